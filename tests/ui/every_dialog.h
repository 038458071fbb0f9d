// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/tournaments.h"
#include "tests/ui/review/looked_at_hand.h"
#include "tests/ui/scores/sample_book.h"
#include "tests/ui/seasons/sample_season.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/challenge/table_scores_dialog.h"
#include "ui/deals/deal_number_dialog.h"
#include "ui/deals/honest_deals_dialog.h"
#include "ui/help/handbook_dialog.h"
#include "ui/help/keys_dialog.h"
#include "ui/help/report_dialog.h"
#include "ui/help/text_page.h"
#include "ui/history/history_dialog.h"
#include "ui/history/people_dialog.h"
#include "ui/history/power_dialog.h"
#include "ui/keeping/points_dialog.h"
#include "ui/keeping/table_dialog.h"
#include "ui/learn/day_hands_dialog.h"
#include "ui/learn/drills_dialog.h"
#include "ui/learn/lessons_dialog.h"
#include "ui/new_player_dialog.h"
#include "ui/old_scores/old_scores_dialog.h"
#include "ui/openings/pick_table_dialog.h"
#include "ui/paper/paper_dialog.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/review/review_dialog.h"
#include "ui/rules/compare_dialog.h"
#include "ui/rules/house_rules_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/rules/rules_offer.h"
#include "ui/scores/derivation_dialog.h"
#include "ui/scores/export_dialog.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/scores/sheet_dialog.h"
#include "ui/seasons/season_dialog.h"
#include "ui/seasons/seasons_dialog.h"
#include "ui/start/first_start_dialog.h"
#include "ui/start/new_game_dialog.h"
#include "ui/tournament/standings_screen.h"
#include "ui/tournament/tournament_form.h"
#include "ui/tournament/tournament_window.h"

#include <functional>
#include <memory>

namespace sheepshead::testing {

/// A dialog as a person meets it, with something in it.
struct NamedDialog {
    const char* name;
    std::function<std::unique_ptr<QDialog>()> make;
};

namespace dialogs {

/// One that a function opens for a window.
inline std::unique_ptr<QDialog> shownBy(const std::function<void(QWidget*)>& show)
{
    QWidget window;
    show(&window);
    auto* const dialog = window.findChild<QDialog*>();
    dialog->setParent(nullptr, dialog->windowFlags());
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    return std::unique_ptr<QDialog>(dialog);
}

inline std::unique_ptr<QDialog> drills()
{
    MistakeFigures pile;
    pile.today = 9;
    pile.later = 88;
    pile.hands.at(static_cast<std::size_t>(MistakeKind::PassedTooStrong)) = 44;
    std::vector<DrillEntry> all { { DrillKind::Mistake, {} } };
    for (const DrillKind kind : { DrillKind::Pick, DrillKind::Bury, DrillKind::Call })
        all.push_back({ kind, {} });
    return std::make_unique<DrillsDialog>(all, pile);
}

inline std::unique_ptr<QDialog> lessons()
{
    const QString idea = QStringLiteral("Queens, jacks and all diamonds are trump.");
    return std::make_unique<LessonsDialog>(std::vector<LessonEntry> {
        { QStringLiteral("a"), QStringLiteral("1. The cards"), idea, 0, 7, true },
        { QStringLiteral("b"), QStringLiteral("2. A trick"), idea, 3, 6, false },
        { QStringLiteral("c"), QStringLiteral("3. The blind"), idea, 0, 6, false } });
}

inline std::unique_ptr<QDialog> review()
{
    const LookedAtHand hand;
    auto dialog = std::make_unique<ReviewDialog>(hand.steps, hand.end(), hand.seating);
    for (std::size_t step = 0; step < hand.steps.size(); step += 7)
        dialog->setReview(step, costing(hand.steps[step], 0.7));
    return dialog;
}

inline SheetDocument sheet()
{
    SheetDocument document { .title = QStringLiteral("Called ace"),
        .begun = QDateTime(QDate(2024, 11, 26), QTime(19, 30)),
        .players = samples::names(5),
        .rules = QStringLiteral("Called ace"),
        .sheet = samples::variedSheet(5, 12) };
    return document;
}

inline std::unique_ptr<QDialog> people()
{
    auto dialog = std::make_unique<PeopleDialog>();
    dialog->setPeople(
        { { 1, QStringLiteral("Ada"), true, 12 }, { 2, QStringLiteral("Nick"), false, 40 } });
    return dialog;
}

inline std::unique_ptr<QDialog> book()
{
    auto dialog = std::make_unique<ScoreBookDialog>();
    dialog->setRows(rowsOf(samples::book()));
    return dialog;
}

inline std::unique_ptr<QDialog> history()
{
    auto dialog = std::make_unique<HistoryDialog>();
    dialog->setFigures({}, {});
    return dialog;
}

inline std::unique_ptr<QDialog> table()
{
    auto dialog = std::make_unique<TableDialog>(TableDialog::Offers {});
    dialog->setTask(QStringLiteral("&Begin"), {});
    return dialog;
}

inline std::unique_ptr<QDialog> points()
{
    TableState state;
    for (int member = 0; member < maxSeats; ++member)
        state.members.push_back(memberAt(member));
    return std::make_unique<PointsDialog>(
        TypedPoints { .what = PointsFor::Bonus }, state, samples::names(maxSeats));
}

/// With a line that cannot be read.
inline QByteArray oldScores()
{
    return "Date,Ada,Bob,Cy\n2019-03-12,1,-1,\n2019-03-19,x,-1,1\n2019-03-26,1,-1,0\n";
}

inline std::unique_ptr<QDialog> houseRules()
{
    auto dialog = std::make_unique<HouseRulesDialog>(defaultVariant(LayoutId::FiveCalledAce));
    dialog->setNote(QStringLiteral("From the next deal on."));
    return dialog;
}

inline NamedRules named(const char* name, LayoutId layout)
{
    return { QString::fromLatin1(name), defaultVariant(layout) };
}

inline std::unique_ptr<QDialog> handWorth()
{
    PickTableQuestion question;
    question.against = question.variant;
    question.deals = 20;
    question.judge = Level::Regular;
    PickTable table = PickTable::about(question).value();
    (void)table.goOn();
    auto dialog = std::make_unique<PickTableDialog>(question.variant);
    dialog->begin(question);
    dialog->showAnswer(table.answer());
    dialog->setWorking(false);
    return dialog;
}

inline KeptChallenge challenge()
{
    KeptChallenge kept;
    kept.challenge.name = "Christmas at Ada's";
    kept.challenge.maker = "Ada";
    kept.challenge.deals = 4;
    kept.own = { "Nick", { { 4, {} }, { -2, {} }, { 1, {} }, { 0, {} } }, {} };
    kept.others = { { "Ada", { { 2, {} }, { 2, {} }, { -1, {} }, { 1, {} } }, {} } };
    kept.expert = { 4, 2, 1, 1 };
    return kept;
}

inline std::unique_ptr<QDialog> seasons()
{
    auto dialog = std::make_unique<SeasonsDialog>();
    dialog->setSeasons({ { 1, QStringLiteral("Autumn"), {} } });
    dialog->setView(samples::season());
    return dialog;
}

inline Tournament tournament()
{
    Tournament played = tournamentOf(13, 2);
    drawFrom(played, 1);
    scoreRound(played, 1);
    return played;
}

template <class Dialog, class... Values> auto with(const Values&... values)
{
    return [=]() -> std::unique_ptr<QDialog> { return std::make_unique<Dialog>(values...); };
}

} // namespace dialogs

/// Every dialog of the program that is more than a question.
inline std::vector<NamedDialog> everyDialog()
{
    using namespace dialogs;
    const auto fiveRules = check(defaultVariant(LayoutId::FiveCalledAce)).value();
    const QString words = QStringLiteral("some words");
    return {
        { "deal-number",
            with<DealNumberDialog>(
                samples::names(5), std::optional<NumberedDeal>({ 7, seatAt(1) })) },
        { "honest-deals", with<HonestDealsDialog>() },
        { "handbook", with<HandbookDialog>() },
        { "keys", [] { return shownBy(showKeys); } },
        { "report",
            with<ReportDialog>(
                QStringLiteral("Sheepshead 1.0\nQt 6.4"), ReportDialog::Hand::Over) },
        { "text-page",
            [] {
                return shownBy([](QWidget* window) {
                    showTextPage(window, QStringLiteral("Much to read"),
                        QStringLiteral("<p>some words</p>").repeated(50));
                });
            } },
        { "history", history },
        { "people", people },
        { "power", with<PowerDialog>(PowerTable {}) },
        { "table", table },
        { "points", points },
        { "old-scores", with<OldScoresDialog>(oldScores(), QDate(2026, 11, 28)) },
        { "drills", drills },
        { "lessons", lessons },
        { "hands-of-the-day",
            with<DayHandsDialog>(DayResults { { QDate(2026, 11, 25), words, 4 } },
                QDate(2026, 11, 26), samples::names(5).front(), samples::names(5)) },
        { "new-player", with<NewPlayerDialog>(samples::names(5), SeatSet { seatAt(0) }, words) },
        { "paper", with<PaperDialog>(sheet(), fiveRules) },
        { "hand-worth", with<PickTableDialog>(fiveRules) },
        { "hand-worth-answered", handWorth },
        { "preferences",
            with<PreferencesDialog>(defaultPreferences(), QStringList { QStringLiteral("de") }) },
        { "review", review },
        { "compare",
            with<CompareDialog>(std::vector<NamedRules> {
                named("Ours", LayoutId::FiveCalledAce), named("Theirs", LayoutId::FiveJack) }) },
        { "house-rules", houseRules },
        { "rules", with<RulesDialog>(fiveRules) },
        { "rules-offer",
            with<RulesOffer>(
                named("Theirs", LayoutId::FiveCalledAce), defaultVariant(LayoutId::FourAlone)) },
        { "derivation",
            with<DerivationDialog>(
                samples::variedSheet(5, 3).rows().front(), samples::names(5), words) },
        { "export", with<ExportDialog>(ExportChoice {}) },
        { "score-book", book },
        { "sheet", with<SheetDialog>(sheet()) },
        { "first-start", with<FirstStartDialog>() },
        { "new-challenge", with<NewChallengeDialog>(defaultPreferences()) },
        { "challenges", with<ChallengesDialog>(std::vector<KeptChallenge> { challenge() }) },
        { "table-scores", with<TableScoresDialog>(challenge(), samples::names(5)) },
        { "seasons", seasons },
        { "season", with<SeasonDialog>(samples::season().season, samples::seasonPeople()) },
        { "tournaments", with<TournamentWindow>(std::vector<Tournament> { tournament() }) },
        { "tournament", with<TournamentForm>(tournament()) },
        { "standings", with<StandingsScreen>(tournament(), 1) },
        { "new-game", with<NewGameDialog>(defaultPreferences()) },
    };
}

} // namespace sheepshead::testing

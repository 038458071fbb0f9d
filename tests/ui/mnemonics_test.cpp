// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_line_reader.h"
#include "engine/study/position_text.h"
#include "tests/support/registered_test.h"
#include "tests/ui/review/looked_at_hand.h"
#include "tests/ui/scores/sample_book.h"
#include "tests/ui/seasons/sample_season.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/challenge/table_scores_dialog.h"
#include "ui/deals/deal_number_dialog.h"
#include "ui/history/history_dialog.h"
#include "ui/history/people_dialog.h"
#include "ui/history/power_dialog.h"
#include "ui/keeping/keeping_window.h"
#include "ui/keeping/points_dialog.h"
#include "ui/learn/day_hands_dialog.h"
#include "ui/learn/drills_dialog.h"
#include "ui/main_window.h"
#include "ui/new_player_dialog.h"
#include "ui/old_scores/old_scores_dialog.h"
#include "ui/openings/pick_table_dialog.h"
#include "ui/paper/paper_dialog.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/review/review_dialog.h"
#include "ui/rules/house_rules_dialog.h"
#include "ui/scores/export_dialog.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/scores/sheet_dialog.h"
#include "ui/seasons/season_dialog.h"
#include "ui/seasons/seasons_dialog.h"
#include "ui/start/new_game_dialog.h"
#include "ui/study/study_dialog.h"
#include "ui/study/study_draft.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>
#include <QTest>
#include <QTranslator>

#include <functional>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

using Window = std::unique_ptr<QWidget>;

struct NamedWindow {
    const char* name;
    std::function<Window()> make;
};

KeptSheet keptSheet()
{
    KeptSheet sheet { QStringLiteral("Tuesday"), QDateTime(), names(5), {} };
    sheet.table.add(
        parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A crack=one").value());
    sheet.table.add(parseTableLine("picked by=0 with=1 points=70").value());
    return sheet;
}

template <class Made, class... Values> std::function<Window()> with(Values... values)
{
    return [values...] { return Window(new Made(values...)); };
}

std::vector<NamedWindow> windows()
{
    const TableDialog::Offers offers;
    const CheckedVariant rules;
    return {
        { "main window",
            [] {
                auto* const window = new MainWindow(new QWidget, new QWidget);
                return Window(window);
            } },
        { "score book",
            [] {
                auto* const dialog = new ScoreBookDialog;
                dialog->setRows(rowsOf(book()));
                return Window(dialog);
            } },
        { "real table",
            [] { return Window(new KeepingWindow(keptSheet(), [](auto&) { return true; })); } },
        { "players and rules", with<TableDialog>(offers) },
        { "new player", with<NewPlayerDialog>(names(5), SeatSet { seatAt(0) }, QString()) },
        { "deal number", with<DealNumberDialog>(names(5), std::optional<NumberedDeal>(), nullptr) },
        { "people", with<PeopleDialog>() },
        { "totals of an evening",
            with<PointsDialog>(
                TypedPoints { .what = PointsFor::Evening }, TableState(), names(5)) },
        { "bonus",
            with<PointsDialog>(TypedPoints { .what = PointsFor::Bonus }, TableState(), names(5)) },
        { "old scores",
            with<OldScoresDialog>(QByteArray("Ada,Bob\n1,-1\nx,1\n1,-1\n"), QDate(2026, 11, 28)) },
        { "mauer meter", with<PowerDialog>(PowerTable {}) },
        { "drills",
            with<DrillsDialog>(
                std::vector<DrillEntry> { { DrillKind::Pick, {} } }, MistakeFigures()) },
        { "hands of the day",
            with<DayHandsDialog>(
                DayResults(), QDate(2026, 11, 25), QStringLiteral("Ada"), QStringList()) },
        { "house rules", with<HouseRulesDialog>(defaultVariant(LayoutId::FiveCalledAce)) },
        { "preferences",
            with<PreferencesDialog>(defaultPreferences(), QStringList { QStringLiteral("de") }) },
        { "new challenge", with<NewChallengeDialog>(defaultPreferences()) },
        { "challenges", with<ChallengesDialog>(std::vector<KeptChallenge> { KeptChallenge() }) },
        { "table scores", with<TableScoresDialog>(KeptChallenge(), names(5)) },
        { "new game", with<NewGameDialog>(defaultPreferences()) },
        { "how good is a hand", with<PickTableDialog>(rules) },
        { "study",
            [] {
                // The draft outlives the window, and is set up far enough to have variations.
                static StudyDraft draft(parsePosition("dealer: 4\nseat: 0\n"
                                                      "hand: QC JS AD TD AH 7C\n")
                                            .value());
                return Window(new StudyDialog(draft, draft.position().variant));
            } },
        { "sheet", with<SheetDialog>(documentOf(keptSheet())) },
        { "review",
            [] {
                const LookedAtHand hand(1);
                return Window(new ReviewDialog(hand.steps, hand.end(), hand.seating));
            } },
        { "history", with<HistoryDialog>() },
        { "seasons",
            [] {
                auto* const dialog = new SeasonsDialog;
                dialog->setView(season());
                return Window(dialog);
            } },
        { "season", with<SeasonDialog>(season().season, seasonPeople()) },
        { "export", with<ExportDialog>(ExportChoice()) },
        { "print", with<PaperDialog>(documentOf(keptSheet()), rules) },
    };
}

QChar keyOf(const QString& text)
{
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar() : QChar(char16_t(keys[0].key()));
}

/// Texts by the key that they claim.
using Claims = QMap<QChar, QStringList>;

void claim(Claims& claims, const QString& text)
{
    if (const QChar key = keyOf(text); !key.isNull())
        claims[key] << text;
}

void claimInMenu(const QString& place, const QList<QAction*>& actions, QStringList& clashes);

void tellClashes(const QString& place, const Claims& claims, QStringList& clashes)
{
    for (const QStringList& texts : claims)
        if (texts.size() > 1)
            clashes << place + QStringLiteral(": ") + texts.join(u" | ");
}

void claimInMenu(const QString& place, const QList<QAction*>& actions, QStringList& clashes)
{
    Claims claims;
    for (const QAction* const action : actions) {
        if (action->isVisible() && !action->isSeparator())
            claim(claims, action->text());
        if (const QMenu* const menu = action->menu())
            claimInMenu(place + QStringLiteral(" > ") + action->text(), menu->actions(), clashes);
    }
    tellClashes(place, claims, clashes);
}

/// The keys of all that is in sight, with the titles of the menu bar.
void claimInSight(const QString& place, const QWidget& window, QStringList& clashes)
{
    Claims claims;
    for (const QAbstractButton* const button : window.findChildren<QAbstractButton*>())
        if (button->isVisible())
            claim(claims, button->text());
    for (const QLabel* const label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy() && label->buddy()->isVisible())
            claim(claims, label->text());
    for (const QTabBar* const bar : window.findChildren<QTabBar*>())
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
            claim(claims, bar->tabText(i));
    if (const auto* const bar = window.findChild<QMenuBar*>()) {
        for (const QAction* const action : bar->actions())
            claim(claims, action->text());
        claimInMenu(place, bar->actions(), clashes);
    }
    tellClashes(place, claims, clashes);
}

} // namespace

/// A letter with Alt does one thing in a window and in a menu, in every language.
class MnemonicsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_letter_is_used_twice_in_a_window_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const code : { "en", "de", "fr", "es", "pl", "cs" })
            QTest::newRow(code) << QString::fromUtf8(code);
    }

    void no_letter_is_used_twice_in_a_window()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/sheepshead_%1.qm").arg(language)));
        QApplication::installTranslator(&translator);
        QStringList clashes;
        for (const NamedWindow& made : windows()) {
            const Window window = made.make();
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window.get()));
            auto* const tabs = window->findChild<QTabWidget*>();
            auto* const pages = tabs ? nullptr : window->findChild<QListWidget*>();
            const int count = tabs ? tabs->count() : pages ? pages->count() : 1;
            for (int page = 0; page < count; ++page) {
                if (tabs)
                    tabs->setCurrentIndex(page);
                if (pages)
                    pages->setCurrentRow(page);
                QCoreApplication::processEvents();
                claimInSight(
                    QStringLiteral("%1, page %2").arg(QString::fromUtf8(made.name)).arg(page),
                    *window, clashes);
            }
        }
        QApplication::removeTranslator(&translator);
        clashes.removeDuplicates();
        QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
    }
};

REGISTER_WIDGET_TEST(MnemonicsTest)
#include "mnemonics_test.moc"

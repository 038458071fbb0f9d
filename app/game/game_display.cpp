// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_display.h"

#include "app/game/table_binding.h"
#include "app/match/game.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct TitleWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::TitleWords)
};

std::vector<int> totalsOf(const ScoreSheet& sheet)
{
    std::vector<int> totals;
    totals.reserve(static_cast<std::size_t>(sheet.seats()));
    for (int i = 0; i < sheet.seats(); ++i)
        totals.push_back(sheet.total(seatAt(i)).value);
    return totals;
}

} // namespace

GameDisplay::GameDisplay(
    MainWindow& window, TableWidget& table, TableHost& host, ScoreSheetView& sheet)
    : window_(window)
    , table_(table)
    , host_(host)
    , sheet_(sheet)
{
    window_.setSheetEmpty(true); // until there is a game
}

void GameDisplay::setGame(const Game& game)
{
    game_ = &game;
    showName();
    showSheet();
    window_.fitSheet();
}

TableView GameDisplay::viewOf(const Game& game) const
{
    const Match& match = game.session().match();
    TableView view = sheepshead::viewOf(game, cast_);
    view.kind = game.session().isPractice() ? HandKind::TakenBack : HandKind::Counts;
    view.totals = totalsOf(match.sheet());
    view.pot = match.state().pot;
    return view;
}

void GameDisplay::showPlayers()
{
    if (game_)
        host_.renew();
}

void GameDisplay::showName()
{
    sheet_.setDocument(game_->document());
    const QString& name = game_->head().name;
    const bool namesProgram =
        name.contains(QCoreApplication::applicationName(), Qt::CaseInsensitive);
    window_.setWindowTitle(namesProgram ? name : TitleWords::tr("%1 — Sheepshead").arg(name));
}

void GameDisplay::showSheet()
{
    const SheetDocument now = game_->document();
    const SheetDocument& shown = sheet_.model().document();
    const bool sameTable = now.rules == shown.rules && now.changes == shown.changes
        && now.stakes == shown.stakes && now.newcomers == shown.newcomers
        && now.hinted == shown.hinted;
    if (sameTable)
        sheet_.setSheet(now.sheet);
    else
        sheet_.setDocument(now);
    window_.setSheetEmpty(now.sheet.rows().empty());
    host_.renew();
}

void GameDisplay::announceResult(bool hasRow)
{
    if (const auto& hand = game_->session().hand(); hand && hand->over())
        table_.setMauers(mauersOf(*hand, power_));
    if (hasRow)
        announcePot();
}

void GameDisplay::announcePot()
{
    const SheetRow& row = game_->session().match().sheet().rows().back();
    if (std::holds_alternative<Practised>(row.outcome))
        return; // the result tells what it would have scored
    table_.setPotMove(row.toPot, row.scores.scores);
}

void GameDisplay::announceLastResult()
{
    const auto& hands = game_->dealtHands().hands();
    const auto& hand = game_->session().hand();
    const auto rows = static_cast<int>(game_->session().match().sheet().rows().size());
    const bool shown = hand && hand->over() && !hands.empty() && hands.back().row == rows;
    if (shown)
        announceResult(rows > 0);
}

void GameDisplay::use(const Preferences& preferences)
{
    table_.setWaitAfterTrick(preferences.waitAfterTrick);
    table_.setStill(wantsLessMotion(preferences.lessMotion));
    table_.setForcedCards(preferences.forcedCards);
    table_.setFelt(preferences.felt);
    table_.setDeck(preferences.deck);
    power_ = preferences.power;
    cast_ = preferences.cast;
    window_.handbook().setDeck(preferences.deck);
    table_.setTrumpEdges(preferences.trumpEdges);
    table_.setHandOrder(preferences.handOrder);
    tellOfMissing();
}

/// A file of the person's own that is gone, or changed, since it was chosen.
void GameDisplay::tellOfMissing()
{
    const QString felt = table_.view().feltProblem();
    const QString deck = table_.scene().theme().problem();
    NoticeBar& notices = window_.notices();
    if (felt.isEmpty())
        notices.clear(QStringLiteral("felt"));
    else
        notices.say(
            TitleWords::tr("%1 The felt is shown instead.").arg(felt), {}, QStringLiteral("felt"));
    if (deck.isEmpty())
        notices.clear(QStringLiteral("deck"));
    else
        notices.say(TitleWords::tr("%1 The usual cards are shown instead.").arg(deck), {},
            QStringLiteral("deck"));
}

void GameDisplay::useSpeed(Speed speed)
{
    table_.setSpeed(speed);
    window_.setSpeed(speed);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_binding.h"

#include "app/match/game.h"
#include "app/match/participants.h"
#include "app/session/person.h"
#include "ui/table/table_widget.h"

#include <QPointer>

namespace sheepshead {

namespace {

std::vector<std::optional<Level>> seatLevels(const Game& game)
{
    const int seats = game.session().match().variant().tableSeats();
    std::vector<std::optional<Level>> levels;
    levels.reserve(static_cast<std::size_t>(seats));
    for (int i = 0; i < seats; ++i)
        levels.push_back(game.head().people.contains(seatAt(i))
                ? std::nullopt
                : std::optional(game.levels().at(static_cast<std::size_t>(i))));
    return levels;
}

/// The game's question, with the session as the one that explains refusals: it knows the whole
/// hand, and the table does not.
ExplainedTurn explained(const Turn& turn, GameSession& session)
{
    return { turn, [asked = QPointer(&session), number = turn.number](const Action& action) {
                return asked ? asked->whyNot(action, number) : Refusal::NotNow;
            } };
}

void attachTurn(PersonsTurn& turn, Game& game)
{
    GameSession& session = game.session();
    QObject::connect(&session, &GameSession::mayLayDown, &turn, &PersonsTurn::offerToLayDown);
    for (Person* const person : game.people()) { // one of whom is asked
        QObject::connect(person, &Person::refused, &turn, &PersonsTurn::refuse);
        QObject::connect(&turn, &PersonsTurn::chosen, person, &Person::answer);
    }
    QObject::connect(&turn, &PersonsTurn::laysDown, &session, &GameSession::layDown);
}

} // namespace

void attach(TableWidget& table, Game& game)
{
    GameSession& session = game.session();
    TableWidget* const shown = &table;
    QObject::connect(&session, &GameSession::restored, shown, &TableWidget::restore);
    QObject::connect(
        &session, &GameSession::happened, shown, qOverload<const Event&>(&TableWidget::show));
    QObject::connect(&session, &GameSession::settled, shown, &TableWidget::settle);
    QObject::connect(&session, &GameSession::laidDown, shown, &TableWidget::showLaidDown);
    for (Person* const person : game.people())
        QObject::connect(person, &Person::asked, shown,
            [&table, &session](const Turn& turn) { table.ask(explained(turn, session)); });
    QObject::connect(shown, &TableWidget::looked, &session, &GameSession::look);
    QObject::connect(shown, &TableWidget::drained, &session, &GameSession::tableReady);
    attachTurn(table.turn(), game);
}

void detach(TableWidget& table, Game& game)
{
    game.session().stepAside();
    QObjectList partsOfGame { &game, &game.session() };
    for (Person* const person : game.people())
        partsOfGame << person;
    for (QObject* const ofGame : partsOfGame)
        for (QObject* const ofTable : std::initializer_list<QObject*> { &table, &table.turn() }) {
            QObject::disconnect(ofGame, nullptr, ofTable, nullptr);
            QObject::disconnect(ofTable, nullptr, ofGame, nullptr);
        }
}

TableView viewOf(const Game& game, const Cast& cast)
{
    const GameSession& session = game.session();
    TableView view { seatingFor(game.head().players, session.viewer(), session.people(), cast) };
    view.levels = seatLevels(game);
    if (const auto& passing = session.passing())
        view.curtain = Curtain { passing->to, passing->missed };
    else if (const auto& hand = session.hand())
        view.seen = hand->observation(session.viewer());
    return view;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_binding.h"

#include "app/game/game.h"
#include "app/game/seats.h"
#include "app/session/person.h"
#include "ui/table/table_widget.h"

namespace sheepshead {

namespace {

void showLevels(TableWidget& table, const Game& game)
{
    const int seats = game.session().match().variant().tableSeats();
    std::vector<std::optional<Level>> levels;
    levels.reserve(static_cast<std::size_t>(seats));
    for (int i = 0; i < seats; ++i)
        levels.push_back(seatAt(i) == personsSeat
                ? std::nullopt
                : std::optional(game.levels().at(static_cast<std::size_t>(i))));
    table.setLevels(levels);
}

} // namespace

void layOn(TableWidget& table, Game& game)
{
    GameSession& session = game.session();
    TableWidget* const shown = &table;
    showLevels(table, game);
    QObject::connect(
        &game, &Game::levelsChanged, shown, [&table, &game] { showLevels(table, game); });
    QObject::connect(&session, &GameSession::restored, shown, &TableWidget::restore);
    QObject::connect(
        &session, &GameSession::happened, shown, qOverload<const Event&>(&TableWidget::show));
    QObject::connect(&session, &GameSession::settled, shown, &TableWidget::settle);
    QObject::connect(&session, &GameSession::laidDown, shown, &TableWidget::showLaidDown);
    QObject::connect(&game.person(), &Person::asked, shown, &TableWidget::ask);
    QObject::connect(&session, &GameSession::mayLayDown, shown, &TableWidget::offerToLayDown);
    QObject::connect(shown, &TableWidget::chosen, &game.person(), &Person::answer);
    QObject::connect(shown, &TableWidget::laysDown, &session, &GameSession::layDown);
    QObject::connect(shown, &TableWidget::drained, &session, &GameSession::tableReady);
}

void takeOff(TableWidget& table, Game& game)
{
    game.session().stepAside();
    for (QObject* const part :
        std::initializer_list<QObject*> { &game, &game.session(), &game.person() }) {
        QObject::disconnect(part, nullptr, &table, nullptr);
        QObject::disconnect(&table, nullptr, part, nullptr);
    }
    table.clear();
}

} // namespace sheepshead

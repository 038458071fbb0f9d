// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/laid_table.h"

#include "app/game.h"
#include "app/session/person.h"
#include "ui/table/table_widget.h"

namespace sheepshead {

void layOn(TableWidget& table, Game& game)
{
    GameSession& session = game.session();
    TableWidget* const shown = &table;
    QObject::connect(&session, &GameSession::restored, shown, &TableWidget::restore);
    QObject::connect(
        &session, &GameSession::happened, shown, qOverload<const Event&>(&TableWidget::show));
    QObject::connect(&session, &GameSession::settled, shown, &TableWidget::settle);
    QObject::connect(&session, &GameSession::laidDown, shown, &TableWidget::showLaidDown);
    QObject::connect(&game.person(), &Person::asked, shown, &TableWidget::ask);
    QObject::connect(shown, &TableWidget::chosen, &game.person(), &Person::answer);
    QObject::connect(shown, &TableWidget::laysDown, &session, &GameSession::layDown);
    QObject::connect(shown, &TableWidget::drained, &session, &GameSession::tableReady);
}

void takeOff(TableWidget& table, Game& game)
{
    game.session().stepAside();
    for (QObject* const part :
        { static_cast<QObject*>(&game.session()), static_cast<QObject*>(&game.person()) }) {
        QObject::disconnect(part, nullptr, &table, nullptr);
        QObject::disconnect(&table, nullptr, part, nullptr);
    }
    table.clear();
}

} // namespace sheepshead

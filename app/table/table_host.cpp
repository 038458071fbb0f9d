// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_host.h"

#include "app/session/game_session.h"
#include "ui/table/table_widget.h"

#include <utility>

namespace sheepshead {

TableHost::TableHost(TableWidget& table)
    : table_(table)
{
    // The button on the table goes by the same answer as the entry of the menu.
    table_.turn().setWhyNoHint([this]() -> std::optional<QString> {
        const QString why = whyNot(Command::Hint);
        return allows(Command::Hint) && why.isEmpty() ? std::nullopt : std::optional(why);
    });
}

void TableHost::take(TableOccupant& guest)
{
    occupant().leave();
    guest_ = &guest;
    Q_EMIT taken();
}

void TableHost::show()
{
    table_.present(occupant().view());
    Q_EMIT presented();
    occupant().resume();
    Q_EMIT changed();
}

void TableHost::follow(GameSession& session)
{
    connect(&session, &GameSession::handBegan, this, &TableHost::changed);
    connect(&session, &GameSession::decided, this, &TableHost::changed);
    connect(&session, &GameSession::rewound, this, &TableHost::changed);
    connect(&session, &GameSession::restored, this, &TableHost::changed);
    connect(&session, &GameSession::passed, this, &TableHost::changed);
    connect(&session, &GameSession::handOver, this, &TableHost::changed);
    connect(&session, &GameSession::handGivenUp, this, &TableHost::changed);
}

void TableHost::renew()
{
    table_.renew(occupant().view());
    Q_EMIT changed();
}

void TableHost::giveBack()
{
    if (!guest_)
        return;
    std::exchange(guest_, nullptr)->leave();
    table_.setFocus(); // what had it beside the table is gone
    show();
}

void TableHost::dismissGuest()
{
    if (guest_)
        std::exchange(guest_, nullptr)->leave();
}

std::optional<CheckedVariant> TableHost::rules() const
{
    if (const GameSession* const played = session())
        return played->rules();
    const auto& seen = occupant().view().seen;
    return seen ? std::optional(seen->variant) : std::nullopt;
}

bool TableHost::showsHandTo(Command command) const
{
    const GameSession* const there = session();
    return there && there->record() && !there->passing() && allows(command);
}

bool TableHost::handIsPractice() const
{
    const GameSession* const played = session();
    return played && (gameWaits() || played->isPractice());
}

std::optional<NamedHand> TableHost::lastHand() const
{
    return session() ? occupant().lastHand() : game_->lastHand();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/shown_hand.h"

namespace sheepshead {

void ShownHand::begin()
{
    lookers_.beginHand();
    table_ = Table::Showing;
}

void ShownHand::stand(const HandState& hand)
{
    table_ = Table::Showing;
    if (hand.over())
        lookers_.lookTogether();
    if (lookers_.passing())
        Q_EMIT passed();
    else
        Q_EMIT restored(hand.observation(lookers_.viewer()));
    table_ = Table::Ready;
}

void ShownHand::tell(const HandState& hand, const std::vector<Event>& events)
{
    lookers_.note(events);
    if (!lookers_.passing())
        tellViewer(hand, events);
    else if (hand.over()) {
        stand(hand);
        tellViewer(hand, { events.back() });
    } else
        table_ = Table::Ready; // there is nothing to show
}

void ShownHand::tellViewer(const HandState& hand, const std::vector<Event>& events)
{
    for (const Event& event : events) {
        table_ = Table::Showing;
        Q_EMIT happened(seenBy(lookers_.viewer(), event, hand.picker()));
    }
    Q_EMIT settled(hand.observation(lookers_.viewer()));
}

void ShownHand::setReady()
{
    if (!isTaken())
        table_ = Table::Ready;
}

void ShownHand::take(bool handInPlay)
{
    table_ = Table::Taken;
    if (handInPlay)
        lookers_.lookAway();
}

void ShownHand::passTo(Seat seat)
{
    if (lookers_.passTo(seat))
        Q_EMIT passed();
}

} // namespace sheepshead

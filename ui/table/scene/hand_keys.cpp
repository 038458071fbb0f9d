// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_keys.h"

#include "ui/cards/card_item.h"
#include "ui/table/layout/hand_places.h"
#include "ui/table/scene/hand_item.h"

#include <QKeyEvent>

#include <algorithm>

namespace sheepshead {

namespace {

bool presses(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_Return
        || event.key() == Qt::Key_Enter;
}

/// 1 is the first card, 0 the tenth; -1 for another key.
int cardNumber(int key)
{
    if (key == Qt::Key_0)
        return 9;
    return key >= Qt::Key_1 && key <= Qt::Key_9 ? key - Qt::Key_1 : -1;
}

} // namespace

HandKeys::HandKeys(HandItem& hand, const HandPlaces& places)
    : QObject(&hand)
    , hand_(hand)
    , places_(places)
{
}

bool HandKeys::press(const QKeyEvent& event)
{
    const std::vector<CardItem*>& items = hand_.items();
    const int number = cardNumber(event.key());
    const bool carries = event.modifiers().testFlag(Qt::ControlModifier);
    if ((carries && moveFocusedCard(event.key())) || moveFocus(event.key()))
        return true;
    if (event.isAutoRepeat() && (number >= 0 || presses(event)))
        return true; // a held key plays one card
    if (number >= 0 && number < static_cast<int>(items.size()))
        hand_.press(items[static_cast<std::size_t>(number)]);
    else if (presses(event) && hand_.focused())
        hand_.press(hand_.focused());
    else if (presses(event) && hand_.mode() == HandItem::Mode::Playing)
        showFirst();
    else
        return false;
    return true;
}

void HandKeys::showFirst()
{
    CardItem* const first = hand_.visited();
    hand_.focus(first);
    Q_EMIT shownFirst(*first->card());
}

/// From row to row where there are piles; the first of these keys shows where the focus is.
bool HandKeys::moveToRow(int direction)
{
    const CardSet cards = hand_.cards();
    const CardItem* const focused = hand_.focused();
    const Card from = *(focused ? focused : hand_.items().front())->card();
    const auto next = places_.inNextRow(from, direction, cards);
    if (next)
        hand_.focus(hand_.item(*next));
    else if (!focused && places_.inNextRow(from, -direction, cards))
        hand_.focus(hand_.item(from));
    else
        return false;
    return true;
}

bool HandKeys::moveFocus(int key)
{
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        return moveToRow(key == Qt::Key_Up ? -1 : 1);
    const std::vector<CardItem*>& items = hand_.items();
    const int count = static_cast<int>(items.size());
    const auto found = std::ranges::find(items, hand_.focused());
    const int now = found == items.end() ? -1 : static_cast<int>(found - items.begin());
    int next = 0;
    if (key == Qt::Key_Left)
        next = now < 0 ? count - 1 : std::max(0, now - 1);
    else if (key == Qt::Key_Right)
        next = std::min(count - 1, now + 1);
    else if (key == Qt::Key_End)
        next = count - 1;
    else if (key != Qt::Key_Home)
        return false;
    hand_.focus(items[static_cast<std::size_t>(next)]);
    return true;
}

bool HandKeys::moveFocusedCard(int key)
{
    CardItem* const focused = hand_.focused();
    if (!focused || hand_.liesInPile(focused) || (key != Qt::Key_Left && key != Qt::Key_Right))
        return false;
    const std::vector<Card> row = places_.row(hand_.cards());
    const auto place = static_cast<int>(std::ranges::find(row, *focused->card()) - row.begin());
    const int last = static_cast<int>(row.size()) - 1;
    const int to = std::clamp(place + (key == Qt::Key_Left ? -1 : 1), 0, last);
    hand_.moveCard(focused, to);
    Q_EMIT moved(*focused->card(), to + 1, last + 1);
    return true;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/opponent_notes.h"

namespace sheepshead {

Acquaintances acquaintancesOn(const ScoreBookController& controller, std::optional<SheetId> sheet)
{
    Acquaintances known;
    if (!sheet || !controller.isOpen())
        return known;
    const auto noticed = controller.book().noticedOn(*sheet);
    if (!noticed)
        return known;
    for (std::size_t i = 0; i < noticed->size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const NoticedPlay& of = (*noticed)[i];
        known.opponents.know(seat, of.beliefs.guess());
        known.picking[seat] = pickHabitOf(of.beliefs, of.hands);
    }
    return known;
}

} // namespace sheepshead

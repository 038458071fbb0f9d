// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/person.h"

namespace sheepshead {

void Person::ask(const Turn& turn)
{
    asked_ = turn.number;
    Q_EMIT asked(turn);
}

void Person::refuse(const Turn& turn, Refusal why)
{
    ask(turn);
    Q_EMIT refused(why);
}

void Person::answer(const Action& action, int turn)
{
    if (asked_ != turn)
        return;
    asked_.reset();
    Q_EMIT decided(action);
}

} // namespace sheepshead

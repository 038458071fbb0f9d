// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/person.h"

#include <utility>

namespace sheepshead {

void Person::ask(const Turn& turn)
{
    asked_ = true;
    Q_EMIT asked(turn);
}

void Person::answer(const Action& action)
{
    if (std::exchange(asked_, false))
        Q_EMIT decided(action);
}

} // namespace sheepshead

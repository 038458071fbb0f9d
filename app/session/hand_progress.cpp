// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/hand_progress.h"

namespace sheepshead {

bool HandProgress::answer(const Action& action)
{
    if (asked() == nullptr)
        return false;
    state_ = Answered { action };
    return true;
}

bool HandProgress::layDown(const Claim& claim)
{
    if (held() == nullptr && asked() == nullptr)
        return false;
    state_ = LaidDown { claim };
    return true;
}

std::optional<Action> HandProgress::takeAnswer()
{
    const auto* const answered = std::get_if<Answered>(&state_);
    if (answered == nullptr)
        return std::nullopt;
    const Action action = answered->action;
    startTelling();
    return action;
}

std::optional<Claim> HandProgress::takeClaim()
{
    const auto* const laidDown = std::get_if<LaidDown>(&state_);
    if (laidDown == nullptr)
        return std::nullopt;
    const Claim claim = laidDown->claim;
    startTelling();
    return claim;
}

bool HandProgress::takeEnd()
{
    if (!std::holds_alternative<Ended>(state_))
        return false;
    rest();
    return true;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QParallelAnimationGroup>
#include <QPauseAnimation>
#include <QSequentialAnimationGroup>

#include <initializer_list>

namespace sheepshead {

/// Small words for putting animations together; the caller runs and deletes the result.

inline QSequentialAnimationGroup* inTurn(std::initializer_list<QAbstractAnimation*> parts)
{
    auto* const group = new QSequentialAnimationGroup;
    for (QAbstractAnimation* const part : parts)
        group->addAnimation(part);
    return group;
}

/// All at once; null parts are left out.
inline QAbstractAnimation* together(std::initializer_list<QAbstractAnimation*> parts)
{
    auto* const group = new QParallelAnimationGroup;
    for (QAbstractAnimation* const part : parts)
        if (part != nullptr)
            group->addAnimation(part);
    return group;
}

inline QAbstractAnimation* pause(int duration) { return new QPauseAnimation(duration); }

inline QAbstractAnimation* after(int delay, QAbstractAnimation* animation)
{
    return delay > 0 ? inTurn({ pause(delay), animation }) : animation;
}

} // namespace sheepshead

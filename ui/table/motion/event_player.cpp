// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/motion/event_player.h"

#include <utility>

namespace sheepshead {

void EventPlayer::enqueue(Clip clip)
{
    clips_.push_back(std::move(clip));
    owesDrained_ = true;
    post();
}

// Through the event loop, so that a long row of instant clips and their answers does not pile up on
// the stack.
void EventPlayer::post()
{
    if (posted_ || running_)
        return;
    posted_ = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            posted_ = false;
            next();
        },
        Qt::QueuedConnection);
}

void EventPlayer::next()
{
    if (running_)
        return;
    if (clips_.empty()) {
        if (std::exchange(owesDrained_, false))
            Q_EMIT drained();
        return;
    }
    current_ = std::move(clips_.front());
    clips_.pop_front();
    running_ = true;
    animation_ = current_.begin ? current_.begin() : nullptr;
    if (!animation_) {
        clipStopped();
        return;
    }
    animation_->setParent(this); // so that a table which is closed in the middle takes it along
    connect(animation_, &QAbstractAnimation::finished, this, &EventPlayer::clipStopped);
    animation_->start();
}

void EventPlayer::clipStopped()
{
    if (animation_)
        animation_->deleteLater();
    animation_ = nullptr;
    if (!current_.waits)
        return endClip();
    waiting_ = true;
    Q_EMIT waits();
}

void EventPlayer::endClip()
{
    waiting_ = false;
    running_ = false;
    if (const auto end = std::exchange(current_, {}).end)
        end();
    post();
}

void EventPlayer::skip()
{
    if (waiting_)
        endClip();
    else if (animation_)
        animation_->setCurrentTime(animation_->totalDuration());
}

void EventPlayer::finish()
{
    while (running_ || !clips_.empty()) {
        if (!running_)
            next();
        else
            skip();
    }
}

void EventPlayer::clear()
{
    clips_.clear();
    current_ = {};
    if (animation_) {
        animation_->disconnect(this);
        animation_->stop();
        animation_->deleteLater();
    }
    animation_ = nullptr;
    running_ = false;
    waiting_ = false;
    owesDrained_ = false;
}

} // namespace sheepshead

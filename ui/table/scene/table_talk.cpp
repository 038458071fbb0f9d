// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_talk.h"

#include "ui/table/scene/bubble_item.h"
#include "ui/table/scene/table_scene.h"

#include <utility>

namespace sheepshead {

TableTalk::TableTalk(TableScene& scene)
    : scene_(scene)
    , notice_(new BubbleItem)
{
    scene_.addItem(notice_);
}

void TableTalk::setSeats(int count)
{
    qDeleteAll(std::exchange(bubbles_, {}));
    for (int i = 0; i < count; ++i) {
        bubbles_.push_back(new BubbleItem);
        scene_.addItem(bubbles_.back());
    }
}

SpokenItem* TableTalk::notice() const { return notice_->isVisible() ? notice_ : nullptr; }

void TableTalk::say(Seat seat, const QString& words, int stays)
{
    const int place = scene_.placeOf(seat);
    bubbles_.at(static_cast<std::size_t>(indexOf(seat)))
        ->say(words, scene_.layout().seat(place).tip,
            place == 0 ? BubbleItem::Tail::Down : BubbleItem::Tail::Up, scene_.sceneRect(),
            scene_.layout().fontSize(17), stays);
}

void TableTalk::tell(const QString& words, int stays)
{
    hushViewer();
    notice_->say(words, scene_.layout().seat(0).tip, BubbleItem::Tail::Down, scene_.sceneRect(),
        scene_.layout().fontSize(17), stays);
}

void TableTalk::announce(const QString& words, int stays)
{
    notice_->say(words, scene_.layout().trickArea().center(), BubbleItem::Tail::None,
        scene_.sceneRect(), scene_.layout().fontSize(19), stays);
}

void TableTalk::announceAt(Seat seat, const QString& words, int stays)
{
    const int place = scene_.placeOf(seat);
    const int fontSize = scene_.layout().fontSize(17);
    const QPointF away(0, fontSize * (place == 0 ? -1.4 : 1.4));
    bubbles_.at(static_cast<std::size_t>(indexOf(seat)))
        ->say(words, scene_.layout().seat(place).tip + away, BubbleItem::Tail::None,
            scene_.sceneRect(), fontSize, stays);
}

void TableTalk::hushViewer()
{
    notice_->hush();
    bubbles_.at(static_cast<std::size_t>(indexOf(scene_.seating().viewer)))->hush();
}

void TableTalk::hush()
{
    notice_->hush();
    for (BubbleItem* bubble : bubbles_)
        bubble->hush();
}

} // namespace sheepshead

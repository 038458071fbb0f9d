// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_talk.h"

#include "ui/cards/speeds.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/bubble_item.h"
#include "ui/table/scene/table_scene.h"

#include <utility>

namespace sheepshead {

namespace {

/// Between trick and strip.
BubbleItem::Place noticePlace(const TableLayout& layout)
{
    const QRectF room = layout.talkArea();
    return { room.center(), BubbleItem::Tail::None, room, room.width() };
}

constexpr qreal toldFont = 16; // nominal

} // namespace

TableTalk::TableTalk(TableScene& scene)
    : scene_(scene)
    , notice_(new BubbleItem)
    , remark_(new BubbleItem)
{
    scene_.addItem(notice_);
    scene_.addItem(remark_);
}

void TableTalk::setSeats(int count)
{
    saidBefore_.clear();
    remark_->hush();
    qDeleteAll(std::exchange(bubbles_, {}));
    for (int i = 0; i < count; ++i) {
        bubbles_.push_back(new BubbleItem);
        scene_.addItem(bubbles_.back());
    }
}

SpokenItem* TableTalk::notice() const { return notice_->isVisible() ? notice_ : nullptr; }

void TableTalk::whenNoticeIsGone(QObject* context, std::function<void()> then)
{
    QObject::connect(notice_, &QGraphicsObject::visibleChanged, context,
        [notice = notice_, then = std::move(then)] {
            if (!notice->isVisible())
                then();
        });
}

SpokenItem* TableTalk::remark() const { return remark_->isVisible() ? remark_ : nullptr; }

/// The area for bubbles: it leaves the strip visible.
QRectF TableTalk::aboveStrip() const
{
    QRectF room = scene_.sceneRect();
    if (const QRectF strip = scene_.layout().strip(); !strip.isEmpty())
        room.setBottom(strip.top() - 2);
    return room;
}

void TableTalk::say(Seat seat, const QString& words)
{
    const TableLayout& layout = scene_.layout();
    const int place = scene_.placeOf(seat);
    if (seat == remarkBy_)
        remark_->hush();
    if (place == 0) // between trick and strip
        bubble(seat).say(words,
            { layout.seat(0).tip, BubbleItem::Tail::Down, layout.talkArea(),
                layout.talkArea().width() },
            layout.fontSize(16));
    else
        bubble(seat).say(words, { layout.seat(place).tip, BubbleItem::Tail::Up, aboveStrip() },
            layout.fontSize(17));
}

void TableTalk::remark(Seat seat, const QString& words, int stays)
{
    remarkBy_ = seat;
    bubble(seat).hush(); // what it said before the trick
    const TableLayout& layout = scene_.layout();
    remark_->say(words,
        { layout.seat(scene_.placeOf(seat)).tip, BubbleItem::Tail::Up, aboveStrip() },
        layout.fontSize(15), stays);
}

void TableTalk::tell(const QString& words, int stays)
{
    hushViewer();
    scene_.announcer().say(words);
    const TableLayout& layout = scene_.layout();
    notice_->say(words, noticePlace(layout), layout.fontSize(toldFont), stays);
}

bool TableTalk::hasRoomToTell(const QString& words) const
{
    const TableLayout& layout = scene_.layout();
    return BubbleItem::hasRoom(words, noticePlace(layout), layout.fontSize(toldFont));
}

void TableTalk::announce(const QString& words, int stays)
{
    hushViewer(); // in the same place
    const TableLayout& layout = scene_.layout();
    notice_->say(words, noticePlace(layout), layout.fontSize(18), stays);
}

void TableTalk::announceAt(Seat seat, const QString& words)
{
    const int place = scene_.placeOf(seat);
    if (place == 0)
        return say(seat, words);
    const int fontSize = scene_.layout().fontSize(17);
    bubble(seat).say(words,
        { scene_.layout().seat(place).tip + QPointF(0, fontSize * 1.4), BubbleItem::Tail::None,
            aboveStrip() },
        fontSize, noticeStays);
}

void TableTalk::beginDecision(Seat seat)
{
    saidBefore_.clear();
    bubble(seat).fadeAway();
    for (BubbleItem* other : bubbles_)
        if (other != &bubble(seat) && other->isVisible())
            saidBefore_.push_back(other);
}

void TableTalk::endDecision()
{
    for (BubbleItem* bubble : std::exchange(saidBefore_, {}))
        bubble->fadeAway();
}

void TableTalk::hushViewer()
{
    notice_->hush();
    bubbles_.at(static_cast<std::size_t>(indexOf(scene_.seating().viewer)))->hush();
}

void TableTalk::hush()
{
    notice_->hush();
    remark_->hush();
    for (BubbleItem* bubble : bubbles_)
        bubble->hush();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/look_preview.h"

#include "engine/rules/variant_check.h"
#include "ui/cards/picture_process.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace sheepshead {

namespace {

/// As they might be dealt.
constexpr std::array previewHand { Card(Rank::Seven, Suit::Hearts), Card(Rank::Queen, Suit::Spades),
    Card(Rank::Ace, Suit::Clubs), Card(Rank::Jack, Suit::Hearts), Card(Rank::Ten, Suit::Diamonds),
    Card(Rank::Ten, Suit::Clubs) };
constexpr std::array previewTrick { Card(Rank::King, Suit::Clubs),
    Card(Rank::Queen, Suit::Hearts) };

} // namespace

LookPreview::LookPreview(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Preview of the table"));
    connect(&pictureNews(), &PictureNews::arrived, this, [this] {
        theme_.takeArrived();
        top_.takeArrived();
        update();
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void LookPreview::setFelt(const FeltLook& felt)
{
    top_.setLook(felt);
    update();
}

void LookPreview::setDeck(const CardLook& look)
{
    theme_.setDeck(look);
    update();
}

void LookPreview::setHand(HandOrder order, bool trumpEdges)
{
    order_ = order;
    trumpEdges_ = trumpEdges;
    update();
}

void LookPreview::paintCard(QPainter& painter, Card card, QPointF at, qreal width, bool edge)
{
    const qreal dpr = devicePixelRatioF();
    const qreal margin = CardTheme::shadowMargin(width);
    painter.drawPixmap(at - QPointF(margin, margin), theme_.shadow(width, dpr));
    painter.drawPixmap(at, theme_.face(card, width, dpr, false, edge));
}

void LookPreview::paintEvent(QPaintEvent*)
{
    const TrumpOrder trumps = CheckedVariant().trumps();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath round;
    round.addRoundedRect(rect(), 8, 8);
    painter.setClipPath(round);
    painter.drawPixmap(0, 0, top_.pixmap(size(), devicePixelRatioF()));

    auto hand = previewHand;
    if (order_ != HandOrder::AsDealt)
        std::ranges::sort(hand, [&](Card a, Card b) { return standsBefore(a, b, trumps, order_); });
    const qreal large = std::floor(qMin(height() * 0.78 / theme_.ratio(), width() * 0.16));
    const qreal small = std::floor(large * 0.78);
    const qreal top = std::floor((height() - theme_.sizeFor(large).height()) / 2);
    const qreal smallTop = std::floor((height() - theme_.sizeFor(small).height()) / 2);
    qreal x = std::floor(width() * 0.03) + 4;
    painter.drawPixmap(QPointF(x, smallTop), theme_.back(small, devicePixelRatioF()));
    x += std::floor(small * 1.15);
    for (const Card card : previewTrick) {
        paintCard(painter, card, { x, smallTop }, small, false);
        x += std::floor(small * 1.08);
    }
    x += std::floor(small * 0.25);
    const qreal room = width() - 12 - x - large;
    const qreal step = std::floor(qMin(large * 0.8, room / (hand.size() - 1)));
    const bool fromRight = theme_.hasRanksAtRight();
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const std::size_t place = fromRight ? hand.size() - 1 - i : i;
        paintCard(painter, hand.at(place), { x + step * static_cast<qreal>(place), top }, large,
            trumpEdges_ && trumps.isTrump(hand.at(place)));
    }
}

} // namespace sheepshead

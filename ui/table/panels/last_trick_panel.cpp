// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/last_trick_panel.h"

#include "ui/cards/card_theme.h"
#include "ui/words/card_words.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace sheepshead {

namespace {

constexpr qreal nominalCard = 84;
constexpr qreal nominalColumn = 108;
constexpr qreal nominalPadding = 18;
constexpr QColor winnerColour(0xff, 0xd2, 0x5e);

CardSet faceUpCards(const Trick& trick)
{
    CardSet cards;
    for (const PlayedCard& played : trick.cards)
        if (played.card)
            cards.add(*played.card);
    return cards;
}

} // namespace

LastTrickPanel::LastTrickPanel(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
{
    hide();
}

QString LastTrickPanel::nameOf(Seat seat) const { return seating_.at(seat).name; }

void LastTrickPanel::setTrick(const Trick& trick, int number, const Seating& seating)
{
    trick_ = trick;
    seating_ = seating;
    title_ = tr("Last trick (%1): %2 took %3", "its number, a player, points")
                 .arg(QString::number(number), nameOf(trick.winning),
                     pointsText(faceUpCards(trick).points()));
    QStringList spoken;
    for (const PlayedCard& played : trick.cards)
        spoken << tr("%1: %2").arg(
            nameOf(played.seat), played.card ? cardName(*played.card) : tr("face down"));
    setAccessibleName(title_);
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    adjustSize();
    update();
}

void LastTrickPanel::setRoom(qreal unit, int width)
{
    const qreal wide = qMax(1.0, unit);
    const auto columns = static_cast<qreal>(trick_.cards.size());
    scale_ = qMin(wide, width / (columns * nominalColumn + 2 * nominalPadding));
    QFont words = QGuiApplication::font();
    words.setPixelSize(qRound(QFontInfo(words).pixelSize() * wide));
    setFont(words);
    updateGeometry();
    update();
}

// Whole pixels, so that pictures are copied and not resampled.
qreal LastTrickPanel::cardWidth() const { return std::floor(nominalCard * scale_); }
qreal LastTrickPanel::columnWidth() const { return std::floor(nominalColumn * scale_); }
qreal LastTrickPanel::padding() const { return nominalPadding * scale_; }

QSize LastTrickPanel::sizeHint() const
{
    const int text = fontMetrics().height();
    const auto columns = static_cast<qreal>(trick_.cards.size());
    const qreal title = QFontMetricsF(font()).horizontalAdvance(title_) * 1.15;
    return QSizeF(qMax(columns * columnWidth(), title) + 2 * padding(),
        theme_.sizeFor(cardWidth()).height() + 3.6 * text + 3 * padding())
        .toSize();
}

void LastTrickPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1));
    painter.setBrush(QColor(18, 22, 32, 235));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(Qt::white);
    painter.drawText(
        QRectF(0, padding() * 0.7, width(), fontMetrics().height()), Qt::AlignCenter, title_);
    const qreal top = padding() * 1.6 + fontMetrics().height();
    qreal left = (width() - columnWidth() * static_cast<qreal>(trick_.cards.size())) / 2;
    for (const PlayedCard& played : trick_.cards) {
        paintCard(painter, played, QRectF(left, top, columnWidth(), height() - top));
        left += columnWidth();
    }
}

void LastTrickPanel::paintCard(QPainter& painter, const PlayedCard& played, const QRectF& column)
{
    const qreal dpr = devicePixelRatioF();
    const QSizeF size = theme_.sizeFor(cardWidth());
    const QRectF card(QPointF(column.center().x() - cardWidth() / 2, column.top() + 4), size);
    if (played.seat == trick_.winning) {
        painter.setPen(QPen(winnerColour, 5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card, 6, 6);
    }
    const QPixmap picture =
        played.card ? theme_.face(*played.card, cardWidth(), dpr) : theme_.back(cardWidth(), dpr);
    painter.drawPixmap(card, picture, QRectF(picture.rect()));
    const bool led = played.seat == trick_.leader();
    const bool took = played.seat == trick_.winning;
    painter.setPen(Qt::white);
    painter.setFont(font());
    const QRectF words(
        column.left() + 2, card.bottom() + 8, column.width() - 4, fontMetrics().height() * 2.2);
    const QString name =
        fontMetrics().elidedText(nameOf(played.seat), Qt::ElideRight, qRound(words.width()));
    const QString note = led && took ? tr("led and took")
        : led                        ? tr("led")
        : took                       ? tr("took")
                                     : QString();
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop,
        note.isEmpty() ? name : name + QLatin1Char('\n') + note);
}

void LastTrickPanel::mousePressEvent(QMouseEvent*) { hide(); }

} // namespace sheepshead

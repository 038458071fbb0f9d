// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/trick_panel.h"

#include "ui/cards/card_theme.h"
#include "ui/table/panels/choice_button.h"
#include "ui/table/panels/giving_focus_back.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sheepshead {

namespace {

constexpr qreal nominalCard = 84;
constexpr qreal nominalColumn = 108;
constexpr qreal nominalPadding = 18;
constexpr qreal nominalButton = 0.75; // of those that decide
constexpr qreal besideWords = 2;      ///< room on each side of the words below a card, in pixels
constexpr int leastCaption = 11;      ///< pixels

CardSet faceUpCards(const Trick& trick)
{
    CardSet cards;
    for (const PlayedCard& played : trick.cards)
        if (played.card)
            cards.add(*played.card);
    return cards;
}

} // namespace

TrickPanel::TrickPanel(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
{
    hide();
}

QString TrickPanel::nameOf(Seat seat) const { return nameAt(seat, seating_); }

void TrickPanel::showLast(const Trick& trick, int number, const Seating& seating)
{
    paging_ = false;
    tricks_ = { trick };
    index_ = 0;
    number_ = number;
    seating_ = seating;
    setFocusPolicy(Qt::NoFocus);
    makeButtons();
    describe();
    show();
}

void TrickPanel::showAll(std::vector<Trick> tricks, const Sides& sides, const Seating& seating)
{
    paging_ = true;
    tricks_ = std::move(tricks);
    sides_ = sides;
    seating_ = seating;
    setFocusPolicy(Qt::StrongFocus);
    makeButtons();
    show();
    setFocus();
    page(tricks_.size() - 1);
}

void TrickPanel::page(std::size_t index)
{
    index_ = index;
    number_ = static_cast<int>(index) + 1;
    buttons_[0]->setEnabled(index > 0);
    buttons_[1]->setEnabled(index + 1 < tricks_.size());
    if (!buttons_[0]->hasFocus() && !buttons_[1]->hasFocus() && !buttons_[2]->hasFocus())
        setFocus(); // from a button that has been disabled
    describe();
    Q_EMIT sizeChanged();
}

void TrickPanel::describe()
{
    const QString taken = pointsText(faceUpCards(trick()).points());
    title_ = paging_ ? tr("Trick %1 of %2: %3 took %4", "numbers, a player, points")
                           .arg(QString::number(number_), QString::number(tricks_.size()),
                               nameOf(trick().winning), taken)
                     : tr("Last trick (%1): %2 took %3", "its number, a player, points")
                           .arg(QString::number(number_), nameOf(trick().winning), taken);
    soFar_ = paging_ ? soFar() : QString();
    QStringList spoken;
    for (const PlayedCard& played : trick().cards)
        spoken << tr("%1: %2").arg(
            nameOf(played.seat), played.card ? cardName(*played.card) : tr("face down"));
    QString description = spoken.join(QStringLiteral(", "));
    if (!soFar_.isEmpty())
        description += QStringLiteral(". ") + soFar_;
    setAccessibleName(title_);
    setAccessibleDescription(description);
    adjustSize();
    update();
    Q_EMIT told(title_ + QStringLiteral(". ") + description + u'.');
}

/// Of the two sides, if there are two; else of each player who has taken a trick.
QString TrickPanel::soFar() const
{
    PerSeat<int> points;
    SeatSet takers;
    for (std::size_t i = 0; i <= index_; ++i) {
        points[tricks_[i].winning] += faceUpCards(tricks_[i]).points().value;
        takers.add(tricks_[i].winning);
    }
    if (!sides_.makers.empty() && !sides_.defenders.empty()) {
        int makers = 0;
        int defenders = 0;
        for (const Seat seat : takers)
            (sides_.makers.contains(seat) ? makers : defenders) += points[seat];
        return tr("Points taken so far: makers %1, defenders %2").arg(makers).arg(defenders);
    }
    QStringList each;
    for (const Seat seat : takers)
        each << tr("%1 %2", "a player, points").arg(nameOf(seat)).arg(points[seat]);
    return tr("Points taken so far: %1").arg(each.join(QStringLiteral(", ")));
}

void TrickPanel::makeButtons()
{
    for (ChoiceButton*& button : buttons_) {
        delete button;
        button = nullptr;
    }
    if (!paging_)
        return;
    const auto add = [this](std::size_t at, const QString& text, const QString& key) {
        buttons_[at] = new ChoiceButton(theme_, { nominalButton * qMax(0.8, scale_) }, this);
        buttons_[at]->setChoice({ text, key, {} });
        buttons_[at]->setFocusPolicy(Qt::TabFocus);
        buttons_[at]->show();
    };
    add(0, tr("Previous"), tr("The trick before this one (Left)"));
    add(1, tr("Next"), tr("The trick after this one (Right)"));
    add(2, tr("Close"), tr("Back to the result (Esc)"));
    connect(buttons_[0], &QAbstractButton::clicked, this, [this] { page(index_ - 1); });
    connect(buttons_[1], &QAbstractButton::clicked, this, [this] { page(index_ + 1); });
    connect(buttons_[2], &QAbstractButton::clicked, this, &TrickPanel::closed);
    buttons_[0]->setEnabled(index_ > 0);
    buttons_[1]->setEnabled(index_ + 1 < tricks_.size());
}

int TrickPanel::buttonsHeight() const
{
    return paging_ ? buttons_[2]->sizeHint().height() + qRound(padding() / 2) : 0;
}

int TrickPanel::buttonsWidth() const
{
    int width = 0;
    for (const ChoiceButton* const button : buttons_)
        width += button ? button->sizeHint().width() + 8 : 0;
    return width;
}

void TrickPanel::placeButtons()
{
    if (!paging_)
        return;
    int left = (width() - buttonsWidth()) / 2 + 4;
    for (ChoiceButton* const button : buttons_) {
        button->resize(button->sizeHint());
        button->move(left, height() - button->height() - qRound(padding() / 2));
        left += button->width() + 8;
    }
}

void TrickPanel::setRoom(qreal unit, int width)
{
    const qreal wide = qMax(1.0, unit);
    const auto columns = static_cast<qreal>(trick().cards.size());
    const qreal scale = qMin(wide, width / (columns * nominalColumn + 2 * nominalPadding));
    widestColumn_ = (width - 2 * nominalPadding * scale) / columns;
    QFont words = QGuiApplication::font();
    words.setPixelSize(qRound(QFontInfo(words).pixelSize() * wide));
    setFont(words);
    if (!qFuzzyCompare(scale, std::exchange(scale_, scale)) && paging_)
        makeButtons();
    updateGeometry();
    update();
}

// Whole pixels, so that pictures are copied and not resampled.
qreal TrickPanel::cardWidth() const { return std::floor(nominalCard * scale_); }
/// A card and the words below it, as far as there is room.
qreal TrickPanel::columnWidth() const
{
    const qreal words = fontMetrics().horizontalAdvance(longestNote()) + 2 * besideWords;
    return std::floor(qMax(nominalColumn * scale_, qMin(words, widestColumn_)));
}

QFont TrickPanel::captionFont() const
{
    QFont words = font();
    const qreal room = columnWidth() - 2 * besideWords;
    while (words.pixelSize() > leastCaption
        && QFontMetricsF(words).horizontalAdvance(longestNote()) > room)
        words.setPixelSize(words.pixelSize() - 1);
    return words;
}

QString TrickPanel::longestNote() { return tr("led and took"); }
qreal TrickPanel::padding() const { return nominalPadding * scale_; }

QSize TrickPanel::sizeHint() const
{
    const int text = fontMetrics().height();
    const auto columns = static_cast<qreal>(trick().cards.size());
    const qreal title = QFontMetricsF(font()).horizontalAdvance(title_) * 1.15;
    const qreal below = fontMetrics().horizontalAdvance(soFar_);
    const qreal widest =
        qMax(qMax(columns * columnWidth(), title), qMax<qreal>(below, buttonsWidth()));
    const qreal lines = soFar_.isEmpty() ? 3.6 : 5;
    return QSizeF(widest + 2 * padding(),
        theme_.sizeFor(cardWidth()).height() + lines * text + 3 * padding() + buttonsHeight())
        .toSize();
}

void TrickPanel::setVisible(bool visible)
{
    if (!visible)
        giveFocusBack(*this, heir_ && heir_->isVisible() ? heir_ : parentWidget());
    QWidget::setVisible(visible);
}

void TrickPanel::resizeEvent(QResizeEvent*) { placeButtons(); }

void TrickPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(hasFocus() ? QPen(overlay::focusRing, 2) : QPen(overlay::panelEdge, 1));
    painter.setBrush(overlay::panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 14, 14);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(overlay::words);
    const int text = fontMetrics().height();
    painter.drawText(QRectF(0, padding() * 0.7, width(), text), Qt::AlignCenter, title_);
    const qreal top = padding() * 1.6 + text;
    qreal left = (width() - columnWidth() * static_cast<qreal>(trick().cards.size())) / 2;
    for (const PlayedCard& played : trick().cards) {
        paintCard(painter, played, QRectF(left, top, columnWidth(), height() - top));
        left += columnWidth();
    }
    painter.setFont(font());
    painter.setPen(overlay::words);
    painter.drawText(QRectF(0, height() - buttonsHeight() - padding() * 0.4 - text, width(), text),
        Qt::AlignCenter, soFar_);
}

void TrickPanel::paintCard(QPainter& painter, const PlayedCard& played, const QRectF& column)
{
    const qreal dpr = devicePixelRatioF();
    const QSizeF size = theme_.sizeFor(cardWidth());
    const QRectF card(QPointF(column.center().x() - cardWidth() / 2, column.top() + 4), size);
    if (played.seat == trick().winning) {
        painter.setPen(QPen(overlay::gold, 5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card, 6, 6);
    }
    const QPixmap picture =
        played.card ? theme_.face(*played.card, cardWidth(), dpr) : theme_.back(cardWidth(), dpr);
    painter.drawPixmap(card, picture, QRectF(picture.rect()));
    const bool led = played.seat == trick().leader();
    const bool took = played.seat == trick().winning;
    painter.setPen(overlay::words);
    painter.setFont(captionFont());
    const QRectF words(column.left() + besideWords, card.bottom() + 8,
        column.width() - 2 * besideWords, fontMetrics().height() * 2.2);
    const QString name = painter.fontMetrics().elidedText(
        nameOf(played.seat), Qt::ElideRight, qRound(words.width()));
    const QString note = led && took ? longestNote()
        : led                        ? tr("led")
        : took                       ? tr("took")
                                     : QString();
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop,
        note.isEmpty() ? name : name + QLatin1Char('\n') + note);
}

void TrickPanel::mousePressEvent(QMouseEvent*)
{
    if (!paging_)
        Q_EMIT closed();
}

/// What it does not know goes on to the table: Esc closes it.
void TrickPanel::keyPressEvent(QKeyEvent* event)
{
    const std::size_t last = tricks_.size() - 1;
    if (!paging_)
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Left && index_ > 0)
        page(index_ - 1);
    else if (event->key() == Qt::Key_Right && index_ < last)
        page(index_ + 1);
    else if (event->key() == Qt::Key_Home)
        page(0);
    else if (event->key() == Qt::Key_End)
        page(last);
    else if (event->key() != Qt::Key_Left && event->key() != Qt::Key_Right)
        QWidget::keyPressEvent(event);
}

} // namespace sheepshead

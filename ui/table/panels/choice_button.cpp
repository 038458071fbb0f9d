// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/choice_button.h"

#include "ui/cards/card_theme.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_parts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QShortcutEvent>
#include <QtMath>

#include <utility>

namespace sheepshead {

namespace {

QString withoutMark(QString text) { return text.remove(QLatin1Char('&')); }

/// The letter behind the &, nothing if there is none.
QString keyOf(const QString& text)
{
    const qsizetype mark = text.indexOf(QLatin1Char('&'));
    return mark < 0 ? QString() : text.mid(mark + 1, 1).toUpper();
}

QString withKey(const QString& description, const QString& key)
{
    return key.isEmpty()
        ? description
        : ChoiceButton::tr("%1 Key %2.", "what a choice does, and its key").arg(description, key);
}

} // namespace

ChoiceButton::ChoiceButton(CardTheme& theme, const PanelScale& scale, QWidget* parent)
    : QAbstractButton(parent)
    , theme_(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setScale(scale);
    connect(this, &QAbstractButton::pressed, this, [this] { pressed_ = action_; });
    connect(this, &QAbstractButton::clicked, this, &ChoiceButton::choose);
}

void ChoiceButton::setScale(const PanelScale& scale)
{
    scale_ = scale;
    QFont large = font();
    large.setPixelSize(scale_.pixels(PanelType::Title));
    large.setWeight(QFont::DemiBold);
    setFont(large);
    updateGeometry();
    update();
}

void ChoiceButton::choose()
{
    const Action action = action_; // what follows may change the button
    if (std::exchange(pressed_, std::nullopt) == action && isEnabled() && isVisible())
        Q_EMIT chosen(action);
}

/// QAbstractButton animates a shortcut and acts a tenth of a second later.
bool ChoiceButton::event(QEvent* event)
{
    if (event->type() != QEvent::Shortcut || static_cast<QShortcutEvent*>(event)->isAmbiguous())
        return QAbstractButton::event(event);
    click();
    return true;
}

void ChoiceButton::setChoice(const Choice& choice)
{
    action_ = choice.action;
    card_ = choice.card;
    key_ = keyOf(choice.text);
    setText(withoutMark(choice.text));
    if (!key_.isEmpty())
        setShortcut(QKeySequence::fromString(key_));
    setAccessibleName(text());
    setAccessibleDescription(withKey(choice.description, key_));
    setToolTip(choice.description);
    setEnabled(choice.ready);
    updateGeometry();
    update();
}

QSizeF ChoiceButton::cardSize() const
{
    return card_ ? theme_.sizeFor(66 * scale_.unit) : QSizeF(0, 0);
}

QSize ChoiceButton::sizeHint() const
{
    const qreal pad = 18 * scale_.unit;
    const qreal key = key_.isEmpty() ? 0 : keySize() + 10 * scale_.unit;
    const qreal words = pad + key + fontMetrics().horizontalAdvance(text()) + pad;
    const QSizeF card = cardSize();
    const qreal cardHeight = card_ ? card.height() + 12 * scale_.unit : 0;
    return QSizeF(qMax(words, card.width() + 2 * pad), wordsHeight() + cardHeight)
        .grownBy({ plateRim, plateRim, plateRim, plateRim })
        .toSize();
}

QRectF ChoiceButton::plate() const
{
    return QRectF(rect()).adjusted(plateRim, plateRim, -plateRim, -plateRim);
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintPlate(painter, plate(), scale_.unit,
        { .enabled = isEnabled(),
            .down = isDown(),
            .lit = underMouse() || hasFocus(),
            .focus = hasFocus() });
    if (card_)
        paintCard(painter);
    paintWords(painter);
}

void ChoiceButton::paintCard(QPainter& painter) const
{
    const QSizeF size = cardSize();
    const QPointF at(plate().center().x() - size.width() / 2, plate().top() + 12 * scale_.unit);
    painter.setOpacity(isEnabled() ? 1 : 0.6);
    painter.drawPixmap(
        QRectF(at, size), theme_.face(*card_, size.width(), devicePixelRatioF()), QRectF());
    painter.setOpacity(1);
}

void ChoiceButton::paintWords(QPainter& painter) const
{
    QRectF line = plate();
    line.setTop(line.bottom() - wordsHeight());
    const qreal gap = key_.isEmpty() ? 0 : 10 * scale_.unit;
    const qreal room = line.width() - keySize() - gap - 16 * scale_.unit;
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, qFloor(room));
    const qreal words = fontMetrics().horizontalAdvance(shown);
    const qreal left = line.center().x() - (keySize() + gap + words) / 2;
    if (!key_.isEmpty())
        paintKeyCap(painter, { left, line.center().y() - keySize() / 2, keySize(), keySize() },
            key_, scale_, isEnabled() ? overlay::keyText : overlay::idleText);
    painter.setFont(font());
    painter.setPen(isEnabled() ? overlay::plateText : overlay::idleText);
    painter.drawText(QRectF(left + keySize() + gap, line.top(), words + 2, line.height()),
        Qt::AlignVCenter | Qt::AlignLeft, shown);
}

void ChoiceButton::keyPressEvent(QKeyEvent* event)
{
    const bool presses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (presses && !event->isAutoRepeat())
        click();
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        event->ignore(); // the bar moves the focus among its buttons
    else if (!presses)
        QAbstractButton::keyPressEvent(event);
}

void ChoiceButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ChoiceButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace sheepshead

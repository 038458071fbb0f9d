// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/hint_button.h"

#include "ui/cards/table_colours.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/widgets/menu_table.h"

#include <QPainter>

#include <algorithm>

namespace sheepshead {

namespace {

QString keyOfHint()
{
    const auto row = std::ranges::find(menuTable(), Command::Hint, &MenuRow::command);
    return keysText(*row);
}

} // namespace

HintButton::HintButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus); // there is a key
    setCursor(Qt::PointingHandCursor);
    setText(tr("Hint"));
    setAccessibleName(text());
    setToolTip(tr("What would a good player do here, and why? Key %1.").arg(keyOfHint()));
    setAccessibleDescription(toolTip());
    setScale({});
    hide();
}

void HintButton::setScale(const PanelScale& scale)
{
    scale_ = scale;
    QFont words = font();
    words.setPixelSize(scale_.pixels(PanelType::Note));
    setFont(words);
    updateGeometry();
}

void HintButton::setKeyOnly(bool keyOnly)
{
    keyOnly_ = keyOnly;
    updateGeometry();
    update();
}

qreal HintButton::keySize() const { return fontMetrics().height() * 1.15; }

QSize HintButton::sizeHint() const
{
    const qreal pad = 8 * scale_.unit + 2;
    const qreal word = keyOnly_ ? 0 : 6 + fontMetrics().horizontalAdvance(text());
    return QSizeF(pad + keySize() + word + pad, keySize() + 2 * 5 * scale_.unit).toSize();
}

void HintButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(underMouse() ? overlay::idleText : overlay::idleEdge, 1));
    painter.setBrush(isDown() ? table_colours::wordShadeDown : table_colours::wordShade);
    const QRectF plate = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    const QRectF cap(8 * scale_.unit + 2, (height() - keySize()) / 2, keySize(), keySize());
    painter.setPen(QPen(overlay::quietWords, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cap.adjusted(1, 1, -1, -1), scale_.keyCorner(), scale_.keyCorner());
    painter.setFont(font());
    painter.drawText(cap, Qt::AlignCenter, keyOfHint());
    if (keyOnly_)
        return;
    painter.setPen(overlay::words);
    painter.drawText(QRectF(cap.right() + 6, 0, width() - cap.right() - 6, height()),
        Qt::AlignVCenter | Qt::AlignLeft, text());
}

void HintButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void HintButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace sheepshead

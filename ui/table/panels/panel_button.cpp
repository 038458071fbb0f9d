// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/panel_button.h"

#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_parts.h"

#include <QPainter>
#include <QStyle>
#include <QtMath>

namespace sheepshead {

PanelButton::PanelButton(const QString& text, Rank rank, QWidget* parent)
    : QPushButton(text, parent)
    , rank_(rank)
{
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover); // drawn again as the pointer comes and goes
}

void PanelButton::setScale(const PanelScale& scale)
{
    scale_ = scale;
    QFont sized = font();
    sized.setPixelSize(scale_.pixels(rank_ == Rank::Main ? PanelType::Title : PanelType::Words));
    if (rank_ == Rank::Main)
        sized.setWeight(QFont::DemiBold);
    setFont(sized);
    updateGeometry();
}

void PanelButton::setKeyCap(const QString& key)
{
    key_ = key;
    updateGeometry();
    update();
}

QSize PanelButton::sizeHint() const
{
    const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const qreal width = words + capSize() + capGap() + 2.5 * scale_.gap() + 2 * plateRim;
    const qreal height = 1.9 * fontMetrics().height() + 2 * plateRim;
    return QSizeF(width, height).toSize();
}

QColor PanelButton::ink() const
{
    if (!isEnabled())
        return overlay::idleText;
    return rank_ == Rank::Main ? overlay::plateText : overlay::words;
}

void PanelButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plate = QRectF(rect()).adjusted(plateRim, plateRim, -plateRim, -plateRim);
    paintPlate(painter, plate, scale_.unit,
        { .main = rank_ == Rank::Main,
            .enabled = isEnabled(),
            .down = isDown(),
            .lit = underMouse() || hasFocus(),
            .focus = hasFocus() });
    const bool underlines = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    const int mnemonic = underlines ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    const int flags = int { Qt::AlignVCenter } | int { Qt::AlignLeft } | mnemonic;
    const qreal words = fontMetrics().size(flags, text()).width();
    const qreal left = plate.center().x() - (words + capSize() + capGap()) / 2;
    if (!key_.isEmpty())
        paintKeyCap(painter, { left, plate.center().y() - capSize() / 2, capSize(), capSize() },
            key_, scale_, isEnabled() ? overlay::keyText : overlay::idleText);
    painter.setFont(font());
    painter.setPen(ink());
    painter.drawText(
        QRectF(left + capSize() + capGap(), plate.top(), words + 2, plate.height()), flags, text());
}

} // namespace sheepshead

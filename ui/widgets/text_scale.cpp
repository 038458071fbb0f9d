// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_scale.h"

#include <QApplication>
#include <QFont>

#include <algorithm>

namespace sheepshead {

namespace {

int scaleInUse = 100; // of the whole program, as its font is

} // namespace

void setTextScale(int percent)
{
    // The desktop's own, before this program has changed it.
    static const QFont usual = QApplication::font();
    scaleInUse = std::clamp(percent, leastTextScale, mostTextScale);
    QFont font = usual;
    if (usual.pointSizeF() > 0)
        font.setPointSizeF(usual.pointSizeF() * textScale());
    else
        font.setPixelSize(qRound(usual.pixelSize() * textScale()));
    if (font != QApplication::font())
        QApplication::setFont(font);
}

double textScale() { return scaleInUse / 100.0; }

int textPixels(double nominal, int least)
{
    return qRound(std::max<double>(least, nominal) * textScale());
}

} // namespace sheepshead

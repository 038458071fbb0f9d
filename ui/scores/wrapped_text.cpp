// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/wrapped_text.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace sheepshead {

QStringList wrappedLines(
    const QString& text, const QFont& font, QPaintDevice* device, double width, int mostLines)
{
    QTextLayout layout(text, font, device);
    layout.setTextOption([] {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        return option;
    }());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() == mostLines) {
            lines.last() =
                QFontMetricsF(font, device)
                    .elidedText(lines.last() + text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

} // namespace sheepshead

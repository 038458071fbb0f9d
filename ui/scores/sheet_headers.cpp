// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_headers.h"

#include "ui/scores/score_sheet_model.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int headerPadding = 5;
constexpr double markScale = 0.8;       ///< letters under the number of a hand
constexpr int longestUprightName = 110; ///< pixels; longer ones are elided

} // namespace

PlayerHeader::PlayerHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    connect(this, &QHeaderView::sectionResized, this, &PlayerHeader::adapt);
}

void PlayerHeader::setPlayers(int columns)
{
    players_ = columns;
    adapt();
    viewport()->update();
}

QString PlayerHeader::text(int column) const
{
    return model() ? model()->headerData(column, Qt::Horizontal).toString() : QString();
}

int PlayerHeader::advance(int column) const
{
    return fontMetrics().horizontalAdvance(text(column));
}

bool PlayerHeader::fits(const QString& name, int column) const
{
    return fontMetrics().horizontalAdvance(name) <= sectionSize(column) - headerPadding - 2;
}

/// The name, or as many of its first letters as there is room for.
QString PlayerHeader::fittingPart(int column) const
{
    QString part = text(column);
    if (fits(part, column))
        return part;
    while (!part.isEmpty() && !fits(part + u'.', column))
        part.chop(part.back().isLowSurrogate() ? 2 : 1);
    return part.isEmpty() ? part : part.trimmed() + u'.';
}

void PlayerHeader::adapt()
{
    parts_.clear();
    bool upright = false;
    for (int column = 0; column < std::min(players_, count()); ++column) {
        const QString part = fittingPart(column);
        const bool cut = part != text(column);
        upright =
            upright || (cut && (part.isEmpty() || parts_.contains(part, Qt::CaseInsensitive)));
        parts_ << part;
    }
    viewport()->update();
    if (std::exchange(upright_, upright) != upright)
        Q_EMIT geometriesChanged();
}

QString PlayerHeader::shown(int column) const
{
    return upright_ || column >= parts_.size() ? text(column) : parts_.at(column);
}

bool PlayerHeader::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QHeaderView::viewportEvent(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), text(logicalIndexAt(help->pos())), this);
    return true;
}

QSize PlayerHeader::sizeHint() const
{
    int height = fontMetrics().height();
    for (int column = 0; upright_ && column < std::min(players_, count()); ++column)
        height = std::max(height, std::min(advance(column), longestUprightName));
    return { QHeaderView::sizeHint().width(), height + 2 * headerPadding };
}

void PlayerHeader::paintSection(QPainter* painter, const QRect& rect, int column) const
{
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::Window));
    painter->setPen(palette().color(QPalette::WindowText));
    const bool stands = upright_ && column < players_;
    QRect line = rect;
    if (stands) {
        painter->translate(rect.left(), rect.bottom() + 1);
        painter->rotate(-90);
        line = QRect(0, 0, rect.height(), rect.width());
    }
    line.adjust(stands || column >= players_ ? headerPadding : 0, 0, -headerPadding, 0);
    const Qt::Alignment side = stands || column >= players_ ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(line, static_cast<int>(side | Qt::AlignVCenter),
        fontMetrics().elidedText(shown(column), Qt::ElideRight, line.width()));
    painter->restore();
}

HandHeader::HandHeader(QWidget* parent)
    : QHeaderView(Qt::Vertical, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
}

void HandHeader::paintSection(QPainter* painter, const QRect& rect, int row) const
{
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::Window));
    painter->setPen(palette().color(QPalette::WindowText));
    const QRect line = rect.adjusted(0, 0, -headerPadding, 0);
    const QString marks =
        model()->headerData(row, Qt::Vertical, ScoreSheetModel::MarksRole).toString();
    const QString number = model()->headerData(row, Qt::Vertical).toString();
    if (marks.isEmpty()) {
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    } else {
        const int half = line.height() / 2;
        painter->drawText(line.adjusted(0, 0, 0, -half), Qt::AlignRight | Qt::AlignBottom, number);
        QFont small = painter->font();
        small.setPointSizeF(small.pointSizeF() * markScale);
        painter->setFont(small);
        painter->drawText(line.adjusted(0, half, 0, 0), Qt::AlignRight | Qt::AlignTop, marks);
    }
    painter->restore();
}

} // namespace sheepshead

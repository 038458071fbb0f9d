// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/decision_list.h"

#include "ui/review/cost_delegate.h"
#include "ui/review/review_model.h"

#include <QHeaderView>
#include <QStyle>
#include <QStyledItemDelegate>

namespace sheepshead {

namespace {

/// Gives a row the height that its text needs at the width of the column. A tree view wraps texts,
/// but asks for one line only.
class WrappingDelegate : public QStyledItemDelegate {
public:
    explicit WrappingDelegate(QTreeView& view)
        : QStyledItemDelegate(&view)
        , view_(view)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem atWidth = option;
        constexpr int anyHeight = 1000; // the style wraps in a valid rectangle only
        atWidth.rect = QRect(0, 0, view_.columnWidth(index.column()), anyHeight);
        return QStyledItemDelegate::sizeHint(atWidth, index);
    }

private:
    QTreeView& view_;
};

} // namespace

DecisionList::DecisionList(ReviewModel& model, QWidget* parent)
    : QTreeView(parent)
    , model_(model)
{
    setModel(&model);
    setItemDelegateForColumn(ReviewModel::What, new WrappingDelegate(*this));
    setItemDelegateForColumn(ReviewModel::Cost, new CostDelegate(this));
    setRootIsDecorated(false);
    setWordWrap(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(ReviewModel::Who, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(ReviewModel::What, QHeaderView::Stretch);
    header()->setSectionResizeMode(ReviewModel::Cost, QHeaderView::ResizeToContents);
    connect(
        header(), &QHeaderView::sectionResized, this, [this] { doItemsLayout(); },
        Qt::QueuedConnection); // lines may wrap elsewhere
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
        &DecisionList::currentRowChanged);
}

int DecisionList::currentRow() const { return currentIndex().row(); }

void DecisionList::setCurrentRow(int row)
{
    const int last = model_.rowCount() - 1;
    setCurrentIndex(model_.index(qBound(0, row, last), ReviewModel::Who));
}

void DecisionList::go(Step step)
{
    switch (step) {
    case Step::First:
        return setCurrentRow(rowFrom(-1, 1));
    case Step::Previous:
        return setCurrentRow(rowFrom(currentRow(), -1));
    case Step::Next:
        return setCurrentRow(rowFrom(currentRow(), 1));
    case Step::Last:
        return setCurrentRow(rowFrom(model_.rowCount(), -1));
    }
}

/// The next row that can be seen in a direction, or this one.
int DecisionList::rowFrom(int row, int direction) const
{
    for (int next = row + direction; next >= 0 && next < model_.rowCount(); next += direction)
        if (shows(next))
            return next;
    return qBound(0, row, model_.rowCount() - 1);
}

void DecisionList::showOnly(std::optional<Seat> seat)
{
    for (int row = 0; row < model_.rowCount(); ++row) {
        const auto decider = model_.seatOf(static_cast<std::size_t>(row));
        setRowHidden(row, {}, seat && decider && *decider != *seat);
    }
    if (!shows(currentRow()))
        setCurrentRow(rowFrom(currentRow(), 1));
}

int DecisionList::widthOfLines() const
{
    QFont bold = font(); // as the costliest are
    bold.setBold(true);
    const QFontMetrics letters(bold);
    const int margin = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    int width = 2 * frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (const int column : { ReviewModel::Who, ReviewModel::What }) {
        int widest = 0;
        for (int row = 0; row < model_.rowCount(); ++row) {
            const QString text = model_.index(row, column).data().toString();
            widest = qMax(widest, letters.horizontalAdvance(text));
        }
        width += widest + margin;
    }
    return width + sizeHintForIndex(model_.index(0, ReviewModel::Cost)).width();
}

} // namespace sheepshead

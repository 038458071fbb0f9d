// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_tree_view.h"

#include "ui/study/study_comparison.h"
#include "ui/study/study_words.h"
#include "ui/words/decisions/advice_words.h"

#include <QHeaderView>
#include <QScopedValueRollback>

namespace sheepshead {

namespace {

enum StepColumn { Step, StepExpected, StepCost, StepName };
constexpr int stepColumns = StepName + 1;
constexpr int nodeRole = Qt::UserRole;
constexpr double leastCost = 0.005; ///< that is not zero with two decimals

/// As much of the position after a step as its words need, for many steps at once.
StudyPosition toldAfter(const StudyTree& tree, StudyNodeId node)
{
    StudyPosition told;
    told.variant = tree.start().variant;
    told.actions = tree.start().actions;
    for (const StudyNodeId each : tree.pathTo(node))
        told.actions.push_back(tree.node(each).action);
    return told;
}

} // namespace

StudyTreeView::StudyTreeView(StudyDraft& draft, QWidget* parent)
    : QTreeWidget(parent)
    , draft_(draft)
{
    setAccessibleName(tr("Steps"));
    setHeaderLabels({ tr("Step"), tr("Expected"), tr("Costs"), tr("Name") });
    headerItem()->setToolTip(StepExpected, tr("Expected score points of the seat that did it"));
    headerItem()->setToolTip(StepCost, tr("How much the best choice was worth more"));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setIndentation(fontMetrics().height());
    for (const int each : { Step, StepExpected, StepCost })
        header()->setSectionResizeMode(each, QHeaderView::ResizeToContents);
    // Not currentItemChanged(): a screen reader selects.
    connect(this, &QTreeWidget::itemSelectionChanged, this, [this] {
        const QList<QTreeWidgetItem*> chosen = selectedItems();
        if (!showing_ && !chosen.isEmpty())
            draft_.goTo(chosen.first()->data(Step, nodeRole).toUInt());
    });
}

QTreeWidgetItem* StudyTreeView::itemOf(StudyNodeId node) const
{
    const auto found = items_.find(node);
    return found == items_.end() ? nullptr : found->second;
}

void StudyTreeView::showDraft()
{
    const QScopedValueRollback<bool> showing(showing_, true);
    if (tree_ != draft_.sharedTree() || names_ != draft_.names())
        fill();
    showFigures();
    if (QTreeWidgetItem* const item = itemOf(draft_.here()); item && item != currentItem())
        setCurrentItem(item);
}

void StudyTreeView::fill()
{
    tree_ = draft_.sharedTree();
    names_ = draft_.names();
    clear();
    items_.clear();
    auto* const start = new QTreeWidgetItem(this, { tr("The position") });
    start->setData(Step, nodeRole, StudyTree::root);
    items_[StudyTree::root] = start;
    if (!tree_->node(StudyTree::root).children.empty())
        addLine(invisibleRootItem(), tree_->node(StudyTree::root).children.front());
    ends_.clear();
    for (const StudyNodeId last : lastSteps(*tree_))
        if (const BranchEnd end = branchEnd(*tree_, {}, last, StudyTree::root, tree_->start().seat);
            end.over)
            ends_[last] = *end.score;
    expandAll();
}

/// A step and all that continue it, with what was tried instead of each.
void StudyTreeView::addLine(QTreeWidgetItem* parent, StudyNodeId first)
{
    for (StudyNodeId node = first;;) {
        QTreeWidgetItem* const item = addStep(parent, node, false);
        const auto& siblings = tree_->node(tree_->node(node).parent).children;
        for (std::size_t i = 1; i < siblings.size() && siblings.front() == node; ++i) {
            QTreeWidgetItem* const other = addStep(item, siblings[i], true);
            const auto& next = tree_->node(siblings[i]).children;
            if (!next.empty())
                addLine(other, next.front());
        }
        if (tree_->node(node).children.empty())
            return;
        node = tree_->node(node).children.front();
    }
}

QTreeWidgetItem* StudyTreeView::addStep(QTreeWidgetItem* parent, StudyNodeId node, bool instead)
{
    const QString step =
        studyStepText(tree_->node(node).action, toldAfter(*tree_, node), draft_.seating());
    auto* const item = new QTreeWidgetItem(
        parent, { instead ? tr("or %1", "a step instead of another").arg(step) : step });
    item->setData(Step, nodeRole, node);
    items_[node] = item;
    return item;
}

void StudyTreeView::showFigures()
{
    for (const auto& [node, item] : items_)
        showFiguresOf(node, *item);
}

void StudyTreeView::showFiguresOf(StudyNodeId node, QTreeWidgetItem& item) const
{
    const StudyNode& step = tree_->node(node);
    const auto figures = draft_.figures().of(*tree_, node);
    QString expected = figures ? expectedText(figures->score) : QString();
    if (const auto end = ends_.find(node); end != ends_.end())
        expected = tr("Hand over: %1", "your score").arg(expectedText(end->second, 0));
    item.setText(StepExpected, expected);
    QString cost;
    if (figures)
        cost = figures->cost < leastCost ? tr("best") : expectedText(-figures->cost);
    item.setText(StepCost, cost);
    item.setText(StepName, QString::fromStdString(step.name));
    item.setToolTip(Step, QString::fromStdString(step.note));
    const bool main = tree_->isOnMainLine(node);
    QFont font = this->font();
    font.setBold(main);
    for (int column = 0; column < stepColumns; ++column)
        item.setFont(column, font);
    QStringList spoken { item.text(Step) };
    if (node != StudyTree::root)
        spoken << (main ? tr("main line") : tr("variation"));
    if (figures)
        spoken << tr("expected %1").arg(expectedText(figures->score)) << cost;
    if (ends_.contains(node))
        spoken << expected;
    if (!step.name.empty())
        spoken << item.text(StepName);
    item.setData(Step, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/drills_dialog.h"

#include "ui/learn/drill_words.h"
#include "ui/learn/titled_delegate.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

DrillsDialog::DrillsDialog(
    std::vector<DrillEntry> drills, const MistakeFigures& mistakes, QWidget* parent)
    : QDialog(parent)
    , drills_(std::move(drills))
    , mistakes_(mistakes)
    , list_(new QTreeWidget)
    , begin_(new QPushButton(tr("&Start")))
{
    setWindowTitle(tr("Drills"));
    auto* const words = new QLabel(
        tr("One kind of decision, again and again, by the rules of your table. An expert measures "
           "each answer. Your game waits for you meanwhile."));
    words->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(list_, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(begin_, QDialogButtonBox::AcceptRole);
    beginGroup(*column);
    column->addWidget(buttons);
    std::ranges::stable_partition(
        drills_, [](const DrillEntry& drill) { return drill.kind == DrillKind::Mistake; });
    fill();
    connect(list_, &QTreeWidget::currentItemChanged, this, &DrillsDialog::showButton);
    connect(list_, &QTreeWidget::itemActivated, this, &DrillsDialog::choose);
    connect(begin_, &QPushButton::clicked, this, &DrillsDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    begin_->setDefault(true);
    openAtSize(*this, { 640, 420 });
    const auto first =
        std::ranges::find_if(drills_, [this](const DrillEntry& drill) { return canStart(drill); });
    list_->setCurrentItem(list_->topLevelItem(static_cast<int>(first - drills_.begin())));
    showButton();
    list_->setFocus();
}

void DrillsDialog::fill()
{
    list_->setHeaderLabels({ tr("Drill"), tr("Progress") });
    list_->setAccessibleName(tr("Drills"));
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    paintTitled(*list_);
    for (const DrillEntry& drill : drills_)
        new QTreeWidgetItem(list_, textsOf(drill));
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

QStringList DrillsDialog::textsOf(const DrillEntry& drill) const
{
    QStringList what { drillTitle(drill.kind), drillIdea(drill.kind) };
    QStringList progress;
    if (drill.kind == DrillKind::Mistake) {
        what << habitText(mistakes_);
        progress << pileText(mistakes_);
    }
    if (drill.progress.asked > 0)
        progress << progressText(drill.progress) << streakText(drill.progress);
    what.removeAll(QString());
    progress.removeAll(QString());
    return { what.join(u'\n'), progress.join(u'\n') };
}

bool DrillsDialog::canStart(const DrillEntry& drill) const
{
    return drill.kind != DrillKind::Mistake || mistakes_.today > 0;
}

const DrillEntry* DrillsDialog::current() const
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 ? nullptr : &drills_[static_cast<std::size_t>(row)];
}

void DrillsDialog::showButton()
{
    const DrillEntry* const drill = current();
    begin_->setEnabled(drill != nullptr && canStart(*drill));
}

void DrillsDialog::choose()
{
    const DrillEntry* const drill = current();
    if (drill == nullptr || !canStart(*drill))
        return;
    const DrillKind kind = drill->kind;
    accept();
    Q_EMIT chosen(kind);
}

} // namespace sheepshead

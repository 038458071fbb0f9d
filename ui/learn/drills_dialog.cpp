// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/drills_dialog.h"

#include "ui/learn/drill_words.h"
#include "ui/learn/titled_delegate.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/wrapped_check_box.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sheepshead {

DrillsDialog::DrillsDialog(std::vector<DrillEntry> drills, QWidget* parent)
    : QDialog(parent)
    , drills_(std::move(drills))
    , list_(new QTreeWidget)
    , own_(new WrappedCheckBox)
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
    column->addWidget(own_);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(begin_, QDialogButtonBox::AcceptRole);
    column->addWidget(buttons);
    fill();
    connect(list_, &QTreeWidget::currentItemChanged, this, &DrillsDialog::showButtons);
    connect(list_, &QTreeWidget::itemActivated, this, &DrillsDialog::choose);
    connect(begin_, &QPushButton::clicked, this, &DrillsDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    begin_->setDefault(true);
    openAtSize(*this, { 640, 420 });
    list_->setCurrentItem(list_->topLevelItem(0));
    showButtons();
    list_->setFocus();
}

void DrillsDialog::fill()
{
    list_->setHeaderLabels({ tr("Drill"), tr("Progress") });
    list_->setAccessibleName(tr("Drills"));
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    paintTitled(*list_);
    for (const DrillEntry& drill : drills_) {
        const QString progress = drill.progress.asked == 0
            ? QString()
            : progressText(drill.progress) + u'\n' + streakText(drill.progress);
        new QTreeWidgetItem(
            list_, { drillTitle(drill.kind) + u'\n' + drillIdea(drill.kind), progress });
    }
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

const DrillEntry* DrillsDialog::current() const
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 ? nullptr : &drills_[static_cast<std::size_t>(row)];
}

void DrillsDialog::showButtons()
{
    const DrillEntry* const drill = current();
    const int hands = drill != nullptr ? drill->ownHands : 0;
    begin_->setEnabled(drill != nullptr);
    own_->setEnabled(hands > 0);
    own_->setText(hands > 0
            ? tr("From &my own hands: %n decision(s) that gave points away", nullptr, hands)
            : tr("From &my own hands: the score book knows no such decision that cost points"));
    if (hands == 0)
        own_->setChecked(false);
}

void DrillsDialog::choose()
{
    const DrillEntry* const drill = current();
    if (drill == nullptr)
        return;
    const DrillKind kind = drill->kind;
    const bool own = own_->isChecked();
    accept();
    Q_EMIT chosen(kind, own);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lessons_dialog.h"

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

LessonsDialog::LessonsDialog(std::vector<LessonEntry> lessons, QWidget* parent)
    : QDialog(parent)
    , lessons_(std::move(lessons))
    , list_(new QTreeWidget)
    , begin_(new QPushButton)
    , again_(new QPushButton(tr("Start &over")))
{
    setWindowTitle(tr("Learn the game"));
    auto* const words =
        new QLabel(tr("Each lesson takes a minute or two, at the table and with real "
                      "cards. Your game waits for you meanwhile."));
    words->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(list_, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(begin_, QDialogButtonBox::AcceptRole);
    buttons->addButton(again_, QDialogButtonBox::ActionRole);
    beginGroup(*column);
    column->addWidget(buttons);
    fill();
    connect(list_, &QTreeWidget::currentItemChanged, this, &LessonsDialog::showButtons);
    connect(list_, &QTreeWidget::itemActivated, this, [this] { choose(false); });
    connect(begin_, &QPushButton::clicked, this, [this] { choose(false); });
    connect(again_, &QPushButton::clicked, this, [this] { choose(true); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    begin_->setDefault(true);
    openAtSize(*this, { 720, 560 });
    select();
    list_->setFocus();
}

void LessonsDialog::fill()
{
    list_->setHeaderLabels({ tr("Lesson"), tr("Progress") });
    list_->setAccessibleName(tr("Lessons"));
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    paintTitled(*list_);
    for (const LessonEntry& lesson : lessons_) {
        const QString progress = lesson.step > 0
            ? tr("Step %1 of %2").arg(lesson.step).arg(lesson.steps)
            : lesson.done ? tr("Done")
                          : QString();
        auto* const item = new QTreeWidgetItem(list_,
            { lesson.title + u'\n' + lesson.idea,
                lesson.done ? QStringLiteral("✓ ") + progress : progress });
        item->setToolTip(0, lesson.idea);
    }
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

void LessonsDialog::select()
{
    auto wanted =
        std::ranges::find_if(lessons_, [](const LessonEntry& lesson) { return lesson.step > 0; });
    if (wanted == lessons_.end())
        wanted = std::ranges::find(lessons_, false, &LessonEntry::done);
    const auto row = wanted == lessons_.end() ? 0 : wanted - lessons_.begin();
    list_->setCurrentItem(list_->topLevelItem(static_cast<int>(row)));
    showButtons();
}

void LessonsDialog::showButtons()
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    const LessonEntry* const lesson = row < 0 ? nullptr : &lessons_[static_cast<std::size_t>(row)];
    begin_->setEnabled(lesson != nullptr);
    begin_->setText(lesson != nullptr && lesson->step > 0 ? tr("&Resume") : tr("&Start"));
    again_->setVisible(lesson != nullptr && lesson->step > 0);
}

void LessonsDialog::choose(bool afresh)
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    if (row < 0)
        return;
    const QString key = lessons_[static_cast<std::size_t>(row)].key;
    accept();
    Q_EMIT chosen(key, afresh);
}

} // namespace sheepshead

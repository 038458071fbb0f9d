// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/day_hands_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/same_name.h"
#include "ui/words/players/seating.h"
#include "ui/words/scores/sheet_figures.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sheepshead {

DayHandsDialog::DayHandsDialog(const DayResults& results, const QDate& today, const QString& player,
    const QStringList& others, QWidget* parent)
    : QDialog(parent)
    , results_(results)
    , today_(today)
    , first_(player)
    , player_(new QComboBox)
    , list_(new QTreeWidget)
    , play_(new QPushButton(tr("&Play")))
    , copy_(new QPushButton(tr("Copy the &week")))
{
    setWindowTitle(tr("Hands of the day"));
    auto* const words = new QLabel(
        tr("Everybody gets the same cards on a day. The first time that a player plays a day's "
           "hand is noted; none of them counts in the score book."));
    words->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(words);
    addPlayers(others);
    column->addWidget(list_, 1);
    addButtons();
    fill();
    connect(list_, &QTreeWidget::currentItemChanged, this, &DayHandsDialog::showButtons);
    connect(list_, &QTreeWidget::itemActivated, this, &DayHandsDialog::choose);
    openAtSize(*this, { 560, 520 });
    list_->setCurrentItem(list_->topLevelItem(0));
    showButtons();
    list_->setFocus();
}

void DayHandsDialog::addPlayers(const QStringList& others)
{
    QStringList names = playersOf(results_, first_);
    for (const QString& other : others)
        if (!holdsName(names, other))
            names << other;
    player_->setEditable(true);
    player_->setInsertPolicy(QComboBox::NoInsert);
    player_->addItems(names);
    player_->lineEdit()->setMaxLength(longestNameAtTable);
    player_->setAccessibleName(tr("Who plays"));
    player_->lineEdit()->setAccessibleName(player_->accessibleName());
    auto* const label = new QLabel(tr("Wh&o plays:"));
    label->setBuddy(player_);
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(player_, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void DayHandsDialog::addButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(play_, QDialogButtonBox::AcceptRole);
    buttons->addButton(copy_, QDialogButtonBox::ActionRole);
    copy_->setToolTip(tr("The scores of the last seven days as text, to send to others"));
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addWidget(buttons);
    play_->setDefault(true);
    connect(play_, &QPushButton::clicked, this, &DayHandsDialog::choose);
    connect(copy_, &QPushButton::clicked, this, &DayHandsDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DayHandsDialog::fill()
{
    const QStringList players = playersOf(results_, first_);
    list_->setHeaderLabels(QStringList { tr("Day") } + players + QStringList { tr("Expert") });
    list_->setAccessibleName(windowTitle());
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    constexpr int days = 30;
    for (int i = 0; i < days; ++i) {
        const QDate day = today_.addDays(-i);
        QStringList texts { i == 0 ? tr("Today") : QLocale().toString(day, QLocale::ShortFormat) };
        QString expert;
        for (const QString& player : players) {
            texts << scoreOn(day, player);
            if (const DayResult* const result = resultOf(results_, day, player))
                expert = result->expert ? scoreText({ *result->expert }) : expert;
        }
        auto* const item = new QTreeWidgetItem(list_, texts << expert);
        for (int column = 1; column < list_->columnCount(); ++column)
            item->setTextAlignment(column, Qt::AlignCenter);
    }
    list_->header()->setStretchLastSection(false);
    list_->header()->setDefaultAlignment(Qt::AlignCenter);
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->header()->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

QString DayHandsDialog::scoreOn(const QDate& day, const QString& player) const
{
    const DayResult* const result = resultOf(results_, day, player);
    if (!result)
        return QStringLiteral("–");
    const QString score = scoreText({ result->score });
    //: a score of a hand in which decisions were taken back
    return result->takenBack ? tr("%1 (back)").arg(score) : score;
}

QDate DayHandsDialog::day() const
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 ? QDate() : today_.addDays(-row);
}

void DayHandsDialog::showButtons()
{
    play_->setEnabled(day().isValid());
    copy_->setEnabled(!results_.empty());
}

void DayHandsDialog::choose()
{
    const QString typed = player_->currentText().simplified();
    const QDate chosenDay = day();
    if (!chosenDay.isValid())
        return;
    accept();
    Q_EMIT chosen(chosenDay, typed.isEmpty() ? first_ : typed);
}

void DayHandsDialog::copy()
{
    QGuiApplication::clipboard()->setText(weekText(results_, today_, first_));
}

} // namespace sheepshead

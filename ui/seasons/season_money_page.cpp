// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/season_money_page.h"

#include "ui/seasons/season_tables.h"
#include "ui/seasons/season_tree.h"

#include <QCheckBox>
#include <QDate>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <set>

namespace sheepshead {

namespace {

/// Each list has its name above.
QLabel* labelFor(const QString& text, QWidget* list)
{
    auto* const label = new QLabel(text);
    label->setBuddy(list);
    return label;
}

} // namespace

SeasonMoneyPage::SeasonMoneyPage(QWidget* parent)
    : QWidget(parent)
    , evenings_(new QListWidget)
    , prizes_(new QCheckBox(tr("Prizes are &given")))
    , accounts_(newSeasonTree(tr("What each has")))
    , payments_(new QListWidget)
    , paid_(new QPushButton(tr("Mark as pai&d")))
{
    evenings_->setAccessibleName(tr("Evenings to settle"));
    payments_->setAccessibleName(tr("Payments"));
    paid_->setAutoDefault(false);
    auto* const grid = new QGridLayout(this);
    grid->addWidget(labelFor(tr("E&venings to settle:"), evenings_), 0, 0);
    grid->addWidget(evenings_, 1, 0);
    grid->addWidget(prizes_, 2, 0);
    grid->addWidget(labelFor(tr("What each &has:"), accounts_), 0, 1);
    grid->addWidget(accounts_, 1, 1, 2, 1);
    grid->addWidget(labelFor(tr("&Who pays whom:"), payments_), 3, 0, 1, 2);
    grid->addWidget(payments_, 4, 0, 1, 2);
    grid->addWidget(paid_, 5, 0, Qt::AlignLeft);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(1, 3);
    grid->setRowStretch(4, 2);
    connect(evenings_, &QListWidget::itemChanged, this, &SeasonMoneyPage::settleTicked);
    connect(prizes_, &QCheckBox::toggled, this, &SeasonMoneyPage::settleTicked);
    connect(payments_, &QListWidget::currentRowChanged, this, &SeasonMoneyPage::adapt);
    connect(payments_, &QListWidget::itemActivated, this, &SeasonMoneyPage::toggle,
        Qt::QueuedConnection); // it fills the list again
    connect(paid_, &QPushButton::clicked, this, &SeasonMoneyPage::toggle);
}

void SeasonMoneyPage::setView(const SeasonView& view)
{
    const bool isAnother = view.id != view_.id;
    view_ = view;
    fillEvenings(isAnother);
    if (isAnother) {
        const QSignalBlocker quiet(prizes_);
        prizes_->setChecked(
            QDate::fromString(QString::fromStdString(view.season.lastDay), Qt::ISODate)
            < QDate::currentDate());
    }
    settleTicked();
}

void SeasonMoneyPage::fillEvenings(bool isAnother)
{
    const QSignalBlocker quiet(evenings_);
    std::set<QString> unticked;
    for (int i = 0; i < evenings_->count() && !isAnother; ++i)
        if (evenings_->item(i)->checkState() == Qt::Unchecked)
            unticked.insert(evenings_->item(i)->text());
    evenings_->clear();
    for (std::size_t i = 0; i < view_.standings.evenings.size(); ++i) {
        auto* const item = new QListWidgetItem(eveningText(view_, i), evenings_);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(unticked.contains(item->text()) ? Qt::Unchecked : Qt::Checked);
    }
}

void SeasonMoneyPage::settleTicked()
{
    std::vector<SeasonEvening> ticked;
    for (std::size_t i = 0; i < view_.standings.evenings.size(); ++i)
        if (evenings_->item(static_cast<int>(i))->checkState() == Qt::Checked)
            ticked.push_back(view_.standings.evenings[i]);
    money_ = settle(view_.season, ticked, view_.standings,
        prizes_->isChecked() ? PrizesAre::Given : PrizesAre::Waiting, view_.paid);
    showTable(*accounts_, accountsTable(view_, money_));
    showPayments();
}

/// What is open comes first, then what was paid, the last first.
void SeasonMoneyPage::showPayments()
{
    const int row = payments_->currentRow();
    {
        const QSignalBlocker quiet(payments_);
        payments_->clear();
        for (const SeasonPayment& payment : money_.open)
            payments_->addItem(paymentText(view_, payment));
        for (auto payment = view_.paid.rbegin(); payment != view_.paid.rend(); ++payment)
            payments_->addItem(paymentText(view_, *payment));
        payments_->setCurrentRow(std::min(std::max(row, 0), payments_->count() - 1));
    }
    adapt();
}

void SeasonMoneyPage::toggle()
{
    const auto row = static_cast<std::size_t>(payments_->currentRow());
    if (payments_->currentRow() < 0)
        return;
    if (row >= money_.open.size()) {
        Q_EMIT takenBack(view_.paid[view_.paid.size() - 1 - (row - money_.open.size())]);
        return;
    }
    SeasonPayment payment = money_.open[row];
    payment.day = QDate::currentDate().toString(Qt::ISODate).toStdString();
    Q_EMIT marked(payment);
}

void SeasonMoneyPage::adapt()
{
    const int row = payments_->currentRow();
    paid_->setEnabled(row >= 0);
    paid_->setText(row < static_cast<int>(money_.open.size()) ? tr("Mark as pai&d")
                                                              : tr("Not pai&d after all"));
}

} // namespace sheepshead

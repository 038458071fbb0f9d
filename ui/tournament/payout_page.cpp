// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/payout_page.h"

#include "engine/tournament/payout.h"
#include "ui/tournament/paper_bar.h"
#include "ui/tournament/tournament_papers.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/typed_number.h"
#include "ui/words/rules/choice_words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr int wholePot = 100; ///< percent
constexpr double centsOfUnit = 100;

} // namespace

PayoutPage::PayoutPage(TournamentDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , fee_(new DecimalBox)
    , places_(new QLineEdit)
    , session_(new WholeNumberBox)
    , ties_(new QComboBox)
    , fault_(new QLabel)
    , table_(new QTreeWidget)
    , sums_(new QLabel)
    , papers_(new PaperBar(
          { tr("Payout") }, [this](int) { return std::make_shared<PayoutPaper>(draft_.now()); }))
{
    new QVBoxLayout(this);
    addRules();
    table_->setAccessibleName(tr("Payout"));
    table_->setHeaderLabels({ tr("For"), tr("Name"), tr("Amount") });
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setAlternatingRowColors(true);
    table_->setAllColumnsShowFocus(true);
    table_->header()->setStretchLastSection(false);
    for (int column = 0; column < table_->columnCount(); ++column)
        table_->header()->setSectionResizeMode(
            column, column == 1 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    sums_->setWordWrap(true);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(table_, 1);
    column->addWidget(sums_);
    column->addWidget(papers_);
    connect(&draft_, &TournamentDraft::changed, this, &PayoutPage::show);
}

void PayoutPage::addRules()
{
    fee_->setRange(0, mostFee / centsOfUnit);
    fee_->setDecimals(2);
    places_->setPlaceholderText(QStringLiteral("30 15 10 10 10"));
    session_->setRange(0, wholePot);
    session_->setSuffix(QStringLiteral(" %"));
    ties_->addItem(tr("share the place and its money"), static_cast<int>(TieRule::Share));
    ties_->addItem(tr("the higher best round comes first"), static_cast<int>(TieRule::BestRound));
    fault_->setWordWrap(true);
    auto* const form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Fee of a player:"), fee_);
    form->addRow(tr("Pe&rcent for the places, from the first on:"), places_);
    form->addRow(tr("For the &best of each round:"), session_);
    form->addRow(tr("Players with the same &total:"), ties_);
    form->addRow(fault_);
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
    connect(fee_, &QDoubleSpinBox::valueChanged, this, &PayoutPage::edit);
    connect(places_, &QLineEdit::textEdited, this, &PayoutPage::edit);
    connect(session_, &QSpinBox::valueChanged, this, &PayoutPage::edit);
    connect(ties_, &QComboBox::currentIndexChanged, this, &PayoutPage::edit);
}

void PayoutPage::show()
{
    showing_ = true;
    const Tournament& tournament = draft_.now();
    fee_->follow(tournament.fee / centsOfUnit);
    if (numbersIn(places_->text(), wholePot) != tournament.payout.places)
        places_->setText(numbersText(tournament.payout.places));
    session_->setValue(tournament.payout.session);
    ties_->setCurrentIndex(ties_->findData(static_cast<int>(tournament.ties)));
    fault_->clear();
    fault_->hide();
    showPayout();
    showing_ = false;
}

void PayoutPage::showPayout()
{
    const Tournament& tournament = draft_.now();
    const Payout payout = payoutOf(tournament);
    table_->clear();
    for (const Prize& prize : payout.prizes) {
        auto* const item = new QTreeWidgetItem(table_,
            { prizeText(prize), entrantText(tournament, prize.number), moneyText(prize.cents) });
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
    sums_->setText(
        tr("Fees: %1. Prizes: %2 %. The host keeps: %3. Prizes without a winner yet: %4.")
            .arg(moneyText(payout.pot), QString::number(percentGiven(tournament)),
                moneyText(payout.house), moneyText(payout.open)));
    papers_->setPrintable(!payout.prizes.empty());
}

/// What is wrong stays where it was typed, and changes nothing.
void PayoutPage::edit()
{
    if (showing_)
        return;
    Tournament edited = draft_.now();
    edited.fee = static_cast<int>(std::lround(fee_->value() * centsOfUnit));
    const auto places = numbersIn(places_->text().remove(u'%'), wholePot);
    const bool right = places && places->size() <= mostPlaces
        && std::ranges::none_of(*places, [](int percent) { return percent < 0; });
    if (right)
        edited.payout.places = *places;
    edited.payout.session = session_->value();
    edited.ties = static_cast<TieRule>(ties_->currentData().toInt());
    fault_->setText(!right ? tr("Type whole percentages with blanks between them.")
            : percentGiven(edited) > wholePot
            ? tr("The prizes of all places and rounds are more than 100 %.")
            : QString());
    fault_->setVisible(!fault_->text().isEmpty());
    if (fault_->text().isEmpty())
        draft_.change([&](Tournament& tournament) { tournament = edited; });
}

} // namespace sheepshead

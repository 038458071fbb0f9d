// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/deal_number_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr int mostDigits = 20; ///< of 64 bits

} // namespace

DealNumberDialog::DealNumberDialog(
    const QStringList& players, const std::optional<NumberedDeal>& last, QWidget* parent)
    : QDialog(parent)
    , number_(new QLineEdit)
    , dealer_(new QComboBox)
{
    setWindowTitle(tr("Play a deal number"));
    number_->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[0-9]{1,%1}").arg(mostDigits)), this));
    number_->setMinimumWidth(number_->fontMetrics().horizontalAdvance(u'8') * (mostDigits + 4));
    dealer_->addItems(players);
    if (last) {
        number_->setText(QString::number(last->number));
        dealer_->setCurrentIndex(indexOf(last->dealer));
    }
    auto* const form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large text in a small window
    form->addRow(tr("Deal &number"), number_);
    form->addRow(tr("De&aler"), dealer_);
    auto* const note = new QLabel(tr("By the same rules, a number and a dealer give the same cards "
                                     "on every computer. The hand is practice and does not "
                                     "count."));
    note->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStrut(dialogSpacing().narrow);
    if (last)
        column->addWidget(new QLabel(tr("This is the last hand's number.")));
    column->addWidget(note);
    column->addStretch();
    addButtons();
    openAtWords(*this);
    number_->selectAll();
    number_->setFocus();
}

void DealNumberDialog::addButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    deal_ = buttons->addButton(tr("&Deal"), QDialogButtonBox::AcceptRole);
    const auto allow = [this] { deal_->setEnabled(number().has_value()); };
    connect(number_, &QLineEdit::textChanged, this, allow);
    allow();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const auto wanted = number();
        if (!wanted)
            return;
        accept();
        Q_EMIT chosen({ *wanted, seatAt(dealer_->currentIndex()) });
    });
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addWidget(buttons);
}

std::optional<std::uint64_t> DealNumberDialog::number() const
{
    bool fits = false;
    const qulonglong value = number_->text().toULongLong(&fits);
    return fits ? std::optional<std::uint64_t>(value) : std::nullopt;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/house_rules_dialog.h"

#include "ui/rules/rule_form.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr int linesForNote = 24; ///< of the whole dialog

} // namespace

HouseRulesDialog::HouseRulesDialog(const Variant& variant, QWidget* parent)
    : QDialog(parent)
    , rules_(new RuleForm)
    , note_(new QLabel)
    , before_(variant)
{
    setWindowTitle(tr("House rules"));
    rules_->setVariant(variant);
    note_->setWordWrap(true);
    note_->hide();
    auto* const column = new QVBoxLayout(this);
    column->addWidget(rules_, 1);
    column->addWidget(note_);
    auto* const buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    beginGroup(*column);
    column->addWidget(buttons);
    const auto allow = [=, this] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(rules_->isPlayable());
    };
    allow();
    connect(rules_, &RuleForm::changed, this, allow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &HouseRulesDialog::finish);
    openAtSize(*this, { 860, 660 });
}

void HouseRulesDialog::setNote(const QString& note)
{
    note_->setText(note);
    showNote();
}

/// Where there are few lines they are for the rules; what the note says is told again when rules
/// were changed.
void HouseRulesDialog::showNote()
{
    const bool room = height() >= linesForNote * fontMetrics().lineSpacing();
    note_->setVisible(room && !note_->text().isEmpty());
}

void HouseRulesDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    showNote();
}

void HouseRulesDialog::finish()
{
    if (remindOfNumber(*this))
        return;
    const Variant after = rules_->variant();
    accept();
    if (after != before_)
        Q_EMIT chosen(after);
}

} // namespace sheepshead

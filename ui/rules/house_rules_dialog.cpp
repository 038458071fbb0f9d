// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/house_rules_dialog.h"

#include "ui/rules/rule_form.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

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
    note_->setVisible(!note.isEmpty());
}

void HouseRulesDialog::finish()
{
    const Variant after = rules_->variant();
    accept();
    if (after != before_)
        Q_EMIT chosen(after);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/power_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

PowerDialog::PowerDialog(const PowerTable& table, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Mauer meter"));
    auto* const column = new QVBoxLayout(this);
    auto* const note = new QLabel(tr("A player who passes a strong hand is a mauer. The meter adds "
                                     "up the trump of the hands that a player passed. Count for"),
        this);
    note->setWordWrap(true);
    column->addWidget(note);
    beginGroup(*column);
    auto* const form = new QFormLayout;
    column->addLayout(form);
    queen_ = addBox(*form, tr("A &queen:"));
    jack_ = addBox(*form, tr("A &jack:"));
    jackOfDiamonds_ = addBox(*form, tr("The jack of &diamonds:"));
    trump_ = addBox(*form, tr("Any other &trump:"));
    mark_ = new WholeNumberBox(this);
    mark_->setRange(0, mostPowerOfHand);
    mark_->setSpecialValueText(tr("never"));
    mark_->setToolTip(tr("Of six cards; other hands in proportion"));
    form->addRow(tr("Tell a &mauer after the hand from a power of:"), mark_);
    auto* const buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    beginGroup(*column);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
        [this] { read({}); });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (remindOfNumber(*this))
            return;
        accept();
        Q_EMIT chosen({ queen_->value(), jack_->value(), jackOfDiamonds_->value(), trump_->value(),
            mark_->value() });
    });
    read(table);
}

QSpinBox* PowerDialog::addBox(QFormLayout& form, const QString& name)
{
    auto* const box = new WholeNumberBox(this);
    box->setRange(-mostPowerOfCard, mostPowerOfCard);
    form.addRow(name, box);
    return box;
}

void PowerDialog::read(const PowerTable& table)
{
    queen_->setValue(table.queen);
    jack_->setValue(table.jack);
    jackOfDiamonds_->setValue(table.jackOfDiamonds);
    trump_->setValue(table.trump);
    mark_->setValue(table.mark);
}

} // namespace sheepshead

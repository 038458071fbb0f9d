// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/radio_group.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sheepshead {

RadioGroup::RadioGroup(const QString& title, QWidget* parent)
    : QGroupBox(title, parent)
    , buttons_(new QButtonGroup(this))
{
    new QVBoxLayout(this);
    connect(buttons_, &QButtonGroup::idClicked, this, &RadioGroup::chosenByHand);
}

void RadioGroup::add(const QString& text, const QString& description)
{
    auto* const button = new QRadioButton(text);
    button->setToolTip(description);
    button->setAccessibleDescription(description);
    buttons_->addButton(button, count());
    layout()->addWidget(button);
}

int RadioGroup::count() const { return static_cast<int>(buttons_->buttons().size()); }

int RadioGroup::chosen() const { return buttons_->checkedId(); }

void RadioGroup::choose(int choice) { buttons_->button(choice)->setChecked(true); }

} // namespace sheepshead

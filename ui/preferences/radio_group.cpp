// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/radio_group.h"

#include "ui/widgets/radio_buttons.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sheepshead {

RadioGroup::RadioGroup(const QString& title, QWidget* parent)
    : QGroupBox(title, parent)
    , buttons_(new QButtonGroup(this))
{
    (new QVBoxLayout(this))->addStretch();
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on)
            Q_EMIT chosenChanged();
    });
}

void RadioGroup::add(const QString& text, const QString& description)
{
    auto* const button = new QRadioButton(text);
    button->setToolTip(description);
    button->setAccessibleDescription(description);
    static_cast<QVBoxLayout*>(layout())->insertWidget(count(), button);
    addRadioButton(*buttons_, *button, count());
}

int RadioGroup::count() const { return static_cast<int>(buttons_->buttons().size()); }

int RadioGroup::chosen() const { return buttons_->checkedId(); }

void RadioGroup::choose(int choice) { buttons_->button(choice)->setChecked(true); }

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/radio_buttons.h"

#include <QButtonGroup>
#include <QRadioButton>

namespace sheepshead {

namespace {

/// Qt does this only once one of them has had the focus.
void stopAtTheChecked(const QButtonGroup& group)
{
    const QAbstractButton* const checked = group.checkedButton();
    for (QAbstractButton* const button : group.buttons()) {
        const int policy = button->focusPolicy();
        const bool stop = checked == nullptr || button == checked;
        button->setFocusPolicy(static_cast<Qt::FocusPolicy>(
            stop ? policy | Qt::TabFocus : policy & ~static_cast<int>(Qt::TabFocus)));
    }
}

} // namespace

void addRadioButton(QButtonGroup& group, QRadioButton& button, int id)
{
    group.addButton(&button, id);
    stopAtTheChecked(group);
    // not the group's signal, which may be blocked while the buttons show what holds
    QObject::connect(&button, &QAbstractButton::toggled, &group, [&group](bool on) {
        if (on)
            stopAtTheChecked(group);
    });
}

} // namespace sheepshead

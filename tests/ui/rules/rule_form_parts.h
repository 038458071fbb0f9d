// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/rule_form.h"
#include "ui/rules/rule_row.h"
#include "ui/words/rules/rule_words.h"

#include <QListWidget>
#include <QRadioButton>

#include <string_view>

namespace sheepshead {

/// The row of a rule; null if there is none.
inline RuleRow* rowOf(const RuleForm& form, std::string_view key)
{
    for (RuleRow* row : form.findChildren<RuleRow*>())
        if (row->rule().key == key)
            return row;
    return nullptr;
}

/// The button of a choice of a rule that has few of them.
inline QRadioButton* buttonOf(const RuleForm& form, std::string_view key, std::string_view choice)
{
    const int index = ruleNamed(key)->choiceNamed(choice).value();
    return rowOf(form, key)->findChildren<QRadioButton*>().at(index);
}

/// Chooses the section of a rule from the list.
inline void openSection(const RuleForm& form, std::string_view key)
{
    auto* const names = form.findChild<QListWidget*>();
    for (int i = 0; i < names->count(); ++i)
        if (names->item(i)->text() == groupName(ruleNamed(key)->group))
            names->setCurrentRow(i);
}

/// The part with this name for screen readers; null if there is none.
template <class Widget> Widget* named(const RuleForm& form, const QString& name)
{
    for (Widget* widget : form.findChildren<Widget*>())
        if (widget->accessibleName() == name)
            return widget;
    return nullptr;
}

} // namespace sheepshead

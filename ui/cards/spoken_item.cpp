// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/spoken_item.h"

namespace sheepshead {

SpokenItem::SpokenItem(QAccessible::Role role, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , role_(role)
{
}

void SpokenItem::setWords(const QString& name, const QString& description)
{
    const bool otherName = name != name_;
    const bool otherDescription = description != description_;
    name_ = name;
    description_ = description;
    if (otherName)
        tell(QAccessible::NameChanged);
    if (otherDescription)
        tell(QAccessible::DescriptionChanged);
}

void SpokenItem::tell(QAccessible::Event change)
{
    if (!visited_)
        return;
    QAccessibleEvent changed(this, change);
    QAccessible::updateAccessibility(&changed);
}

} // namespace sheepshead

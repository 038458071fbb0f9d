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
    if (name == name_ && description == description_)
        return;
    name_ = name;
    description_ = description;
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace sheepshead

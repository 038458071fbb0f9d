// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/spoken_item.h"

#include <QGraphicsScene>

namespace sheepshead {

SpokenItem::SpokenItem(QAccessible::Role role, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , role_(role)
{
    setFlag(ItemSendsGeometryChanges);
}

/// Qt notes where an item was painted last, and paints that place again some time after the item
/// has moved. Where a part of the window is painted in between, as when a panel goes away, it notes
/// the new place, and the item stays to be seen in the old one.
QVariant SpokenItem::itemChange(GraphicsItemChange change, const QVariant& value)
{
    if (scene() && (change == ItemPositionChange || change == ItemRotationChange))
        scene()->update(sceneBoundingRect());
    return QGraphicsObject::itemChange(change, value);
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

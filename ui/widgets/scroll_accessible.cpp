// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_accessible.h"

#include <QAbstractScrollArea>
#include <QAccessibleWidget>
#include <QScrollArea>

namespace sheepshead {

namespace {

/// Qt asks for a class and then for its base: texts, lists and tables have been found by then.
QAccessibleInterface* areaInterface(const QString& name, QObject* object)
{
    const bool scrolls = name == QLatin1String(QScrollArea::staticMetaObject.className())
        || name == QLatin1String(QAbstractScrollArea::staticMetaObject.className());
    return scrolls ? new QAccessibleWidget(static_cast<QWidget*>(object)) : nullptr;
}

} // namespace

void installScrollAccessibility() { QAccessible::installFactory(areaInterface); }

} // namespace sheepshead

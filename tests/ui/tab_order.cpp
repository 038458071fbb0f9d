// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tab_order.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>
#include <QWidget>

namespace sheepshead::testing {

namespace {

constexpr int mostStations = 200;

QString nameOf(const QWidget& widget)
{
    if (!widget.accessibleName().isEmpty())
        return widget.accessibleName();
    if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().remove(u'&');
    return QString::fromLatin1(widget.metaObject()->className());
}

} // namespace

QStringList tabOrder(QWidget& window)
{
    QStringList names;
    QWidget* const first = window.focusWidget();
    QWidget* now = first;
    while (now != nullptr && names.size() < mostStations) {
        names << nameOf(*now);
        QTest::keyClick(now, Qt::Key_Tab);
        now = window.focusWidget();
        if (now == first)
            break;
    }
    return names;
}

bool passes(const QStringList& walk, const QStringList& stations)
{
    qsizetype at = -1;
    for (const QString& station : stations) {
        at = walk.indexOf(station, at + 1);
        if (at < 0)
            return false;
    }
    return true;
}

} // namespace sheepshead::testing

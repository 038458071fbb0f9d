// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace sheepshead {

namespace {

bool hasValue(const QObject& object)
{
    return qobject_cast<const QComboBox*>(&object) || qobject_cast<const QAbstractSpinBox*>(&object)
        || (qobject_cast<const QAbstractSlider*>(&object)
            && !qobject_cast<const QScrollBar*>(&object));
}

class WheelGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool concerns = event->type() == QEvent::Wheel || event->type() == QEvent::Polish;
        if (!concerns || !watched->isWidgetType() || !hasValue(*watched))
            return false;
        auto& field = static_cast<QWidget&>(*watched);
        if (event->type() == QEvent::Polish) {
            if (field.focusPolicy() == Qt::WheelFocus)
                field.setFocusPolicy(Qt::StrongFocus);
            return false;
        }
        if (field.hasFocus())
            return false;
        event->ignore(); // then it is for the page around
        return true;
    }
};

} // namespace

void installWheelGuard() { qApp->installEventFilter(new WheelGuard(qApp)); }

} // namespace sheepshead

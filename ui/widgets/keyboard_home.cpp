// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keyboard_home.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QWidget>

namespace sheepshead {

namespace {

/// Arrows lead from one button to the next, with the reason of a Tab.
bool movesFocus(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return true;
    default:
        return false;
    }
}

} // namespace

KeyboardHome::KeyboardHome(QWidget& window, QWidget& home)
    : QObject(&window)
    , window_(window)
    , home_(home)
    , keeper_(&home)
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        if (now == nullptr && window_.isActiveWindow())
            takeBack();
    });
}

bool KeyboardHome::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyRelease)
        released_ = { static_cast<QKeyEvent*>(event)->key(),
            static_cast<QKeyEvent*>(event)->timestamp() };
    if (isHeldKeyThatActs(*watched, *event))
        return true;
    if (event->type() == QEvent::KeyPress) {
        if (movesFocus(*static_cast<QKeyEvent*>(event))) {
            moving_ = true;
            QMetaObject::invokeMethod(
                this, [this] { moving_ = false; }, Qt::QueuedConnection);
        }
    }
    if (event->type() == QEvent::FocusIn && watched->isWidgetType()) {
        auto* const to = static_cast<QWidget*>(watched);
        if (to->window() == &window_) {
            if (isMoveOfThePerson(*to, *static_cast<QFocusEvent*>(event)))
                keeper_ = to;
            else
                takeBack();
        }
    }
    return QObject::eventFilter(watched, event);
}

/// Space, Enter and the numbers of cards act once for each press, however long they are held; in a
/// dialog that comes up meanwhile Space and Enter press no button.
bool KeyboardHome::isHeldKeyThatActs(const QObject& watched, const QEvent& event) const
{
    if (event.type() != QEvent::KeyPress || !isRepeat(static_cast<const QKeyEvent&>(event)))
        return false;
    const auto* const widget = qobject_cast<const QWidget*>(&watched);
    if (widget == nullptr || widget->testAttribute(Qt::WA_InputMethodEnabled))
        return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    const bool presses = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (widget->window() == &window_)
        return presses || (key >= Qt::Key_0 && key <= Qt::Key_9);
    return presses
        && (qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QDialog*>(widget));
}

/// X repeats a key as a release and a press of the same moment. Where they do not arrive together,
/// Qt takes them for another press.
bool KeyboardHome::isRepeat(const QKeyEvent& press) const
{
    return press.isAutoRepeat()
        || (press.timestamp() != 0 && press.key() == released_.key
            && press.timestamp() == released_.moment);
}

/// Qt gives the focus of a part that is hidden to the next one with the reason of a Tab.
bool KeyboardHome::isMoveOfThePerson(const QWidget& to, const QFocusEvent& event) const
{
    if (&to == keeper_ || &to == &home_ || &to == home_.focusProxy())
        return true;
    const Qt::FocusReason reason = event.reason();
    if (reason == Qt::MouseFocusReason)
        return to.testAttribute(Qt::WA_InputMethodEnabled);
    return moving_ || (reason != Qt::TabFocusReason && reason != Qt::BacktabFocusReason);
}

/// Later, so that the event that moved the keys is handled first.
void KeyboardHome::takeBack()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            const bool canKeep = keeper_ && keeper_->isVisible() && keeper_->isEnabled()
                && keeper_->window() == &window_;
            QWidget& owner = canKeep ? *keeper_ : home_;
            // A call of setFocus() meanwhile, by what the click did, is meant.
            const QWidget* const focused = QApplication::focusWidget();
            if (focused != &owner && focused != owner.focusProxy())
                owner.setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

} // namespace sheepshead

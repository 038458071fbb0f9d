// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QFocusEvent;
class QKeyEvent;
class QWidget;

namespace sheepshead {

/// Keeps the keyboard of a window where the person left it, at first at its home (the table). The
/// keys move by Tab or an arrow, by a shortcut, by a call of setFocus(), and by a click into a
/// field in which one types. They do not move by a click elsewhere, nor because a part was hidden,
/// disabled or deleted: then they stay, or go home. A key that is held acts once.
class KeyboardHome : public QObject {
    Q_OBJECT

public:
    /// `home` lies in `window`; both outlive this object.
    KeyboardHome(QWidget& window, QWidget& home);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isHeldKeyThatActs(const QObject& watched, const QEvent& event) const;
    bool isRepeat(const QKeyEvent& press) const;
    bool isMoveOfThePerson(const QWidget& to, const QFocusEvent& event) const;
    void takeBack();

    struct Released {
        int key = 0;
        quint64 moment = 0; ///< ms of the window system; 0 where it tells none
    };

    QWidget& window_;
    QWidget& home_;
    QPointer<QWidget> keeper_; ///< has the keys, or had them before the last click
    Released released_;        ///< the key that was released last
    bool moving_ = false;      ///< a key that moves the focus is being handled
};

} // namespace sheepshead

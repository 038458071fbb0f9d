// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace sheepshead {

/// Asks the desktop's portal for settings whether programs should not move things: GNOME keeps that
/// in org.gnome.desktop.interface, enable-animations, and tells it to programs that are not its own
/// only there. The answer comes later; where there is no bus, no portal or no such setting, there
/// is none, and no word of it either.
class MotionPortal : public QObject {
    Q_OBJECT

public:
    /// Asks on the session's bus, or on the one at this address, once the event loop runs, and
    /// listens for changes from then on. Starts no bus where none is.
    explicit MotionPortal(const QString& address = {}, QObject* parent = nullptr);

Q_SIGNALS:
    /// What the desktop wants, at first and whenever it changes.
    void told(bool still);

private:
    void begin(const QString& address);
};

} // namespace sheepshead

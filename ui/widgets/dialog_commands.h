// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDialog;

namespace sheepshead {

/// Makes keys of a window work in its dialogs and in other windows beside it, too: Qt sends
/// shortcuts to the active window only, and never to a window that a modal dialog blocks. Also
/// gives each dialog the keyboard when it opens, even if a screen reader opened it, and its window
/// when it closes.
class DialogCommands : public QObject {
    Q_OBJECT

public:
    /// `always` work in every dialog and window, `beside` only in dialogs that are not modal.
    DialogCommands(QList<QAction*> always, QList<QAction*> beside, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeShown(QObject& shown) const;
    static void takeHidden(QObject& hidden);
    void addTo(QDialog& dialog) const;

    QList<QAction*> always_;
    QList<QAction*> beside_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDialog;

namespace sheepshead {

/// Keys of a window that are heard in its dialogs, too: Qt tells them to the active window only,
/// and not at all to one that a dialog has closed off.
class DialogCommands : public QObject {
    Q_OBJECT

public:
    /// The first are for every dialog, the others for those that close nothing off.
    DialogCommands(QList<QAction*> always, QList<QAction*> beside, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addTo(QDialog& dialog) const;

    QList<QAction*> always_;
    QList<QAction*> beside_;
};

} // namespace sheepshead

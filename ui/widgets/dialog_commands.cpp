// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialog_commands.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace sheepshead {

DialogCommands::DialogCommands(QList<QAction*> always, QList<QAction*> beside, QObject* parent)
    : QObject(parent)
    , always_(std::move(always))
    , beside_(std::move(beside))
{
    qApp->installEventFilter(this);
}

bool DialogCommands::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show)
        if (auto* const dialog = qobject_cast<QDialog*>(watched)) {
            addTo(*dialog);
            QMetaObject::invokeMethod(dialog, &QWidget::activateWindow, Qt::QueuedConnection);
        }
    if (event->type() == QEvent::Show)
        if (auto* const window = qobject_cast<QMainWindow*>(watched);
            window && window->parentWidget()) // one with menus and keys of its own
            window->addActions(always_);
    if (event->type() == QEvent::Hide)
        if (auto* const dialog = qobject_cast<QDialog*>(watched); dialog && dialog->parentWidget())
            QMetaObject::invokeMethod(
                dialog->parentWidget()->window(),
                [window = dialog->parentWidget()->window()] {
                    if (window->isVisible() && QApplication::activeWindow() == nullptr)
                        window->activateWindow();
                },
                Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void DialogCommands::addTo(QDialog& dialog) const
{
    dialog.addActions(always_);
    if (!dialog.isModal())
        dialog.addActions(beside_);
}

} // namespace sheepshead

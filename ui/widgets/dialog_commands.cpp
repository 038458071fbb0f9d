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
        takeShown(*watched);
    else if (event->type() == QEvent::Hide)
        takeHidden(*watched);
    return QObject::eventFilter(watched, event);
}

void DialogCommands::takeShown(QObject& shown) const
{
    if (auto* const dialog = qobject_cast<QDialog*>(&shown)) {
        addTo(*dialog);
        QMetaObject::invokeMethod(dialog, &QWidget::activateWindow, Qt::QueuedConnection);
    }
    auto* const window = qobject_cast<QMainWindow*>(&shown);
    if (window && window->parentWidget()) // one with menus and keys of its own
        window->addActions(always_);
}

/// The window below a dialog gets the keys, unless another one has them.
void DialogCommands::takeHidden(QObject& hidden)
{
    const auto* const dialog = qobject_cast<QDialog*>(&hidden);
    if (!dialog || !dialog->parentWidget())
        return;
    QWidget* const below = dialog->parentWidget()->window();
    const auto giveKeys = [below] {
        if (below->isVisible() && QApplication::activeWindow() == nullptr)
            below->activateWindow();
    };
    QMetaObject::invokeMethod(below, giveKeys, Qt::QueuedConnection);
}

void DialogCommands::addTo(QDialog& dialog) const
{
    dialog.addActions(always_);
    if (!dialog.isModal())
        dialog.addActions(beside_);
}

} // namespace sheepshead

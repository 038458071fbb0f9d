// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/shared_undo.h"

#include <QAbstractSpinBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace sheepshead {

namespace {

class SharedUndo : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool presses =
            event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
        if (!presses)
            return QObject::eventFilter(watched, event);
        const auto* const key = static_cast<QKeyEvent*>(event);
        const bool undoes = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        const auto* line = qobject_cast<QLineEdit*>(watched);
        if (line == nullptr)
            line = watched->findChild<QLineEdit*>();
        const bool typing = line != nullptr && line->isModified() && !line->text().isEmpty();
        if (!undoes || typing)
            return QObject::eventFilter(watched, event);
        event->ignore(); // then it is a shortcut of the window
        return true;
    }
};

} // namespace

void shareUndo(QWidget& form)
{
    const QString name = QStringLiteral("shared undo");
    auto* filter = form.findChild<QObject*>(name, Qt::FindDirectChildrenOnly);
    if (!filter) {
        filter = new SharedUndo(&form);
        filter->setObjectName(name);
    }
    for (QWidget* const field : form.findChildren<QWidget*>())
        if (qobject_cast<QLineEdit*>(field) || qobject_cast<QAbstractSpinBox*>(field))
            field->installEventFilter(filter);
}

} // namespace sheepshead

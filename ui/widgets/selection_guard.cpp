// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/selection_guard.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QItemSelectionModel>
#include <QPointer>

namespace sheepshead {

namespace {

class SelectionGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            if (auto* const view = qobject_cast<QAbstractItemView*>(watched); view
                && view->selectionMode() == QAbstractItemView::SingleSelection
                && view->selectionModel())
                connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
                    &SelectionGuard::changed, Qt::UniqueConnection);
        return false;
    }

private:
    /// Keys and mouse move the current entry themselves, after this signal.
    void changed()
    {
        QMetaObject::invokeMethod(
            this,
            [model = QPointer(qobject_cast<QItemSelectionModel*>(sender()))] {
                if (model)
                    follow(*model);
            },
            Qt::QueuedConnection);
    }

    static void follow(QItemSelectionModel& model)
    {
        const QModelIndexList chosen = model.selectedIndexes();
        if (chosen.isEmpty())
            return;
        const QModelIndex current = model.currentIndex();
        const QModelIndex first = chosen.first();
        if (current.row() != first.row() || current.parent() != first.parent())
            model.setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    }
};

} // namespace

void installSelectionGuard() { qApp->installEventFilter(new SelectionGuard(qApp)); }

} // namespace sheepshead

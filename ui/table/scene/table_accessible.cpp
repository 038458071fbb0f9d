// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_accessible.h"

#include "ui/cards/card_item.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QAccessibleActionInterface>
#include <QAccessibleObject>
#include <QAccessibleWidget>

namespace sheepshead {

namespace {

QRect onScreen(const FeltView& view, const QGraphicsItem& item)
{
    const QRect inView = view.mapFromScene(item.sceneBoundingRect()).boundingRect();
    return { view.viewport()->mapToGlobal(inView.topLeft()), inView.size() };
}

FeltView* viewOf(const SpokenItem& item)
{
    const QList<QGraphicsView*> views =
        item.scene() ? item.scene()->views() : QList<QGraphicsView*>();
    return views.isEmpty() ? nullptr : qobject_cast<FeltView*>(views.first());
}

class AccessibleItem : public QAccessibleObject, public QAccessibleActionInterface {
public:
    explicit AccessibleItem(SpokenItem* item)
        : QAccessibleObject(item)
        , item_(item)
    {
    }

    QAccessible::Role role() const override
    {
        return item_->pressable() ? QAccessible::Button : item_->role();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        const auto* card = qobject_cast<const CardItem*>(item_);
        state.focusable = item_->pressable();
        state.invisible = !item_->isVisible();
        state.checkable = card && card->marked();
        state.checked = card && card->marked();
        if (const FeltView* view = viewOf(*item_))
            state.focused = view->hasFocus() && view->table().hand().visited() == item_;
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return item_->name();
        return kind == QAccessible::Description ? item_->description() : QString();
    }
    QRect rect() const override
    {
        const FeltView* view = viewOf(*item_);
        return view ? onScreen(*view, *item_) : QRect();
    }
    QWindow* window() const override
    {
        const FeltView* view = viewOf(*item_);
        return view ? view->window()->windowHandle() : nullptr;
    }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(viewOf(*item_));
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface && item_->pressable()
            ? static_cast<QAccessibleActionInterface*>(this)
            : nullptr;
    }
    QStringList actionNames() const override { return { pressAction() }; }
    void doAction(const QString& action) override
    {
        if (action == pressAction())
            Q_EMIT item_->pressed();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    SpokenItem* item_;
};

class AccessibleTable : public QAccessibleWidget {
public:
    explicit AccessibleTable(FeltView* view)
        : QAccessibleWidget(view, QAccessible::LayeredPane)
        , view_(view)
    {
    }

    int childCount() const override { return static_cast<int>(items().size()); }
    QAccessibleInterface* child(int index) const override
    {
        const auto all = items();
        return index >= 0 && index < static_cast<int>(all.size())
            ? QAccessible::queryAccessibleInterface(all[static_cast<std::size_t>(index)])
            : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto all = items();
        const auto found = std::ranges::find(all, child ? child->object() : nullptr);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = childCount() - 1; i >= 0; --i)
            if (QAccessibleInterface* at = child(i); at->rect().contains(x, y))
                return at;
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return QAccessible::queryAccessibleInterface(view_->table().hand().visited());
    }

private:
    std::vector<SpokenItem*> items() const { return view_->table().spokenItems(); }

    FeltView* view_;
};

QAccessibleInterface* interfaceFor(const QString&, QObject* object)
{
    if (auto* item = qobject_cast<SpokenItem*>(object))
        return new AccessibleItem(item);
    if (auto* view = qobject_cast<FeltView*>(object))
        return new AccessibleTable(view);
    return nullptr;
}

} // namespace

void installTableAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(interfaceFor);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceNewCards(FeltView& view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

} // namespace sheepshead

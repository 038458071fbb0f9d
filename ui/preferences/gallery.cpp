// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/gallery.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace sheepshead {

namespace {

/// Puts a frame around the picture that is chosen; its name alone is easily overlooked.
class FramingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!option.state.testFlag(QStyle::State_Selected))
            return;
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QRect picture = item.widget->style()->subElementRect(
            QStyle::SE_ItemViewItemDecoration, &item, item.widget);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(item.palette.color(QPalette::Highlight), 3));
        painter->drawRoundedRect(picture, 9, 9);
        painter->restore();
    }
};

} // namespace

Gallery::Gallery(const QString& name, QSize picture, QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new FramingDelegate(this));
    setAccessibleName(name);
    setViewMode(IconMode);
    setIconSize(picture);
    setMovement(Static);
    setResizeMode(Adjust);
    setWordWrap(true);
    setSpacing(4);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMinimumHeight(picture.height() + 2 * fontMetrics().height() + 16);
    const int height = picture.height() + 2 * fontMetrics().lineSpacing() + 10;
    setGridSize({ qMax(picture.width(), 13 * fontMetrics().averageCharWidth()) + 12, height });
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            Q_EMIT choiceChanged(chosen());
    });
}

void Gallery::add(const QString& id, const QString& name, const QString& words)
{
    auto* const item = new QListWidgetItem(name, this);
    item->setData(Qt::UserRole, id);
    item->setSizeHint(gridSize() - QSize(8, 4)); // else a long name is cut off
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    QPixmap empty(iconSize());
    empty.fill(Qt::transparent);
    item->setIcon(empty); // the name keeps its place until the picture comes
    setWords(id, words);
}

void Gallery::remove(const QString& id) { delete find(id); }

QListWidgetItem* Gallery::find(const QString& id) const
{
    for (int i = 0; i < count(); ++i)
        if (item(i)->data(Qt::UserRole).toString() == id)
            return item(i);
    return nullptr;
}

void Gallery::setPicture(const QString& id, const QPixmap& picture)
{
    if (QListWidgetItem* const item = find(id)) {
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // not tinted: colors are what is chosen
        item->setIcon(icon);
    }
}

void Gallery::setWords(const QString& id, const QString& words)
{
    if (QListWidgetItem* const item = find(id)) {
        item->setToolTip(words);
        item->setData(Qt::AccessibleDescriptionRole, words);
    }
}

QString Gallery::words(const QString& id) const
{
    const QListWidgetItem* const item = find(id);
    return item ? item->toolTip() : QString();
}

QString Gallery::chosen() const
{
    return currentItem() ? currentItem()->data(Qt::UserRole).toString() : QString();
}

void Gallery::choose(const QString& id)
{
    if (QListWidgetItem* const item = find(id)) {
        setCurrentItem(item);
        scrollToItem(item);
    }
}

} // namespace sheepshead

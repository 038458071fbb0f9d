// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/gallery.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace sheepshead {

namespace {

/// Paints a picture with its name below it, and a frame around the one that is chosen; the name
/// alone is easily overlooked. Qt's own delegate cuts names off that just fit on two lines.
class PictureDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const bool chosen = item.state.testFlag(QStyle::State_Selected);
        const QPoint corner(
            item.rect.center().x() - item.decorationSize.width() / 2, item.rect.top() + gap);
        const QRect picture(corner, item.decorationSize);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        item.icon.paint(painter, picture, Qt::AlignCenter);
        if (chosen) {
            painter->setPen(QPen(item.palette.color(QPalette::Highlight), 3));
            painter->drawRoundedRect(picture, 9, 9);
        }
        paintName(*painter, item, picture.bottom() + gap, chosen);
        if (item.state.testFlag(QStyle::State_HasFocus)) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(item);
            focus.backgroundColor = item.palette.color(QPalette::Base);
            item.widget->style()->drawPrimitive(
                QStyle::PE_FrameFocusRect, &focus, painter, item.widget);
        }
        painter->restore();
    }

private:
    static constexpr int gap = 3;
    static constexpr int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

    static void paintName(QPainter& painter, const QStyleOptionViewItem& item, int top, bool chosen)
    {
        QRect place = item.rect.adjusted(1, 0, -1, 0);
        place.setTop(top);
        painter.setFont(item.font);
        if (chosen) {
            const QRect words = painter.boundingRect(place, flags, item.text);
            painter.fillRect(
                words.adjusted(-gap, 0, gap, 0), item.palette.color(QPalette::Highlight));
        }
        painter.setPen(item.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(place, flags, item.text);
    }
};

} // namespace

Gallery::Gallery(const QString& name, QSize picture, QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new PictureDelegate(this));
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
    cell_ = { qMax(picture.width(), 13 * fontMetrics().averageCharWidth()) + 12, height };
    setGridSize(cell_);
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            Q_EMIT choiceChanged(chosen());
    });
}

void Gallery::add(const QString& id, const QString& name, const QString& words)
{
    auto* const item = new QListWidgetItem(name, this);
    item->setData(Qt::UserRole, id);
    for (const QString& word : name.split(u' ')) // else a long one is cut off
        cell_.setWidth(qMax(cell_.width(), fontMetrics().horizontalAdvance(word) + 18));
    spreadColumns();
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    QPixmap empty(iconSize());
    empty.fill(Qt::transparent);
    item->setIcon(empty); // the name keeps its place until the picture comes
    setWords(id, words);
}

void Gallery::remove(const QString& id) { delete find(id); }

void Gallery::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    spreadColumns();
}

/// As many columns as there is room for, over the whole width.
void Gallery::spreadColumns()
{
    const int width = viewport()->width() - 1;
    const int columns = qMax(1, width / cell_.width());
    const QSize grid(qMax(cell_.width(), width / columns), cell_.height());
    if (grid != gridSize())
        setGridSize(grid);
    const QSize hint = grid - QSize(8, 4);
    for (int i = 0; i < count(); ++i)
        if (item(i)->sizeHint() != hint)
            item(i)->setSizeHint(hint);
}

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

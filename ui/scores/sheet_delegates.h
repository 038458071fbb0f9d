// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <cstdint>

namespace sheepshead {

/// What a sheet looks like: a table of the desktop, or paper with rules.
enum class SheetLook : std::uint8_t { Desktop, Paper };

/// A cell of the score sheet with plain words. The chosen row is loud only while the keyboard is on
/// the sheet: beside a game it has a quiet tint.
class SheetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit SheetDelegate(SheetLook look, QObject* parent = nullptr)
        : QStyledItemDelegate(parent)
        , look_(look)
    {
    }

protected:
    SheetLook look() const { return look_; }
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    SheetLook look_;
};

/// A player's cell: what the hand brought above the running total, both aligned to the right, with
/// small marks before them for who picked, who was the partner and who dealt.
class ScoreDelegate : public SheetDelegate {
    Q_OBJECT

public:
    using SheetDelegate::SheetDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

/// A current total; a frame, on paper a circle, and a bold figure show who leads.
class TotalDelegate : public SheetDelegate {
    Q_OBJECT

public:
    using SheetDelegate::SheetDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace sheepshead

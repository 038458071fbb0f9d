// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/spoken_item.h"
#include "ui/table/layout/table_layout.h"
#include "ui/words/players/seating.h"

#include "engine/players/levels.h"

#include <optional>
#include <vector>

namespace sheepshead {

class CardTheme;

/// What the table shows of a seat besides its player's face.
struct SeatState {
    bool dealer = false;
    bool picker = false;
    bool partner = false; ///< a maker beside the picker
    bool maker = false;   ///< any, where there is no picker
    bool cracked = false;
    bool acting = false;
    bool sitsOut = false;
    int cards = 0;              ///< held
    int tricks = 0;             ///< taken
    std::optional<int> total;   ///< on the score sheet
    std::optional<Level> level; ///< of a computer player

    bool operator==(const SeatState&) const = default;
};

/// A player's plate: face with level, name, score and role marks; the held cards as a fan of backs,
/// and the tricks taken.
class SeatItem : public SpokenItem {
    Q_OBJECT

public:
    SeatItem(CardTheme& theme, const SeatInfo& info, QGraphicsItem* parent = nullptr);

    void setPlace(const SeatPlace& place, const TableLayout& layout);
    void setState(const SeatState& state);
    /// Another name or face at the same seat.
    void setInfo(const SeatInfo& info);
    const SeatInfo& info() const { return info_; }
    const QString& portrait() const { return info_.portrait; }
    const SeatState& state() const { return state_; }

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Mark {
        const char* icon;
        QString word;
    };

    std::vector<Mark> marks() const;
    QString scoreWords() const;
    void speak();
    void paintFan(QPainter* painter) const;
    void paintPile(QPainter* painter) const;
    void paintPlate(QPainter* painter) const;
    void paintFace(QPainter* painter, const QRectF& room) const;
    void paintWords(QPainter* painter, const QRectF& room) const;
    void paintCrack(QPainter* painter) const;
    void paintMarks(QPainter* painter, const QRectF& room) const;

    CardTheme& theme_;
    SeatInfo info_;
    SeatState state_;
    SeatPlace place_;
    QRectF bounds_;
    qreal small_ = 0;
    qreal unit_ = 1;
    int nameSize_ = 13;
    int scoreSize_ = 12;
};

} // namespace sheepshead

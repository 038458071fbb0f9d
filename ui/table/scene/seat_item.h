// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/spoken_item.h"
#include "ui/table/layout/table_layout.h"
#include "ui/table/scene/role_tags.h"
#include "ui/words/players/seating.h"

#include "engine/players/levels.h"

#include <QTimer>

#include <cstdint>
#include <optional>
#include <vector>

namespace sheepshead {

class CardTheme;

/// A seat's side, as far as the viewer knows it. Unknown too where there are no sides.
enum class SeatSide : std::uint8_t { Unknown, Makers, Defenders };

/// What the table shows of a seat besides its player's face.
struct SeatState {
    bool dealer = false;
    bool picker = false;
    bool partner = false; ///< a maker beside the picker
    bool maker = false;   ///< any, where there is no picker
    SeatSide side = SeatSide::Unknown;
    bool cracked = false;
    bool acting = false;
    bool sitsOut = false;
    int cards = 0;              ///< held
    int tricks = 0;             ///< taken
    std::optional<int> total;   ///< on the score sheet
    std::optional<Level> level; ///< of a computer player

    bool operator==(const SeatState&) const = default;
};

/// A player's plate: a face with its level in a rim of its side's colour, name, score and roles;
/// the held cards as a fan of backs and the tricks taken, both with their number. Dots mark a
/// computer player that thinks for longer than a second.
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
    bool thinksLong() const { return thinksLong_; }

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<RoleTag> roles() const;
    QString scoreWords() const;
    void speak();
    void watchThinking();
    void paintFan(QPainter* painter) const;
    void paintPile(QPainter* painter) const;
    void paintCount(QPainter* painter, int count, QPointF left) const;
    void paintPlate(QPainter* painter) const;
    void paintShape(QPainter* painter, qreal grown) const;
    void paintFace(QPainter* painter, const QRectF& room) const;
    void paintThinking(QPainter* painter, const QRectF& face) const;
    void paintWords(QPainter* painter, const QRectF& room) const;
    void paintCrack(QPainter* painter) const;

    CardTheme& theme_;
    SeatInfo info_;
    SeatState state_;
    QTimer thinking_;
    bool thinksLong_ = false;
    SeatPlace place_;
    QRectF bounds_;
    qreal small_ = 0;
    qreal unit_ = 1;
    int nameSize_ = 13;
    int scoreSize_ = 12;
};

} // namespace sheepshead

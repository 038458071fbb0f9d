// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/layout/pile_slots.h"
#include "ui/table/layout/table_layout.h"

#include <QGraphicsObject>

#include <vector>

namespace sheepshead {

class CardItem;
class CardTheme;

/// What lies open before one seat, and face down beneath it: the piles of a two-handed table, or
/// the pair that was shown for a blitz. The viewer's own open cards belong to the hand, which asks
/// piles() where they lie.
class OpenCardsItem : public QGraphicsObject {
    Q_OBJECT

public:
    enum class Owner { Viewer, Other };

    OpenCardsItem(CardTheme& theme, Owner owner, QGraphicsItem* parent = nullptr);

    void setLayout(const TableLayout& layout, int place);
    const PileSlots& piles() const { return slots_; }
    /// From top left to bottom right; none where they belong to the hand.
    const std::vector<CardItem*>& items() const { return items_; }
    const std::vector<CardItem*>& backs() const { return backs_; }

    void clear();
    /// Everything at once; see PileSlots::settle().
    void settle(CardSet open, CardSet covering, const TrumpOrder& trumps, bool duringTrick);
    /// A card leaves. The caller owns the item from now on; null where it is the hand's or not
    /// here.
    CardItem* take(Card card);
    /// The back that waits to be turned is this card from now on. For the viewer it belongs to the
    /// caller, who puts it into the hand; null where nothing waits.
    CardItem* turn(Card card);

    /// Where an open card belongs.
    Pose poseOf(Card card) const;

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override { }

private:
    CardItem* itemOf(Card card) const;
    CardItem* newItem(std::optional<Card> card);
    void showSlots();
    void showBacks();

    CardTheme& theme_;
    Owner owner_;
    TableLayout layout_;
    int place_ = 0;
    PileSlots slots_;
    std::vector<CardItem*> items_;
    std::vector<CardItem*> backs_; ///< of the covered slots, in their order
};

} // namespace sheepshead

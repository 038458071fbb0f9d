// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/layout/table_layout.h"

#include "engine/cards/seat.h"
#include "engine/hand/observation.h"

#include <QGraphicsObject>

#include <functional>
#include <vector>

namespace sheepshead {

class CardItem;
class CardTheme;

/// The cards in the middle of the table, each on its player's side. The one that was led has a mark
/// at its corner; the one that is winning is lit.
class TrickItem : public QGraphicsObject {
    Q_OBJECT

public:
    struct Laid {
        Seat seat {};
        CardItem* item = nullptr;
    };

    explicit TrickItem(CardTheme& theme, QGraphicsItem* parent = nullptr);

    /// Which place of the layout a seat has.
    void setPlaces(std::function<int(Seat)> placeOf) { placeOf_ = std::move(placeOf); }
    void setLayout(const TableLayout& layout);

    /// The next card joins the trick where it lies; where it belongs is poseOf().
    void lay(Seat seat, CardItem* item);
    Pose poseOf(Seat seat, const CardItem* item) const;

    /// The trick as it is, at once.
    void setCards(const std::vector<PlayedCard>& cards);
    const std::vector<Laid>& laid() const { return laid_; }

    void light(Seat winning);
    /// All cards leave the trick; the caller owns them.
    std::vector<Laid> takeAll();

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override { }

private:
    bool shows(const std::vector<PlayedCard>& cards) const;

    CardTheme& theme_;
    TableLayout layout_;
    std::function<int(Seat)> placeOf_;
    std::vector<Laid> laid_;
};

} // namespace sheepshead

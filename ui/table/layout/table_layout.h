// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/pose.h"
#include "ui/table/layout/seat_placing.h"
#include "ui/table/layout/two_handed_places.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace sheepshead {

/// What panels need of the felt around the trick, in pixels.
struct PanelRoom {
    qreal below = 0;  ///< the height of a band between the trick and the strip
    qreal beside = 0; ///< the width of a column to the right of the trick

    bool operator==(const PanelRoom&) const = default;
};

/// Where everything lies for a size and a number of seats: pure geometry in the scene's pixels.
class TableLayout {
public:
    TableLayout() = default;
    /// What all the others hold.
    enum class Hands { Hidden, Open };

    /// Piles are for tables with two seats.
    TableLayout(QSizeF size, int seats, qreal cardRatio, const PileShape& piles = {},
        Hands hands = Hands::Hidden);

    QSizeF size() const { return size_; }
    int seats() const { return static_cast<int>(places_.size()); }
    /// 1 at 1280×800; plates, marks and text follow it.
    qreal unit() const { return unit_; }
    /// Text of a nominal size in pixels; never below what can be read.
    int fontSize(qreal nominal) const;

    const SeatPlace& seat(int place) const { return places_.at(static_cast<std::size_t>(place)); }

    /// The hand at rest; a card of it may stand raise() higher.
    QRectF handArea() const { return hand_; }
    qreal handCardWidth() const { return handCard_; }
    qreal raise() const { return raise_; }
    /// The cards of the hand from the left, grouped by suit with a small gap between the groups.
    std::vector<Pose> handPoses(const std::vector<int>& groupSizes) const;

    QRectF strip() const { return strip_; }
    static constexpr qreal stripFont = 15; ///< nominal

    /// The free felt between the seats and the strip. Trick, blind and panels share it.
    QRectF middle() const { return middle_; }
    /// Moves trick and blind out of the way of panels; they shrink where they must.
    void makeRoom(const PanelRoom& room);
    const PanelRoom& panelRoom() const { return room_; }
    /// Where a panel of this height belongs that is wanted below the trick.
    QRectF panelBand(qreal height) const;
    /// Where a panel belongs that is wanted beside the trick: all that makeRoom() kept free for it,
    /// and at a table with piles what is free anyway.
    QRectF panelColumn() const;
    /// Words to the viewer: always free, between the trick and the panels below it.
    QRectF talkArea() const;

    QRectF trickArea() const { return trick_; }
    qreal trickCardWidth() const { return trickCard_; }
    /// Cards lie round one centre, each on its player's side.
    Pose trickPose(int place) const;
    /// Which of two cards of a trick that overlap lies above: the higher one. No index is covered
    /// then, in whatever order they were played.
    int trickLayer(int place) const;

    /// Cards that lie open before a seat: in the piles of a two-handed table, with what lies
    /// beneath them; anywhere else a pair that was shown, or a whole hand over one another, at the
    /// fan.
    Pose openPose(int place, int slot, int count = 2) const;
    Pose coveredPose(int place, int slot) const;
    bool hasPiles() const { return twoHanded_.has_value(); }
    /// All piles of a seat at such a table; empty anywhere else.
    QRectF pilesArea(int place) const { return twoHanded_ ? twoHanded_->piles(place) : QRectF(); }

    /// A card of the blind: in the middle, or put aside for a leaster.
    Pose blindPose(int index, int count) const;
    Pose asidePose(int index, int count) const;

    /// What small backs at a seat fly to and from.
    Pose fanPose(int place) const;
    Pose pilePose(int place) const;
    qreal smallCardWidth() const { return smallCard_; }

private:
    void placeBottom();
    QSizeF stripSize(qreal width, qreal words) const;
    SeatPlacing placing(int seats) const;
    void findMiddle();
    QRectF middleOfHalfWidth(qreal half) const;
    QRectF trickZone() const;
    void placeTrick();
    bool liesAbove(int place, int other) const;
    qreal leastTrickHeights() const;
    qreal widestTrickCard(QSizeF room) const;
    qreal talkHeight() const;
    void placeTwoHanded(const PileShape& shape);
    TwoHandedPlaces twoHandedPlaces(
        const PileShape& shape, const SeatPlacing& seats, QSizeF plate) const;
    Pose twoHandedTrickPose(int place) const;
    Pose shownHandPose(const SeatPlace& place, int index, int count) const;
    qreal handStep(int cards, int groups) const;

    QSizeF size_;
    qreal ratio_ = 1.4;
    Hands hands_ = Hands::Hidden;
    qreal unit_ = 1;
    qreal handCard_ = 0;
    qreal trickCard_ = 0;
    qreal smallCard_ = 0;
    qreal raise_ = 0;
    QRectF hand_;
    QRectF strip_;
    QRectF middle_;
    QRectF trick_;
    PanelRoom room_;
    std::vector<SeatPlace> places_;
    std::optional<TwoHandedPlaces> twoHanded_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/card_theme.h"
#include "ui/table/layout/table_layout.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_talk.h"
#include "ui/words/hand/picked_by.h"
#include "ui/words/players/seating.h"

#include "engine/hand/observation.h"

#include <QGraphicsScene>

#include <utility>
#include <vector>

namespace sheepshead {

class Announcer;
class CardItem;
class HandItem;
class OpenCardsItem;
class StripItem;
class TrickItem;

/// Everything that lies on the table. It owns no truth: clips move its items while something
/// happens, and settle() makes it what an observation says.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TableScene(QObject* parent = nullptr);
    ~TableScene() override;

    /// An empty table for these players.
    void setSeating(const Seating& seating);
    /// Other names and faces at as many seats; what lies on the table stays.
    void setPeople(const Seating& seating);
    const Seating& seating() const { return seating_; }
    void setTotals(const std::vector<int>& totals);
    const std::vector<int>& totals() const { return totals_; }
    /// By seat; none for people.
    void setLevels(const std::vector<std::optional<Level>>& levels);
    void setSize(QSizeF size);

    /// Everything at once as it is after all that has been shown.
    void settle(const Observation& seen);
    /// Takes the ring from the seat that acted last: the hand is over.
    void endTurn();
    /// An empty table, seats and totals aside.
    void clearTable();

    /// The piles of a two-handed table; none anywhere else.
    void setPiles(const PileShape& piles);
    /// What the others hold: hidden, unless room for open hands is asked for.
    void setHands(TableLayout::Hands hands);

    const TableLayout& layout() const { return layout_; }
    /// What panels need from now on; trick and blind give way at once.
    void makeRoom(const PanelRoom& room);
    CardTheme& theme() { return theme_; }
    void setDeck(const CardLook& look);
    HandItem& hand() { return *hand_; }
    TrickItem& trick() { return *trick_; }
    StripItem& strip() { return *strip_; }
    const std::vector<SeatItem*>& seats() const { return seats_; }
    SeatItem& seat(Seat seat) { return *seats_.at(static_cast<std::size_t>(indexOf(seat))); }
    int placeOf(Seat seat) const;
    /// As it was when the table was settled last.
    const std::optional<PickedBy>& picked() const { return picked_; }
    /// What lies open before a seat.
    OpenCardsItem& openCards(Seat seat)
    {
        return *openCards_.at(static_cast<std::size_t>(indexOf(seat)));
    }

    /// A card that belongs nowhere yet: on its way, or of the blind. Owned by the scene.
    CardItem* newCard(std::optional<Card> card, const Pose& pose);
    /// Of such cards, those that lie as the blind.
    const std::vector<CardItem*>& blind() const { return blind_; }
    /// Not put aside for a leaster.
    bool blindLiesInTheMiddle() const { return !blind_.empty() && !blindAside_; }
    void layBlind(std::vector<CardItem*> cards) { blind_ = std::move(cards); }
    std::vector<CardItem*> takeBlind() { return std::exchange(blind_, {}); }

    /// All that a screen reader should know of, in the order in which it is read.
    std::vector<SpokenItem*> spokenItems() const;

    /// Changes what a seat shows.
    template <class Change> void change(Seat seat, Change change)
    {
        SeatState state = this->seat(seat).state();
        change(state);
        this->seat(seat).setState(state);
    }

    /// What is said over the table.
    TableTalk& talk() { return talk_; }
    /// What a screen reader is told of it all.
    Announcer& announcer() { return *announcer_; }

private:
    void relayout();
    void placeBlind();
    void sweep();
    void describeTrick(const TrumpOrder& trumps);
    void settleSeats(const Observation& seen);
    void settleBlind(const Observation& seen);
    void settleOpenCards(const Observation& seen);
    CardSet inViewersHand(const Observation& seen);
    void describeOpenCards(Seat seat, const Observation& seen);
    std::size_t seatCount() const { return seating_.seats.size(); }

    CardTheme theme_;
    TableLayout layout_;
    Seating seating_;
    std::vector<int> totals_;
    std::vector<std::optional<Level>> levels_;
    HandItem* hand_;
    TrickItem* trick_;
    StripItem* strip_;
    Announcer* announcer_;
    TableTalk talk_;
    std::vector<SeatItem*> seats_;
    std::vector<OpenCardsItem*> openCards_; ///< one a seat
    PileShape piles_;
    TableLayout::Hands hands_ = TableLayout::Hands::Hidden;
    std::vector<CardItem*> blind_;
    std::optional<PickedBy> picked_;
    bool blindAside_ = false;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "engine/hand/refusal.h"
#include "engine/rules/trumps.h"

#include <array>
#include <cassert>
#include <optional>
#include <type_traits>

namespace sheepshead {

/// What the call obliges picker and partner to while the called suit has not been led (HOLD,
/// PART-FOLLOW …).
struct CallDuty {
    CardSet suit; ///< the fail cards of the called suit; empty: no seat has a duty
    Card called;
    Seat picker {};
    Seat partner {};
    bool pickerHolds = false; ///< HOLD binds the picker (not under CALL-NOHOLD)
    bool aceIsHold = false;   ///< a ten or king is called: the hold is the suit's ace
    bool tenBeatsAce = false;
    bool running = false; ///< with four of the suit the partner may lead any of them

    bool operator==(const CallDuty&) const = default;
};

/// HOLD, PART-FOLLOW and their kin bind only where a picker called a fail card; a partner jack
/// binds no seat, nor do the cards of 8H-2, even where diamonds are a fail suit.
CallDuty dutyOfCall(
    const Variant& rules, const TrumpOrder& trumps, Card called, Seat picker, Seat partner);

/// The play of the cards: who holds what, the trick on the table, what each seat has taken, whose
/// turn it is, and what may be played. Everything that a trick needs and nothing else, trivially
/// copyable, so that a hand at the table, a playout and a solver run on the same value and the same
/// rules.
class Playing {
public:
    /// The seats that play, their hands, and who leads the first trick.
    Playing() = default;
    Playing(SeatSet seats, const PerSeat<CardSet>& hands, Seat leader);

    /// Two-handed tables, before the first card: the card of a hand lies on another one, which
    /// comes to that hand once it is played.
    void cover(Card open, Card covered);
    /// Before the first card.
    void setDuty(const CallDuty& duty) { duty_ = duty; }
    /// CALL-UNDER: takes the card out of the picker's hand and lays it face down.
    void layUnder(Seat picker, Card under);

    bool over() const { return cardsLeft_ == 0; }
    Seat turn() const { return turn_; }
    Seat leader() const { return leader_; }
    SeatSet seats() const { return seats_; }

    /// What the seat to act may play; never empty until over().
    CardSet legal() const
    {
        if (dutyMayBind())
            return legalUnderDuty();
        const CardSet hand = hands_[turn_];
        const CardSet following = hand & led_;
        return inTrick_ == 0 || following.empty() ? hand : following;
    }
    /// Why the seat to act may not play a card; nothing if it may.
    std::optional<Refusal> whyNot(Card card) const;

    /// Plays a card of the hand, or the under; where reneges are possible it need not be legal.
    /// True when it ended a trick: the taker then is leader() and to act.
    bool play(const TrumpOrder& trumps, Card card);

    /// Whether a card lies under this one, face down.
    bool covers(Card open) const
    {
        return beneath_[static_cast<std::size_t>(open.index())] != nothing;
    }

    /// The card that lies face down under this one; nothing if none does.
    std::optional<Card> beneath(Card open) const
    {
        const int index = beneath_[static_cast<std::size_t>(open.index())];
        return covers(open) ? std::optional(Card::fromIndex(index)) : std::nullopt;
    }

    /// The cards a seat can play from; without a card lying face down as the under.
    CardSet hand(Seat seat) const { return hands_[seat]; }
    /// The under while it lies face down unplayed.
    std::optional<Card> under() const { return underLies_ ? std::optional(under_) : std::nullopt; }
    Points points(Seat seat) const { return { points_[seat] }; }
    int tricks(Seat seat) const { return tricks_[seat]; }

    /// The trick on the table: how many cards, and the face-up ones.
    int cardsInTrick() const { return inTrick_; }
    CardSet trick() const { return trick_; }
    /// Who takes the trick as it lies; only when cardsInTrick() > 0.
    Seat winning() const { return winning_; }
    /// The card that wins the trick as it lies; nothing where only the under lies there.
    std::optional<Card> best() const
    {
        return bestPower_ != noPower ? std::optional(best_) : std::nullopt;
    }
    /// Of the trick on the table, the under's too; only when cardsInTrick() > 0.
    Points trickPoints() const { return { trickPoints_ }; }
    /// All cards that follow the led one; only when cardsInTrick() > 0.
    CardSet ledSuit() const { return led_; }

    /// Its suit is empty once the trick in which it was led is over: that ends every duty.
    const CallDuty& duty() const { return duty_; }

    /// LEASTER-BLIND: the taker of a trick gets these points too.
    void addPoints(Seat seat, Points points);

    /// As if all cards had been played, with these further points and tricks.
    void endWith(
        const PerSeat<std::uint8_t>& points, const PerSeat<std::uint8_t>& tricks, Seat leader)
    {
        for (const Seat seat : seats_) {
            points_[seat] = static_cast<std::uint8_t>(points_[seat] + points[seat]);
            tricks_[seat] = static_cast<std::uint8_t>(tricks_[seat] + tricks[seat]);
            hands_[seat] = {};
        }
        cardsLeft_ = 0;
        inTrick_ = 0;
        leader_ = turn_ = leader;
    }

    bool operator==(const Playing&) const = default;

private:
    /// Whether the call, or an under, obliges the seat to act to anything. Whose turn it is a
    /// processor cannot guess, so that is asked only while a seat has a duty.
    bool dutyMayBind() const
    {
        return (underLies_ || !duty_.suit.empty())
            && (turn_ == duty_.picker || turn_ == duty_.partner);
    }
    CardSet legalUnderDuty() const;
    CardSet legalLead() const;
    bool mayRun(CardSet hand) const { return duty_.running && (hand & duty_.suit).size() >= 4; }
    CardSet legalFollow() const;
    CardSet legalDiscard() const;
    Refusal whyNotLead(Card card) const;
    Refusal whyNotFollow(Card card) const;
    bool bindsPicker(Card card) const { return turn_ == duty_.picker && duty_.suit.contains(card); }
    bool isUnder(Card card) const { return underLies_ && card == under_; }
    void lead(const TrumpOrder& trumps, Card card);
    void lay(const TrumpOrder& trumps, Card card);
    bool takes(const TrumpOrder& trumps, Card card) const;
    bool tenTakes(const TrumpOrder& trumps, Card card) const;
    void finishTrick();

    static constexpr std::int8_t noPower = -1;
    static constexpr std::uint8_t nothing = 0xFF;
    using Beneath = std::array<std::uint8_t, 32>;
    static constexpr Beneath allFree = [] {
        Beneath beneath {};
        beneath.fill(nothing);
        return beneath;
    }();

    PerSeat<CardSet> hands_;
    SeatSet seats_;
    std::uint8_t seatCount_ = 0;
    Seat leader_ {};
    Seat turn_ {};
    Seat winning_ {};
    std::uint8_t inTrick_ = 0;
    bool underLies_ = false; ///< beside what is counted on: two counters side by side are slower
    std::uint8_t cardsLeft_ = 0;
    bool tenRules_ = false; ///< TEN-BEATS-ACE is in force for the trick on the table
    std::uint8_t trickPoints_ = 0;
    Card under_;
    Card best_;
    std::int8_t bestPower_ = noPower; ///< of best_; none while only the under lies there
    CardSet trick_;
    CardSet led_;
    CallDuty duty_;
    Beneath beneath_ = allFree; ///< the covered card by the index of the one on it
    PerSeat<std::uint8_t> points_;
    PerSeat<std::uint8_t> tricks_;
};

static_assert(std::is_trivially_copyable_v<Playing>);

inline bool Playing::play(const TrumpOrder& trumps, Card card)
{
    assert(hands_[turn_].contains(card) || isUnder(card));
    if (inTrick_ == 0)
        lead(trumps, card);
    if (isUnder(card))
        underLies_ = false;
    else
        lay(trumps, card);
    trickPoints_ = static_cast<std::uint8_t>(trickPoints_ + card.points().value);
    --cardsLeft_;
    if (++inTrick_ == seatCount_) {
        finishTrick();
        return true;
    }
    turn_ = seats_.nextAfter(turn_);
    return false;
}

/// UNDER-POWER: the under wins nothing, but while it lies there alone its player has the trick.
inline void Playing::lead(const TrumpOrder& trumps, Card card)
{
    trick_ = {};
    trickPoints_ = 0;
    bestPower_ = noPower;
    winning_ = turn_;
    led_ = isUnder(card) ? duty_.suit : trumps.suitOf(card);
    tenRules_ = duty_.aceIsHold && duty_.tenBeatsAce && led_ == duty_.suit && !duty_.suit.empty();
}

/// 2H-1, 2H-2: a covered card joins the hand at once. It could not be played to this trick anyway.
inline void Playing::lay(const TrumpOrder& trumps, Card card)
{
    if (takes(trumps, card)) {
        best_ = card;
        bestPower_ = static_cast<std::int8_t>(trumps.power(card));
        winning_ = turn_;
    }
    trick_.add(card);
    hands_[turn_].remove(card);
    if (covers(card))
        hands_[turn_].add(Card::fromIndex(beneath_[static_cast<std::size_t>(card.index())]));
}

/// PLAY-3.
inline bool Playing::takes(const TrumpOrder& trumps, Card card) const
{
    if (tenRules_ && bestPower_ != noPower)
        return tenTakes(trumps, card);
    return (trumps.trump() | led_).contains(card) && trumps.power(card) > bestPower_;
}

inline void Playing::finishTrick()
{
    if (led_ == duty_.suit)
        duty_.suit = {};
    points_[winning_] = static_cast<std::uint8_t>(points_[winning_] + trickPoints_);
    ++tricks_[winning_];
    inTrick_ = 0;
    leader_ = winning_;
    turn_ = winning_;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/hand/action.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// Facts that distinguish a recommended action from the next best, as measured in deals that fit
/// what the seat has seen. Chances are shares of those deals, from 0 to 1. Facts contain no words,
/// and nothing that the seat cannot know.
namespace sheepshead::advice {

/// A quantity of the recommended action and of the one compared with it.
struct Measure {
    double here = 0;
    std::optional<double> there;

    double difference() const { return there ? here - *there : 0; }
    bool operator==(const Measure&) const = default;
};

struct OnlyChoice {
    bool operator==(const OnlyChoice&) const = default;
};

/// Nothing could be measured: this is the choice of the rule player.
struct ByRule {
    bool operator==(const ByRule&) const = default;
};

/// The next best is almost equal, or promises the same.
struct NearlyEqual {
    bool same = false;
    bool operator==(const NearlyEqual&) const = default;
};

/// The next best may bring more, but a defender with a fail card leads no trump to the first
/// tricks: the other defenders rely on it.
struct AgainstConvention {
    bool operator==(const AgainstConvention&) const = default;
};

/// What the seat holds for picking or bidding.
struct Strength {
    int trump = 0;
    int queens = 0;
    int jacks = 0;
    int failAces = 0;
    bool operator==(const Strength&) const = default;
};

/// What happens after passing, as far as the other seats decide it.
struct AfterPassing {
    double othersPick = 0;
    double allPass = 0;
    bool operator==(const AfterPassing&) const = default;
};

/// The called suit has not been led before this trick, and its card has not fallen.
struct CalledCardOut {
    Card called;
    bool inTrick = false;     ///< its suit was led to the trick on the table
    bool viewerHolds = false; ///< it is the viewer's own
    bool operator==(const CalledCardOut&) const = default;
};

/// Who has the trick as it lies, and how likely that seat is on the viewer's side.
struct TrickSoFar {
    Seat seat {};
    double friendly = 0;
    bool operator==(const TrickSoFar&) const = default;
};

/// A card with many points goes on a trick that the viewer's side is likely to get. Were the trick
/// to go to the others, the card with fewer points would be better.
struct Schmears {
    Card card;
    Seat seat {};        ///< has the trick as it lies
    double friendly = 0; ///< the chance that this seat is on the viewer's side
    bool operator==(const Schmears&) const = default;
};

/// A card with many points is kept from a trick that a seat of the other side may still take. Were
/// the trick to come to the viewer's side, that card would be better.
struct SavesPoints {
    Card saved;
    Seat seat {};
    double takes = 0; ///< the chance that this seat takes the trick
    bool operator==(const SavesPoints&) const = default;
};

/// LEASTER: the viewer has no trick yet and cannot win without one; this card takes one more often.
struct NeedsTrick {
    bool operator==(const NeedsTrick&) const = default;
};

/// LEASTER: the viewer has a trick, which is all it needs; this card takes another less often.
struct HasTrick {
    bool operator==(const HasTrick&) const = default;
};

/// LEASTER: a card with many points goes on a trick that another seat takes.
struct ShedsPoints {
    bool operator==(const ShedsPoints&) const = default;
};

/// 4H-4: the players of the first two queens are the makers. The card is a queen that makes the
/// viewer one of them; or the one compared with it is.
struct JoinsMakers {
    bool instead = false; ///< the other card
    bool operator==(const JoinsMakers&) const = default;
};

/// A seat whose side is not known to the viewer.
struct LikelyPartner {
    Seat seat {};
    double chance = 0;
    bool operator==(const LikelyPartner&) const = default;
};

/// The picker, as it was noticed in earlier hands, picks on less than most, or only on more.
struct PickerIsKnown {
    Seat seat {};
    bool onLittle = false;
    bool operator==(const PickerIsKnown&) const = default;
};

struct LastToPlay {
    bool operator==(const LastToPlay&) const = default;
};

/// What the rules and the cards seen leave open, or not.
enum class Sure : std::uint8_t { Open, Always, Never };

/// The card itself takes the trick. Always: no card that is out and can still be played to it beats
/// it. Never: a card that lies there beats it, or it does not follow suit and is no trump.
struct TakesTrick {
    Card card;
    Measure chance;
    Sure here = Sure::Open;
    Sure there = Sure::Open; ///< of the other card
    bool operator==(const TakesTrick&) const = default;
};

/// The viewer's side takes the trick.
struct SideTakesTrick {
    Measure chance;
    bool operator==(const SideTakesTrick&) const = default;
};

/// What takes the trick from the card, if others are still to play.
struct Beaten {
    double byTrump = 0;  ///< a fail card, by a trump
    double byHigher = 0; ///< by a higher card of its own kind
    bool operator==(const Beaten&) const = default;
};

/// Card points of this trick for the viewer's side and for the others.
struct TrickPoints {
    Measure ours;
    Measure theirs;
    bool operator==(const TrickPoints&) const = default;
};

/// The called card falls to this trick and shows the partner.
struct CalledCardFalls {
    Card called;
    Measure chance;
    bool certain = false; ///< its suit is led, and it fell in every deal
    bool operator==(const CalledCardFalls&) const = default;
};

/// Trump that the other side loses with this trick, on average.
struct DrawsTrump {
    int out = 0; ///< trump that the viewer cannot see
    Measure fall;
    bool operator==(const DrawsTrump&) const = default;
};

/// The hand has none of a suit after it.
struct MakesVoid {
    Suit suit {};
    bool operator==(const MakesVoid&) const = default;
};

/// A stronger card stays for later.
struct KeepsCard {
    Card card;
    bool operator==(const KeepsCard&) const = default;
};

/// The points buried for the picker's side, and the fail suits in which the picker becomes void.
struct BuryMakes {
    Points points;
    std::optional<Points> otherPoints;
    std::array<bool, 4> voids {};
    bool operator==(const BuryMakes&) const = default;
};

/// How the plan goes on that begins with the bury, or with the bid of a solo: a call, going alone,
/// or the solo.
struct GoesOn {
    Action then;
    bool operator==(const GoesOn&) const = default;
};

/// How many cards of the called suit the picker holds; none where an under counts as one.
struct HoldsOfCalled {
    Card called;
    int held = 0;
    bool operator==(const HoldsOfCalled&) const = default;
};

/// The trick to which the called card falls comes to the makers.
struct CalledTrickIsOurs {
    Card called;
    Measure chance;
    bool operator==(const CalledTrickIsOurs&) const = default;
};

/// DOTB: a lost pick counts double, and that is why the seat passes.
struct LostPickCosts {
    bool decides =
        false; ///< without it the pick would be better; else it is most of the difference
    bool operator==(const LostPickCosts&) const = default;
};

/// What a raise multiplies the stake to, with a doubler, a blind pick and the raises before it.
struct Stake {
    int factor = 1;
    bool operator==(const Stake&) const = default;
};

/// Card points of the viewer's side, or of the viewer in a game without sides, at the end of the
/// hand.
struct HandPoints {
    Measure points;
    bool operator==(const HandPoints&) const = default;
};

/// The chance of a positive score.
struct WinChance {
    Measure chance;
    bool operator==(const WinChance&) const = default;
};

/// The expected score.
struct Worth {
    Measure score;
    bool operator==(const Worth&) const = default;
};

/// In the order in which they are told.
using Fact = std::variant<OnlyChoice, ByRule, Strength, LostPickCosts, CalledCardOut, TrickSoFar,
    Schmears, SavesPoints, NeedsTrick, HasTrick, ShedsPoints, JoinsMakers, LikelyPartner,
    PickerIsKnown, LastToPlay, TakesTrick, SideTakesTrick, Beaten, CalledCardFalls, DrawsTrump,
    TrickPoints, MakesVoid, KeepsCard, BuryMakes, GoesOn, HoldsOfCalled, CalledTrickIsOurs,
    AfterPassing, Stake, HandPoints, WinChance, Worth, AgainstConvention, NearlyEqual>;

} // namespace sheepshead::advice

namespace sheepshead {

/// Collects facts with how much each of them says, and returns those that say most.
class WeighedFacts {
public:
    void add(const advice::Fact& fact, double weight) { facts_.emplace_back(weight, fact); }

    /// At most `count`, best first; none with a weight below `least`.
    std::vector<advice::Fact> best(std::size_t count, double least) const;

private:
    std::vector<std::pair<double, advice::Fact>> facts_;
};

} // namespace sheepshead

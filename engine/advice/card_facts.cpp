// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/card_facts.h"

#include "engine/advice/memory.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

using advice::Measure;

/// The differences at which a fact weighs most, and these weights. Always taking the trick instead
/// of never weighs 1. Facts about the trick weigh more than facts about the rest of the hand.
constexpr double manyTrump = 2;
constexpr double mostOfTrump = 0.8;
constexpr double manyTrickPoints = 25;
constexpr double mostOfTrickPoints = 0.7;
constexpr double manyHandPoints = 10;
constexpr double mostOfHandPoints = 0.5;

/// A chance that is worth a word.
constexpr double rarely = 0.15;

double upTo(double most, double share) { return most * std::min(1.0, share); }

class CardFacts {
public:
    CardFacts(const Observation& seen, const PlayOutlook& outlook)
        : seen_(seen)
        , memory_(seen)
        , outlook_(outlook)
        , here_(outlook.cards.front())
        , there_(outlook.cards.size() > 1 ? &outlook.cards[1] : nullptr)
        , trick_(seen.trickOnTable())
    {
    }

    std::vector<advice::Fact> find();

private:
    static constexpr double worthTelling = 0.1; ///< differences of a lower weight are not told

    std::vector<advice::Fact> largestDifferences() const;
    Measure measure(double CardOutlook::*value) const
    {
        return { here_.*value, there_ ? std::optional(there_->*value) : std::nullopt };
    }
    /// A difference that speaks against the card weighs less, but it counts if no other is as
    /// large.
    static double weightOf(double difference)
    {
        return difference > 0 ? difference : -0.3 * difference;
    }
    bool everyoneForHimself() const { return seen_.leaster() || seen_.seats.size() == 2; }
    bool wantsFewPoints() const
    {
        return seen_.noPickGame == NoPickGame::Leaster || seen_.noPickGame == NoPickGame::Moster;
    }
    /// Whether points are good or bad. They are neither where the middle score or the one nearest
    /// to a number wins, or where only tricks count.
    bool wantsMoreOrFewer() const
    {
        return (!seen_.leaster() || wantsFewPoints()) && seen_.solo != SoloKind::Billy
            && !seen_.sheepshead;
    }

    void findCalledCard();
    void findTrickSoFar();
    void findSchmear();
    void findLeaster();
    void findFirstQueens();
    void findPartner();
    void findTaking();
    void findTrumpDrawn();
    void findPoints();
    void findWhatStays();
    std::optional<Seat> likeliestFoeBehind() const;
    bool cannotBeBeaten(Card card) const;
    bool isBeaten(Card card) const;
    advice::Sure sureToTake(Card card) const;
    bool beats(Card card, Card other, CardSet led) const;
    CardSet ledWith(Card card) const;

    const Observation& seen_;
    Memory memory_;
    const PlayOutlook& outlook_;
    const CardOutlook& here_;
    const CardOutlook* there_;
    const Trick* trick_;
    WeighedFacts about_; ///< of the trick
    WeighedFacts apart_; ///< of the two cards
};

/// What is led to the trick if the card is played; nothing for an under that is led.
CardSet CardFacts::ledWith(Card card) const
{
    if (trick_)
        return memory_.ledSuitOf(*trick_);
    return seen_.under == card ? CardSet() : seen_.trumps.suitOf(card);
}

bool CardFacts::beats(Card card, Card other, CardSet led) const
{
    const CardSet counting = seen_.trumps.trump() | led;
    if (!counting.contains(card))
        return false;
    return !counting.contains(other) || seen_.trumps.power(card) > seen_.trumps.power(other);
}

/// Whether no card of the trick beats it, and no card that a later seat can have. False for a suit
/// in which the called ten beats the ace.
bool CardFacts::cannotBeBeaten(Card card) const
{
    const CardSet led = ledWith(card);
    const bool tenRules = led == memory_.calledSuitUnled() && !seen_.trumps.isTrump(card);
    if (led.empty() || seen_.under == card || tenRules
        || !(seen_.trumps.trump() | led).contains(card))
        return false;
    if (trick_)
        for (const PlayedCard& played : trick_->cards)
            if (played.card && !played.asUnder && beats(*played.card, card, led))
                return false;
    Seat seat = seen_.viewer;
    for (int i = memory_.stillToPlay(); i > 0; --i) {
        seat = seen_.seats.nextAfter(seat);
        for (const Card other : memory_.mayHold(seat))
            if (beats(other, card, led))
                return false;
    }
    return true;
}

/// Whether a card of the trick beats it already. False for a suit in which the called ten beats the
/// ace.
bool CardFacts::isBeaten(Card card) const
{
    const CardSet led = ledWith(card);
    const bool tenRules = led == memory_.calledSuitUnled() && !seen_.trumps.isTrump(card);
    if (!trick_ || led.empty() || seen_.under == card || tenRules)
        return false;
    return std::ranges::any_of(trick_->cards, [&](const PlayedCard& played) {
        return played.card && !played.asUnder && beats(*played.card, card, led);
    });
}

advice::Sure CardFacts::sureToTake(Card card) const
{
    return cannotBeBeaten(card) ? advice::Sure::Always
        : isBeaten(card)        ? advice::Sure::Never
                                : advice::Sure::Open;
}

void CardFacts::findCalledCard()
{
    const CardSet suit = memory_.calledSuitUnled();
    if (!seen_.called || suit.empty() || seen_.cardsSeenPlayed().contains(*seen_.called))
        return;
    const auto touches = [&](Card card) { return ledWith(card) == suit; };
    const bool holds = seen_.hand.contains(*seen_.called);
    const bool now = touches(here_.card);
    const bool instead = there_ && touches(there_->card);
    if (now || instead || holds)
        about_.add(advice::CalledCardOut { *seen_.called, now && trick_, holds },
            now           ? 0.9
                : instead ? 0.5
                          : 0.3);
    const Measure falls = measure(&CardOutlook::calledFalls);
    if (!trick_ && !holds && !seen_.isSideKnown() && here_.calledFalls > 0.2)
        apart_.add(advice::CalledCardFalls { *seen_.called, falls, now && here_.calledFalls == 1 },
            weightOf(falls.difference()));
}

void CardFacts::findTrickSoFar()
{
    if (!trick_)
        return;
    about_.add(advice::TrickSoFar { trick_->winning, outlook_.friendly[trick_->winning] }, 0.6);
    if (memory_.stillToPlay() == 0)
        about_.add(advice::LastToPlay {}, 0.2);
}

/// Whether points go on the trick depends on who will take it. Only told where that decides: if it
/// were known to go to the other side, the other card would be better.
void CardFacts::findSchmear()
{
    constexpr int many = 4; // a king
    if (!there_ || !trick_ || everyoneForHimself() || !wantsMoreOrFewer())
        return;
    const int more = here_.card.points().value - there_->card.points().value;
    if (more >= many && here_.takes < rarely) {
        const OutlookIf& other = outlook_.ifTheirs;
        const bool decides = other.share == 0 || other.withFirst < other.withLast;
        if (decides && here_.oursTakes > 0.5 && outlook_.friendly[trick_->winning] > 0.5
            && trick_->winning != seen_.viewer)
            about_.add(advice::Schmears { here_.card, trick_->winning,
                           outlook_.friendly[trick_->winning] },
                0.95);
    }
    if (more <= -many && there_->takes < rarely) {
        const OutlookIf& ours = outlook_.ifOurs;
        const std::optional<Seat> foe = likeliestFoeBehind();
        if (foe && outlook_.taken[*foe] > rarely && ours.withFirst < ours.withLast)
            about_.add(advice::SavesPoints { there_->card, *foe, outlook_.taken[*foe] }, 0.8);
    }
}

/// What a trick means where the fewest points win.
void CardFacts::findLeaster()
{
    constexpr double little = 0.05;
    constexpr int many = 10; // a ten
    if (!there_ || seen_.noPickGame != NoPickGame::Leaster)
        return;
    const double more = here_.takes - there_->takes;
    const bool hasTrick = seen_.tricksTaken[seen_.viewer] > 0;
    if (seen_.variant->leasterTrickNeeded && !hasTrick && more > little)
        about_.add(advice::NeedsTrick {}, 0.95);
    if (hasTrick && more < -little)
        about_.add(advice::HasTrick {}, 0.9);
    const int points = here_.card.points().value;
    if (trick_ && points >= many && points > there_->card.points().value && here_.takes < little)
        about_.add(advice::ShedsPoints {}, 0.97);
}

/// 4H-4: whether a card decides on which side the viewer plays.
void CardFacts::findFirstQueens()
{
    if (!there_ || seen_.variant->partner != Partner::FirstQueens || seen_.leaster())
        return;
    const CardSet queens = cardsOf(Rank::Queen);
    const bool decided = (seen_.cardsSeenPlayed() & queens).size() > 1
        || (seen_.dealt & queens) != (seen_.hand & queens);
    const bool here = queens.contains(here_.card);
    if (!decided && here != queens.contains(there_->card))
        about_.add(advice::JoinsMakers { !here }, 0.96);
}

/// Of the seats of the other side that still play to the trick, the one most likely to take it.
std::optional<Seat> CardFacts::likeliestFoeBehind() const
{
    std::optional<Seat> likeliest;
    Seat seat = seen_.viewer;
    for (int i = memory_.stillToPlay(); i > 0; --i) {
        seat = seen_.seats.nextAfter(seat);
        if (outlook_.friendly[seat] < 0.5
            && (!likeliest || outlook_.taken[seat] > outlook_.taken[*likeliest]))
            likeliest = seat;
    }
    return likeliest;
}

/// Who the picker's secret partner may be, where that is worth a guess.
void CardFacts::findPartner()
{
    if (everyoneForHimself() || !seen_.picker || seen_.isSideKnown())
        return;
    const bool maker = seen_.isMaker(seen_.viewer);
    std::optional<advice::LikelyPartner> likely;
    for (const Seat seat : seen_.seats) {
        if (seat == seen_.viewer || seen_.isMaker(seat) || seen_.isDefender(seat))
            continue;
        const double chance = maker ? outlook_.friendly[seat] : 1 - outlook_.friendly[seat];
        if (!likely || chance > likely->chance)
            likely = { seat, chance };
    }
    if (likely && likely->chance > 0.5)
        about_.add(*likely, 0.5 * likely->chance);
}

void CardFacts::findTaking()
{
    const advice::Sure sure = sureToTake(here_.card);
    const bool certain = sure == advice::Sure::Always;
    const Measure takes = measure(&CardOutlook::takes);
    const Measure ours = measure(&CardOutlook::oursTakes);
    const double weight = weightOf(takes.difference());
    const bool bySide =
        !everyoneForHimself() && std::abs(ours.difference()) > std::abs(takes.difference()) + 0.1;
    if (bySide)
        apart_.add(advice::SideTakesTrick { ours }, weightOf(ours.difference()));
    else if (certain || here_.takes > 0.05 || (there_ && there_->takes > 0.05))
        apart_.add(advice::TakesTrick { here_.card, takes, sure,
                       there_ ? sureToTake(there_->card) : advice::Sure::Open },
            (certain ? 0.3 : 0.05) + (seen_.leaster() ? std::abs(takes.difference()) : weight));
    if (here_.takes > 0.25 && here_.trumped + here_.overtaken > 0.15 && !certain)
        apart_.add(advice::Beaten { here_.trumped, here_.overtaken },
            0.4 * (here_.trumped + here_.overtaken));
}

void CardFacts::findTrumpDrawn()
{
    const Measure fall = measure(&CardOutlook::trumpFalls);
    if (trick_ || everyoneForHimself() || !seen_.trumps.isTrump(here_.card)
        || here_.trumpFalls < 0.5)
        return;
    const int out = (memory_.hidden() & seen_.trumps.trump()).size();
    apart_.add(advice::DrawsTrump { out, fall },
        upTo(mostOfTrump, weightOf(fall.difference()) / manyTrump) + 0.1);
}

void CardFacts::findPoints()
{
    if (!there_)
        return;
    const Measure ours = measure(&CardOutlook::ours);
    const Measure theirs = measure(&CardOutlook::theirs);
    const double gain = ours.difference() - theirs.difference();
    if (!seen_.leaster() && wantsMoreOrFewer() && gain > 2)
        apart_.add(
            advice::TrickPoints { ours, theirs }, upTo(mostOfTrickPoints, gain / manyTrickPoints));
    const Measure hand = measure(&CardOutlook::handPoints);
    const bool better = wantsFewPoints() ? hand.difference() < -1 : hand.difference() > 1;
    if (better && wantsMoreOrFewer())
        apart_.add(advice::HandPoints { hand },
            upTo(mostOfHandPoints, std::abs(hand.difference()) / manyHandPoints));
}

void CardFacts::findWhatStays()
{
    const bool avoidsTricks = seen_.solo == SoloKind::Billy && seen_.isMaker(seen_.viewer);
    if (seen_.leaster() || avoidsTricks) // strong cards are no advantage there
        return;
    const Card card = here_.card;
    const CardSet rest = seen_.hand.without(card);
    const bool trumpLeft = rest.meets(seen_.trumps.trump());
    const auto empties = [&](Card played) {
        return !seen_.trumps.isTrump(played)
            && !seen_.hand.without(played).meets(seen_.trumps.suitOf(played));
    };
    const bool comesAgain = memory_.hidden().meets(seen_.trumps.suitOf(card));
    if (empties(card) && comesAgain && trumpLeft && !everyoneForHimself()
        && (!there_ || !empties(there_->card)))
        apart_.add(advice::MakesVoid { card.suit() }, 0.3);
    if (!there_ || !seen_.trumps.isTrump(there_->card))
        return;
    const bool stronger =
        !seen_.trumps.isTrump(card) || seen_.trumps.power(there_->card) > seen_.trumps.power(card);
    if (stronger && there_->takes >= here_.takes - 0.05)
        apart_.add(advice::KeepsCard { there_->card }, 0.4);
}

/// What beats the card is told only beside how often it takes the trick: by itself it is no reason.
std::vector<advice::Fact> CardFacts::largestDifferences() const
{
    constexpr std::size_t most = 2;
    const auto takes = [](const advice::Fact& fact) {
        return std::holds_alternative<advice::TakesTrick>(fact);
    };
    auto largest = apart_.best(most, worthTelling);
    if (std::ranges::any_of(largest, takes))
        return largest;
    largest = apart_.best(most + 1, worthTelling);
    std::erase_if(largest,
        [](const advice::Fact& fact) { return std::holds_alternative<advice::Beaten>(fact); });
    largest.resize(std::min(largest.size(), most));
    return largest;
}

std::vector<advice::Fact> CardFacts::find()
{
    findCalledCard();
    findTrickSoFar();
    findSchmear();
    findLeaster();
    findFirstQueens();
    findPartner();
    findTaking();
    findTrumpDrawn();
    findPoints();
    findWhatStays();
    auto facts = about_.best(1, worthTelling);
    auto differences = largestDifferences();
    if (const auto* const saves =
            facts.empty() ? nullptr : std::get_if<advice::SavesPoints>(&facts.front()))
        std::erase(differences, advice::Fact(advice::KeepsCard { saves->saved })); // as it says
    facts.insert(facts.end(), differences.begin(), differences.end());
    return facts;
}

} // namespace

std::vector<advice::Fact> cardFacts(const Observation& seen, const PlayOutlook& outlook)
{
    return outlook.cards.empty() ? std::vector<advice::Fact>() : CardFacts(seen, outlook).find();
}

} // namespace sheepshead

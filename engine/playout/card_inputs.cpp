// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/card_inputs.h"

#include "engine/playout/input_writer.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::size_t shownTrump = 16;
constexpr std::size_t shownSuits = 4;
constexpr int schneider = 30;
constexpr int half = 60;

/// What is one for each of a regular's features, so that most are between -1 and 1.
constexpr Features featureOnes(Decision decision)
{
    using namespace feature;
    Features ones {};
    ones.fill(1);
    if (decision == Decision::Leaster) {
        ones[OwnTrick] = 20;
        ones[OwnToCome] = 4;
        ones[Give] = 20;
        ones[AnyPoint] = 10;
        return ones;
    }
    ones[TrickPoints] = 20;
    ones[ToCome] = 4;
    ones[Schmear] = 4;
    ones[KeepPoints] = 10;
    if (decision == Decision::Follow) {
        ones[SchmearNow] = 10;
        ones[TakePoint] = 10;
    } else
        ones[LeadLong] = 3;
    return ones;
}

/// Ace, ten, king, nine … of a fail suit.
int placeOfRank(Card card)
{
    switch (card.rank()) {
    case Rank::Ace:
        return 0;
    case Rank::Ten:
        return 1;
    case Rank::King:
        return 2;
    case Rank::Nine:
        return 3;
    case Rank::Eight:
        return 4;
    case Rank::Seven:
        return 5;
    case Rank::Queen:
        return 6;
    default:
        return 7;
    }
}

/// The cards that make their holders makers, as far as all know them.
CardSet partnerCardsOf(const PlaySetting& setting)
{
    const CardSet dealt = dealtPartnerCards(*setting.variant);
    return dealt.empty() ? setting.partnerCards : dealt;
}

/// A position with what both parts of the description need of it.
struct Sighted {
    Sighted(const PlayPosition& position, const PlaySetting& setting)
        : at(position)
        , play(position.play)
        , me(play.turn())
        , hand(play.hand(me))
        , unseen(setting.deck - position.gone - hand - position.aside[me])
        , leads(play.cardsInTrick() == 0)
        , toPlay(setting.seats.size() - play.cardsInTrick() - 1)
        , led(leads ? 0 : setting.trumps.kindOf(play.ledSuit()))
        , maker(position.makers.contains(me))
        , partnerCards(partnerCardsOf(setting))
        , secret(maker && me != setting.picker && hand.meets(partnerCards))
        , known(position.known)
    {
        if (secret)
            known.remove(me);
        Seat seat = me;
        for (int i = 0; i < toPlay; ++i) {
            seat = setting.seats.nextAfter(seat);
            behind.add(seat);
        }
        if (!play.duty().suit.empty())
            calledSuit = play.duty().suit;
    }

    const PlayPosition& at;
    const Playing& play;
    Seat me;
    CardSet hand;
    CardSet unseen;
    bool leads;
    int toPlay;
    std::size_t led;
    bool maker;
    CardSet partnerCards;
    bool secret;   ///< a maker as only the viewer knows
    SeatSet known; ///< makers known to all
    SeatSet behind;
    CardSet calledSuit; ///< while it has not been led
};

/// The fail suits of the table: the called one first, then the led one, then the own long ones.
std::size_t sortSuits(
    const Sighted& sight, const PlaySetting& setting, std::array<std::size_t, shownSuits>& kinds)
{
    std::array<int, suitKinds> worth {};
    std::size_t count = 0;
    for (std::size_t kind = 1; kind < suitKinds; ++kind) {
        const CardSet suit = setting.trumps.ofKind(kind);
        if ((suit & setting.deck).empty())
            continue;
        constexpr int called = 1000;
        constexpr int ledNow = 500;
        constexpr int own = 16;
        worth[kind] = (suit == sight.calledSuit ? called : 0)
            + (!sight.leads && kind == sight.led ? ledNow : 0) + own * (sight.hand & suit).size()
            + (sight.unseen & suit).size();
        kinds[count++] = kind;
    }
    std::stable_sort(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(count),
        [&](std::size_t one, std::size_t other) { return worth[one] > worth[other]; });
    return count;
}

void describeSuits(InputWriter& to, const Sighted& sight, const PlaySetting& setting)
{
    constexpr std::size_t numbers = 9;
    std::array<std::size_t, shownSuits> kinds {};
    const std::size_t count = sortSuits(sight, setting, kinds);
    for (std::size_t i = 0; i < count; ++i) {
        const CardSet suit = setting.trumps.ofKind(kinds[i]);
        const CardSet own = sight.hand & suit;
        const CardSet out = sight.unseen & suit;
        SeatSet others = setting.seats - sight.at.voids[kinds[i]];
        others.remove(sight.me);
        to.count(own.size(), 2);
        to.flag(own.meets(cardsOf(Rank::Ace)));
        to.flag(own.meets(cardsOf(Rank::Ten)));
        to.count(own.points().value, 20);
        to.count(out.size(), 5);
        to.flag(out.meets(cardsOf(Rank::Ace)));
        to.flag(out.meets(cardsOf(Rank::Ten)));
        to.count(others.size(), 4);
        to.flag(suit == sight.calledSuit);
    }
    to.none((shownSuits - count) * numbers);
}

void describeSeats(
    InputWriter& to, const Sighted& sight, const PlaySetting& setting, Playout& playout)
{
    constexpr std::size_t numbers = 8;
    constexpr int tricks = 3;
    Seat seat = sight.me;
    for (int i = 1; i < maxSeats; ++i) {
        if (i >= setting.seats.size()) {
            to.none(numbers);
            continue;
        }
        seat = setting.seats.nextAfter(seat);
        const PlayPosition& at = sight.at;
        to.number(2 * playout.friendly(seat) - 1);
        to.flag(seat == setting.picker);
        to.flag(!sight.behind.contains(seat));
        to.flag(!sight.leads && sight.play.winning() == seat);
        to.flag(at.voids[trumpKind].contains(seat));
        int voids = 0;
        for (std::size_t kind = 1; kind < suitKinds; ++kind)
            voids += at.voids[kind].contains(seat) ? 1 : 0;
        if (sight.leads)
            to.count(voids, 2);
        else
            to.flag(at.voids[sight.led].contains(seat));
        to.count(at.tricks(seat), tricks);
        to.count(sight.play.points(seat).value, half);
    }
}

void describeTrick(
    InputWriter& to, const Sighted& sight, const PlaySetting& setting, Playout& playout)
{
    const CardSet trump = setting.trumps.trump();
    to.count(sight.toPlay, 4);
    float friends = 0;
    for (const Seat seat : sight.behind)
        friends += playout.friendly(seat);
    to.number(friends, 4);
    to.count((sight.unseen & trump).size(), 7);
    to.count((sight.hand & trump).size(), 4);
    to.flag(sight.leads);
    if (sight.leads)
        return to.none(6);
    const auto best = sight.play.best();
    const CardSet above = best ? setting.above[static_cast<std::size_t>(best->index())] : CardSet();
    to.count(sight.play.trick().points().value, 20);
    to.number(2 * playout.friendly(sight.play.winning()) - 1);
    to.flag(sight.led == trumpKind);
    to.flag(sight.play.ledSuit() == sight.calledSuit);
    to.count((above & sight.unseen).size(), 4);
    to.flag(best && trump.contains(*best));
}

/// Card points taken by the own side and by the others, as far as the viewer knows the sides.
void describeStanding(
    InputWriter& to, const Sighted& sight, const PlaySetting& setting, Playout& playout)
{
    float mine = 0;
    float theirs = 0;
    for (const Seat seat : setting.seats) {
        const auto points = static_cast<float>(sight.play.points(seat).value);
        const float share = playout.friendly(seat);
        mine += share * points;
        theirs += (1 - share) * points;
    }
    if (sight.me == setting.picker && !setting.blindPick)
        mine += static_cast<float>((sight.at.aside[sight.me] - sight.at.gone).points().value);
    to.number(mine, half);
    to.number(theirs, half);
    to.number(std::min(mine, static_cast<float>(schneider)), schneider);
    to.number(std::min(theirs, static_cast<float>(schneider)), schneider);
    to.number(std::max(0.0F, mine - half), schneider);
    to.number(std::max(0.0F, theirs - half), schneider);
    to.flag(sight.at.tricks(sight.me) > 0);
}

void describeRole(InputWriter& to, const Sighted& sight, const PlaySetting& setting)
{
    const bool picks = sight.me == setting.picker;
    to.flag(picks);
    to.flag(sight.maker && !sight.secret && !picks);
    to.flag(sight.secret);
    to.flag(!sight.maker && !setting.everyoneForHimself);
    to.flag(setting.alone);
    const int shown = sight.known.size() - (setting.picker ? 1 : 0);
    to.count(std::max(0, setting.hiddenMakers - shown), 2);
    to.flag(shown > 0);
    to.flag(setting.hiddenMakers == 0);
}

void describeTable(InputWriter& to, const Sighted& sight, const PlaySetting& setting)
{
    constexpr int fewest = 3;
    const Layout& layout = setting.variant.layout();
    to.oneOf(setting.seats.size() - fewest, 6);
    to.flag(setting.variant->partner == Partner::CalledAce);
    to.flag(setting.variant->partner == Partner::JackOfDiamonds
        || setting.variant->partner == Partner::JackOfClubs);
    to.flag(setting.variant->partner == Partner::None);
    to.flag(setting.variant->partner == Partner::JackAndAce);
    to.count(layout.hand, 8);
    int fromPicker = 0;
    if (setting.picker)
        for (Seat seat = sight.me; seat != *setting.picker; seat = setting.seats.nextAfter(seat))
            ++fromPicker;
    to.count(fromPicker, 4);
    to.flag(sight.partnerCards.meets(setting.trumps.trump()));
    to.flag(!sight.partnerCards.empty() && sight.at.gone.containsAll(sight.partnerCards));
    to.flag(sight.hand.meets(sight.partnerCards));
}

/// A card among those of its suit.
void describeCard(InputWriter& to, const Sighted& sight, const PlaySetting& setting, Card card)
{
    const CardSet suit = setting.trumps.suitOf(card);
    const CardSet above = setting.above[static_cast<std::size_t>(card.index())];
    const CardSet own = (sight.hand & suit).without(card);
    const CardSet out = sight.unseen & suit;
    const int higher = (above & out).size();
    to.oneOf(higher, 3);
    to.count(higher, 4);
    to.count(out.size() - higher, 4);
    to.count(card.points().value, 10);
    const auto rival = sight.play.best();
    to.flag(sight.leads || !rival
        || setting.above[static_cast<std::size_t>(rival->index())].contains(card)
        || (setting.trumps.isTrump(card) && !setting.trumps.isTrump(*rival)));
    to.oneOf(own.size(), 3);
    to.count((own & above).size(), 2);
    to.count((own - above).size(), 2);
    to.count(out.size(), 5);
}

/// What its suit means in the trick and to the others.
void describeNeighbours(
    InputWriter& to, const Sighted& sight, const PlaySetting& setting, Playout& playout, Card card)
{
    const std::size_t kind = setting.trumps.kindOf(card);
    const CardSet suit = setting.trumps.ofKind(kind);
    const bool isTrump = kind == trumpKind;
    const bool follows = !sight.leads && kind == sight.led;
    to.flag(suit == sight.calledSuit);
    to.flag(follows);
    to.flag(!sight.leads && !follows && isTrump);
    to.flag(!sight.leads && !follows && !isTrump);
    float friends = 0;
    float foes = 0;
    for (const Seat seat : sight.behind& sight.at.voids[kind]) {
        const float share = playout.friendly(seat);
        friends += share;
        foes += 1 - share;
    }
    to.number(friends, 2);
    to.number(foes, 2);
    to.flag(!isTrump && (sight.unseen & suit).meets(cardsOf(Rank::Ace)));
    to.flag(!isTrump && (sight.hand & suit).without(card).meets(cardsOf(Rank::Ace)));
    to.flag(sight.partnerCards.contains(card));
}

} // namespace

CardDescriber::CardDescriber(const PlaySetting& setting)
    : setting_(setting)
    , playout_(setting)
{
    CardSet trump = setting.trumps.trump() & setting.deck;
    while (!trump.empty()) {
        const Card card = setting.trumps.strongest(trump);
        trump.remove(card);
        placeOfTrump_[static_cast<std::size_t>(card.index())] =
            static_cast<std::uint8_t>(std::min(trumpCount_, shownTrump - 1));
        trumpFromTheTop_[trumpCount_++] = card;
    }
}

void CardDescriber::describe(const PlayPosition& position, CardInputs& inputs)
{
    inputs.count = 0;
    const Playing& play = position.play;
    const Partner partner = setting_.variant->partner;
    if (partner == Partner::FirstQueens || partner == Partner::QueenJackSeven
        || !play.hand(play.turn()).containsAll(play.legal()))
        return;
    playout_.describe(position, options_);
    inputs.decision = options_.decision;
    inputs.count = options_.count;
    if (inputs.count == 0)
        return;
    inputs.cards = options_.cards;
    describePosition(position, inputs);
    describeCards(position, inputs);
}

void CardDescriber::describePosition(const PlayPosition& position, CardInputs& inputs)
{
    const Sighted sight(position, setting_);
    InputWriter to(inputs.position);
    for (std::size_t i = 0; i < shownTrump; ++i)
        to.flag(i < trumpCount_ && sight.hand.contains(trumpFromTheTop_[i]));
    for (std::size_t i = 0; i < shownTrump; ++i)
        to.flag(i < trumpCount_ && sight.unseen.contains(trumpFromTheTop_[i]));
    describeSuits(to, sight, setting_);
    describeSeats(to, sight, setting_, playout_);
    describeTrick(to, sight, setting_, playout_);
    to.oneOf(sight.hand.size() - 1, 10);
    to.count(position.tricksDone, 6);
    describeStanding(to, sight, setting_, playout_);
    describeRole(to, sight, setting_);
    describeTable(to, sight, setting_);
}

/// What the features of each card come to for a regular; `inputs` learns which card is the best.
CardDescriber::Worths CardDescriber::judgeAsRegular(CardInputs& inputs) const
{
    const Features& weights = regularPolicy().weights[indexOf(options_.decision)];
    Worths worths {};
    inputs.regulars = 0;
    for (std::size_t i = 0; i < inputs.count; ++i) {
        for (std::size_t k = 0; k < feature::count; ++k)
            worths[i] += options_.features[i][k] * weights[k];
        if (worths[i] > worths[inputs.regulars])
            inputs.regulars = i;
    }
    return worths;
}

void CardDescriber::describeCards(const PlayPosition& position, CardInputs& inputs)
{
    const Sighted sight(position, setting_);
    const Features ones = featureOnes(options_.decision);
    const Worths worths = judgeAsRegular(inputs);
    for (std::size_t i = 0; i < inputs.count; ++i) {
        const Card card = inputs.cards[i];
        InputWriter to(inputs.each[i]);
        const bool isTrump = setting_.trumps.isTrump(card);
        for (std::size_t k = 0; k < shownTrump; ++k)
            to.flag(isTrump && k == placeOfTrump_[static_cast<std::size_t>(card.index())]);
        for (int k = 0; k < 8; ++k)
            to.flag(!isTrump && k == placeOfRank(card));
        describeCard(to, sight, setting_, card);
        describeNeighbours(to, sight, setting_, playout_, card);
        to.count(static_cast<int>(inputs.count), 4);
        for (std::size_t k = 0; k < feature::count; ++k)
            to.number(options_.features[i][k], ones[k]);
        to.number(worths[i] - worths[inputs.regulars], 10);
        to.flag(i == inputs.regulars);
    }
}

} // namespace sheepshead

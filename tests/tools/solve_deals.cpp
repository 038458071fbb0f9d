// SPDX-License-Identifier: GPL-3.0-or-later
// Prints solved deals for tests/data/solved: hands of every table, played by computer players up
// to the position that is solved. Look at the difference before keeping it.
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "tests/support/positions.h"
#include "tests/support/solved_deal.h"

#include <iostream>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A table, the rule that is tried there, and how many tricks are left to solve.
struct Kind {
    LayoutId layout;
    void (*change)(Variant&);
    std::string_view changed; ///< what of it matters for the order of trump
    int tricks;
    int deals;
    bool ten = false; ///< only hands in which a ten was called
};

void nothing(Variant&) { }
void spitzSecond(Variant& variant) { variant.spitz = Spitz::Second; }
void clubsTrump(Variant& variant) { variant.trumpSuit = Suit::Clubs; }
void otherHonours(Variant& variant)
{
    variant.queenOrder = 5;
    variant.jackOrder = 11;
    variant.jacksOverQueens = true;
}
void ownAce(Variant& variant) { variant.callOwnAce = true; }
void noHold(Variant& variant) { variant.callHold = false; }

constexpr std::array kinds {
    Kind { LayoutId::FiveCalledAce, nothing, "", 6, 120 },
    Kind { LayoutId::FiveCalledAce, spitzSecond, " spitz=second", 6, 20 },
    Kind { LayoutId::FiveCalledAce, clubsTrump, " trump-suit=clubs", 6, 20 },
    Kind { LayoutId::FiveCalledAce, ownAce, "", 5, 10 },
    Kind { LayoutId::FiveCalledAce, noHold, "", 5, 20 },
    Kind { LayoutId::FiveCalledAce, nothing, "", 6, 10, true },
    Kind { LayoutId::FiveJack, nothing, "", 6, 20 },
    Kind { LayoutId::FiveJack, otherHonours,
        " queen-order=CDHS jack-order=SDHC jacks-over-queens=on", 6, 10 },
    Kind { LayoutId::SixJack, nothing, "", 5, 30 },
    Kind { LayoutId::SixJackAndAce, nothing, "", 5, 30 },
    Kind { LayoutId::SevenJack, nothing, "", 4, 20 },
    Kind { LayoutId::SevenNeighbour, nothing, "", 4, 20 },
    Kind { LayoutId::EightBlackQueens, nothing, "", 4, 20 },
    Kind { LayoutId::EightThreeCards, nothing, "", 4, 20 },
    Kind { LayoutId::FourAlone, nothing, "", 6, 20 },
    Kind { LayoutId::FourCalledAce, nothing, "", 6, 30 },
    Kind { LayoutId::FourJack, nothing, "", 6, 20 },
    Kind { LayoutId::FourBlackQueens, nothing, "", 6, 10 },
    Kind { LayoutId::FourIndiana, nothing, "", 6, 10 },
    Kind { LayoutId::ThreeTen, nothing, "", 7, 10 },
    Kind { LayoutId::ThreeNine, nothing, "", 6, 10 },
    Kind { LayoutId::ThreeEight, nothing, "", 6, 10 },
    Kind { LayoutId::TwoRows, nothing, "", 8, 5 },
    Kind { LayoutId::TwoSquare, nothing, "", 8, 5 },
};

int tricksPlayed(const HandData& data)
{
    int tricks = 0;
    for (const Seat seat : data.seats)
        tricks += data.play.tricks(seat);
    return tricks;
}

bool isThere(const HandState& hand, int played)
{
    return hand.phase() == Phase::Playing && hand.data().play.cardsInTrick() == 0
        && tricksPlayed(hand.data()) == played;
}

/// The rest of the hand as if it were all: points taken so far count as bury.
OpenGame restOf(const HandState& hand)
{
    OpenGame game = openGameOf(hand);
    if (hand.seats().size() == 2)
        game.makers = { *hand.seats().begin() };
    const Playing& before = hand.data().play;
    PerSeat<CardSet> hands;
    for (const Seat seat : before.seats()) {
        hands[seat] = before.hand(seat);
        if (game.makers.contains(seat))
            game.makersBury += before.points(seat);
        if (before.under() && seat == before.duty().picker)
            hands[seat].add(*before.under());
    }
    game.play = Playing(before.seats(), hands, before.leader());
    for (const Seat seat : before.seats())
        for (const Card open : before.hand(seat))
            if (const auto beneath = before.beneath(open))
                game.play.cover(open, *beneath);
    game.play.setDuty(before.duty());
    if (before.under())
        game.play.layUnder(before.duty().picker, *before.under());
    return game;
}

/// Nothing if the hand does not come to such a position between two sides.
std::optional<OpenGame> positionFrom(const CheckedVariant& variant, std::uint64_t seed, int tricks)
{
    const Seat dealer = seatAt(static_cast<int>(seed) % variant.tableSeats());
    HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
    RulePlayer anySeat;
    const int played = variant.layout().hand - tricks;
    while (hand.toAct() && !isThere(hand, played))
        hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
    const bool twoSides = !hand.data().makers.empty() || hand.seats().size() == 2;
    if (hand.over() || hand.data().noPickGame || !twoSides)
        return std::nullopt;
    return restOf(hand);
}

} // namespace

int main()
{
    Solver solver;
    std::uint64_t seed = 0;
    for (const Kind& kind : kinds) {
        Variant variant = defaultVariant(kind.layout);
        kind.change(variant);
        const CheckedVariant checked = check(variant).value();
        const std::string rules =
            "layout=" + std::string(checked.layout().key) + std::string(kind.changed);
        for (int deals = 0; deals < kind.deals; ++seed)
            if (const auto game = positionFrom(checked, seed, kind.tricks);
                game && (!kind.ten || game->play.duty().aceIsHold)) {
                std::cout << solvedText(solved(solver, rules, *game)) << '\n';
                ++deals;
            }
    }
    return 0;
}

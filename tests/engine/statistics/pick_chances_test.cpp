// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/pick_chances.h"

#include "engine/players/random_player.h"
#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A hand in which so many seats pass before one picks; nobody if all pass.
HandState passedBy(int seats, std::string_view rules)
{
    const CheckedVariant variant = variantWith(rules);
    const Seat dealer = seatAt(variant.tableSeats() - 1);
    HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, 5, dealer)).value();
    for (int i = 0; i < seats; ++i)
        hand.apply(Pass {});
    RandomPlayer player(1);
    if (hand.toAct() && hand.whyNot(Pick {}) == std::nullopt)
        hand.apply(Pick {});
    playOut(hand, player);
    return hand;
}

std::vector<Seat> seatsOf(const std::vector<PickChance>& chances)
{
    std::vector<Seat> seats;
    seats.reserve(chances.size());
    for (const PickChance& chance : chances)
        seats.push_back(chance.seat);
    return seats;
}

} // namespace

class PickChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seats_have_their_chance_in_turn_until_one_picks()
    {
        const auto chances = pickChances(passedBy(2, "layout=5H-A"));
        QCOMPARE(seatsOf(chances), (std::vector { seatAt(0), seatAt(1), seatAt(2) }));
        QVERIFY(!chances[0].picked && !chances[1].picked && chances[2].picked);
    }

    void all_have_a_chance_when_nobody_picks()
    {
        const auto chances = pickChances(passedBy(5, "layout=5H-A no-pick=leaster"));
        QCOMPARE(chances.size(), std::size_t { 5 });
        for (const PickChance& chance : chances)
            QVERIFY(!chance.picked);
    }

    void a_forced_picker_has_no_choice()
    {
        const auto chances = pickChances(passedBy(4, "layout=5H-A no-pick=forced-pick"));
        QCOMPARE(chances.size(), std::size_t { 4 });
    }

    void nobody_picks_at_a_table_without_a_blind()
    {
        QVERIFY(pickChances(passedBy(0, "layout=4H-3")).empty());
    }

    void the_trump_is_that_of_the_deal()
    {
        const HandState hand = passedBy(0, "layout=5H-A");
        const TrumpHeld held = pickChances(hand).front().trump;
        const CardSet trump = hand.deal().hands[seatAt(0)] & hand.variant().trumps().trump();
        QCOMPARE(held.count(), trump.size()); // the blind is not among them
        QCOMPARE(held.queens, (trump & cardsOf(Rank::Queen)).size());
        QCOMPARE(held.jacks + held.jackOfDiamonds, (trump & cardsOf(Rank::Jack)).size());
    }

    /// MAUER
    void the_power_count_follows_its_table()
    {
        const TrumpHeld held { .queens = 2, .jacks = 1, .others = 3, .jackOfDiamonds = 1 };
        QCOMPARE(powerOf(held, {}), 2 * 3 + 2 + 3 - 1);
        QCOMPARE(powerOf(held, { .queen = 1, .jack = 1, .jackOfDiamonds = 1, .trump = 1 }), 7);
    }

    /// MAUER
    void a_strong_hand_that_was_passed_is_a_mauer()
    {
        const HandState hand = passedBy(5, "layout=5H-A no-pick=leaster");
        std::vector<Mauer> all;
        for (const PickChance& chance : pickChances(hand))
            all.push_back({ chance.seat, powerOf(chance.trump, {}) });
        QCOMPARE(all.size(), std::size_t { 5 });
        const int most = std::ranges::max_element(all, {}, &Mauer::power)->power;
        const auto strongest = [&](const Mauer& each) { return each.power == most; };
        QVERIFY(most > 0);

        PowerTable table { .mark = most };
        const auto mauers = mauersOf(hand, table);
        QCOMPARE(mauers.size(), static_cast<std::size_t>(std::ranges::count_if(all, strongest)));
        QVERIFY(std::ranges::all_of(mauers, strongest));
        table.mark = most + 1;
        QVERIFY(mauersOf(hand, table).empty());
        table.mark = 0; // never
        QVERIFY(mauersOf(hand, table).empty());
    }

    void a_strong_hand_that_was_picked_is_none()
    {
        const auto mauers = mauersOf(passedBy(2, "layout=5H-A"), { .mark = 1 });
        for (const Mauer& mauer : mauers)
            QVERIFY(mauer.seat != seatAt(2)); // who picked
        QVERIFY(mauers.size() <= 2);
    }

    void a_hand_of_other_cards_has_a_mark_in_proportion()
    {
        const HandState hand = passedBy(3, "layout=3H-1 no-pick=leaster"); // ten cards
        const PickChance first = pickChances(hand).front();
        const int power = powerOf(first.trump, {});
        QVERIFY(power > 2);
        const auto has = [&](int mark) {
            const auto mauers = mauersOf(hand, { .mark = mark });
            return std::ranges::find(mauers, first.seat, &Mauer::seat) != mauers.end();
        };
        QVERIFY(has(power * 6 / 10));
        QVERIFY(!has(power * 6 / 10 + 1));
    }
};

REGISTER_GUILESS_TEST(PickChancesTest)
#include "pick_chances_test.moc"

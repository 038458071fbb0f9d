// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/event_text.h"
#include "engine/hand/state/hand_state.h"
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;

namespace {

const Seat left = seatAt(0);
const Seat pickerSeat = seatAt(1);
const Seat winner = seatAt(2);

std::string seen(Seat viewer, const Event& event, std::optional<Seat> picker = pickerSeat)
{
    return eventText(seenBy(viewer, event, picker), 5);
}

std::string publicly(const Event& event) { return eventText(seenByAll(event), 5); }

Dealt dealOf(std::string_view rules, int dealer)
{
    const CheckedVariant variant = testing::variantWith(rules);
    const Deal deal = dealFromSeed(variant, 24, seatAt(dealer));
    return std::get<Dealt>(HandState::fromDeal(variant, deal)->opening().front());
}

struct Named {
    const char* name;
    Event event;
};

/// News that is for all.
const std::vector<Named>& openEvents()
{
    static const std::vector<Named> events {
        { "redeal hand", RedealHandShown { left, cards("TC 9C 8S 7S TH 9H") } },
        { "pass", Passed { left } },
        { "call", Called { pickerSeat, card("AH") } },
        { "alone", WentAlone { pickerSeat } },
        { "leaster", LeasterBegan {} },
        { "thrown in", ThrownIn { ThrowIn::Doubler } },
        { "card", Played { left, card("QC") } },
        { "partner", PartnerRevealed { winner } },
        { "trick", TrickTaken { winner, 1, cards("QC AH 7H 8H 9H"), {}, true } },
        { "scores",
            HandScored { PickedOutcome { .picker = pickerSeat },
                { .scores = {}, .tier = Tier::Won, .factors = {}, .leasterWinners = {} },
                cards("QH JC"), cards("TC AS"), card("8D") } },
    };
    return events;
}

} // namespace

class EventTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void news_for_all_reaches_everyone_whole_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < openEvents().size(); ++i)
            QTest::newRow(openEvents()[i].name) << static_cast<int>(i);
    }

    void news_for_all_reaches_everyone_whole()
    {
        QFETCH(int, index);
        const Event& event = openEvents()[static_cast<std::size_t>(index)].event;
        for (int i = 0; i < maxSeats; ++i)
            QVERIFY(seenBy(seatAt(i), event, pickerSeat) == event);
        QVERIFY(seenByAll(event) == event);
    }

    void a_dealt_hand_is_seen_by_its_holder_only()
    {
        const Dealt dealt = dealOf("", 4);
        QCOMPARE(seen(seatAt(1), dealt),
            std::string("4 dealt | 0: 6 cards | 1: QS QD AD KC 8C 9S | 2: 6 cards | 3: 6 cards | "
                        "4: 6 cards | blind: 2 cards"));
        const auto censored = std::get<Dealt>(seenBy(seatAt(1), dealt));
        QVERIFY(censored.blind.empty());
        QCOMPARE(censored.blindSize, 2);
        QVERIFY(censored.sizes == dealt.sizes);
    }

    void a_dealer_who_sits_out_sees_no_hand_and_no_blind()
    {
        const Dealt dealt = dealOf("dealer-sits-out=on", 3);
        QVERIFY(seenBy(seatAt(3), dealt) == seenByAll(dealt));
        QCOMPARE(publicly(dealt),
            std::string("3 dealt | 0: 6 cards | 1: 6 cards | 2: 6 cards | 4: 6 cards | "
                        "5: 6 cards | blind: 2 cards"));
    }

    void the_blind_is_seen_by_the_picker_only()
    {
        const Picked picked { pickerSeat, cards("QH JC"), 2 };
        QCOMPARE(seen(pickerSeat, picked), std::string("1 picked QH JC"));
        QCOMPARE(seen(left, picked), std::string("1 picked 2 cards"));
        QCOMPARE(publicly(picked), std::string("1 picked 2 cards"));
    }

    void a_forced_pick_and_a_jack_named_with_it_are_public()
    {
        const Picked picked { pickerSeat, cards("QH JC"), 2, true, card("JH") };
        QCOMPARE(seen(left, picked), std::string("1 had to pick 2 cards, calling JH"));
    }

    void the_bury_is_seen_by_the_picker_only()
    {
        const Buried buried { pickerSeat, cards("TC AS"), 2 };
        QCOMPARE(seen(pickerSeat, buried), std::string("1 buried TC AS"));
        QCOMPARE(seen(left, buried), std::string("1 buried 2 cards"));
        QCOMPARE(publicly(buried), std::string("1 buried 2 cards"));
    }

    /// BLITZ-WHEN "before the pick": all see a shown card leave the table.
    void what_had_lain_open_is_seen_to_be_buried_by_all()
    {
        const Buried buried { pickerSeat, cards("QC AS"), 2, {}, cards("QC") };
        QCOMPARE(seen(pickerSeat, buried), std::string("1 buried QC AS"));
        QCOMPARE(seen(left, buried), std::string("1 buried 2 cards, QC among them"));
        QCOMPARE(publicly(buried), std::string("1 buried 2 cards, QC among them"));
    }

    void so_is_what_had_lain_open_and_becomes_the_under()
    {
        const Called called { pickerSeat, card("AH"), true, card("QC"), true };
        QCOMPARE(seen(left, called), std::string("1 called AH under QC"));
    }

    void that_there_is_an_under_is_public_but_not_which_card()
    {
        const Called called { pickerSeat, card("AH"), true, card("8D") };
        QCOMPARE(seen(pickerSeat, called), std::string("1 called AH under 8D"));
        QCOMPARE(seen(left, called), std::string("1 called AH under a card"));
        QCOMPARE(publicly(called), std::string("1 called AH under a card"));
    }

    void an_under_lies_face_down_on_the_trick()
    {
        const Played played { pickerSeat, card("8D"), true };
        QCOMPARE(seen(pickerSeat, played), std::string("1 played 8D face down"));
        QCOMPARE(seen(left, played), std::string("1 played a card face down"));
        QCOMPARE(publicly(played), std::string("1 played a card face down"));
    }

    void the_taker_of_the_trick_and_the_picker_know_the_under()
    {
        const TrickTaken taken { winner, 3, cards("QC AH 7H 9H"), card("8D") };
        const std::string open = "2 took trick 3: QC AH 9H 7H";
        QCOMPARE(seen(winner, taken), open + " and face down 8D");
        QCOMPARE(seen(pickerSeat, taken), open + " and face down 8D");
        QCOMPARE(seen(left, taken), open);
        QCOMPARE(publicly(taken), open);
    }

    void what_a_blind_in_a_leaster_trick_is_stays_hidden()
    {
        const CheckedVariant variant = testing::variantWith("leaster-blind=first-trick");
        HandState hand = testing::handAfter(
            variant, dealFromSeed(variant, 24, seatAt(4)), "pass, pass, pass, pass, pass");
        for (int i = 0; i < 4; ++i)
            hand.apply(hand.legalActions().front());
        const auto events = hand.apply(hand.legalActions().front());
        const auto* const taken = std::get_if<TrickTaken>(&events.back());
        QVERIFY(taken != nullptr);
        QVERIFY(taken->withBlind);
        QVERIFY(!taken->cards.meets(hand.deal().blind));
    }

    void everything_is_open_when_the_hand_is_scored()
    {
        const CheckedVariant variant;
        HandState hand = testing::handAfter(
            variant, dealFromSeed(variant, 24, seatAt(4)), "pass, pick, bury KC 8C, alone");
        RandomPlayer player(1);
        testing::playOut(hand, player);
        QCOMPARE(hand.scored()->blind, cards("QH JC"));
        QCOMPARE(hand.scored()->buried, cards("KC 8C"));
        QVERIFY(seenByAll(*hand.scored()) == Event(*hand.scored()));
    }
};

REGISTER_TEST(EventTest)
#include "event_test.moc"

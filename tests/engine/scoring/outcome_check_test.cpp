// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/deal.h"
#include "engine/scoring/outcome_check.h"
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Faults = std::vector<OutcomeFault>;
using Flaw = OutcomeFlaw;

/// Seat 0 picked with seat 1 and has 70 points.
PickedOutcome won()
{
    PickedOutcome outcome { .picker = seatAt(0), .partners = { seatAt(1) } };
    outcome.makersPoints = { 70 };
    return outcome;
}

PickedOutcome alone()
{
    PickedOutcome outcome = won();
    outcome.partners = {};
    return outcome;
}

Faults faultsOf(std::string_view rules, const Outcome& outcome)
{
    const CheckedVariant variant = variantWith(rules);
    return problemsOf(outcome, playingSeats(variant, seatAt(0)), variant);
}

Faults one(std::string_view field, Flaw flaw) { return { { field, flaw } }; }

} // namespace

/// Outcomes that no hand can have. That every hand's outcome is accepted is in laws_test.cpp.
class OutcomeCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_usual_hand_is_fine()
    {
        QVERIFY(faultsOf("layout=5H-A", won()).empty());
        QVERIFY(faultsOf("layout=5H-A", alone()).empty());
        QVERIFY(faultsOf("layout=5H-A", leasterOutcome({ 10, 15, 20, 25, 30 }, { 1, 1, 1, 1, 2 }))
                    .empty());
    }

    void a_called_card_makes_one_partner()
    {
        PickedOutcome outcome = won();
        outcome.partners.add(seatAt(2));
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("partners", Flaw::TooManyPartners));
        QVERIFY(faultsOf("layout=6H-2", outcome).empty());
        QVERIFY(faultsOf("layout=3H-1", won()) == one("partners", Flaw::TooManyPartners));
    }

    void the_neighbour_is_always_the_partner()
    {
        PickedOutcome outcome = won();
        QVERIFY(faultsOf("layout=7H-2", outcome).empty());
        outcome.partners = { seatAt(2) };
        QVERIFY(faultsOf("layout=7H-2", outcome) == one("partners", Flaw::PartnerMustBeNeighbour));
        QVERIFY(faultsOf("layout=7H-2", alone()) == one("partners", Flaw::PartnerMissing));
    }

    void a_seat_that_sits_out_is_in_no_outcome()
    {
        PickedOutcome outcome = won();
        QVERIFY(faultsOf("dealer-sits-out=on", outcome) == one("picker", Flaw::NotPlaying));
        outcome.picker = seatAt(2);
        outcome.reneged = seatAt(0);
        QVERIFY(faultsOf("dealer-sits-out=on", outcome) == one("reneged", Flaw::NotPlaying));
    }

    void raises_need_the_rules_that_allow_them()
    {
        PickedOutcome outcome = won();
        outcome.raises = 1;
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("raises", Flaw::RuleIsOff));
        QVERIFY(faultsOf("crack=one", outcome).empty());
        outcome.raises = 2;
        QVERIFY(faultsOf("crack=one", outcome) == one("raises", Flaw::TooManyRaises));
        QVERIFY(faultsOf("crack=one recrack=on", outcome).empty());
        QVERIFY(faultsOf("crack=several raise-cap=4", outcome).empty());
        outcome.raises = 3;
        QVERIFY(
            faultsOf("crack=several raise-cap=4", outcome) == one("raises", Flaw::TooManyRaises));
        QVERIFY(faultsOf("crack=several", outcome).empty());
    }

    void a_partner_found_by_the_first_trick_may_have_cracked_before()
    {
        PickedOutcome outcome = won();
        outcome.raises = 4;
        QVERIFY(faultsOf("layout=5H-J partner=first-trick crack=several", outcome).empty());
        QVERIFY(
            faultsOf("layout=5H-J crack=several", outcome) == one("raises", Flaw::TooManyRaises));
    }

    void a_player_of_all_queens_is_alone_at_any_table()
    {
        QVERIFY(faultsOf("layout=4H-4 different-first-queens=on", alone()).empty());
    }

    void pairs_count_as_raises_at_their_moment()
    {
        PickedOutcome outcome = won();
        outcome.raises = 2;
        QVERIFY(
            faultsOf("blitz-black-queens=on blitz-red-queens=on blitz-when=before-pick", outcome)
                .empty());
        QVERIFY(faultsOf("blitz-black-queens=on blitz-red-queens=on blitz-when=in-play", outcome)
            == one("raises", Flaw::TooManyRaises));
    }

    void a_bet_is_made_with_every_trick_only()
    {
        PickedOutcome outcome = alone();
        outcome.sheepshead = SheepsheadBet::Made;
        outcome.makersPoints = { 50 };
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("sheepshead", Flaw::RuleIsOff));
        QVERIFY(faultsOf("call-sheepshead=on", outcome) == one("sheepshead", Flaw::BetNotMade));
        outcome.makersTookAllTricks = true;
        QVERIFY(
            faultsOf("call-sheepshead=on", outcome) == one("makersPoints", Flaw::TakesAllPoints));
        outcome.makersPoints = deckPoints;
        QVERIFY(faultsOf("call-sheepshead=on", outcome).empty());
        outcome.sheepshead = SheepsheadBet::Missed;
        QVERIFY(faultsOf("call-sheepshead=on", outcome) == one("sheepshead", Flaw::BetNotMade));
        outcome = won();
        outcome.sheepshead = SheepsheadBet::Missed;
        QVERIFY(faultsOf("call-sheepshead=on", outcome) == one("partners", Flaw::BetIsAlone));
        QVERIFY(faultsOf("call-sheepshead=on sheepshead-alone=off", outcome).empty());
    }

    void without_a_trick_there_is_only_the_bury()
    {
        PickedOutcome outcome = won();
        outcome.makersTookNoTrick = true;
        outcome.pickerTookNoTrick = true;
        outcome.makersPoints = deckPoints;
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("makersPoints", Flaw::PointsWithoutTrick));
        outcome.makersPoints = { 22 };
        QVERIFY(faultsOf("layout=5H-A", outcome).empty());
        outcome.makersPoints = { 44 };
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("makersPoints", Flaw::PointsWithoutTrick));
        QVERIFY(faultsOf("layout=4H-1P", outcome).empty());
        outcome.makersPoints = { 10 };
        QVERIFY(faultsOf("layout=8H-1", outcome) == one("makersPoints", Flaw::PointsWithoutTrick));
    }

    void the_tricks_of_a_side_fit_those_of_the_picker()
    {
        PickedOutcome outcome = alone();
        outcome.pickerTookNoTrick = true;
        QVERIFY(
            faultsOf("layout=5H-A", outcome) == one("pickerTookNoTrick", Flaw::PickerIsTheSide));
        outcome = won();
        outcome.pickerTookNoTrick = true;
        QVERIFY(faultsOf("layout=5H-A", outcome).empty());
        outcome.makersPoints = {};
        outcome.makersTookNoTrick = true;
        outcome.makersTookAllTricks = true;
        const Faults faults = faultsOf("layout=5H-A", outcome);
        QVERIFY(!faults.empty() && faults[0].flaw == Flaw::NoTrickAndAllTricks);
    }

    /// 7H-3: the neighbour's bury counts for their own side.
    void with_every_trick_a_defenders_bury_is_missing()
    {
        PickedOutcome outcome = won();
        outcome.makersTookAllTricks = true;
        outcome.makersPoints = { 109 };
        QVERIFY(faultsOf("layout=7H-1", outcome) == one("makersPoints", Flaw::TakesAllPoints));
        QVERIFY(faultsOf("layout=7H-3", outcome) == one("makersPoints", Flaw::TakesAllPoints));
        outcome.partners = { seatAt(3) };
        QVERIFY(faultsOf("layout=7H-3", outcome).empty());
    }

    void no_cards_come_to_one_point()
    {
        for (const int points : { 1, 119, 121, -3 }) {
            PickedOutcome outcome = won();
            outcome.makersPoints = { points };
            QVERIFY(
                faultsOf("layout=5H-A", outcome) == one("makersPoints", Flaw::ImpossiblePoints));
        }
    }

    void marks_need_their_rules()
    {
        PickedOutcome outcome = won();
        outcome.forcedPick = true;
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("forcedPick", Flaw::RuleIsOff));
        QVERIFY(faultsOf("no-pick=forced-pick", outcome).empty());
        outcome = won();
        outcome.blindPick = true;
        QVERIFY(faultsOf("layout=5H-A", outcome) == one("blindPick", Flaw::RuleIsOff));
        QVERIFY(faultsOf("blind-pick=on", outcome).empty());
    }

    void each_table_has_its_own_kinds_of_ends()
    {
        const Outcome leaster = leasterOutcome({ 10, 15, 20, 25, 30 }, { 1, 1, 1, 1, 2 });
        QVERIFY(faultsOf("no-pick=doubler", leaster) == one("kind", Flaw::NotAtThisTable));
        QVERIFY(faultsOf("no-pick=vote", leaster).empty());
        QVERIFY(faultsOf("layout=8H-1", leaster) == one("kind", Flaw::NotAtThisTable));
        QVERIFY(faultsOf("layout=2H-1", won()) == one("kind", Flaw::NotAtThisTable));
        QVERIFY(faultsOf("layout=5H-A", TwoHandedOutcome()) == one("kind", Flaw::NotAtThisTable));
        QVERIFY(faultsOf("layout=5H-A", SchwanzerOutcome()) == one("kind", Flaw::NotAtThisTable));
        QVERIFY(faultsOf("layout=5H-A", IndianaOutcome()) == one("kind", Flaw::NotAtThisTable));
    }

    void points_and_tricks_of_a_leaster_are_those_of_the_deck()
    {
        const auto faults = [](const std::vector<int>& points, const std::vector<int>& tricks) {
            return faultsOf("layout=5H-A", leasterOutcome(points, tricks));
        };
        QVERIFY(
            faults({ 20, 20, 20, 20, 40 }, { 1, 1, 1, 1, 1 }) == one("tricks", Flaw::WrongTotal));
        QVERIFY(
            faults({ 20, 20, 20, 20, 10 }, { 1, 1, 1, 1, 2 }) == one("points", Flaw::WrongTotal));
        QVERIFY(
            faults({ 20, 20, 20, 20, 45 }, { 1, 1, 1, 1, 2 }) == one("points", Flaw::WrongTotal));
        QVERIFY(faults({ 20, 20, 0, 40, 40 }, { 1, 1, 0, 2, 2 }).empty());
        QVERIFY(faults({ 20, 20, 4, 36, 40 }, { 1, 1, 0, 2, 2 })
            == one("points", Flaw::PointsWithoutTrick));
        QVERIFY(faults({ 60, 10, 10, 10, 30 }, { 1, 1, 1, 1, 2 })
            == one("points", Flaw::TooManyPoints));
    }

    void schwanzer_hands_have_the_trumps_of_the_deck()
    {
        SchwanzerOutcome outcome;
        const auto hand = [&](int seat, int count, int trump) {
            outcome.count[seatAt(seat)] = count;
            outcome.highestTrump[seatAt(seat)] = trump;
        };
        for (int seat = 0; seat < 5; ++seat)
            hand(seat, 5, 31 - seat);
        QVERIFY(faultsOf("no-pick=schwanzer", outcome).empty());
        hand(0, 5, 30);
        QVERIFY(
            faultsOf("no-pick=schwanzer", outcome) == one("highestTrump", Flaw::ImpossibleTrump));
        hand(0, 9, 31);
        QVERIFY(faultsOf("no-pick=schwanzer", outcome) == one("count", Flaw::WrongTotal));
    }

    void a_bidder_has_a_partner_or_a_solo()
    {
        IndianaOutcome outcome { .bidder = seatAt(0), .biddersPoints = { 70 } };
        QVERIFY(faultsOf("layout=4H-5", outcome) == one("partner", Flaw::CallNeedsPartner));
        outcome.partner = seatAt(0);
        QVERIFY(faultsOf("layout=4H-5", outcome) == one("partner", Flaw::IsPicker));
        outcome.partner = seatAt(2);
        QVERIFY(faultsOf("layout=4H-5", outcome).empty());
        outcome.biddersTookNoTrick = true;
        QVERIFY(faultsOf("layout=4H-5", outcome) == one("biddersPoints", Flaw::PointsWithoutTrick));
    }

    void every_flaw_has_its_words()
    {
        for (int i = 0; i <= static_cast<int>(Flaw::ImpossibleTrump); ++i)
            QVERIFY(!reasonOf(static_cast<Flaw>(i)).empty());
    }
};

REGISTER_TEST(OutcomeCheckTest)
#include "outcome_check_test.moc"

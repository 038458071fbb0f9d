// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/drill.h"

#include "engine/rules/presets.h"
#include "tests/engine/tutor/picked_hand.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

CheckedVariant calledAce() { return check(defaultVariant(LayoutId::FiveCalledAce)).value(); }

} // namespace

class DrillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_preset_deals_the_drills_it_has()
    {
        for (const Preset& preset : presets()) {
            const CheckedVariant variant = check(preset.variant).value();
            for (std::size_t i = 0; i < drillKeys.size(); ++i) {
                const auto kind = static_cast<DrillKind>(i);
                const auto drill = dealDrill(kind, variant, 1);
                QVERIFY2(drill.has_value() == hasDrill(kind, variant), preset.key.data());
                if (!drill)
                    continue;
                QVERIFY(drill->hand.toAct() == drilledSeat);
                QVERIFY2(drill->hand.legalActions().size() > 1 || !drill->isDecision(),
                    preset.key.data());
            }
        }
    }

    void the_same_deal_asks_the_same()
    {
        for (const DrillKind kind : { DrillKind::Pick, DrillKind::Partner }) {
            const auto one = dealDrill(kind, calledAce(), 7);
            const auto other = dealDrill(kind, calledAce(), 7);
            QVERIFY(one->seen() == other->seen());
            QVERIFY(one->seen() != dealDrill(kind, calledAce(), 1000)->seen());
        }
    }

    void each_kind_asks_at_its_point_of_the_hand()
    {
        QVERIFY(dealDrill(DrillKind::Pick, calledAce(), 3)->hand.phase() == Phase::Picking);
        QVERIFY(dealDrill(DrillKind::Bury, calledAce(), 3)->hand.phase() == Phase::Burying);
        QVERIFY(dealDrill(DrillKind::Call, calledAce(), 3)->hand.phase() == Phase::Calling);
        const Observation seen = dealDrill(DrillKind::Partner, calledAce(), 3)->seen();
        QVERIFY(seen.phase == Phase::Playing && !seen.isSideKnown());
    }

    void unseen_trump_are_those_of_the_others()
    {
        for (std::uint64_t seed = 1; seed < 40; ++seed) {
            const auto drill = dealDrill(DrillKind::Trump, calledAce(), seed);
            const HandData& all = drill->hand.data();
            const Observation seen = drill->seen();
            CardSet hidden = drill->hand.deal().blind; // where it was not picked
            for (const Seat seat : seen.seats)
                if (seat != drilledSeat)
                    hidden = hidden | drill->hand.deal().hands[seat];
            hidden = hidden - seen.cardsSeenPlayed() - seen.hand - seen.buried;
            QCOMPARE(trumpNotSeen(seen), (hidden & all.variant.trumps().trump()).size());
        }
    }

    void chances_to_be_the_partner_sum_up_to_one_where_somebody_is()
    {
        for (std::uint64_t seed : { 1U, 50U, 99U }) {
            const auto drill = dealDrill(DrillKind::Partner, calledAce(), seed);
            const auto chances = partnerChances(*drill, 1);
            QVERIFY(chances);
            double sum = 0;
            for (const Seat seat : drill->seen().seats) {
                QVERIFY((*chances)[seat] >= -1e-9 && (*chances)[seat] <= 1 + 1e-9);
                sum += (*chances)[seat];
            }
            QVERIFY2(sum > 0.9 && sum < 1.1, qPrintable(QString::number(sum)));
            QCOMPARE((*chances)[drilledSeat], 0.0);
        }
    }

    void a_hand_from_the_book_asks_its_own_decision()
    {
        const HandRecord record = pickedHand();
        const auto bury = drillFromRecord(record, 2);
        QVERIFY(bury && bury->hand.phase() == Phase::Burying);
        QCOMPARE(bury->seen().hand.size(), 8);
        QVERIFY(drillFromRecord(record, 1)->hand.phase() == Phase::Picking);
        const auto call = drillFromRecord(record, 3);
        QVERIFY(call && call->hand.phase() == Phase::Calling);
        QVERIFY(call->hand.legalActions().size() > 1);
        QVERIFY2(!drillFromRecord(record, 0), "another seat decided");
        QVERIFY2(!drillFromRecord(record, 4), "there is no such action");
    }

    /// It cost points, so there is something to learn; a hand that is dealt for the drill would be
    /// too plain.
    void a_recorded_pick_is_asked_with_hardly_any_trump()
    {
        const auto record = parseRecord(R"(sheepshead hand 1
variant layout=5H-A
deal dealer=3 seed=10451216379200822465
hand 0 KD AC KC KS 8S 7H
hand 1 QH AD TC AS 7S TH
hand 2 QS JH JD TD 9H 8H
hand 3 QC 8D 7D 9C 7C 9S
hand 4 JS 9D 8C TS AH KH
blind QD JC
4 pass
0 pass
)");
        QVERIFY(record);
        const auto pick = drillFromRecord(*record, 1);
        QVERIFY(pick && pick->hand.phase() == Phase::Picking);
        QCOMPARE(pick->seen().hand.size(), 6);
    }
};

REGISTER_TEST(DrillTest)
#include "drill_test.moc"

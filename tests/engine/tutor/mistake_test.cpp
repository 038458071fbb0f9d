// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/mistake.h"

#include "engine/hand/state/hand_record.h"
#include "engine/tutor/drill.h"
#include "tests/engine/tutor/picked_hand.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The kind of a mistake of seat 0 at one of its decisions.
MistakeKind kindAt(std::size_t action, const std::string& decided, const std::string& better)
{
    const Drill drill = drillFromRecord(pickedHand(), action).value();
    return mistakeOf(drill.seen(), parseAction(decided).value(), parseAction(better).value());
}

/// The same for a card to the trick that seat 4 began with the seven of clubs, or for a lead.
MistakeKind kindOfCard(const std::string& played, const std::string& better, bool leads = false)
{
    HandRecord record = pickedHand();
    if (!leads)
        record.actions.push_back(parseSeatAction("4 play 7C").value());
    const HandState hand = replay(record).value();
    return mistakeOf(hand.observation(drilledSeat), parseAction("play " + played).value(),
        parseAction("play " + better).value());
}

} // namespace

class MistakeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picking_and_passing_go_wrong_in_two_ways()
    {
        QVERIFY(kindAt(1, "pick", "pass") == MistakeKind::PickedTooWeak);
        QVERIFY(kindAt(1, "pass", "pick") == MistakeKind::PassedTooStrong);
        QVERIFY(kindAt(1, "pick blind", "pick") == MistakeKind::Other);
    }

    void a_bury_may_hold_trump_too_few_points_or_the_wrong_cards()
    {
        QVERIFY(kindAt(2, "bury 9D TC", "bury TC TH") == MistakeKind::BuriedTrump);
        QVERIFY(kindAt(2, "bury KS TC", "bury TC TH") == MistakeKind::BuriedTooFew);
        QVERIFY(kindAt(2, "bury TC TH", "bury KS TC") == MistakeKind::BuriedOther);
        QVERIFY2(kindAt(2, "bury 9D JD", "bury TC TH") == MistakeKind::BuriedTrump,
            "trump is told before points");
    }

    void a_call_may_name_the_wrong_card_or_none()
    {
        QVERIFY(kindAt(3, "call AS", "call AC") == MistakeKind::CalledOther);
        QVERIFY(kindAt(3, "alone", "call AS") == MistakeKind::WentAlone);
        QVERIFY(kindAt(3, "call AS", "alone") == MistakeKind::TookPartner);
    }

    void a_lead_is_trump_or_fail()
    {
        QVERIFY(kindOfCard("QC", "KS", true) == MistakeKind::LedTrump);
        QVERIFY(kindOfCard("KS", "QC", true) == MistakeKind::LedFail);
        QVERIFY(kindOfCard("QC", "9D", true) == MistakeKind::LedOther);
    }

    void a_card_to_the_trick_gives_points_or_keeps_them()
    {
        QVERIFY(kindOfCard("KS", "9D") == MistakeKind::GavePoints);
        QVERIFY(kindOfCard("9D", "KS") == MistakeKind::KeptPoints);
        QVERIFY(kindOfCard("QC", "JS") == MistakeKind::FollowedOther);
    }

    void keys_are_all_different()
    {
        for (std::size_t i = 0; i < mistakeKeys.size(); ++i)
            QVERIFY(
                valueIn<MistakeKind>(mistakeKeys, mistakeKeys[i]) == static_cast<MistakeKind>(i));
    }
};

REGISTER_TEST(MistakeTest)
#include "mistake_test.moc"

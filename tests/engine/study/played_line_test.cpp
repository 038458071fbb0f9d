// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/played_line.h"

#include "engine/match/match.h"
#include "engine/rules/presets.h"
#include "engine/study/position_check.h"
#include "engine/study/position_text.h"
#include "engine/study/study_tree.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QSet>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

StudyPosition clubLed()
{
    return parsePosition("dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\npick: 0\n"
                         "call: AS\ntrick: 0 TC\n")
        .value();
}

/// What went before, and why the next step cannot be.
std::string faultOf(const StudyTree& tree, const StudyTree::AddedLine& added)
{
    if (!added.refused)
        return {};
    std::string text;
    for (const StudyNodeId each : tree.pathTo(added.node))
        text += seenActionText(tree.node(each).action) + ", ";
    StudyPosition position = tree.positionAt(added.node);
    addAction(position, *added.refused);
    const Problem problem = problemOf(*added.fault, position);
    return text + seenActionText(*added.refused) + ": " + problem.reason;
}

} // namespace

class PlayedLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cards_are_dealt_by_the_seed_and_fit_what_is_known()
    {
        StudyPosition position = clubLed();
        position.hands[seatAt(3)] = cards("QC AC");
        QSet<QString> deals;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const HandState hand = handDealtTo(position, seed).value();
            QVERIFY(hand.toAct() == seatAt(1));
            QVERIFY(hand.deal().hands[seatAt(1)] == cards("QS QD AD KC 8C 9S"));
            QVERIFY(hand.deal().hands[seatAt(3)].containsAll(cards("QC AC")));
            deals << QString::number(hand.deal().hands[seatAt(2)].bits());
        }
        QVERIFY(deals.size() > 4);
    }

    void a_line_ends_with_the_step_the_trick_or_the_hand()
    {
        const auto step = playedLine(clubLed(), LineEnd::Step, 1).value();
        QCOMPARE(step.size(), std::size_t { 1 });
        QVERIFY(step.front().seat == seatAt(1));
        QCOMPARE(playedLine(clubLed(), LineEnd::Trick, 1).value().size(), std::size_t { 4 });
        QCOMPARE(playedLine(clubLed(), LineEnd::Hand, 1).value().size(), std::size_t { 29 });
    }

    /// Whatever the rules, a line is a variation.
    void every_line_can_be_added_to_a_study_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(presets()[i].key.data()) << int(i);
    }
    void every_line_can_be_added_to_a_study()
    {
        QFETCH(const int, number);
        const CheckedVariant variant =
            check(presets()[static_cast<std::size_t>(number)].variant).value();
        const HandState hand = Match(variant, 5, seatAt(0)).dealHand();
        const HandRecord record { variant, hand.deal(), hand.doubler(), {}, {}, false };
        StudyPosition start = positionOf(record, seatAt(1), 0, StudySight::All).value();
        start.neighboursBlind = {}; // which part that is, is decided by the deal
        StudyTree tree(start);
        const auto added =
            tree.addLine(StudyTree::root, playedLine(start, LineEnd::Hand, 1).value());
        QVERIFY2(!added.refused, faultOf(tree, added).c_str());
        QVERIFY(checkPosition(tree.positionAt(added.node)).example->over());
    }
};

REGISTER_TEST(PlayedLineTest)
#include "played_line_test.moc"

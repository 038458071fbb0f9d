// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_tree.h"

#include "engine/study/position_text.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

namespace {

StudyTree newTree()
{
    return StudyTree(parsePosition("dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\npick: 0\n"
                                   "call: AS\ntrick: 0 TC\n")
                         .value());
}

StudyTree::Addition addTo(StudyTree& tree, StudyNodeId parent, const char* action)
{
    return tree.add(parent, parseSeenAction(action).value());
}

} // namespace

class StudyTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void variations_grow_from_any_node()
    {
        StudyTree tree = newTree();
        const auto king = addTo(tree, StudyTree::root, "1 play KC");
        const auto eight = addTo(tree, StudyTree::root, "1 play 8C");
        const auto next = addTo(tree, eight.node, "2 play AC");
        QVERIFY(king && eight && next);
        QCOMPARE(tree.size(), std::size_t { 4 });
        QCOMPARE(tree.mainLine(), std::vector { king.node });
        QCOMPARE(tree.pathTo(next.node), (std::vector { eight.node, next.node }));
        QCOMPARE(tree.positionAt(next.node).actions.size(), tree.start().actions.size() + 2);
    }

    void the_same_action_is_not_added_twice()
    {
        StudyTree tree = newTree();
        const auto once = addTo(tree, StudyTree::root, "1 play KC");
        QCOMPARE(addTo(tree, StudyTree::root, "1 play KC").node, once.node);
        QCOMPARE(tree.size(), std::size_t { 2 });
    }

    void what_the_rules_forbid_is_not_added()
    {
        StudyTree tree = newTree();
        const auto revoke = addTo(tree, StudyTree::root, "1 play QS");
        QVERIFY(!revoke);
        QVERIFY(revoke.fault->refusal == Refusal::MustFollowSuit);
        const auto early = addTo(tree, StudyTree::root, "2 play AC");
        QVERIFY(early.fault->reason == StudyReason::NotTheirTurn);
        QCOMPARE(tree.size(), std::size_t { 1 });
    }

    void what_is_made_known_in_a_variation_binds_what_follows()
    {
        StudyTree tree = newTree();
        const auto first = addTo(tree, StudyTree::root, "1 play KC");
        const auto offSuit = addTo(tree, first.node, "2 play 7H"); // so it has no club
        const auto third = addTo(tree, offSuit.node, "3 play 9C");
        const auto fourth = addTo(tree, third.node, "4 play AC");
        const auto lead = addTo(tree, fourth.node, "4 play 7C");
        QVERIFY(lead);
        const auto fifth = addTo(tree, lead.node, "0 play JC");
        const auto own = addTo(tree, fifth.node, "1 play 8C");
        QVERIFY(own);
        QVERIFY(!addTo(tree, own.node, "2 play TD").fault);
        QVERIFY(addTo(tree, own.node, "2 play 8C").fault);
    }

    void a_variation_goes_with_all_that_follows()
    {
        StudyTree tree = newTree();
        const auto king = addTo(tree, StudyTree::root, "1 play KC");
        addTo(tree, king.node, "2 play AC");
        const auto eight = addTo(tree, StudyTree::root, "1 play 8C");
        tree.remove(king.node);
        QVERIFY(!tree.has(king.node));
        QCOMPARE(tree.size(), std::size_t { 2 });
        QCOMPARE(tree.mainLine(), std::vector { eight.node });
    }

    void a_promoted_variation_is_the_main_line()
    {
        StudyTree tree = newTree();
        const auto king = addTo(tree, StudyTree::root, "1 play KC");
        const auto eight = addTo(tree, StudyTree::root, "1 play 8C");
        QVERIFY(tree.isOnMainLine(king.node) && !tree.isOnMainLine(eight.node));
        tree.promote(eight.node);
        QVERIFY(!tree.isOnMainLine(king.node) && tree.isOnMainLine(eight.node));
    }

    void another_first_position_keeps_the_variations_that_fit()
    {
        StudyTree tree = newTree();
        const auto king = addTo(tree, StudyTree::root, "1 play KC");
        const auto ace = addTo(tree, king.node, "2 play AC");
        const auto nine = addTo(tree, king.node, "2 play 9C");
        StudyPosition start = tree.start();
        start.hands[seatAt(3)].add(Card { Rank::Ace, Suit::Clubs });
        tree.beginAt(start);
        QVERIFY(tree.has(king.node) && tree.has(nine.node));
        QVERIFY(!tree.has(ace.node)); // another seat has that card now
        QVERIFY(tree.start() == normalized(start));
    }

    void names_and_notes_are_bounded_text()
    {
        StudyTree tree = newTree();
        QVERIFY(!tree.rename(StudyTree::root, "Trump or fail?"));
        QVERIFY(!tree.setNote(StudyTree::root, "Zwei Zeilen,\nund ein Tab\t."));
        QCOMPARE(tree.title(), std::string("Trump or fail?"));
        QVERIFY(tree.rename(StudyTree::root, "two\nlines"));
        QVERIFY(tree.rename(StudyTree::root, std::string(StudyTree::longestName + 1, 'x')));
        QVERIFY(tree.rename(StudyTree::root, "\x1B[2J"));
        QVERIFY(tree.setNote(StudyTree::root, "\xFF"));
        QVERIFY(tree.setNote(StudyTree::root, std::string(StudyTree::longestNote + 1, 'x')));
        QCOMPARE(tree.title(), std::string("Trump or fail?"));
    }
};

REGISTER_TEST(StudyTreeTest)
#include "study_tree_test.moc"

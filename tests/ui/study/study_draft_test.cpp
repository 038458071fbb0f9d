// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_draft.h"

#include "engine/rules/presets.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "ui/study/study_comparison.h"
#include "ui/study/study_places.h"

#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

StudyPosition emptyStudy()
{
    StudyPosition position;
    position.variant = check(presets().front().variant).value();
    position.dealer = seatAt(2);
    return position;
}

void layInto(StudyDraft& draft, const StudyPlace& place, const char* what)
{
    for (const Card each : cards(what))
        draft.set(toggled(draft.position(), place, each, {}));
}

/// "3 pass, 4 pass"
std::vector<SeenAction> line(const char* steps)
{
    std::vector<SeenAction> actions;
    for (const QString& each : QString::fromLatin1(steps).split(QStringLiteral(", ")))
        actions.push_back(parseSeenAction(each.toStdString()).value());
    return actions;
}

} // namespace

class StudyDraftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clicks_and_text_give_the_same_position()
    {
        StudyDraft clicked(emptyStudy());
        layInto(clicked, { StudyField::Hand, seatAt(0) }, "QC JS AD TD AH 7C");
        StudyPosition passed = clicked.position();
        addAction(passed, { seatAt(3), Action(Pass {}) });
        addAction(passed, { seatAt(4), Action(Pass {}) });
        clicked.set(passed);

        StudyDraft typed(emptyStudy());
        typed.type(QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"));
        QVERIFY(!typed.problem());
        QVERIFY(typed.position() == clicked.position());
        QVERIFY(typed.isSound());
        QCOMPARE(typed.example()->toAct(), std::optional(seatAt(0)));

        StudyDraft pasted(emptyStudy());
        pasted.type(clicked.text());
        QVERIFY(pasted.position() == clicked.position());
    }

    void a_text_that_cannot_be_read_keeps_the_position_before()
    {
        StudyDraft draft(emptyStudy());
        draft.type(QStringLiteral("dealer: 2\nseat: 0\nhand: QC"));
        const StudyPosition before = draft.position();
        draft.type(QStringLiteral("dealer: 2\nseat: 0\nhand: QC JX"));
        QVERIFY(draft.problem());
        QCOMPARE(draft.faultyLine(), std::optional(3));
        QVERIFY(draft.position() == before);
        QVERIFY(!draft.isSound());
    }

    void what_cannot_be_is_found_in_its_line()
    {
        StudyDraft draft(emptyStudy());
        draft.type(QStringLiteral("dealer: 2\nseat: 0\nhand: QC\nhand 1: QC\n"));
        QVERIFY(draft.fault());
        QCOMPARE(draft.fault()->reason, StudyReason::CardTwice);
        QCOMPARE(draft.faultyLine(), std::optional(4));
    }

    void every_step_is_undone_and_redone()
    {
        StudyDraft draft(emptyStudy());
        const QString first = draft.text();
        layInto(draft, { StudyField::Hand, seatAt(0) }, "QC");
        const QString second = draft.text();
        draft.type(second + u'#');
        draft.type(second + QStringLiteral("#a")); // the same word
        QVERIFY(!draft.mayRedo());
        draft.undo();
        QCOMPARE(draft.text(), second);
        draft.undo();
        QCOMPARE(draft.text(), first);
        QVERIFY(!draft.mayUndo());
        QVERIFY(draft.position().hands[seatAt(0)].empty());
        draft.redo();
        draft.redo();
        QCOMPARE(draft.text(), second + QStringLiteral("#a"));
        QVERIFY(!draft.mayRedo());
    }

    void a_card_lies_in_one_place()
    {
        StudyDraft draft(emptyStudy());
        layInto(draft, { StudyField::Hand, seatAt(0) }, "QC JS");
        layInto(draft, { StudyField::Blind }, "QC");
        QVERIFY(draft.position().hands[seatAt(0)] == cards("JS"));
        QVERIFY(draft.position().blind == cards("QC"));
        layInto(draft, { StudyField::Blind }, "QC");
        QVERIFY(draft.position().blind.empty());
    }

    void variations_are_tried_and_undone()
    {
        StudyDraft draft(emptyStudy());
        QVERIFY(!draft.play(line("3 pass, 4 pass")).refused);
        const StudyNodeId passed = draft.here();
        QCOMPARE(draft.positionHere().actions.size(), std::size_t { 2 });
        draft.goTo(StudyTree::root);
        QVERIFY(!draft.play(line("3 pick")).refused);
        QCOMPARE(draft.tree().size(), std::size_t { 4 });
        draft.promote(draft.here());
        QVERIFY(!draft.tree().isOnMainLine(passed));
        draft.undo(); // the promotion
        draft.undo(); // the pick
        QCOMPARE(draft.tree().size(), std::size_t { 3 });
        QVERIFY(draft.tree().isOnMainLine(passed));
        draft.redo();
        QCOMPARE(draft.tree().size(), std::size_t { 4 });
    }

    void what_cannot_be_next_is_refused_and_what_came_before_is_kept()
    {
        StudyDraft draft(emptyStudy());
        const auto refused = draft.play(line("3 pass, 3 pick, 4 pass"));
        QVERIFY(refused.fault && refused.fault->reason == StudyReason::NotTheirTurn);
        QCOMPARE(draft.tree().size(), std::size_t { 2 });
    }

    void another_position_hides_the_variations_that_do_not_fit()
    {
        StudyDraft draft(emptyStudy());
        QVERIFY(!draft.play(line("3 pass, 4 pass")).refused);
        StudyPosition other = draft.position();
        other.dealer = seatAt(3);
        draft.set(other);
        QCOMPARE(draft.tree().size(), std::size_t { 1 });
        other.dealer = seatAt(2);
        draft.set(other); // as it was
        QCOMPARE(draft.tree().size(), std::size_t { 3 });
    }

    void a_name_is_one_step_however_it_is_typed()
    {
        StudyDraft draft(emptyStudy());
        QVERIFY(!draft.rename(StudyTree::root, QStringLiteral("T")));
        QVERIFY(!draft.rename(StudyTree::root, QStringLiteral("Tr")));
        QVERIFY(!draft.setNote(StudyTree::root, QStringLiteral("From Tuesday.")));
        QVERIFY(draft.setNote(StudyTree::root, QString(9000, u'x')));
        draft.undo();
        QCOMPARE(draft.tree().title(), std::string("Tr"));
        draft.undo();
        QCOMPARE(draft.tree().title(), std::string());
        QVERIFY(!draft.mayUndo());
    }

    void names_of_a_hand_come_and_go_with_it()
    {
        StudyDraft draft(emptyStudy());
        QCOMPARE(draft.seating().at(seatAt(1)).name, QStringLiteral("Seat 1"));
        StudyPosition other = draft.position();
        other.seat = seatAt(2);
        draft.set(other, { QStringLiteral("Eve"), QStringLiteral("Ada"), QString() });
        QCOMPARE(draft.seating().at(seatAt(0)).name, QStringLiteral("Eve"));
        QCOMPARE(draft.seating().at(seatAt(2)).name, QStringLiteral("You"));
        draft.undo();
        QCOMPARE(draft.seating().at(seatAt(1)).name, QStringLiteral("Seat 1"));
    }

    void figures_stand_at_the_steps_of_what_was_asked()
    {
        StudyDraft draft(emptyStudy());
        StudyPosition known = draft.position();
        known.hands[seatAt(3)] = cards("QC JS AD TD AH 7C");
        draft.set(known);
        StudyQuestion question = StudyQuestion::about(draft.position()).value();
        QVERIFY(question.goOn());
        draft.figures().begin(draft.position(), question.answer(), question.seen());
        QVERIFY(!draft.play(line("3 pass")).refused);
        const StudyNodeId pass = draft.here();
        draft.goTo(StudyTree::root);
        QVERIFY(!draft.play(line("3 pick")).refused);
        const auto passed = draft.figures().of(draft.tree(), pass);
        const auto picked = draft.figures().of(draft.tree(), draft.here());
        QVERIFY(passed && picked);
        QCOMPARE(std::min(passed->cost, picked->cost), 0.0);
        QCOMPARE(std::max(passed->cost, picked->cost), std::abs(passed->score - picked->score));
        QVERIFY(!draft.figures().of(draft.tree(), StudyTree::root));
    }

    void two_branches_are_compared_where_they_part()
    {
        StudyPosition start = emptyStudy();
        StudyTree tree(start);
        const auto pass = tree.add(StudyTree::root, line("3 pass").front()).node;
        const auto more = tree.add(pass, line("4 pass").front()).node;
        const auto pick = tree.add(StudyTree::root, line("3 pick").front()).node;
        QCOMPARE(lastStepFrom(tree, pass), more);
        QCOMPARE(lastSteps(tree), (std::vector { more, pick }));
        QCOMPARE(partingStep(tree, more, pick), pass);
        const StudyFigures nothing;
        const BranchEnd end = branchEnd(tree, nothing, pass, StudyTree::root, seatAt(0));
        QVERIFY(!end.over && !end.score);
    }

    void other_rules_keep_what_they_have_room_for()
    {
        StudyPosition position = emptyStudy();
        position.hands[seatAt(4)] = cards("QC");
        position.hands[seatAt(0)] = cards("JS");
        addAction(position, { seatAt(3), Action(Pass {}) });
        for (const Preset& preset : presets()) {
            const CheckedVariant variant = check(preset.variant).value();
            StudyDraft draft(byRules(position, variant));
            QVERIFY(draft.position().actions.empty());
            if (variant.layout().piles == 0)
                QVERIFY2(draft.isSound(), preset.key.data());
        }
    }
};

REGISTER_TEST(StudyDraftTest)

#include "study_draft_test.moc"

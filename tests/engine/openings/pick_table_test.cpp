// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/pick_table.h"

#include "engine/cards/card_text.h"
#include "engine/rules/variant_text.h"
#include "engine/study/typed_cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <thread>

using namespace sheepshead;

namespace {

CheckedVariant tableOf(const char* rules) { return check(parseVariant(rules).value()).value(); }

PickTableQuestion questionAbout(const char* hold, int deals)
{
    PickTableQuestion question;
    question.variant = tableOf("layout=5H-A");
    question.hold = parseCards(hold).value();
    question.deals = deals;
    question.judge = Level::Regular;
    return question;
}

PickTableAnswer pickAnswer(const PickTableQuestion& question)
{
    PickTable table = PickTable::about(question).value();
    while (table.goOn()) { }
    return table.answer();
}

/// The row of all hands.
PickTableRow rowAt(const PickTableAnswer& answer, int place)
{
    for (const PickTableRow& row : answer.rows)
        if (row.place == place && !row.trump)
            return row;
    return { .place = place, .figures = {} };
}

Problem refusalOf(const PickTableQuestion& question)
{
    const auto table = PickTable::about(question);
    return table ? Problem {} : table.problem();
}

} // namespace

class PickTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void four_queens_are_picked_in_every_seat_and_score_far_more_than_a_pass()
    {
        const auto answer = pickAnswer(questionAbout("QC QS QH QD", 200));
        for (int place = 1; place <= 5; ++place) {
            const PickFigures figures = rowAt(answer, place).figures;
            QVERIFY(figures.asked > 20);
            QCOMPARE(figures.picked, figures.asked);
            QVERIFY(figures.won > 9 * figures.asked / 10 && figures.won <= figures.asked);
            QVERIFY(figures.gain.mean > 2);
            QVERIFY(std::abs(figures.pick.mean - figures.pass.mean - figures.gain.mean) < 1e-9);
        }
    }

    void a_hand_without_trump_is_passed_in_the_first_seat()
    {
        const auto answer = pickAnswer(questionAbout("KC 8C 9S 8S 9H 8H", 200));
        const PickFigures figures = rowAt(answer, 1).figures;
        QVERIFY(figures.asked > 180 && figures.asked <= 200); // another hand may be a redeal hand
        QCOMPARE(figures.picked, 0);
        QVERIFY(figures.gain.mean < -2);
        QVERIFY(figures.gain.error > 0);
    }

    void the_hand_has_the_choice_only_if_all_before_pass()
    {
        const auto answer = pickAnswer(questionAbout("KC 8C 9S 8S 9H 8H", 400));
        for (int place = 2; place <= 5; ++place)
            QVERIFY(rowAt(answer, place).figures.asked < rowAt(answer, place - 1).figures.asked);
    }

    void each_drawn_hand_is_counted_by_its_trump_and_queens()
    {
        const auto answer = pickAnswer(questionAbout("QC QS 7D", 300));
        int first = 0;
        for (const PickTableRow& row : answer.rows)
            if (row.place == 1 && row.trump) {
                QVERIFY(*row.trump >= 3 && *row.queens >= 2 && *row.queens < *row.trump);
                first += row.figures.asked;
            }
        QCOMPARE(first, rowAt(answer, 1).figures.asked);
    }

    void a_redeal_hand_never_has_the_choice()
    {
        QVERIFY(pickAnswer(questionAbout("9C 8C 9S 8S 9H 8H", 50)).rows.empty());
    }

    void cards_that_are_given_lie_in_the_blind()
    {
        PickTableQuestion question = questionAbout("QS JS AD AH 9H 8C", 200);
        const auto drawn = pickAnswer(question);
        question.blind = parseCards("QC QH").value();
        const auto queens = pickAnswer(question);
        QVERIFY(rowAt(queens, 1).figures.pick.mean > rowAt(drawn, 1).figures.pick.mean + 1);
    }

    void an_expert_may_judge()
    {
        PickTableQuestion question = questionAbout("QC QS QH QD", 20);
        question.judge = Level::Expert;
        const auto answer = pickAnswer(question);
        QCOMPARE(rowAt(answer, 1).figures.picked, 20);
    }

    void the_same_seed_gives_the_same_figures_on_any_number_of_threads()
    {
        PickTableQuestion question = questionAbout("QC", 300);
        question.seed = 5;
        const auto one = pickAnswer(question);
        question.runJobs = [](Jobs jobs) {
            std::vector<std::jthread> threads;
            for (const auto& job : jobs)
                threads.emplace_back(job);
        };
        QVERIFY(pickAnswer(question) == one);
        question.seed = 6;
        QVERIFY(pickAnswer(question) != one);
    }

    void equal_rules_make_no_difference()
    {
        PickTableQuestion question = questionAbout("QC JD", 300);
        question.against = question.variant;
        for (const PickTableRow& row : pickAnswer(question).rows) {
            QVERIFY(*row.against == row.figures);
            QCOMPARE(row.change->asked, row.figures.asked);
            QCOMPARE(row.change->gain.mean, 0.0);
            QCOMPARE(row.change->gain.error, 0.0);
        }
    }

    void two_sets_of_rules_are_compared_in_the_same_deals()
    {
        PickTableQuestion question = questionAbout("QC 7D", 400);
        question.against = tableOf("layout=5H-A double-on-the-bump=off");
        const PickTableRow row = rowAt(pickAnswer(question), 1);
        QVERIFY(row.change->asked > 380);
        QCOMPARE(row.change->asked, row.figures.asked);
        QVERIFY(std::abs(row.against->gain.mean - row.figures.gain.mean - row.change->gain.mean)
            < 1e-9);
        QVERIFY(row.change->pick.mean > 0.3); // a lost pick costs half
        QVERIFY(row.change->pick.error < 0.7 * row.figures.pick.error);
    }

    void a_stopped_round_leaves_the_answer_as_it_was()
    {
        PickTable table = PickTable::about(questionAbout("QC", 1000)).value();
        QVERIFY(table.goOn());
        const auto before = table.answer();
        QVERIFY(before.deals > 0 && !before.complete);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!table.goOn(stop.get_token()));
        QVERIFY(table.answer() == before);
    }

    void what_cannot_be_asked_is_refused_with_place_and_reason()
    {
        PickTableQuestion question = questionAbout("QC QS", 10);
        question.blind = parseCards("QS JD").value();
        QCOMPARE(refusalOf(question), (Problem { "blind", "QS: in the hand too" }));
        question.blind = parseCards("JD JH JS").value();
        QCOMPARE(refusalOf(question), (Problem { "blind", "3 cards where 2 are dealt" }));
        question = questionAbout("QC QS QH QD JC JS JH", 10);
        QCOMPARE(refusalOf(question), (Problem { "hold", "7 cards where 6 are dealt" }));
        question = questionAbout("7C", 10);
        question.variant = tableOf("layout=4H-2");
        QCOMPARE(refusalOf(question), (Problem { "hold", "7C: not in the deck of this table" }));
        question = questionAbout("QC", 0);
        QCOMPARE(refusalOf(question).place, std::string("deals"));
        question = questionAbout("QC", 10);
        question.against = tableOf("layout=4H-2");
        QCOMPARE(refusalOf(question).place, std::string("against"));
        question.variant = tableOf("layout=4H-3");
        QCOMPARE(refusalOf(question).place, std::string("rules"));
    }

    void a_fault_names_the_cards_and_the_room()
    {
        PickTableQuestion question = questionAbout("QC QS", 10);
        QVERIFY(!faultOf(question));
        question.blind = parseCards("QS JD JH").value();
        QVERIFY(faultOf(question)
            == (PickTableFault {
                PickTableField::Blind, PickTableReason::TooManyCards, question.blind, 2 }));
        question.blind = parseCards("QS JD").value();
        QVERIFY(faultOf(question)
            == (PickTableFault {
                PickTableField::Blind, PickTableReason::InHandToo, parseCards("QS").value() }));
    }

    void cards_are_read_as_people_type_them()
    {
        QCOMPARE(typedCards("qc, 10H\t7S").value(), parseCards("QC TH 7S").value());
        QCOMPARE(typedCards("\u2665Q").value(), parseCards("QH").value());
        QVERIFY(typedCards(" ").value().empty());
        QCOMPARE(typedCards("QC QX").problem(), (Problem { "qx", "not a card" }));
        QCOMPARE(typedCards("QC qc").problem(), (Problem { "qc", "named twice" }));
    }

    void every_table_with_a_blind_has_an_answer()
    {
        for (const Layout& layout : layouts) {
            if (layout.opening != Opening::Picking)
                continue;
            PickTableQuestion question = questionAbout("QC QS", 20);
            question.variant = check(defaultVariant(layout.id)).value();
            const auto answer = pickAnswer(question);
            QVERIFY2(rowAt(answer, 1).figures.asked > 0, layout.key.data());
            QVERIFY2(rowAt(answer, layout.players).place == layout.players, layout.key.data());
        }
    }
};

REGISTER_TEST(PickTableTest)
#include "pick_table_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_question.h"

#include "engine/cards/card_text.h"
#include "engine/study/position_text.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <numeric>

using namespace sheepshead;

namespace {

constexpr const char* atSecondSeat = "dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\npick: 0\n"
                                     "call: AS\ntrick: 0 KH\n";
constexpr const char* allCards =
    "dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\nhand 0: JS 8D TS KH 9H 8H\n"
    "hand 2: JH TD 7D AC 9C 8S\nhand 3: QC JD 9D 7C AH 7H\nhand 4: KD TC AS KS 7S TH\n"
    "blind: QH JC\npick: 0\nbury: 9H 8H\ncall: AS\ntrick: 0 KH\n";

StudyPosition positionIn(const std::string& text) { return parsePosition(text).value(); }

StudyAnswer answerTo(
    const std::string& text, StudyKnowledge knowledge, int rounds, std::uint64_t seed = 1)
{
    StudyOptions options;
    options.knowledge = knowledge;
    options.seed = seed;
    return ask(positionIn(text), options, rounds).value();
}

Card cardOf(const char* text) { return parseCard(text).value(); }

const CardOdds& oddsOf(const StudyAnswer& answer, const char* card)
{
    for (const CardOdds& each : answer.cards)
        if (each.card == cardOf(card))
            return each;
    qFatal("no odds");
}

double sumOf(const CardOdds& odds)
{
    double sum = odds.under + odds.blind;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        sum += odds.hand[seat] + odds.buried[seat];
    return sum;
}

} // namespace

class StudyQuestionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void each_option_has_what_is_expected_of_it_and_how_it_usually_ends()
    {
        const StudyAnswer answer = answerTo(atSecondSeat, StudyKnowledge::Given, 1);
        QCOMPARE(answer.seat, seatAt(1));
        QCOMPARE(answer.choices.size(), std::size_t { 6 });
        for (const StudyChoice& choice : answer.choices) {
            QVERIFY(choice.standardError > 0);
            const double all = std::accumulate(choice.endings.begin(), choice.endings.end(), 0.0);
            QVERIFY(std::abs(all - 1) < 1e-9);
            const auto share = [&](Ending ending) {
                return choice.endings[static_cast<std::size_t>(ending)];
            };
            const double won =
                share(Ending::Won) + share(Ending::WonSchneider) + share(Ending::WonAllTricks);
            QVERIFY(std::abs(won - choice.winChance) < 1e-9);
        }
        QVERIFY(answer.recommended);
        for (std::size_t i = 1; i < answer.choices.size(); ++i)
            QVERIFY(answer.choices[i - 1].score >= answer.choices[i].score);
    }

    void more_rounds_make_the_error_smaller()
    {
        const double one =
            answerTo(atSecondSeat, StudyKnowledge::Given, 2).choices.front().standardError;
        const double four =
            answerTo(atSecondSeat, StudyKnowledge::Given, 5).choices.front().standardError;
        QVERIFY(four < 0.7 * one);
    }

    void the_same_seed_gives_the_same_answer()
    {
        const auto one = answerTo(atSecondSeat, StudyKnowledge::Given, 2, 7);
        const auto two = answerTo(atSecondSeat, StudyKnowledge::Given, 2, 7);
        const auto other = answerTo(atSecondSeat, StudyKnowledge::Given, 2, 8);
        QCOMPARE(one.choices.front().score, two.choices.front().score);
        QCOMPARE(oddsOf(one, "QC").hand[seatAt(0)], oddsOf(two, "QC").hand[seatAt(0)]);
        QVERIFY(one.choices.front().score != other.choices.front().score);
    }

    void every_unknown_card_is_somewhere()
    {
        const StudyAnswer answer = answerTo(atSecondSeat, StudyKnowledge::Given, 1);
        QCOMPARE(answer.cards.size(), std::size_t { 32 - 6 - 1 });
        for (const CardOdds& odds : answer.cards)
            QVERIFY(std::abs(sumOf(odds) - 1) < 1e-9);
        QCOMPARE(oddsOf(answer, "AS").hand[seatAt(0)], 0.0); // CALL-OWN
        QVERIFY(oddsOf(answer, "QC").hand[seatAt(0)] > oddsOf(answer, "QC").hand[seatAt(2)]);
    }

    void before_the_pick_cards_lie_in_hands_and_in_the_blind()
    {
        const StudyAnswer answer =
            answerTo("dealer: 4\nseat: 0\nhand: QS QD AD KC 8C 9S\n", StudyKnowledge::Given, 1);
        QVERIFY(answer.phase == Phase::Picking);
        QCOMPARE(answer.choices.size(), std::size_t { 2 });
        const CardOdds& queen = oddsOf(answer, "QC");
        QVERIFY(queen.blind > 0.02 && queen.blind < 0.2);
        QVERIFY(std::abs(sumOf(queen) - 1) < 1e-9);
    }

    void cards_that_are_given_are_taken_for_granted_unless_only_the_seat_is_asked()
    {
        const std::string given = std::string(atSecondSeat) + "hand 2: QC AS\n";
        const StudyAnswer known = answerTo(given, StudyKnowledge::Given, 1);
        QCOMPARE(oddsOf(known, "QC").hand[seatAt(2)], 1.0);
        QCOMPARE(oddsOf(known, "AS").hand[seatAt(2)], 1.0);
        const StudyAnswer own = answerTo(given, StudyKnowledge::OwnSeat, 1);
        QVERIFY(oddsOf(own, "QC").hand[seatAt(2)] < 0.9);
        QVERIFY(known.choices.front().score != own.choices.front().score);
    }

    void with_all_cards_open_each_card_has_one_end()
    {
        const StudyAnswer answer = answerTo(allCards, StudyKnowledge::AllOpen, 3);
        QCOMPARE(answer.rounds, 1);
        QVERIFY(answer.complete);
        QVERIFY(!answer.choices.empty());
        for (const StudyChoice& choice : answer.choices) {
            QVERIFY(choice.open);
            QCOMPARE(choice.standardError, 0.0);
            QCOMPARE(choice.winChance > 0, choice.open->seatWins);
        }
    }

    void with_all_cards_open_a_bury_is_solved_with_its_call()
    {
        std::string text(allCards);
        text.resize(text.find("bury"));
        const StudyAnswer answer = answerTo(text, StudyKnowledge::AllOpen, 1);
        QVERIFY(answer.phase == Phase::Burying);
        QCOMPARE(answer.choices.size(), std::size_t { 28 });
        QVERIFY(answer.choices.front().then);
    }

    void the_recommended_action_has_reasons_in_what_the_seat_has_seen()
    {
        StudyQuestion question = StudyQuestion::about(positionIn(atSecondSeat)).value();
        QVERIFY(!question.advice());
        question.goOn();
        const auto advice = question.advice();
        QVERIFY(advice && !advice->facts.empty());
        QCOMPARE(advice->recommended, *question.answer().recommended);
        QCOMPARE(advice->prospects.size(), question.answer().choices.size());
        StudyQuestion given =
            StudyQuestion::about(positionIn(std::string(atSecondSeat) + "hand 2: QC\n")).value();
        given.goOn();
        QVERIFY(!given.advice());
    }

    void a_stopped_round_leaves_the_answer_as_it_was()
    {
        StudyQuestion question = StudyQuestion::about(positionIn(atSecondSeat)).value();
        QVERIFY(question.goOn());
        const double score = question.answer().choices.front().score;
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!question.goOn(stop.get_token()));
        QCOMPARE(question.answer().rounds, 1);
        QCOMPARE(question.answer().choices.front().score, score);
    }

    void a_question_that_cannot_be_asked_says_why()
    {
        const auto why = [](const char* text, StudyKnowledge knowledge) {
            StudyOptions options;
            options.knowledge = knowledge;
            const auto question = StudyQuestion::about(readPosition(text)->position, options);
            return question ? std::string("none") : question.problem().place;
        };
        QCOMPARE(why("dealer: 4\nseat: 0\nhand: QC", StudyKnowledge::Given), std::string("hand 0"));
        QCOMPARE(why("dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S", StudyKnowledge::Given),
            std::string("hand 0"));
        QCOMPARE(why(atSecondSeat, StudyKnowledge::AllOpen), std::string("position"));
        QCOMPARE(why("dealer: 4\nseat: 1\nhand: QS\nhand 2: QS", StudyKnowledge::Given),
            std::string("hand 2"));
    }
};

REGISTER_TEST(StudyQuestionTest)
#include "study_question_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card_text.h"
#include "engine/players/rule/rule_player.h"
#include "engine/tutor/lesson_course.h"
#include "engine/tutor/lesson_text.h"
#include "tests/engine/tutor/lesson_files.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

LessonCourse courseOf(const std::string& text) { return LessonCourse(parseLesson(text).value()); }

Action play(const char* card) { return Play { parseCard(card).value() }; }

/// At the step that asks for a heart.
LessonCourse atTheHeart()
{
    LessonCourse course = courseOf(smallLesson);
    (void)course.next();
    (void)course.next();
    return course;
}

} // namespace

class LessonCourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_step_begins_with_what_the_table_does()
    {
        LessonCourse course = courseOf(smallLesson);
        QVERIFY(!course.begun() && course.mayContinue());
        QVERIFY(course.next().value().empty());
        QVERIFY(course.mayContinue());
        const auto told = course.next();
        QCOMPARE(told->size(), std::size_t { 1 });
        QCOMPARE(told->front().after.trickOnTable()->cards.size(), std::size_t { 1 });
        QVERIFY(!course.mayContinue());
        QCOMPARE(course.possibleAnswers().size(), std::size_t { 2 }); // two hearts, and no jack
    }

    void a_right_answer_is_played_and_a_wrong_one_is_not()
    {
        LessonCourse course = courseOf(replaced(smallLesson, "right hearts", "right TH"));
        (void)course.next();
        (void)course.next();
        std::vector<Told> told;
        const LessonReply wrong = course.answer(play("8H"), told);
        QVERIFY(!wrong.right && told.empty() && !course.mayContinue());
        QCOMPARE(wrong.words, std::string("That was no heart."));
        QVERIFY(course.seen().hand.contains(parseCard("8H").value()));

        QVERIFY(course.answer(play("TH"), told).right);
        QCOMPARE(told.size(), std::size_t { 1 });
        QVERIFY(course.mayContinue());
        QCOMPARE(course.answered()->words, std::string("You followed."));
        QVERIFY(!course.seen().hand.contains(parseCard("TH").value()));
    }

    void a_card_that_is_pointed_at_stays_in_the_hand()
    {
        LessonCourse course = courseOf(replaced(smallLesson, "ask: play", "ask: card"));
        (void)course.next();
        (void)course.next();
        QCOMPARE(course.possibleAnswers().size(), std::size_t { 6 });
        std::vector<Told> told;
        QVERIFY(!course.answer(play("QD"), told).right);
        QVERIFY(course.answer(play("8H"), told).right);
        QVERIFY(told.empty());
        QCOMPARE(course.seen().hand.size(), 6);
    }

    void a_choice_may_lead_to_another_step()
    {
        const std::string detour = "step: detour\ntell: Never seen.\nstep: end";
        LessonCourse course = courseOf(replaced(smallLesson, "step: end", detour));
        for (int i = 0; i < 2; ++i)
            (void)course.next();
        std::vector<Told> told;
        course.answer(play("8H"), told);
        (void)course.next();
        QVERIFY(!course.answer(1).right);
        QVERIFY(!course.mayContinue());
        QVERIFY(course.answer(0).right);
        (void)course.next();
        QCOMPARE(course.step().name, std::string("end"));
        (void)course.next();
        QVERIFY(course.over());
    }

    void the_rest_of_a_hand_is_played_with_the_others()
    {
        const std::string rest = "step: end\nask: rest";
        LessonCourse course = courseOf(replaced(smallLesson, "step: end", rest));
        for (int i = 0; i < 2; ++i)
            (void)course.next();
        std::vector<Told> told;
        course.answer(play("8H"), told);
        (void)course.next();
        course.answer(0);
        told = course.next().value();
        QVERIFY(!told.empty()); // the trick that lay there, and leads until the pupil's turn
        RulePlayer pupil;
        while (!course.mayContinue())
            course.answer(pupil.choose(course.seen(), course.possibleAnswers(), {}), told);
        QVERIFY(course.hand().over());
        QVERIFY(std::holds_alternative<HandScored>(told.back().events.back()));
    }

    void all_that_was_done_is_in_the_record()
    {
        LessonCourse course = courseOf(smallLesson);
        (void)course.next();
        (void)course.next();
        QCOMPARE(course.record().actions.size(), course.lesson().start.actions.size() + 1);
        QVERIFY(replay(course.record()).value().observation(pupilsSeat) == course.seen());
    }

    void a_lesson_is_resumed_where_it_was_left()
    {
        LessonCourse course = atTheHeart();
        std::vector<Told> told;
        course.answer(play("TH"), told);
        (void)course.next();
        course.answer(0);
        QCOMPARE(course.progress(), std::string("next, next, play TH, next, choose 0"));
        const auto again = LessonCourse::resumed(course.lesson(), course.progress());
        QVERIFY(again.ok());
        QCOMPARE(again->number(), course.number());
        QVERIFY(again->mayContinue());
        QVERIFY(again->seen() == course.seen());
    }

    void progress_of_another_lesson_is_refused()
    {
        const Lesson lesson = parseLesson(smallLesson).value();
        for (const char* const text : { "play TH", "next, next, play JH", "next, choose 0", "what",
                 "next, next, next", "next, next, play 8H, next, choose 7",
                 "next, next, play 8H, next, choose 0, next, next, next" }) {
            const auto course = LessonCourse::resumed(lesson, text);
            QVERIFY2(!course, text);
        }
        QCOMPARE(LessonCourse::resumed(lesson, "next, pass").problem().place, std::string("pass"));
    }
};

REGISTER_TEST(LessonCourseTest)
#include "lesson_course_test.moc"

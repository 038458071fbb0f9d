// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_text.h"
#include "tests/engine/tutor/lesson_files.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Where and why a lesson with this line instead of another one is refused.
Problem refusal(const std::string& line, const std::string& instead)
{
    const auto lesson = parseLesson(replaced(smallLesson, line, instead));
    return lesson ? Problem {} : lesson.problem();
}

} // namespace

class LessonTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_lesson_is_read_from_text()
    {
        const auto lesson = parseLesson(smallLesson);
        QVERIFY2(lesson, lesson ? "" : lesson.problem().reason.c_str());
        QCOMPARE(lesson->title, std::string("Following"));
        QCOMPARE(lesson->steps.size(), std::size_t { 4 });
        const LessonStep& heart = lesson->steps[1];
        QCOMPARE(heart.text, std::string("Emil leads a heart. Follow."));
        QCOMPARE(heart.plays.size(), std::size_t { 1 });
        QCOMPARE(heart.cards.size(), std::size_t { 2 });
        QVERIFY(heart.asked == Asked::Decision);
        QCOMPARE(heart.answers.size(), std::size_t { 2 });
        QVERIFY(heart.answers[0].right && !heart.answers[1].right);
        QCOMPARE(lesson->steps[2].answers[0].choice, std::string("Yes, it does"));
        QCOMPARE(lesson->steps[2].answers[0].next, std::string("end"));
    }

    void everything_else_is_refused_with_its_line()
    {
        const auto refusedAt = [](const char* place, const std::string& reason,
                                   const std::string& line, const std::string& instead) {
            const Problem problem = refusal(line, instead);
            QCOMPARE(QString::fromStdString(problem.place), QString::fromLatin1(place));
            QVERIFY2(problem.reason.find(reason) != std::string::npos, problem.reason.c_str());
        };
        refusedAt("line 1", "sheepshead lesson 1", "sheepshead lesson 1", "sheepshead lesson 9");
        refusedAt("line 3", "belongs above", "idea: One", "title: One");
        refusedAt("line 4", "line 4", "hand 0 QD", "hand 0 XX");
        refusedAt("line 4", "not allowed", "2 bury KC 7C", "2 bury KC AS");
        refusedAt("line 21", "there is a step", "step: heart", "step: begin");
        refusedAt("line 22", "4 plays", "plays: 4 play KH", "plays: 4 plays KH");
        refusedAt("line 25", "QX", "cards: QC QS", "cards: QC QX");
        refusedAt("line 26", "expected choose", "ask: play", "ask: nicely");
        refusedAt("line 27", "no card", "right hearts:", "right herrings:");
        refusedAt("line 21", "no answer of this step is right", "right hearts:", "wrong hearts:");
        refusedAt("line 29", "no step of this name below", "> end", "> heaven");
        refusedAt("line 29", "no step of this name below", "> end", "> heart");
        refusedAt("line 32", "expected what is answered", "right Yes, it does >", "right >");
        refusedAt("line 19", "tells nothing", "tell: Look.\n", "");
        refusedAt(
            "line 23", "a key and a colon", "tell: Emil leads a heart.", "Emil leads a heart.");
        refusedAt("line 23", "unknown", "tell: Emil", "say: Emil");
    }

    void answers_are_not_expected_where_nothing_is_asked()
    {
        const Problem problem = refusal("tell: Look.\n", "tell: Look.\nright any: No question.\n");
        QCOMPARE(QString::fromStdString(problem.place), QStringLiteral("line 21"));
    }

    void a_translation_has_the_same_steps_in_other_words()
    {
        const Lesson lesson = parseLesson(smallLesson).value();
        const auto translated = parseLesson(replaced(smallLesson, "Yes, it does", "Ja"));
        QCOMPARE(differenceBetween(lesson, translated.value()), std::string());
        const auto other = parseLesson(replaced(smallLesson, "right hearts:", "right 8H TH:"));
        QCOMPARE(differenceBetween(lesson, other.value()), std::string("heart"));
    }
};

REGISTER_TEST(LessonTextTest)
#include "lesson_text_test.moc"

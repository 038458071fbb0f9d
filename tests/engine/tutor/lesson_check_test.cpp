// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_check.h"
#include "engine/tutor/lesson_text.h"
#include "tests/engine/tutor/lesson_files.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Problem faultWith(const std::string& line, const std::string& instead)
{
    const auto lesson = parseLesson(replaced(smallLesson, line, instead));
    return lesson ? faultOf(*lesson).value_or(Problem {}) : lesson.problem();
}

/// The small lesson without an answer that no card gives: only hearts may be played.
const std::string soundLesson = replaced(smallLesson, "wrong any: That was no heart.\n", "");

} // namespace

class LessonCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_sound_lesson_has_no_fault()
    {
        const auto fault = faultOf(parseLesson(soundLesson).value());
        QVERIFY2(!fault, fault ? fault->reason.c_str() : "");
    }

    void what_the_rules_forbid_is_found()
    {
        const Problem play = faultWith("4 play KH", "4 play AH");
        QCOMPARE(play.place, std::string("step heart"));
        const Problem turn = faultWith("plays: 4 play KH\n", "");
        QCOMPARE(turn.place, std::string("step heart"));
        QVERIFY(turn.reason.find("turn") != std::string::npos);
    }

    void every_answer_needs_words()
    {
        const Problem silent =
            faultWith("right hearts: You followed.\nwrong any: That was no heart.",
                "right TH: You followed.");
        QCOMPARE(silent.place, std::string("step heart"));
        QVERIFY(silent.reason.find("'play 8H'") != std::string::npos);
    }

    void words_without_an_answer_are_found()
    {
        QVERIFY(faultWith("Follow.", "Follow it.").reason.find("That was no heart.")
            != std::string::npos);
    }

    void every_step_is_met()
    {
        const Lesson skipping = parseLesson(
            replaced(soundLesson, "step: end", "step: skipped\ntell: Never.\nstep: end"))
                                    .value();
        QCOMPARE(faultOf(skipping)->place, std::string("step skipped"));
    }

    void comments_need_a_whole_hand()
    {
        const Lesson early = parseLesson(replaced(soundLesson, "step: end",
                                             "step: comments\ntell: So.\nask: comments\nstep: end"))
                                 .value();
        QCOMPARE(faultOf(early)->place, std::string("step comments"));
    }

    void the_lessons_of_the_program_are_sound_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& file : lessonFiles())
            QTest::newRow(file.filename().string().c_str())
                << QString::fromStdString(file.string());
    }
    void the_lessons_of_the_program_are_sound()
    {
        QFETCH(const QString, file);
        const auto lesson = parseLesson(contentOf(file.toStdString()));
        QVERIFY2(lesson,
            lesson ? "" : (lesson.problem().place + ": " + lesson.problem().reason).c_str());
        const auto fault = faultOf(*lesson);
        QVERIFY2(!fault, fault ? (fault->place + ": " + fault->reason).c_str() : "");
        QVERIFY(lesson->steps.size() >= 3 && lesson->steps.size() <= 10);
    }

    void translated_lessons_are_the_same_in_other_words_data()
    {
        QTest::addColumn<QString>("language");
        for (const std::string& language : lessonLanguages())
            QTest::newRow(language.c_str()) << QString::fromStdString(language);
    }
    void translated_lessons_are_the_same_in_other_words()
    {
        QFETCH(const QString, language);
        const auto english = lessonFiles();
        const auto translated = lessonFiles(language.toStdString());
        QCOMPARE(translated.size(), english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            std::string file = translated[i].filename().string();
            QCOMPARE(file, english[i].filename().string());
            const auto original = parseLesson(contentOf(english[i]));
            const auto translation = parseLesson(contentOf(translated[i]));
            QVERIFY2(
                translation, (file + (translation ? "" : translation.problem().place)).c_str());
            const std::string difference = differenceBetween(*original, *translation);
            QVERIFY2(difference.empty(), file.append(": ").append(difference).c_str());
            QVERIFY(original->idea != translation->idea);
        }
    }
};

REGISTER_TEST(LessonCheckTest)
#include "lesson_check_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/learn/school.h"
#include "tests/support/registered_test.h"
#include "ui/table/panels/result_panel.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>

using namespace sheepshead;
using namespace sheepshead::testing;

class LessonControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_lesson_is_taken_at_the_table_data()
    {
        QTest::addColumn<int>("number");
        const QStringList keys = lessonKeys();
        for (int i = 0; i < keys.size(); ++i)
            QTest::newRow(qPrintable(keys[i])) << i;
    }
    void every_lesson_is_taken_at_the_table()
    {
        QFETCH(const int, number);
        School school;
        const QStringList keys = lessonKeys();
        for (int i = 0; i < number; ++i)
            school.settings.store().save(keys[i], LessonProgress { true, {} });
        school.lessons.teach();
        QVERIFY(school.lessons.isOn());
        Pupil pupil(school, lessonNamed(keys[number]).value());
        pupil.goTo(pupil.course().lesson().steps.size());
        QVERIFY(school.settings.store().lesson(keys[number]).done);
        QCOMPARE(school.button(QStringLiteral("Next lesson")) != nullptr, number < keys.size() - 1);
    }

    void the_hand_alone_is_commented_on()
    {
        School school;
        const QStringList keys = lessonKeys();
        for (const QString& key : keys.mid(0, keys.size() - 1))
            school.settings.store().save(key, LessonProgress { true, {} });
        school.lessons.teach();
        Pupil pupil(school, lessonNamed(keys.back()).value());
        pupil.goTo(1);
        QVERIFY(pupil.course().step().asked == Asked::Comments);
        const auto says = [&](const QString& words) {
            const auto labels = school.panel().findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        QVERIFY(school.mayContinue()); // the pupil need not wait for it
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("of your decisions cost you"))
                || says(QStringLiteral("decision cost you"))
                || says(QStringLiteral("decisions cost you")),
            180'000);
    }

    /// Where a card is pointed at, where the answers stand beside the table, and where the table
    /// asks.
    void a_question_without_a_hint_says_so()
    {
        for (const QString& key : lessonKeys()) {
            School school;
            for (const QString& before : lessonKeys())
                if (before != key)
                    school.settings.store().save(before, LessonProgress { true, {} });
            school.lessons.teach();
            Pupil pupil(school, lessonNamed(key).value());
            const QSignalSpy said(&school.table->turn(), &PersonsTurn::said);
            const QSignalSpy wanted(&school.table->turn(), &PersonsTurn::hintWanted);
            pupil.onSight([&](const QString& name) {
                if (!name.endsWith(QStringLiteral("asked")))
                    return;
                const Asked asked = pupil.course().step().asked;
                if (asked != Asked::Choice && asked != Asked::Pointing)
                    return;
                const auto before = said.size();
                school.table->turn().toggleHint();
                QCOMPARE(said.size(), before + 1);
                QVERIFY(said.back().front().toString().startsWith(
                    QStringLiteral("There is no hint for this question")));
            });
            pupil.goTo(3);
            QVERIFY(wanted.empty());
        }
    }

    void the_game_waits_and_comes_back()
    {
        School school;
        QTRY_VERIFY(school.table->turn().turn());
        const CardSet hand = school.table->turn().turn()->seen.hand;
        school.lessons.teach();
        QVERIFY(school.table->turn().turn() == std::nullopt);
        school.host.giveBack();
        QVERIFY(!school.lessons.isOn());
        QTRY_VERIFY(school.table->turn().turn());
        QVERIFY(school.table->turn().turn()->seen.hand == hand);
        QVERIFY(school.panel().isHidden());
    }

    void a_lesson_is_resumed_at_its_step()
    {
        School school;
        school.lessons.teach();
        Pupil pupil(school, lessonNamed(lessonKeys().front()).value());
        pupil.goTo(3);
        school.host.giveBack();
        QVERIFY(!school.settings.store().lesson(lessonKeys().front()).done);
        school.lessons.teach();
        QCOMPARE(school.settings.store().lesson(lessonKeys().front()).taken,
            QString::fromStdString(pupil.course().progress()));
        QTRY_VERIFY(school.table->turn().turn());
    }

    void a_wrong_answer_is_told_and_asked_again()
    {
        School school;
        school.lessons.teach();
        Pupil pupil(school, lessonNamed(lessonKeys().front()).value());
        pupil.goTo(2); // to choose a trump
        const auto asked = school.table->turn().turn();
        QVERIFY(asked);
        Q_EMIT school.table->turn().chosen(Play { Card(Rank::Ten, Suit::Hearts) }, asked->number);
        QVERIFY(!school.mayContinue());
        QTRY_VERIFY(
            school.table->turn().turn() && school.table->turn().turn()->number != asked->number);
    }

    void another_game_takes_the_table_from_the_lesson()
    {
        School school;
        school.lessons.teach();
        Game other(school.game.head(), school.game.session().match());
        school.host.dismissGuest();
        school.waiting->begin(other);
        QVERIFY(!school.lessons.isOn());
        QVERIFY(school.panel().isHidden());
    }
};

REGISTER_WIDGET_TEST(LessonControllerTest)
#include "lesson_controller_test.moc"

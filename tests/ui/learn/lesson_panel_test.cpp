// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_panel.h"

#include "tests/support/registered_test.h"
#include "ui/learn/lesson_library.h"
#include "ui/learn/lessons_dialog.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace sheepshead;

namespace {

QPushButton* buttonNamed(const QWidget& within, const QString& text)
{
    for (QPushButton* const button : within.findChildren<QPushButton*>())
        if (button->isVisible() && button->text().remove(u'&') == text)
            return button;
    return nullptr;
}

bool hasFocus(const QWidget& within, const QString& button)
{
    const QPushButton* const found = buttonNamed(within, button);
    return found != nullptr && found->hasFocus();
}

LessonStep quiz()
{
    LessonStep step;
    step.name = "quiz";
    step.text = "How many?";
    step.cards = { Card(Rank::Queen, Suit::Clubs), Card(Rank::Jack, Suit::Hearts) };
    step.asked = Asked::Choice;
    step.answers = { { .choice = "Two", .right = true, .words = "Yes.", .next = {} },
        { .choice = "Three", .words = "No.", .next = {} } };
    return step;
}

/// A panel that is shown, so that it can have the focus.
struct ShownPanel {
    ShownPanel()
    {
        panel.resize(240, 500);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
    }

    LessonPanel panel;
};

} // namespace

class LessonPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_lesson_says_which_it_is_and_a_drill_does_not()
    {
        ShownPanel shown;
        const auto says = [&shown](const QString& words) {
            const auto labels = shown.panel.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&words](const QLabel* label) {
                return label->isVisible() && label->text() == words;
            });
        };
        shown.panel.setTitle(QStringLiteral("Trump"), 2, 14);
        QVERIFY(says(QStringLiteral("Lesson 2 of 14")));
        shown.panel.setTitle(QStringLiteral("Pick or pass"));
        QVERIFY(!says(QStringLiteral("Lesson 2 of 14")));
        QVERIFY(says(QStringLiteral("Pick or pass")));
    }

    void every_lesson_of_the_program_can_be_read()
    {
        const QStringList keys = lessonKeys();
        QCOMPARE(keys.size(), 16);
        for (const QLocale::Language language : { QLocale::German, QLocale::English }) {
            QLocale::setDefault(QLocale(language));
            for (const QString& key : keys)
                QVERIFY2(lessonNamed(key), qPrintable(key));
        }
        QVERIFY(!lessonNamed(QStringLiteral("00-nothing")));
    }

    void lessons_speak_the_language_of_the_program()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(
            lessonNamed(lessonKeys().front())->title, std::string("Die Karten und der Trumpf"));
        QLocale::setDefault(QLocale(QLocale::Welsh)); // there are no lessons in it
        QCOMPARE(lessonNamed(lessonKeys().front())->title, std::string("The cards and trump"));
        QLocale::setDefault(QLocale(QLocale::English));
    }

    void a_choice_is_made_by_key()
    {
        ShownPanel shown;
        LessonPanel& panel = shown.panel;
        QSignalSpy chosen(&panel, &LessonPanel::chosen);
        panel.showStep(quiz(), 1, 3);
        panel.setMayContinue(false);
        QVERIFY(!buttonNamed(panel, QStringLiteral("Continue"))->isEnabled());
        QTRY_VERIFY(buttonNamed(panel, QStringLiteral("Three")) != nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 0); // no answer has the focus
        for (int i = 0; i < 2 && !hasFocus(panel, QStringLiteral("Three")); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<std::size_t>(), std::size_t { 1 });
    }

    void after_a_right_answer_enter_continues()
    {
        ShownPanel shown;
        LessonPanel& panel = shown.panel;
        QSignalSpy continued(&panel, &LessonPanel::continued);
        panel.showStep(quiz(), 1, 3);
        QTRY_VERIFY(buttonNamed(panel, QStringLiteral("Two")) != nullptr);
        panel.tell({ false, "No." });
        QVERIFY(buttonNamed(panel, QStringLiteral("Two"))->isEnabled());
        panel.tell({ true, "Yes." });
        panel.setMayContinue(true);
        QVERIFY(!buttonNamed(panel, QStringLiteral("Two"))->isEnabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(continued.count(), 1);
    }

    /// The right answer is written first in every lesson.
    void the_order_of_the_answers_tells_nothing()
    {
        ShownPanel shown;
        int first = 0;
        int quizzes = 0;
        for (const QString& key : lessonKeys()) {
            const auto lesson = lessonNamed(key);
            for (const LessonStep& step : lesson->steps) {
                if (step.asked != Asked::Choice)
                    continue;
                shown.panel.showStep(step, 1, 3);
                QCoreApplication::processEvents();
                QStringList inOrder;
                for (const QPushButton* const button :
                    shown.panel.findChild<QScrollArea*>()->findChildren<QPushButton*>())
                    if (button->isVisibleTo(&shown.panel))
                        inOrder << button->text();
                QCOMPARE(static_cast<std::size_t>(inOrder.size()), step.answers.size());
                ++quizzes;
                first += inOrder.front() == QString::fromStdString(step.answers[0].choice) ? 1 : 0;
            }
        }
        QVERIFY(quizzes > 10);
        QVERIFY2(first > 0 && first * 3 < quizzes * 2,
            qPrintable(QStringLiteral("%1 of %2").arg(first).arg(quizzes)));
    }

    void right_and_wrong_differ_in_sign_word_and_colour()
    {
        ShownPanel shown;
        const auto said = [&](LessonPanel::Mark mark, const char* word) {
            shown.panel.tell(mark, QStringLiteral("words"));
            for (const QLabel* const label : shown.panel.findChildren<QLabel*>())
                if (label->text().endsWith(QString::fromLatin1(word)))
                    return std::pair(label->text(), label->palette().color(QPalette::ToolTipText));
            return std::pair(QString(), QColor());
        };
        const auto [right, green] = said(LessonPanel::Mark::Right, "Right");
        const auto [wrong, red] = said(LessonPanel::Mark::Wrong, "Not the best");
        QVERIFY(right.startsWith(QStringLiteral("✓")) && wrong.startsWith(QStringLiteral("✗")));
        QVERIFY(green.green() > green.red());
        QVERIFY(red.red() > red.green());
    }

    void the_cards_of_a_step_are_named()
    {
        ShownPanel shown;
        shown.panel.showStep(quiz(), 1, 3);
        QStringList names;
        for (const QLabel* const label : shown.panel.findChildren<QLabel*>())
            if (!label->pixmap(Qt::ReturnByValue).isNull())
                names << label->accessibleName();
        QCOMPARE(names.join(u','), QStringLiteral("Queen of clubs,Jack of hearts"));
    }

    void the_list_begins_at_what_was_left()
    {
        LessonsDialog dialog({ { QStringLiteral("a"), QStringLiteral("A"), {}, 0, 4, true },
            { QStringLiteral("b"), QStringLiteral("B"), {}, 0, 4, false },
            { QStringLiteral("c"), QStringLiteral("C"), {}, 3, 4, false } });
        dialog.show();
        QSignalSpy chosen(&dialog, &LessonsDialog::chosen);
        const auto* const list = dialog.findChild<QTreeWidget*>();
        QCOMPARE(list->currentItem()->text(1), QStringLiteral("Step 3 of 4"));
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("✓ Done"));
        buttonNamed(dialog, QStringLiteral("Start over"))->click();
        QCOMPARE(chosen.front().at(0).toString(), QStringLiteral("c"));
        QCOMPARE(chosen.front().at(1).toBool(), true);
        QVERIFY(!dialog.isVisible());
    }
};

REGISTER_WIDGET_TEST(LessonPanelTest)
#include "lesson_panel_test.moc"

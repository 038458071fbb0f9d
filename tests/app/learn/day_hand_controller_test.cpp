// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/day_hand_controller.h"

#include "engine/tutor/day_hand.h"
#include "tests/app/learn/school.h"
#include "tests/support/registered_test.h"
#include "ui/learn/day_hands_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const QDate monday(2026, 11, 23);

/// A table with a game that waits, and the hand of a day on it.
struct DaysSchool : School {
    DaysSchool()
        : days(place, [this] { return today; })
        , practice(days.practice())
    {
        Preferences toTheLastCard = settings.preferences();
        toTheLastCard.layingDown = LayingDown::Never;
        settings.use(toTheLastCard);
    }

    /// The person plays like a regular, to the end of the hand.
    void playToEnd()
    {
        QTRY_VERIFY_WITH_TIMEOUT((stepped(), practice.lastHand().has_value()), 30'000);
    }

    void stepped()
    {
        table->goOn();
        const auto& turn = table->turn().turn();
        if (turn && !table->turn().isWaiting() && table->idle())
            table->turn().answerWith(regular.choose(turn->seen, turn->legal, {}));
    }

    bool says(const QString& words)
    {
        for (const QLabel* const label : window.notices().findChildren<QLabel*>())
            if (label->text().contains(words))
                return true;
        return false;
    }

    bool press(const QString& words)
    {
        for (QAbstractButton* const button : window.notices().findChildren<QAbstractButton*>())
            if (button->text() == words) {
                button->click();
                return true;
            }
        return false;
    }

    QDate today = monday;
    RulePlayer regular;
    DayHandController days;
    const Practice& practice;
};

} // namespace

class DayHandControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everybody_gets_the_cards_of_the_day_and_regulars_at_the_table()
    {
        DaysSchool school;
        school.days.play();
        QVERIFY(school.practice.isOn());
        QVERIFY(
            school.practice.game()->session().record()->deal == handOfDay({ 2026, 11, 23 }).deal);
        QVERIFY(school.practice.game()->levels() == levelsOf(Level::Regular));
        QVERIFY(school.says(QStringLiteral("Hand of the day, ")));
        QVERIFY(!school.says(QStringLiteral("in a row")));
    }

    void after_it_the_score_the_experts_and_the_row_of_days_are_told()
    {
        DaysSchool school;
        school.settings.store().save(DayProgress { monday.addDays(-1), 2, 3, 8 });
        school.days.play();
        school.playToEnd();
        const auto scored = replay(school.practice.lastHand()->record).value().scored();
        const int score = scored->scores.scores[personsSeat].value;
        QVERIFY(school.settings.store().days() == (DayProgress { monday, score, 4, 8 }));
        QVERIFY(school.says(QStringLiteral("Your score is ")));
        QVERIFY(school.says(QStringLiteral("4 day(s) in a row")));
        QTRY_VERIFY_WITH_TIMEOUT(
            school.says(QStringLiteral("An expert in your seat scores ")), 120'000);
    }

    void only_the_first_time_on_a_day_counts()
    {
        DaysSchool school;
        school.settings.store().save(DayProgress { monday, 77, 1, 1 });
        school.days.play();
        school.playToEnd();
        QVERIFY(school.settings.store().days() == (DayProgress { monday, 77, 1, 1 }));
        QVERIFY(school.says(QStringLiteral("The first time you scored +77.")));
    }

    void another_person_plays_a_day_that_is_past()
    {
        DaysSchool school;
        school.days.showDays();
        auto* const dialog = school.window.findChild<DayHandsDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QComboBox*>()->setEditText(QStringLiteral("Greta"));
        auto* const list = dialog->findChild<QTreeWidget*>();
        list->setCurrentItem(list->topLevelItem(3));
        Q_EMIT list->itemActivated(list->currentItem(), 0);
        QVERIFY(
            school.practice.game()->session().record()->deal == handOfDay({ 2026, 11, 20 }).deal);
        school.playToEnd();
        const DayResults results = school.settings.store().dayResults();
        QCOMPARE(results.size(), std::size_t { 1 });
        QCOMPARE(results.front().day, monday.addDays(-3));
        QCOMPARE(results.front().player, QStringLiteral("Greta"));
        QCOMPARE(results.front().tricks.size(), 6);
        QVERIFY(school.settings.store().days() == DayProgress()); // no row of days
    }

    void the_result_is_copied_as_text_and_picture()
    {
        DaysSchool school;
        school.days.play();
        school.playToEnd();
        QVERIFY(school.press(QStringLiteral("&Copy result")));
        const QMimeData* const copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied->text().startsWith(QStringLiteral("Sheepshead, Nov 23: ")));
        QVERIFY(copied->hasImage());
    }

    void a_hand_that_is_left_counts_for_nothing()
    {
        DaysSchool school;
        school.days.play();
        school.host.giveBack();
        QVERIFY(school.settings.store().days() == DayProgress());
        QTRY_VERIFY(!school.says(QStringLiteral("Hand of the day")));
    }

    void what_an_expert_scores_is_the_same_each_time()
    {
        const HandRecord hand = handOfDay({ 2026, 11, 23 });
        const PracticeTable table { levelsOf(Level::Regular), seedOfDay({ 2026, 11, 23 }) };
        std::vector<int> scores;
        for (int i = 0; i < 2; ++i) {
            ExpertScore expert;
            QSignalSpy found(&expert, &ExpertScore::found);
            expert.ask(hand, table);
            QVERIFY(found.wait(120'000));
            scores.push_back(found.front().front().toInt());
        }
        QCOMPARE(scores[0], scores[1]);
    }
};

REGISTER_WIDGET_TEST(DayHandControllerTest)
#include "day_hand_controller_test.moc"

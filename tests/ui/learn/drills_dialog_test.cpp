// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/drills_dialog.h"

#include "tests/support/registered_test.h"
#include "ui/learn/drill_words.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

CheckedVariant calledAce() { return check(defaultVariant(LayoutId::FiveCalledAce)).value(); }

Seating fiveAtTheTable()
{
    Seating seating;
    for (const char* const name : { "You", "Ada", "Bruno", "Clara", "Emil" })
        seating.seats.push_back({ QString::fromLatin1(name), {} });
    return seating;
}

DrillProgress practised()
{
    DrillProgress progress;
    for (int i = 0; i < 30; ++i)
        progress.note(i > 12, 0);
    return progress;
}

QPushButton* startButton(const DrillsDialog& dialog)
{
    for (QPushButton* const button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Start"))
            return button;
    return nullptr;
}

} // namespace

class DrillsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_list_tells_how_the_person_does()
    {
        DrillsDialog dialog(
            { { DrillKind::Pick, practised() }, { DrillKind::Bury, DrillProgress() } }, {});
        const auto* const list = dialog.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItem(0)->text(1),
            QStringLiteral("17 of the last 20 right (before: 0 of 10)\n17 right in a row, 17 at "
                           "best"));
        QCOMPARE(list->topLevelItem(1)->text(1), QString());
    }

    void a_long_idea_is_broken_to_the_width_of_the_window()
    {
        DrillsDialog dialog({ { DrillKind::Pick, {} }, { DrillKind::Bury, {} } }, {});
        dialog.show();
        auto* const list = dialog.findChild<QTreeWidget*>();
        const auto rowHeight = [list] {
            return list->visualItemRect(list->topLevelItem(0)).height();
        };
        const int twoLines = 2 * list->fontMetrics().height();
        QTRY_VERIFY(rowHeight() >= twoLines);
        list->topLevelItem(0)->setText(
            0, QStringLiteral("Title\n") + QStringLiteral("many words ").repeated(60));
        QTRY_VERIFY(rowHeight() > 2 * twoLines);
    }

    void the_own_mistakes_come_first_and_start_where_one_is_due()
    {
        MistakeFigures pile;
        pile.today = 3;
        pile.later = 5;
        pile.known = 2;
        pile.hands.at(static_cast<std::size_t>(MistakeKind::BuriedTooFew)) = 4;
        DrillsDialog dialog({ { DrillKind::Pick, {} }, { DrillKind::Mistake, {} } }, pile);
        const auto* const list = dialog.findChild<QTreeWidget*>();
        const QTreeWidgetItem* const first = list->topLevelItem(0);
        QVERIFY(first->text(0).startsWith(drillTitle(DrillKind::Mistake)));
        QVERIFY(
            first->text(0).endsWith(QStringLiteral("\nYou often bury too few points: 4 hand(s)")));
        QCOMPARE(first->text(1), QStringLiteral("3 for today, 5 later, 2 known"));
        QCOMPARE(list->currentItem(), first);
        QSignalSpy chosen(&dialog, &DrillsDialog::chosen);
        dialog.show();
        startButton(dialog)->click();
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.front().front().value<DrillKind>() == DrillKind::Mistake);
        QVERIFY(!dialog.isVisible());
    }

    void with_no_mistake_due_another_drill_is_offered()
    {
        MistakeFigures pile;
        pile.later = 5;
        DrillsDialog dialog({ { DrillKind::Pick, {} }, { DrillKind::Mistake, {} } }, pile);
        dialog.show();
        auto* const list = dialog.findChild<QTreeWidget*>();
        QCOMPARE(list->currentItem(), list->topLevelItem(1));
        QVERIFY(startButton(dialog)->isEnabled());
        list->setCurrentItem(list->topLevelItem(0));
        QVERIFY(!startButton(dialog)->isEnabled());
        QSignalSpy chosen(&dialog, &DrillsDialog::chosen);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(dialog.isVisible());
    }

    void two_hands_are_no_habit()
    {
        MistakeFigures pile;
        pile.hands.at(static_cast<std::size_t>(MistakeKind::LedTrump)) = 2;
        pile.hands.at(static_cast<std::size_t>(MistakeKind::Other)) = 9;
        QCOMPARE(habitText(pile), QString());
        QCOMPARE(pileText(pile), QString());
    }

    void every_kind_of_mistake_has_words()
    {
        QStringList habits;
        for (std::size_t kind = 0; kind + 1 < mistakeKeys.size(); ++kind) {
            MistakeFigures pile;
            pile.hands.at(kind) = 5;
            QVERIFY(habitText(pile).endsWith(QStringLiteral(": 5 hand(s)")));
            habits << habitText(pile);
        }
        QCOMPARE(habits.removeDuplicates(), 0);
    }

    void a_mistake_is_asked_as_the_table_asks_with_its_day()
    {
        Drill drill = dealDrill(DrillKind::Bury, calledAce(), 5).value();
        drill.kind = DrillKind::Mistake;
        const Seating seating = fiveAtTheTable();
        QCOMPARE(drillQuestion(drill, seating),
            QStringLiteral("Your decision here was costly. You picked. Bury 2 card(s)."));
        QVERIFY(drillQuestion(drill, seating, QDate(2026, 11, 5))
                    .startsWith(QStringLiteral("Your decision here on ")));
        drill.hand = dealDrill(DrillKind::Trump, calledAce(), 5)->hand;
        QVERIFY(drillQuestion(drill, seating).contains(QStringLiteral("ard")));
    }

    void every_drill_has_words()
    {
        QStringList titles;
        for (std::size_t i = 0; i < drillKeys.size(); ++i) {
            const auto kind = static_cast<DrillKind>(i);
            titles << drillTitle(kind);
            QVERIFY(!drillIdea(kind).isEmpty());
            if (!hasDrill(kind, calledAce()))
                continue; // no deal leads to the pupil's own mistakes
            const auto drill = dealDrill(kind, calledAce(), 5);
            QVERIFY(drill);
            QVERIFY(!drillQuestion(*drill, fiveAtTheTable()).isEmpty());
        }
        QCOMPARE(titles.removeDuplicates(), 0);
    }

    void a_decision_is_told_with_its_cost()
    {
        const auto drill = dealDrill(DrillKind::Pick, calledAce(), 5);
        Advice advice;
        advice.recommended = Pick {};
        advice.prospects = { { Pick {}, 0.8, 0.01, 0.7 }, { Pass {}, 0.1, 0.01, 0.4 } };
        const Seating seating = fiveAtTheTable();
        const QString poor = decisionVerdict(Pass {}, advice, drill->seen(), seating);
        QVERIFY2(poor.startsWith(QStringLiteral("That lowers your score by 0.70 on average.")),
            qPrintable(poor));
        QVERIFY(poor.contains(QStringLiteral("▸ Pass: score +0.10, wins 40%")));
        QVERIFY(!poor.contains(QStringLiteral("Better:"))); // without a reason
        advice.facts = { sheepshead::advice::Strength { 4, 1, 1, 0 } };
        QVERIFY(decisionVerdict(Pass {}, advice, drill->seen(), seating)
                    .contains(QStringLiteral("\n\nBetter: Pick. ")));
        QVERIFY(!decisionVerdict(Pick {}, advice, drill->seen(), seating)
                     .contains(QStringLiteral("Better:")));
        QVERIFY(decisionVerdict(Pick {}, advice, drill->seen(), seating)
                    .startsWith(QStringLiteral("That was the best choice.")));
        QVERIFY(decisionVerdict(GoAlone {}, advice, drill->seen(), seating)
                    .contains(QStringLiteral("not be measured")));
    }

    void what_is_close_is_told_as_a_review_tells_it()
    {
        const auto drill = dealDrill(DrillKind::Pick, calledAce(), 5);
        Advice advice;
        advice.recommended = Pick {};
        advice.prospects = { { Pick {}, 0.8, 0.4, 0.7 }, { Pass {}, 0.5, 0.4, 0.4 } };
        QVERIFY(decisionVerdict(Pass {}, advice, drill->seen(), fiveAtTheTable())
                    .startsWith(QStringLiteral("Pick was about as good.\n")));
    }

    void a_count_is_explained()
    {
        const auto drill = dealDrill(DrillKind::Trump, calledAce(), 5);
        const int unseen = trumpNotSeen(drill->seen());
        QVERIFY(
            trumpVerdict(unseen, drill->seen()).startsWith(QStringLiteral("Right. There are 14")));
        QVERIFY(trumpVerdict(unseen + 1, drill->seen()).startsWith(QStringLiteral("There are 14")));
    }

    void the_truth_is_told_after_a_guess()
    {
        const auto drill = dealDrill(DrillKind::Partner, calledAce(), 5);
        const Seating seating = fiveAtTheTable();
        PerSeat<double> chances;
        const QString words = partnerVerdict(seatAt(1), chances, *drill, seating);
        const SeatSet makers = drill->hand.data().makers;
        for (const Seat seat : drill->seen().seats)
            if (makers.contains(seat) && seat != *drill->seen().picker)
                QVERIFY(words.endsWith(QStringLiteral("It is %1.").arg(seating.at(seat).name)));
    }
};

REGISTER_WIDGET_TEST(DrillsDialogTest)
#include "drills_dialog_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_dialog.h"

#include "engine/rules/presets.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/ui/paper/paper_files.h"
#include "tests/ui/scores/printed_words.h"
#include "tests/ui/tab_order.h"
#include "ui/charts/chart_view.h"
#include "ui/openings/pick_table_figures.h"
#include "ui/openings/pick_table_setup.h"
#include "ui/openings/pick_table_view.h"
#include "ui/openings/pick_table_words.h"
#include "ui/paper/text_paper.h"
#include "ui/study/study_deck.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

CheckedVariant calledAce() { return check(defaultVariant(LayoutId::FiveCalledAce)).value(); }

CheckedVariant calledAceWithoutBump()
{
    Variant variant = *calledAce();
    variant.doubleOnTheBump = false;
    return check(variant).value();
}

struct HandWorth {
    PickTableDialog dialog { calledAce() };

    HandWorth() { dialog.show(); }

    const PickTableDraft& draft() { return dialog.setup().draft(); }
    QPushButton& button(const char* text)
    {
        for (QPushButton* const each : dialog.findChildren<QPushButton*>())
            if (each->text().remove(u'&') == QString::fromLatin1(text))
                return *each;
        qFatal("no button %s", text);
    }
    QLabel& fault(const char* name) { return *dialog.findChild<QLabel*>(QLatin1String(name)); }
    void click(const char* which)
    {
        for (const Card each : cards(which))
            dialog.setup().deck().button(each).click();
    }
    void clickIntoTheBlind()
    {
        for (QRadioButton* const each : dialog.findChildren<QRadioButton*>())
            if (each->text().contains(QStringLiteral("&blind")))
                each->click();
    }
    void type(PickTableField field, const char* text)
    {
        QLineEdit& line = dialog.setup().line(field);
        line.selectAll();
        QTest::keyClick(&line, Qt::Key_Delete);
        QTest::keyClicks(&line, QString::fromLatin1(text));
    }
    void compareWithOneRuleChanged()
    {
        auto& box = combo("Compare with");
        box.setCurrentIndex(1);
        Q_EMIT box.activated(1);
    }
    QComboBox& combo(const char* name)
    {
        for (QComboBox* const each : dialog.findChildren<QComboBox*>())
            if (each->accessibleName() == QString::fromLatin1(name))
                return *each;
        qFatal("no box %s", name);
    }
};

PickTableQuestion quickQuestion()
{
    PickTableQuestion question;
    question.variant = calledAce();
    question.hold = cards("QC QS QH 7D");
    question.deals = 400;
    question.judge = Level::Regular;
    return question;
}

PickTable begun(const PickTableQuestion& question)
{
    PickTable table = PickTable::about(question).value();
    (void)table.goOn();
    return table;
}

QStringList rowOf(const QAbstractItemModel& model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.index(row, column).data().toString();
    return cells;
}

QStringList headsOf(const QAbstractItemModel& model)
{
    QStringList heads;
    for (int column = 0; column < model.columnCount(); ++column)
        heads << model.headerData(column, Qt::Horizontal).toString();
    return heads;
}

} // namespace

class PickTableDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cards_are_clicked_and_the_text_follows()
    {
        HandWorth window;
        window.click("QC JS AD");
        QVERIFY(window.draft().question().hold == cards("QC JS AD"));
        QCOMPARE(
            window.dialog.setup().line(PickTableField::Hold).text(), QStringLiteral("QC JS AD"));
        window.click("JS");
        QVERIFY(window.draft().question().hold == cards("QC AD"));
    }

    void a_card_that_is_clicked_into_the_blind_leaves_the_hand()
    {
        HandWorth window;
        window.click("QC JS AD");
        window.clickIntoTheBlind();
        window.click("JS");
        QVERIFY(window.draft().question().hold == cards("QC AD"));
        QVERIFY(window.draft().question().blind == cards("JS"));
        QVERIFY(window.button("Ask").isEnabled());
        QToolButton& jack = window.dialog.setup().deck().button(card("JS"));
        QCOMPARE(jack.accessibleDescription(), QStringLiteral("in the blind"));
        QVERIFY(jack.isChecked());
    }

    void typed_cards_are_marked_in_the_deck()
    {
        HandWorth window;
        window.type(PickTableField::Hold, "qc, 10h");
        QVERIFY(window.draft().question().hold == cards("QC TH"));
        QVERIFY(window.dialog.setup().deck().button(card("TH")).isChecked());
    }

    void what_cannot_be_is_told_where_it_stands()
    {
        HandWorth window;
        window.type(PickTableField::Hold, "QC QX");
        QVERIFY(window.fault("hold-fault").text().contains(QStringLiteral("qx is not a card")));
        QVERIFY(!window.button("Ask").isEnabled());
        window.type(PickTableField::Hold, "QC QC");
        QVERIFY(window.fault("hold-fault").text().contains(QStringLiteral("qc is named twice")));
        window.type(PickTableField::Hold, "QC QS QH QD JC JS JH");
        QVERIFY(window.fault("hold-fault").text().contains(QStringLiteral("only 6")));
        window.type(PickTableField::Hold, "QC");
        window.type(PickTableField::Blind, "QC");
        QVERIFY(window.fault("hold-fault").isHidden());
        QVERIFY(window.fault("blind-fault").text().contains(QStringLiteral("In the hand too")));
        window.type(PickTableField::Blind, "");
        QVERIFY(window.fault("blind-fault").isHidden());
        QVERIFY(window.button("Ask").isEnabled());
    }

    void rules_that_cannot_be_compared_are_refused()
    {
        HandWorth window;
        const auto others = defaultVariant(LayoutId::ThreeTen);
        window.dialog.setup().chooseRules(
            PickTableField::Against, { QStringLiteral("Three"), others });
        QVERIFY(window.fault("against-fault").isVisible());
        QVERIFY(!window.button("Ask").isEnabled());
        window.dialog.setup().chooseRules(
            PickTableField::Rules, { QStringLiteral("Three"), others });
        QVERIFY(window.fault("against-fault").isHidden());
        QVERIFY(window.button("Ask").isEnabled());
    }

    void the_rules_of_the_table_follow_the_table()
    {
        HandWorth window;
        window.dialog.setup().setTableRules(calledAceWithoutBump());
        QVERIFY(window.draft().question().variant == calledAceWithoutBump());
        window.compareWithOneRuleChanged();
        QVERIFY(window.draft().question().against == calledAce());
    }

    void the_paper_has_a_row_for_each_hand_and_a_column_for_each_seat()
    {
        const PickTable table = begun(quickQuestion());
        const TextTable hands = handsBySeat(table.answer(), PickMeasure::Gain);
        QCOMPARE(hands.header.size(), 6);
        QCOMPARE(hands.header.last(), QStringLiteral("Seat 5"));
        for (const QStringList& row : hands.rows)
            QCOMPARE(row.size(), 6);
        const auto four = std::ranges::find_if(hands.rows, [](const QStringList& row) {
            return row.front() == QStringLiteral("4 trump, 3 queen(s)");
        });
        QVERIFY(four != hands.rows.end());
        QVERIFY(four->at(1).startsWith(u'+'));
    }

    /// Without a card given there are most kinds of hands.
    void it_is_printed_on_one_page()
    {
        QTemporaryDir folder;
        PickTableQuestion question = quickQuestion();
        question.hold = {};
        question.deals = 2000;
        PickTable table = PickTable::about(question).value();
        while (table.goOn()) { }
        const TextPaper paper(
            QStringLiteral("Hand"), pickTableHtml(question, table.answer(), PickMeasure::Gain));
        const QString file = folder.filePath(QStringLiteral("hand.pdf"));
        QVERIFY(savePages(paper, QPageSize::Letter, file));
        QCOMPARE(readBack(file).sizes.size(), 1);
    }

    void one_rule_is_changed_with_two_choices()
    {
        HandWorth window;
        QVERIFY(!window.draft().question().against);
        window.compareWithOneRuleChanged();
        QVERIFY(window.draft().question().against == calledAceWithoutBump());
        QVERIFY(window.combo("The rule that is changed").isVisible());
    }

    void every_change_that_is_offered_can_be_asked_about()
    {
        HandWorth window;
        window.compareWithOneRuleChanged();
        QComboBox& changes = window.combo("The rule that is changed");
        QVERIFY(changes.count() > 20);
        for (int row = 0; row < changes.count(); ++row) {
            changes.setCurrentIndex(row);
            Q_EMIT changes.activated(row);
            QVERIFY2(window.draft().isSound(), qPrintable(changes.itemText(row)));
            QVERIFY(window.draft().question().against != calledAce());
        }
    }

    void the_question_is_what_was_set_up()
    {
        HandWorth window;
        QSignalSpy asked(&window.dialog, &PickTableDialog::askWanted);
        window.click("QC JS AD");
        window.button("Ask").click();
        QCOMPARE(asked.size(), 1);
        const auto question = asked.front().front().value<PickTableQuestion>();
        PickTableQuestion expected; // as the console asks without options
        expected.variant = calledAce();
        expected.hold = cards("QC JS AD");
        QVERIFY(asksTheSame(question, expected));
    }

    void a_row_for_each_seat_and_figures_with_errors()
    {
        HandWorth window;
        const PickTable table = begun(quickQuestion());
        window.dialog.begin(quickQuestion());
        window.dialog.showAnswer(table.answer());
        const QAbstractItemModel& seats = window.dialog.view().seats();
        QCOMPARE(headsOf(seats),
            (QStringList { QStringLiteral("Seat"), QStringLiteral("Deals"),
                QStringLiteral("Picked"), QStringLiteral("Won"), QStringLiteral("Picking"),
                QStringLiteral("Passing"), QStringLiteral("Gain") }));
        QCOMPARE(seats.rowCount(), 5);
        const PickFigures& first = table.answer().rows.front().figures;
        const QString gain = QStringLiteral("+%1 ± %2")
                                 .arg(first.gain.mean, 0, 'f', 2)
                                 .arg(2 * first.gain.error, 0, 'f', 2);
        QCOMPARE(rowOf(seats, 0).last(), gain);
        QCOMPARE(rowOf(seats, 0).value(2), QStringLiteral("100%"));
    }

    void by_trump_and_queens_rare_hands_are_left_out()
    {
        HandWorth window;
        const PickTable table = begun(quickQuestion());
        window.dialog.begin(quickQuestion());
        window.dialog.showAnswer(table.answer());
        qsizetype expected = 0;
        for (const PickTableRow& row : table.answer().rows)
            expected += row.trump && row.figures.asked >= leastPickTableDeals ? 1 : 0;
        const QAbstractItemModel& hands = window.dialog.view().hands();
        qsizetype found = 0;
        QStringList names;
        for (int row = 0; row < hands.rowCount(); ++row) {
            names << hands.index(row, 0).data().toString();
            found += names.last().contains(QStringLiteral("trump")) ? 1 : 0;
        }
        QCOMPARE(found, expected);
        QVERIFY(names.contains(QStringLiteral("4 trump, 3 queen(s)")));
        QCOMPARE(names.front(), QStringLiteral("Seat 1"));
    }

    void two_sets_of_rules_stand_side_by_side()
    {
        HandWorth window;
        PickTableQuestion question = quickQuestion();
        question.against = calledAceWithoutBump();
        const PickTable table = begun(question);
        window.dialog.begin(question);
        window.dialog.showAnswer(table.answer());
        window.combo("Side by side").setCurrentIndex(static_cast<int>(PickMeasure::Pick));
        const QAbstractItemModel& seats = window.dialog.view().seats();
        QCOMPARE(headsOf(seats).last(), QStringLiteral("Change"));
        const PickFigure change = table.answer().rows.front().change->pick;
        QVERIFY(rowOf(seats, 0).last().endsWith(QStringLiteral("%1 ± %2")
                                                    .arg(std::abs(change.mean), 0, 'f', 2)
                                                    .arg(2 * change.error, 0, 'f', 2)));
        const Chart& chart = window.dialog.findChild<ChartView*>()->chart();
        QCOMPARE(chart.series.size(), std::size_t { 2 });
        QCOMPARE(
            chart.series[1].points.front().value, table.answer().rows.front().against->pick.mean);
        QCOMPARE(tableOf(chart).rows.size(), chart.series[0].points.size());
    }

    void other_rules_are_told_by_what_differs()
    {
        PickTableQuestion question = quickQuestion();
        question.against = calledAceWithoutBump();
        QVERIFY(pickTableQuestionText(question).contains(
            QStringLiteral("the same, but Double on the bump: ")));
        question.against = question.variant;
        QVERIFY(pickTableQuestionText(question).endsWith(QStringLiteral("the same.")));
    }

    void progress_and_stop_are_there_until_the_answer_is_complete()
    {
        HandWorth window;
        QVERIFY(window.button("Go on").isHidden());
        PickTable table = begun(quickQuestion());
        window.dialog.begin(quickQuestion());
        window.dialog.showAnswer(table.answer());
        QSignalSpy stop(&window.dialog, &PickTableDialog::stopWanted);
        QSignalSpy goOn(&window.dialog, &PickTableDialog::goOnWanted);
        window.button("Stop").click();
        QCOMPARE(stop.size(), 1);
        window.dialog.setWorking(false);
        window.button("Go on").click();
        QCOMPARE(goOn.size(), 1);
        QCOMPARE(window.dialog.findChild<QProgressBar*>()->value(), 200);
        (void)table.goOn();
        window.dialog.showAnswer(table.answer());
        window.dialog.setWorking(false);
        QVERIFY(window.button("Go on").isHidden());
        QVERIFY(window.dialog.findChild<QProgressBar*>()->isHidden());
    }

    void figures_of_another_hand_are_marked()
    {
        HandWorth window;
        window.type(PickTableField::Hold, "QC");
        window.dialog.begin(window.draft().question());
        QLabel* const told = [&] {
            for (QLabel* const each : window.dialog.findChildren<QLabel*>())
                if (each->text().startsWith(QStringLiteral("The hand or the rules have changed")))
                    return each;
            return static_cast<QLabel*>(nullptr);
        }();
        QVERIFY(told && told->isHidden());
        window.type(PickTableField::Hold, "QS");
        QVERIFY(!told->isHidden());
        window.type(PickTableField::Hold, "QC");
        QVERIFY(told->isHidden());
    }

    void it_is_copied_as_text_that_spreadsheets_read()
    {
        HandWorth window;
        const PickTable table = begun(quickQuestion());
        window.dialog.begin(quickQuestion());
        window.dialog.showAnswer(table.answer());
        window.button("Copy as text").click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(QStringLiteral("Seat\tDeals\tPicked\tWon\tPicking")));
        QVERIFY(text.contains(QStringLiteral("Picking scores more in every seat.")));
        QVERIFY(text.contains(QStringLiteral("200 deal(s), seed 1")));
    }

    void a_hand_that_never_has_the_choice_is_told()
    {
        HandWorth window;
        PickTableQuestion question = quickQuestion();
        question.hold = cards("9C 8C 9S 8S 9H 8H"); // is dealt again
        const PickTable table = begun(question);
        window.dialog.begin(question);
        window.dialog.showAnswer(table.answer());
        QVERIFY(!window.button("Copy as text").isEnabled());
        QCOMPARE(window.dialog.view().seats().rowCount(), 0);
    }

    void every_part_is_reached_with_tab()
    {
        HandWorth window;
        QVERIFY(QTest::qWaitForWindowActive(&window.dialog));
        window.compareWithOneRuleChanged();
        const QStringList walk = tabOrder(window.dialog);
        const QStringList stations { QStringLiteral("Cards of the hand"),
            QStringLiteral("Cards of the blind"), QStringLiteral("Queen of clubs"),
            QStringLiteral("Rules"), QStringLiteral("Rules from a file"),
            QStringLiteral("Compare with"), QStringLiteral("Other rules from a file"),
            QStringLiteral("The rule that is changed"), QStringLiteral("Whose picks are counted"),
            QStringLiteral("Deals"), QStringLiteral("Seed"), QStringLiteral("Ask"),
            QStringLiteral("Close") };
        QVERIFY2(passes(walk, stations), qPrintable(walk.join(u'|')));
    }
};

REGISTER_WIDGET_TEST(PickTableDialogTest)
#include "pick_table_dialog_test.moc"

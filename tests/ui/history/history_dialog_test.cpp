// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_dialog.h"

#include "tests/support/registered_test.h"
#include "ui/charts/text_table.h"
#include "ui/history/figure_tables.h"
#include "ui/history/history_charts.h"
#include "ui/history/power_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace sheepshead;

namespace {

/// The computer player has sat on the most sheets, Berta on the most of all people.
std::vector<PersonEntry> threePeople()
{
    return { { .id = 4, .name = QStringLiteral("Anna"), .sheets = 2 },
        { .id = 9, .name = QStringLiteral("Berta"), .sheets = 7 },
        { .id = 2, .name = QStringLiteral("Clara"), .computer = true, .sheets = 30 } };
}

QComboBox* boxNamed(const HistoryDialog& dialog, const QString& label)
{
    for (auto* const found : dialog.findChildren<QLabel*>())
        if (found->text() == label)
            return qobject_cast<QComboBox*>(found->buddy());
    return nullptr;
}

PersonFigures twoEvenings()
{
    PersonFigures figures;
    figures.sum.hands = 40;
    figures.sum.score = -12;
    figures.sum.of(Statistic::Picks) = { .hands = 40, .counted = 10 };
    figures.sum.of(Statistic::Picker) = { .hands = 10, .counted = 7, .amount = 9 };
    figures.evenings = { { "2024-05-31", 1, "Friday", 20, 8, 0 },
        { "2024-06-07", 2, "Next Friday", 20, -20, 1.5 } };
    figures.byTrump = { { 3, { .hands = 12, .picked = 3, .won = 1 } },
        { 5, { .hands = 6, .picked = 6, .won = 5 } } };
    return figures;
}

QStringList rowNamed(const TextTable& table, const QString& name)
{
    for (const QStringList& row : table.rows)
        if (row.front() == name)
            return row;
    return {};
}

} // namespace

class HistoryDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void the_person_on_the_most_sheets_is_shown_first()
    {
        HistoryDialog dialog;
        QCOMPARE(dialog.choice().person, qint64 { 0 });
        dialog.setPeople(threePeople());
        QCOMPARE(dialog.choice().person, qint64 { 9 });
    }

    void a_person_who_was_chosen_stays()
    {
        HistoryDialog dialog;
        dialog.setPeople(threePeople());
        dialog.choosePerson(2);
        dialog.setPeople(threePeople());
        QCOMPARE(dialog.choice().person, qint64 { 2 });
        dialog.choosePerson(77); // not in the book
        QCOMPARE(dialog.choice().person, qint64 { 2 });
    }

    void every_filter_changes_the_choice()
    {
        HistoryDialog dialog;
        dialog.setPeople(threePeople());
        const QSignalSpy changes(&dialog, &HistoryDialog::choiceChanged);
        boxNamed(dialog, QStringLiteral("P&lace:"))->setCurrentIndex(2);
        QCOMPARE(dialog.choice().place, HistoryChoice::Place::Table);
        auto* const game = boxNamed(dialog, QStringLiteral("&Game:"));
        game->setCurrentIndex(1);
        QVERIFY(!dialog.choice().layout.isEmpty() && dialog.choice().preset.isEmpty());
        game->setCurrentIndex(game->count() - 1);
        QVERIFY(dialog.choice().layout.isEmpty() && !dialog.choice().preset.isEmpty());
        QCOMPARE(changes.size(), 3);
    }

    void a_season_goes_from_september_to_august()
    {
        HistoryDialog dialog;
        boxNamed(dialog, QStringLiteral("T&ime:"))->setCurrentIndex(3);
        const HistoryChoice choice = dialog.choice();
        QVERIFY(choice.from <= QDate::currentDate() && QDate::currentDate() <= choice.to);
        QCOMPARE(choice.from.month(), 9);
        QCOMPARE(choice.to, choice.from.addYears(1).addDays(-1));
    }

    void two_days_are_asked_for_only_where_they_count()
    {
        HistoryDialog dialog;
        auto* const time = boxNamed(dialog, QStringLiteral("T&ime:"));
        for (auto* const day : dialog.findChildren<QDateEdit*>())
            QVERIFY(day->isHidden());
        time->setCurrentIndex(time->count() - 1);
        for (auto* const day : dialog.findChildren<QDateEdit*>())
            QVERIFY(!day->isHidden());
        QVERIFY(dialog.choice().from.isValid() && dialog.choice().to.isValid());
    }

    void rates_have_an_interval_and_the_hands_behind_them()
    {
        const TextTable table = figureTable(twoEvenings(), {});
        const QStringList picker = rowNamed(table, QStringLiteral("As picker"));
        QCOMPARE(picker.size(), 5);
        QCOMPARE(picker[1], QStringLiteral("70.0%"));
        QCOMPARE(picker[2], QStringLiteral("39.7% to 89.2%")); // Wilson, 7 of 10
        QCOMPARE(picker[3], QStringLiteral("+0.90"));
        QCOMPARE(picker[4], QStringLiteral("10"));
        const QString best = QStringLiteral("Best evening: %1, Friday").arg(dayText("2024-05-31"));
        QCOMPARE(rowNamed(table, best)[1], QStringLiteral("+8"));
    }

    void more_passed_trump_than_there_can_be_does_not_overflow()
    {
        PersonFigures figures = twoEvenings();
        figures.sum.of(Statistic::PassedQueens) = { .hands = 1, .amount = 1'000'000'000'000 };
        const TextTable table = figureTable(figures, {});
        const QString power = rowNamed(table, QStringLiteral("Power passed, all together")).at(1);
        QCOMPARE(QLocale().toInt(power), 60'000'000);
    }

    void the_score_grows_from_evening_to_evening()
    {
        const auto charts =
            personCharts(QStringLiteral("Anna"), twoEvenings(), twoEvenings().byTrump);
        const Chart& score = charts.front();
        QCOMPARE(score.series.front().points.size(), std::size_t { 2 });
        QCOMPARE(score.series.front().points[0].value, 8.0);
        QCOMPARE(score.series.front().points[1].value, -12.0);
        QCOMPARE(score.series.back().points[1].value, -10.5); // without the mistakes found
    }

    /// Where their column is too narrow for them.
    void long_names_take_more_lines_and_headings_one()
    {
        HistoryDialog dialog;
        dialog.setFigures(twoEvenings(), twoEvenings().byTrump);
        const auto tables = dialog.findChildren<QTableView*>();
        auto* const table = *std::ranges::find_if(tables, [](const QTableView* each) {
            return each->accessibleName() == QStringLiteral("Figures of a person");
        });
        dialog.resize(2400, 600);
        dialog.show();
        const auto heights = [table] {
            QList<int> all;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                all << table->rowHeight(row);
            return all;
        };
        QCoreApplication::processEvents();
        const QList<int> wide = heights();
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
        table->setColumnWidth(0, 6 * table->fontMetrics().averageCharWidth());
        QTRY_VERIFY(heights() != wide);
        for (int row = 0; row < wide.size(); ++row)
            if (table->columnSpan(row, 0) > 1)
                QCOMPARE(table->rowHeight(row), wide[row]);
            else
                QVERIFY(table->rowHeight(row) >= wide[row]);
    }

    void the_dialog_fits_a_small_window()
    {
        HistoryDialog dialog;
        dialog.setPeople(threePeople());
        dialog.setFigures(twoEvenings(), twoEvenings().byTrump);
        const QSize least = dialog.minimumSizeHint();
        QVERIFY2(least.width() <= 780 && least.height() <= 560,
            qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }

    void sheets_that_are_not_counted_are_named()
    {
        HistoryDialog dialog;
        const auto says = [&](const QString& words) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&](const QLabel* label) { return label->text().contains(words); });
        };
        dialog.setUncounted(2, { QStringLiteral("Birthday"), QStringLiteral("At the lake") });
        QVERIFY(says(QStringLiteral("2 sheet(s) are still being counted.")));
        QVERIFY(says(QStringLiteral("Not counted, because of impossible values: Birthday")));
        QVERIFY(says(QStringLiteral("At the lake")));
        dialog.setUncounted(0, {});
        QVERIFY(!says(QStringLiteral("counted")));
    }

    void figures_of_a_long_sheet_name_need_no_scrolling_sideways()
    {
        HistoryDialog dialog;
        dialog.resize(780, 560);
        dialog.setPeople(threePeople());
        PersonFigures figures = twoEvenings();
        figures.evenings.front().name = std::string(80, 'w');
        figures.costs[0] = { .hands = 9, .decisions = 9, .mistakes = 1, .points = 0.5 };
        dialog.setFigures(figures, figures.byTrump);
        dialog.setStandings({ { .name = std::string(80, 'w'), .evenings = 12, .hands = 400 } });
        dialog.show();
        for (auto* const view : dialog.findChildren<QTableView*>()) {
            if (view->model()->rowCount() == 0)
                continue;
            auto* const pages = dialog.findChild<QTabWidget*>();
            pages->setCurrentWidget(view);
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            QTRY_COMPARE(view->horizontalScrollBar()->maximum(), 0);
        }
    }

    void the_second_half_of_the_evenings_is_compared_with_the_first()
    {
        const auto valueOf = [](const TextTable& table, const QString& name) {
            for (const QStringList& row : table.rows)
                if (row.front() == name)
                    return row.at(1);
            return QString();
        };
        PersonFigures figures = twoEvenings();
        const auto lead = static_cast<std::size_t>(CostPart::Lead);
        figures.costs.at(lead) = { .hands = 20, .decisions = 40, .mistakes = 6, .points = 3.0 };
        QCOMPARE(valueOf(figureTable(figures, {}), QStringLiteral("Lead")), QString());
        figures.earlierCosts.at(
            lead) = { .hands = 10, .decisions = 20, .mistakes = 5, .points = 2.5 };
        const TextTable table = figureTable(figures, {});
        QCOMPARE(
            valueOf(table, QStringLiteral("Lead")), QStringLiteral("\u22120.25 \u2192 \u22120.05"));
        QCOMPARE(valueOf(table, QStringLiteral("Improved most")), QStringLiteral("Lead"));
    }

    /// MAUER
    void the_mark_of_the_mauer_meter_can_be_set_and_taken_away()
    {
        PowerDialog dialog({ .mark = 9 });
        std::vector<PowerTable> chosen;
        connect(&dialog, &PowerDialog::chosen, this,
            [&](const PowerTable& table) { chosen.push_back(table); });
        auto* const mark = dialog.findChildren<QSpinBox*>().back();
        QCOMPARE(mark->value(), 9);
        mark->setValue(0);
        QCOMPARE(mark->text(), QStringLiteral("never"));
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QVERIFY(chosen == std::vector { PowerTable { .mark = 0 } });
    }
};

REGISTER_WIDGET_TEST(HistoryDialogTest)
#include "history_dialog_test.moc"

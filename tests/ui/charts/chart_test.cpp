// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/chart_view.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QTableView>
#include <QTest>

using namespace sheepshead;

namespace {

Chart winRates()
{
    return { QStringLiteral("Win rate"), QStringLiteral("Trump"), QStringLiteral("Wins"),
        Chart::Shape::Bars, true,
        { { QStringLiteral("Ada"),
              { { QStringLiteral("3"), 0.25, std::pair(0.1, 0.5), 8 },
                  { QStringLiteral("4"), 0.75, std::pair(0.5, 0.9), 12 } } },
            { QStringLiteral("All"),
                { { QStringLiteral("3"), 0.5 }, { QStringLiteral("4"), 0.6 } } } } };
}

Chart totals()
{
    return { QStringLiteral("Totals"), QStringLiteral("Hand"), QStringLiteral("Points"),
        Chart::Shape::Lines, false,
        { { QStringLiteral("You"),
            { { QStringLiteral("1"), -2 }, { QStringLiteral("2"), 4 },
                { QStringLiteral("3"), 1.5 } } } } };
}

QString percentText(int number) { return QString::number(number) + u'%'; }

/// How many different colours a chart's picture has in a window of these two.
qsizetype coloursIn(const QColor& paper, const QColor& ink)
{
    ChartView view;
    QPalette palette;
    palette.setColor(QPalette::Base, paper);
    palette.setColor(QPalette::Window, paper);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::WindowText, ink);
    view.setPalette(palette);
    view.setChart(totals());
    view.resize(600, 400);
    const QImage picture = view.grab().toImage();
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colours.insert(picture.pixel(x, y));
    return colours.size();
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void an_axis_has_round_numbers_around_all_values_data()
    {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<QList<double>>("ticks");
        QTest::addRow("0 to 1") << 0.0 << 1.0 << QList<double> { 0, 0.2, 0.4, 0.6, 0.8, 1 };
        QTest::addRow("-30 to 0") << -30.0 << 0.0 << QList<double> { -30, -20, -10, 0 };
        QTest::addRow("-7 to 12") << -7.0 << 12.0 << QList<double> { -10, -5, 0, 5, 10, 15 };
        QTest::addRow("all the same") << 4.0 << 4.0 << QList<double> { 4, 4.2, 4.4, 4.6, 4.8, 5 };
    }

    void an_axis_has_round_numbers_around_all_values()
    {
        QFETCH(double, least);
        QFETCH(double, most);
        QFETCH(QList<double>, ticks);
        const std::vector<double> found = axisTicks(least, most, 6);
        QCOMPARE(static_cast<qsizetype>(found.size()), ticks.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY(std::abs(found[i] - ticks[static_cast<qsizetype>(i)]) < 1e-9);
    }

    void the_table_has_all_that_the_picture_shows()
    {
        const TextTable table = tableOf(winRates());
        QCOMPARE(table.header,
            QStringList({ QStringLiteral("Trump"), QStringLiteral("Ada"),
                QStringLiteral("95% interval"), QStringLiteral("Hands"), QStringLiteral("All") }));
        QCOMPARE(table.rows.size(), std::size_t { 2 });
        QCOMPARE(table.rows[1],
            QStringList({ QStringLiteral("4"), percentText(75),
                QStringLiteral("%1 to %2").arg(percentText(50), percentText(90)),
                QStringLiteral("12"), percentText(60) }));
    }

    void a_screen_reader_is_told_the_extremes_and_the_last_value()
    {
        ChartView view;
        view.setChart(totals());
        QCOMPARE(view.accessibleName(), QStringLiteral("Totals"));
        QCOMPARE(view.accessibleDescription(),
            QStringLiteral("Totals. You: lowest \u22122 (1), highest 4 (2), last 1.50."));
    }

    void the_picture_can_be_seen_in_light_and_dark()
    {
        QVERIFY(coloursIn(Qt::white, Qt::black) > 3);
        QVERIFY(coloursIn(QColor(0x20, 0x20, 0x20), Qt::white) > 3);
    }

    void a_chart_without_figures_can_be_shown()
    {
        Chart chart = totals();
        chart.series.clear();
        QVERIFY(chart.empty());
        ChartView view;
        view.setChart(chart);
        view.resize(400, 300);
        QVERIFY(!view.grab().isNull());
        QVERIFY(tableOf(chart).rows.empty());
    }

    void a_page_shows_the_chosen_chart_as_picture_or_table()
    {
        ChartPage page;
        page.setCharts({ totals(), winRates() });
        page.show();
        QVERIFY(page.findChild<ChartView*>()->isVisible());
        page.findChild<QComboBox*>()->setCurrentIndex(1);
        QCOMPARE(page.findChild<ChartView*>()->chart(), winRates());
        page.findChild<QCheckBox*>()->click();
        const auto* const table = page.findChild<QTableView*>();
        QVERIFY(table->isVisible() && !page.findChild<ChartView*>()->isVisible());
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, 3).data().toString(), QStringLiteral("8"));
    }

    void a_page_keeps_its_place_when_figures_change()
    {
        ChartPage page;
        page.setCharts({ totals(), winRates() });
        page.findChild<QComboBox*>()->setCurrentIndex(1);
        Chart more = winRates();
        more.series.pop_back();
        page.setCharts({ totals(), more });
        QCOMPARE(page.findChild<ChartView*>()->chart(), more);
    }
};

REGISTER_WIDGET_TEST(ChartTest)
#include "chart_test.moc"

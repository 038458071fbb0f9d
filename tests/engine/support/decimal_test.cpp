// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/decimal.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

/// Numbers with decimals, rounded as people round.
class DecimalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_half_is_rounded_away_from_zero_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](double value, int decimals, const char* text) {
            QTest::newRow(text) << value << decimals << QByteArray(text);
        };
        row(1.625, 2, "1.63");
        row(-1.625, 2, "-1.63");
        row(0.125, 2, "0.13");
        row(0.375, 2, "0.38");
        row(12.5, 0, "13");
        row(0.5, 0, "1");
        row(2.25, 1, "2.3");
        row(1.005, 2, "1.00"); // a little less than a half
        row(0, 2, "0.00");
        row(-3.14159, 3, "-3.142");
        row(1e15, 2, "1000000000000000.00");
    }

    void a_half_is_rounded_away_from_zero()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(decimalText(value, decimals)), text);
        QCOMPARE(QLocale::c().toString(value, 'f', decimals).toUtf8(), text); // as windows say it
    }
};

REGISTER_TEST(DecimalTest)
#include "decimal_test.moc"

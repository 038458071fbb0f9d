// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_box.h"

#include "tests/support/registered_test.h"
#include "ui/widgets/typed_number.h"

#include <QApplication>
#include <QLineEdit>
#include <QTabWidget>
#include <QTest>

using namespace sheepshead;

/// Numbers as people of different languages type them.
class NumberBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void a_number_is_read_whatever_its_separator_data()
    {
        using Flaw = TypedNumber::Flaw;
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("flaw");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, Flaw flaw, double value = 0) {
            QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(flaw) << value;
        };
        row("0.25", Flaw::None, 0.25);
        row("0,25", Flaw::None, 0.25);
        row(",5", Flaw::None, 0.5);
        row("5,", Flaw::None, 5);
        row("0.250", Flaw::None, 0.25);
        row("1234,50", Flaw::None, 1234.5);
        row("1.234,5", Flaw::None, 1234.5);
        row("1,234.5", Flaw::None, 1234.5);
        row("1,234,567", Flaw::None, 1234567);
        row("1\u00a0000,5", Flaw::None, 1000.5);
        row("1'000.5", Flaw::None, 1000.5);
        row("$0.25", Flaw::None, 0.25);
        row("0,25 \u20ac", Flaw::None, 0.25);
        row("-1,5", Flaw::None, -1.5);
        row("\u22121.5", Flaw::None, -1.5);
        row("\u0661\u066b\u0665", Flaw::None, 1.5);
        row("1.000", Flaw::Doubtful);
        row("12,500", Flaw::Doubtful);
        row("0.255", Flaw::TooFine);
        row("1.2345", Flaw::TooFine);
        row("1.2.3", Flaw::NotANumber);
        row("1,2.3", Flaw::NotANumber);
        row("five", Flaw::NotANumber);
        row("", Flaw::Unfinished);
        row("-", Flaw::Unfinished);
        row(",", Flaw::Unfinished);
    }

    void a_number_is_read_whatever_its_separator()
    {
        QFETCH(QString, text);
        QFETCH(int, flaw);
        QFETCH(double, value);
        const TypedNumber number = readTypedNumber(text, 2);
        QCOMPARE(static_cast<int>(number.flaw), flaw);
        QCOMPARE(number.value, value);
    }

    void money_is_typed_with_either_separator_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("text");
        for (const char* const code : { "cs", "de", "en", "es", "fr", "pl" })
            for (const char* const text : { "0.25", "0,25" })
                QTest::addRow("%s %s", code, text)
                    << QLocale(QString::fromUtf8(code)) << QString::fromUtf8(text);
    }

    void money_is_typed_with_either_separator()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, text);
        QLocale::setDefault(locale);
        DecimalBox box;
        box.setRange(0, 1000);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, text);
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(box.value(), 0.25);
        QCOMPARE(box.text(), locale.toString(0.25, 'f', 2));
        QCOMPARE(box.fault().words(), QString());
    }

    void what_is_doubtful_is_refused_with_words()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        DecimalBox box;
        box.setRange(0, 5000);
        box.setValue(0.5);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, QStringLiteral("1.000"));
        QVERIFY(!box.hasAcceptableInput());
        QVERIFY2(box.fault().words().contains(QStringLiteral("1000 or 1,000")),
            qPrintable(box.fault().words()));
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(box.value(), 1.0); // the last figure that was clear: "1.00"
        QVERIFY(!box.fault().words().isEmpty());
    }

    void a_whole_number_takes_no_decimals()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        WholeNumberBox box;
        box.setRange(0, 120);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, QStringLiteral("8.7"));
        QVERIFY(!box.hasAcceptableInput());
        QCOMPARE(box.fault().words(), QStringLiteral("Type a whole number."));
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(box.value(), 8);
    }

    void a_dialog_reminds_once_of_a_number_that_was_not_taken()
    {
        QTabWidget dialog;
        auto* const box = new WholeNumberBox;
        box->setRange(0, 5000);
        auto* const page = new QWidget;
        box->setParent(page);
        dialog.addTab(new QWidget, QStringLiteral("first"));
        dialog.addTab(page, QStringLiteral("second"));
        dialog.show();
        QVERIFY(!remindOfNumber(dialog));
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("1.500"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(box->value(), 1);
        QVERIFY(remindOfNumber(dialog));
        QCOMPARE(dialog.currentWidget(), page);
        QVERIFY(!remindOfNumber(dialog)); // the number that is shown is meant
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("1500"));
        QVERIFY(!remindOfNumber(dialog));
        QCOMPARE(box->value(), 1500);
    }

    void a_number_that_is_stepped_to_needs_no_reminder()
    {
        WholeNumberBox box;
        box.setRange(0, 120);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, QStringLiteral("121"));
        QTest::keyClick(&box, Qt::Key_Return);
        QVERIFY(!box.fault().words().isEmpty());
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(box.value(), 13);
        QCOMPARE(box.fault().words(), QString());
    }

    void a_number_out_of_range_is_refused_with_words()
    {
        WholeNumberBox box;
        box.setRange(0, 120);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, QStringLiteral("121"));
        QCOMPARE(box.fault().words(), QStringLiteral("Type a number from 0 to 120."));
    }
};

REGISTER_WIDGET_TEST(NumberBoxTest)
#include "number_box_test.moc"

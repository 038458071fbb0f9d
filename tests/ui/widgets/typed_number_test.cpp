// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/typed_number.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

class TypedNumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scores_are_read_with_any_minus_sign()
    {
        QCOMPARE(numbersIn(QStringLiteral(" 4 +1  \u22122 -3 "), 100),
            std::optional(std::vector { 4, 1, -2, -3 }));
        QCOMPARE(numbersIn(QStringLiteral("4 x"), 100), std::nullopt);
        QCOMPARE(numbersIn(QStringLiteral("101"), 100), std::nullopt);
    }

    void money_is_read_as_each_country_writes_it()
    {
        const auto valueOf = [](const char* text) {
            const TypedNumber number = readTypedNumber(QString::fromUtf8(text), 2);
            return number.isRight() ? std::optional(number.value) : std::nullopt;
        };
        for (const char* const text :
            { "-1234.5", "-$1,234.50", "$ -1234.50", "\u22121.234,50 €", "− 1 234,50 zł",
                "-1\u202F234,50\u00A0€", "-1 234,50 Kč", "EUR -1'234.50", "-€1234,5" })
            QCOMPARE(valueOf(text), std::optional(-1234.5));
        for (const char* const text : { "½", "--5", "-+5", "5 zl", "zł5zł5", "5e", "1234,50eu" })
            QCOMPARE(valueOf(text), std::nullopt);
        QVERIFY(readTypedNumber(QStringLiteral("- "), 0).flaw == TypedNumber::Flaw::Unfinished);
    }

    void cents_are_hundredths()
    {
        const auto read = [](const char* text, int decimals) {
            return readTypedNumber(QString::fromUtf8(text), decimals);
        };
        QCOMPARE(read("25¢", 2).value, 0.25);
        QCOMPARE(read("-¢ 5", 2).value, -0.05);
        QCOMPARE(read("2.5 ¢", 3).value, 0.025);
        QVERIFY(read("2.5¢", 2).flaw == TypedNumber::Flaw::TooFine);
        QVERIFY(read("25¢", 0).flaw == TypedNumber::Flaw::TooFine);
        QVERIFY(read("¢", 2).flaw == TypedNumber::Flaw::Unfinished);
    }

    void a_list_of_numbers_is_read_as_it_is_written()
    {
        QCOMPARE(numbersText({ 4, 1, 0, -5 }), QStringLiteral("4 1 0 -5"));
        QCOMPARE(numbersText({}), QString());
        for (const std::vector<int>& numbers :
            { std::vector<int> {}, std::vector { 7 }, std::vector { 0, -100, 100 } })
            QCOMPARE(numbersIn(numbersText(numbers), 100), std::optional(numbers));
    }
};

REGISTER_GUILESS_TEST(TypedNumberTest)
#include "typed_number_test.moc"

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/first_deal.h"

#include "engine/match/match.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <limits>

using namespace sheepshead;
using namespace sheepshead::testing;

class FirstDealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_deal_number_is_dealt_first_data()
    {
        QTest::addColumn<quint64>("number");
        for (const quint64 number : { quint64 { 0 }, quint64 { 1 }, quint64 { 42 },
                 quint64 { 12'345'678'901'234'567U }, std::numeric_limits<quint64>::max() })
            QTest::addRow("%llu", static_cast<unsigned long long>(number)) << number;
    }

    void a_deal_number_is_dealt_first()
    {
        QFETCH(quint64, number);
        const auto variant = variantWith("");
        const HandState hand = Match(variant, seedDealingFirst(number), seatAt(2)).dealHand();
        QCOMPARE(hand.deal().seed, std::optional<std::uint64_t>(number));
        QVERIFY(hand.deal() == dealFromSeed(variant, number, seatAt(2)));
    }
};

REGISTER_TEST(FirstDealTest)
#include "first_deal_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/keeping/kept_window.h"
#include "ui/words/scores/sheet_money.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Cents = std::vector<std::int64_t>;

Cents moneyAfter(std::initializer_list<const char*> lines)
{
    return SheetMoney(documentOf(sheetOf(lines))).totals();
}

const char* const alone = "picked by=0 points=70"; // +8, -2 each
const char* const quarter = "table rules layout=5H-A crack=one cents-a-point=25";
const char* const dime = "table rules layout=5H-A crack=one cents-a-point=10";

} // namespace

class KeptStakesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_first_stake_counts_for_the_evening_so_far()
    {
        QCOMPARE(moneyAfter({ alone, quarter, alone }), moneyAfter({ quarter, alone, alone }));
    }

    void a_later_stake_counts_from_the_next_hand_on()
    {
        const Cents first = moneyAfter({ quarter, alone });
        QVERIFY(first[0] > 0);
        QCOMPARE(moneyAfter({ quarter, alone, dime }), first);
        const Cents both = moneyAfter({ quarter, alone, dime, alone });
        QCOMPARE(both[0], first[0] + first[0] * 10 / 25);
    }

    void the_pot_is_won_for_what_was_paid_into_it()
    {
        const Cents money =
            moneyAfter({ quarter, "bonus points=0:-4 into-pot", dime, "pot winners=1", alone });
        const Cents hand = moneyAfter({ dime, alone });
        QCOMPARE(money[0], hand[0] - 100);
        QCOMPARE(money[1], hand[1] + 100);
    }
};

REGISTER_TEST(KeptStakesTest)
#include "kept_stakes_test.moc"

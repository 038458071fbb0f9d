// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/quick_entry.h"

#include "engine/score_keeping/table_line_text.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Members 10, 11, 12 … in the places 1, 2, 3 …
QuickEntry entered(const QString& line, const CheckedVariant& variant)
{
    Chairs chairs;
    for (int i = 0; i < variant.tableSeats(); ++i)
        chairs.members.push_back(memberAt(10 + i));
    return parseQuickEntry(line, {}, chairs, variant);
}

} // namespace

/// A hand in one short line.
class QuickEntryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_line_is_a_hand_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("hand");
        const auto row = [](const char* rules, const char* line, const char* hand) {
            QTest::newRow(line) << QByteArray(rules) << QString::fromUtf8(line) << QByteArray(hand);
        };
        row("layout=5H-A", "3 5 87", "picked by=12 with=14 points=87");
        row("layout=5H-A", "3 87", "picked by=12 points=87");
        row("layout=5H-A", "3s", "picked by=12 tier=won-schneider");
        row("layout=5H-A", "3 5 W", "picked by=12 with=14 tier=won");
        row("layout=5H-A", "3 5 =4 x", "picked by=12 with=14 points=4 tier=lost-schneider");
        row("layout=5H-A", "3 5 wccb", "picked by=12 with=14 tier=won cracks=2 blitzes=1");
        row("layout=5H-A", "3 5 120 a", "picked by=12 with=14 points=120 tier=won-all-tricks");
        row("layout=5H-A", "3 n t f k", "picked by=12 tier=lost-no-trick trickless forced blind");
        row("layout=5H-A", "3 h+", "picked by=12 sheepshead=made");
        row("layout=5H-A", "3 5 m2", "picked by=12 with=14 reneged=11");
        row("layout=5H-A", "o1 3 5 70", "picked out=10 by=12 with=14 points=70");
        row("layout=5H-A", "*4", "leaster winners=13");
        row("layout=5H-A", "* 4 5", "leaster winners=13,14");
        row("layout=5H-A no-pick=moster", "*2", "moster winners=11");
        row("layout=5H-J no-pick=schwanzer schwanzer-exempt=on", "*4 e2",
            "schwanzer with=11 winners=13");
        row("layout=5H-A no-pick=doubler", "d", "doubler");
        row("layout=5H-A", "r", "redeal");
        row("layout=4H-5", "3 1 87", "bid by=12 with=10 points=87");
        row("layout=4H-5", "3 billy w", "bid by=12 tier=won solo=billy");
        row("layout=2H-1", "2 s", "two-handed tier=won-schneider winners=11");
    }

    void a_line_is_a_hand()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QString, line);
        QFETCH(QByteArray, hand);
        const QuickEntry entry = entered(line, variantWith(rules.toStdString()));
        QCOMPARE(entry.fault, QString());
        QCOMPARE(QByteArray::fromStdString(tableLineText(entry.hand)), hand);
    }

    void a_word_that_means_nothing_is_named_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* rules, const char* line, const char* word) {
            QTest::newRow(line) << QByteArray(rules) << QString::fromUtf8(line)
                                << QString::fromUtf8(word);
        };
        row("layout=5H-A", "3 5 87 99", "99");
        row("layout=5H-A", "3 5 121", "121");
        row("layout=5H-A", "3 6", "6"); // no such player; points, perhaps
        row("layout=5H-A", "3 q 87", "q");
        row("layout=5H-A", "3 w l", "l");
        row("layout=5H-A", "3 m9", "m9");
        row("layout=5H-A no-pick=doubler", "*3", "*");
    }

    void a_word_that_means_nothing_is_named()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QString, line);
        QFETCH(QString, word);
        QCOMPARE(entered(line, variantWith(rules.toStdString())).fault, word);
    }

    void a_small_number_that_is_no_player_may_be_points()
    {
        const CheckedVariant rules = variantWith("layout=5H-A");
        const QuickEntry asked = entered(QStringLiteral("2 4 7"), rules);
        QVERIFY(asked.mayBePoints);
        QCOMPARE(asked.faultAt, 4);
        QVERIFY(!entered(QStringLiteral("2 4 87 7"), rules).mayBePoints);
        QVERIFY(!entered(QStringLiteral("7"), rules).mayBePoints); // the picker is missing
        QVERIFY(!entered(QStringLiteral("2 4 121"), rules).mayBePoints);
    }

    void what_the_line_cannot_say_stays()
    {
        TypedHand before;
        before.dealer = memberAt(1);
        before.note = "cheers";
        Chairs chairs;
        chairs.members = { memberAt(0), memberAt(1), memberAt(2), memberAt(3), memberAt(4) };
        const QuickEntry entry =
            parseQuickEntry(QStringLiteral("1 70"), before, chairs, variantWith("layout=5H-A"));
        QCOMPARE(entry.hand.dealer, std::optional(memberAt(1)));
        QCOMPARE(entry.hand.note, std::string("cheers"));
    }
};

REGISTER_TEST(QuickEntryTest)
#include "quick_entry_test.moc"

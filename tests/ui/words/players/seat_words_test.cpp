// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/seat_words.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

const QString avi = QStringLiteral("\u05d0\u05d1\u05d9"); // Hebrew

Seating threeAtTheTable()
{
    return { { { avi, {} }, { QStringLiteral("Ada"), {} }, { QStringLiteral("Bruno"), {} } }, {} };
}

} // namespace

class SeatWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_name_from_right_to_left_does_not_turn_the_sentence()
    {
        const QString list = seatNames(SeatSet::firstSeats(3), threeAtTheTable());
        QVERIFY(list.contains(avi));
        QVERIFY(!list.isRightToLeft());
        QVERIFY((avi + QStringLiteral(", Ada")).isRightToLeft()); // what it would be
        QVERIFY(!QStringLiteral("%1 6, Ada 2").arg(inSentence(avi)).isRightToLeft());
    }

    void other_names_are_as_they_were()
    {
        for (const QString& name : { QStringLiteral("Ada"), QStringLiteral("Éva 2"), QString() })
            QCOMPARE(inSentence(name), name);
        QCOMPARE(nameAt(seatAt(1), threeAtTheTable()), QStringLiteral("Ada"));
    }
};

REGISTER_TEST(SeatWordsTest)
#include "seat_words_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/day_hand.h"

#include "engine/rules/layouts.h"
#include "tests/measure/day_decisions.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <set>

using namespace sheepshead;

class DayHandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_hand_of_a_day_never_changes_data()
    {
        QTest::addColumn<Day>("day");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a new year") << Day { 2026, 1, 1 }
                                    << QByteArray("sheepshead hand 1\n"
                                                  "variant layout=5H-A\n"
                                                  "deal dealer=2 seed=6826425722111454072\n"
                                                  "hand 0 QC QS JD AD AC 9H\n"
                                                  "hand 1 JH TD 9D KC 9S 7H\n"
                                                  "hand 2 JS 7D 8C TS AH TH\n"
                                                  "hand 3 QD KD TC AS 7S KH\n"
                                                  "hand 4 JC 8D 9C 7C 8S 8H\n"
                                                  "blind QH KS\n");
        QTest::newRow("a leap day") << Day { 2028, 2, 29 }
                                    << QByteArray("sheepshead hand 1\n"
                                                  "variant layout=5H-A\n"
                                                  "deal dealer=1 seed=7229119266845887121\n"
                                                  "hand 0 QS JS TD 7D 9S KH\n"
                                                  "hand 1 QC 9D KC 7S AH 8H\n"
                                                  "hand 2 JC JD 8D 8C 7C 7H\n"
                                                  "hand 3 QH AC TC 9C AS TH\n"
                                                  "hand 4 JH AD KD TS KS 8S\n"
                                                  "blind QD 9H\n");
        QTest::newRow("a day in November") << Day { 2026, 11, 23 }
                                           << QByteArray("sheepshead hand 1\n"
                                                         "variant layout=5H-A\n"
                                                         "deal dealer=1 seed=4621355060657102876\n"
                                                         "hand 0 AD 9D 8D TC 9C 8S\n"
                                                         "hand 1 QC JH AC 7S KH 9H\n"
                                                         "hand 2 QS QH JD TD AH 8H\n"
                                                         "hand 3 QD JS 7D KC 8C KS\n"
                                                         "hand 4 JC 7C AS TS 9S TH\n"
                                                         "blind KD 7H\n");
    }

    /// As everybody who has the program gets it.
    void the_hand_of_a_day_never_changes()
    {
        QFETCH(Day, day);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(recordText(handOfDay(day))), text);
    }

    void it_is_played_by_the_default_rules()
    {
        const HandRecord hand = handOfDay({ 2026, 11, 23 });
        QVERIFY(*hand.variant == defaultVariant(LayoutId::FiveCalledAce));
        QVERIFY(hand.actions.empty() && !hand.scores && !hand.practice);
        QCOMPARE(hand.doubler, 1);
        QVERIFY(hand.deal.seed == seedOfDay({ 2026, 11, 23 }));
        QVERIFY(startOf(hand).value().toAct().has_value());
    }

    /// Of days that choose_day_hands has worked out.
    void there_is_something_to_decide()
    {
        QDate date(2026, 12, 1);
        for (int i = 0; i < 6; ++i, date = date.addDays(601)) {
            const HandRecord hand = handOfDay({ date.year(), date.month(), date.day() });
            QVERIFY2(measuring::decisionsThatMatter(hand) >= measuring::fewestThatMatter,
                qPrintable(date.toString(Qt::ISODate)));
        }
    }

    void the_offset_counts_from_its_first_day()
    {
        QVERIFY(seedOfDay({ 2026, 11, 30 }) == seedOfDay({ 2026, 11, 30 }, 0));
        QVERIFY(seedOfDay({ 2026, 12, 3 }) == seedOfDay({ 2026, 12, 3 }, 6));
        QVERIFY(seedOfDay({ 2050, 1, 1 }) == seedOfDay({ 2050, 1, 1 }, 0));
        QVERIFY(seedOfDay({ 1, 1, 1 }) == seedOfDay({ 1, 1, 1 }, 0));
        QVERIFY(seedOfDay({ 9999, 12, 31 }) != seedOfDay({ 9999, 12, 31 }, 25));
    }

    void every_day_of_ten_years_has_another_hand()
    {
        std::set<std::uint64_t> seeds;
        int days = 0;
        for (QDate date(2026, 1, 1); date < QDate(2036, 1, 1); date = date.addDays(1), ++days)
            seeds.insert(seedOfDay({ date.year(), date.month(), date.day() }));
        QCOMPARE(static_cast<int>(seeds.size()), days);
    }

    void every_seat_deals_about_as_often()
    {
        std::array<int, 5> deals {};
        for (int year = 2026; year < 2036; ++year)
            for (int month = 1; month <= 12; ++month)
                for (int day = 1; day <= 28; ++day)
                    ++deals.at(static_cast<std::size_t>(
                        indexOf(handOfDay({ year, month, day }).deal.dealer)));
        for (const int count : deals) // of 3360
            QVERIFY2(count > 590 && count < 750, qPrintable(QString::number(count)));
    }
};

REGISTER_TEST(DayHandTest)
#include "day_hand_test.moc"

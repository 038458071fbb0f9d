// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/belief_rows.h"

#include "app/storage/file/storage_error.h"
#include "engine/players/opponents/beliefs_text.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

NoticedPlay someBeliefs(int hands)
{
    PersonBeliefs beliefs;
    for (int i = 0; i < hands; ++i) {
        Features pick {};
        pick[feature::Always] = 1;
        beliefs.learn({ seatAt(1), Decision::Pick, { Features {}, pick }, 1 });
        beliefs.endHand();
    }
    return { hands, *parseBeliefs(beliefsText(beliefs)) }; // with the digits of the text
}

/// A book with a sheet of Ada, who is a person, and computer players.
struct Written {
    Written()
        : book(ScoreBook::open(desk.file()).value())
        , match(matchWith("no-pick=leaster"))
    {
        NewSheet begun = newSheet(match);
        begun.computers = SeatSet::fromTo(seatAt(1), seatAt(5));
        SavedMatch saved = book.begin(begun).value();
        playHand(match, saved, 1);
        sheet = saved.sheet();
    }
    PersonId person(std::size_t i) const { return book.load(sheet)->info.people.at(i); }
    SQLite::Database database() const { return { desk.file().string(), SQLite::OPEN_READWRITE }; }

    Desk desk;
    ScoreBook book;
    Match match;
    SheetId sheet = 0;
};

std::string faultIn(const Written& written, PersonId person)
{
    SQLite::Database database = written.database();
    try {
        readNoticed(database, person);
        return "none";
    } catch (const StorageError& error) {
        return error.fault() == StorageFault::Unreadable ? error.what() : "another fault";
    }
}

} // namespace

class BeliefRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_was_noticed_is_found_again()
    {
        const Written written;
        SQLite::Database database = written.database();
        const NoticedPlay noticed = someBeliefs(40);
        writeNoticed(database, written.person(2), noticed);
        QVERIFY(readNoticed(database, written.person(2)) == noticed);
        QCOMPARE(readNoticed(database, written.person(1)).hands, 0);
        const auto seated = written.book.noticedOn(written.sheet).value();
        QCOMPARE(seated.size(), std::size_t { 5 });
        QCOMPARE(seated[2].hands, 40);
        QCOMPARE(seated[0].hands, 0);
        QVERIFY(!seated[0].computer && seated[1].computer);
    }

    void a_newcomer_is_taken_for_one_of_its_kind()
    {
        const Written written;
        SQLite::Database database = written.database();
        writeCommon(database, true, someBeliefs(100).beliefs);
        QVERIFY(readNoticed(database, written.person(1)).beliefs
            == readCommon(database, true).stranger());
        QVERIFY(!(readNoticed(database, written.person(1)).beliefs == PersonBeliefs()));
        QVERIFY(readNoticed(database, written.person(0)).beliefs == PersonBeliefs());
    }

    void merged_people_have_the_beliefs_of_the_one_who_stays()
    {
        const Written written;
        SQLite::Database database = written.database();
        const PersonId ada = written.person(0);
        const PersonId other = personNamed(database, "Adele", false);
        writeNoticed(database, other, someBeliefs(12));
        mergePeople(database, ada, other);
        QCOMPARE(readNoticed(database, ada).hands, 12); // nothing else is known
        writeNoticed(database, ada, someBeliefs(3));
        QCOMPARE(readNoticed(database, other).hands, 3);
        separatePerson(database, other);
        QCOMPARE(readNoticed(database, other).hands, 12);
    }

    void one_player_is_forgotten_or_all()
    {
        Written written;
        SQLite::Database database = written.database();
        for (const std::size_t i : { 0, 1 })
            writeNoticed(database, written.person(i), someBeliefs(5));
        writeCommon(database, false, someBeliefs(5).beliefs);
        QVERIFY(!written.book.forgetNoticed(written.person(0)));
        QCOMPARE(readNoticed(database, written.person(0)).hands, 0);
        QCOMPARE(readNoticed(database, written.person(1)).hands, 5);
        QCOMPARE(database.execAndGet("SELECT count(*) FROM hand WHERE noticed = 0").getInt(), 0);
        QVERIFY(!written.book.forgetNoticed(std::nullopt));
        QCOMPARE(readNoticed(database, written.person(1)).hands, 0);
        QVERIFY(readCommon(database, false) == PersonBeliefs());
        QCOMPARE(faultOf(written.book.forgetNoticed(999).value()), StorageFault::NoSuchPerson);
    }

    void who_leaves_the_book_takes_the_beliefs_along()
    {
        Written written;
        SQLite::Database database = written.database();
        writeNoticed(database, written.person(0), someBeliefs(5));
        QVERIFY(!written.book.remove(written.sheet));
        QCOMPARE(database.execAndGet("SELECT count(*) FROM belief").getInt(), 0);
    }

    void a_bad_row_is_told_with_its_place_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("no beliefs") << QByteArray("text = 'sheepshead'") << QByteArray("line 1");
        QTest::newRow("a bad number")
            << QByteArray("text = replace(text, 'hands ', 'hands x')") << QByteArray("line 2");
        QTest::newRow("hands") << QByteArray("hands = -1") << QByteArray("hands");
        QTest::newRow("endless") << QByteArray("text = text || hex(zeroblob(50000))")
                                 << QByteArray("too long");
    }

    void a_bad_row_is_told_with_its_place()
    {
        QFETCH(QByteArray, change);
        QFETCH(QByteArray, told);
        const Written written;
        const PersonId person = written.person(1);
        SQLite::Database database = written.database();
        writeNoticed(database, person, someBeliefs(4));
        database.exec("UPDATE belief SET " + change.toStdString());
        const QByteArray fault = QByteArray::fromStdString(faultIn(written, person));
        QVERIFY2(fault.contains(told) && fault.contains("belief of person"), fault);
        // The game goes on as if the player were new.
        QCOMPARE(written.book.noticedOn(written.sheet)->at(1).hands, 0);
    }
};

REGISTER_GUILESS_TEST(BeliefRowsTest)
#include "belief_rows_test.moc"

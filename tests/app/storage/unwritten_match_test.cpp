// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_match.h"

#include "tests/app/storage/hog.h"
#include "tests/app/storage/match_evening.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class UnwrittenMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_could_not_be_written_is_written_later_in_its_order()
    {
        MatchEvening evening;
        HandState hand = evening.match.dealHand();
        HandRecord record = recordOf(hand);
        const auto decide = [&] {
            record.actions.push_back({ *hand.toAct(), hand.legalActions().front() });
            hand.apply(record.actions.back().action);
            return evening.saved.addStep(record.actions.back());
        };
        {
            const Hog hog(evening.desk.file());
            QCOMPARE(faultOf(evening.saved.beginHand(record).value()), StorageFault::Busy);
            QCOMPARE(faultOf(decide().value()), StorageFault::Busy);
            QVERIFY(!evening.saved.allWritten());
        }
        QVERIFY(!decide());
        QVERIFY(evening.saved.allWritten());
        {
            const Hog hog(evening.desk.file());
            QVERIFY(decide().has_value());
        }
        QVERIFY(!evening.saved.writePending());
        QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
    }

    void what_is_not_written_can_be_saved_in_a_copy_of_the_book()
    {
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        const auto copy = evening.desk.folder() / "copy.db";
        writeFile(copy, "an older copy");
        const Hog hog(evening.desk.file());
        HandState hand = evening.match.dealHand();
        HandRecord record = recordOf(hand);
        QVERIFY(evening.saved.beginHand(record));
        while (const auto seat = hand.toAct()) {
            record.actions.push_back({ *seat, hand.legalActions().front() });
            hand.apply(record.actions.back().action);
            QVERIFY(evening.saved.addStep(record.actions.back()));
            if (record.actions.size() == 3)
                break;
        }
        QVERIFY(!evening.saved.saveCopy(copy));
        QVERIFY(!evening.saved.allWritten());
        const StoredSheet stored = ScoreBook::open(copy)->load(1).value();
        QVERIFY(stored.sheet == evening.match.sheet());
        QVERIFY(parseRecord(*stored.handInPlay).value() == record);
        QVERIFY(evening.saved.saveCopy(evening.desk.file())); // it has no place there
        QVERIFY(evening.saved.saveCopy(evening.desk.folder() / "nowhere" / "copy.db"));
    }

    void a_sheet_can_be_saved_alone_without_its_book()
    {
        MatchEvening evening;
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            playHand(evening.match, evening.saved, seed);
        QVERIFY(!evening.saved.seatNewcomer({ 3, seatAt(2), "Cilli" }, "Zoë"));
        playPart(evening.match, evening.saved, 9);
        QVERIFY(!evening.saved.noteHint(seatAt(0)));
        const StoredSheet before = evening.stored();
        const auto copy = evening.desk.folder() / "copy.db";
        writeFile(copy, "an older copy");
        QVERIFY(!evening.saved.saveAlone(copy, before));
        StoredSheet stored = ScoreBook::open(copy)->load(1).value();
        stored.info.lastPlayed = before.info.lastPlayed;
        QVERIFY(stored == before);
        const auto files = evening.desk.files();
        QVERIFY(std::ranges::find(files, "copy.db.part") == files.end());
    }

    void a_sheet_saved_alone_never_replaces_its_book()
    {
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        const StoredSheet before = evening.stored();
        const auto file = evening.desk.file();
        QVERIFY(evening.saved.saveAlone(file, before));
        QVERIFY(evening.saved.saveAlone(evening.desk.folder() / "." / file.filename(), before));
        const auto elsewhere = evening.desk.folder() / "elsewhere.db";
        std::filesystem::rename(file, elsewhere);
        QVERIFY(evening.saved.saveAlone(file, before)); // the book belongs there
        QVERIFY(!std::filesystem::exists(file));
    }

    void a_book_that_was_moved_away_is_told_and_written_when_it_is_back()
    {
        MatchEvening evening;
        const auto elsewhere = evening.desk.folder() / "elsewhere.db";
        std::filesystem::rename(evening.desk.file(), elsewhere);
        const HandRecord record = recordOf(evening.match.dealHand());
        QCOMPARE(faultOf(evening.saved.beginHand(record).value()), StorageFault::Moved);
        std::filesystem::rename(elsewhere, evening.desk.file());
        QVERIFY(!evening.saved.writePending());
        QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
    }
};

REGISTER_GUILESS_TEST(UnwrittenMatchTest)
#include "unwritten_match_test.moc"

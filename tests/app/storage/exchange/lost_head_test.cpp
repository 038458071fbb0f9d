// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/book_check.h"
#include "app/storage/exchange/recovery.h"
#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

#include <algorithm>
#include <map>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Sheets = std::map<std::string, StoredSheet>;

Sheets sheetsByName(const std::filesystem::path& file)
{
    const ScoreBook book = ScoreBook::open(file).value();
    Sheets sheets;
    for (const SheetInfo& info : book.sheets().value())
        sheets.emplace(info.name, book.load(info.id).value());
    return sheets;
}

std::size_t handsOf(const Sheets& sheets)
{
    std::size_t hands = 0;
    for (const auto& [name, sheet] : sheets)
        hands += static_cast<std::size_t>(sheet.info.hands);
    return hands;
}

std::string where(const std::string& sheet) { return " WHERE name = '" + sheet + "'"; }

} // namespace

class LostHeadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Desk desk;
        makeFullBook(desk.file());
        before_ = sheetsByName(desk.file());
        pages_ = contentOf(desk.file());
    }

    void a_game_comes_back_under_a_new_head_with_all_its_hands()
    {
        const Sheets after = recovered("DELETE FROM sheet" + where("Renege"));
        QCOMPARE(made_.lostHeads, 1);
        QCOMPARE(made_.lostSheets, 0);
        QCOMPARE(after.size(), before_.size());
        QVERIFY(!after.contains("Renege"));
        const StoredSheet& lost = before_.at("Renege");
        const StoredSheet& found = after.at("Recovered sheet 1");
        QVERIFY(found.sheet == lost.sheet);
        QCOMPARE(found.records, lost.records);
        QCOMPARE(found.info.players, lost.info.players);
        QVERIFY(found.info.computers == lost.info.computers);
        QVERIFY(found.info.variant == lost.info.variant);
        QVERIFY(found.info.begun.starts_with(lost.info.begun.substr(0, 7))); // the same month
        QVERIFY(found.state.stopped);
        QVERIFY(!found.info.handInPlay);
    }

    void without_its_chairs_the_players_of_the_last_hand_sit_there()
    {
        const Sheets after = recovered("DELETE FROM player WHERE sheet = (SELECT id FROM sheet"
            + where("Renege") + "); DELETE FROM sheet" + where("Renege"));
        const StoredSheet& found = after.at("Recovered sheet 1");
        QCOMPARE(found.info.players, before_.at("Renege").info.players);
        QVERIFY(found.sheet == before_.at("Renege").sheet);
    }

    void a_real_table_comes_back_with_its_lines()
    {
        const Sheets after = recovered("DELETE FROM sheet WHERE name LIKE 'Tuesday%'");
        const StoredSheet& lost = before_.at("Tuesday at Ed's");
        const StoredSheet& found = after.at("Recovered sheet 1");
        QCOMPARE(found.info.kind, SheetKind::Table);
        QVERIFY(found.table->lines() == lost.table->lines());
        QCOMPARE(found.info.players, lost.info.players);
        QCOMPARE(found.info.totals, lost.info.totals);
    }

    void without_its_members_those_of_its_hands_are_at_the_table()
    {
        const Sheets after = recovered("DELETE FROM player WHERE sheet = (SELECT id FROM sheet"
                                       " WHERE name LIKE 'Tuesday%');"
                                       "DELETE FROM sheet WHERE name LIKE 'Tuesday%'");
        const StoredSheet& lost = before_.at("Tuesday at Ed's");
        const StoredSheet& found = after.at("Recovered sheet 1");
        QVERIFY(found.table->lines() == lost.table->lines());
        QCOMPARE(found.info.players, lost.info.players);
        QCOMPARE(found.info.totals, lost.info.totals);
    }

    void without_any_head_every_hand_comes_back()
    {
        const Sheets after = recovered("DELETE FROM sheet");
        QCOMPARE(handsOf(after), handsOf(before_));
        const auto withHands = std::ranges::count_if(
            before_, [](const auto& sheet) { return sheet.second.info.hands > 0; });
        QCOMPARE(made_.lostHeads, static_cast<int>(withHands));
        QCOMPARE(static_cast<std::ptrdiff_t>(after.size()), withHands);
    }

    void a_player_whom_no_row_names_is_a_stranger()
    {
        const Sheets after = recovered("DELETE FROM player WHERE sheet = (SELECT id FROM sheet"
            + where("Renege") + "); UPDATE hand_seat SET person = NULL WHERE seat = 1 AND hand IN"
            + " (SELECT id FROM hand WHERE sheet = (SELECT id FROM sheet" + where("Renege")
            + ")); DELETE FROM sheet" + where("Renege"));
        auto players = before_.at("Renege").info.players;
        players[1] = "Unknown player 1";
        QCOMPARE(after.at("Recovered sheet 1").info.players, players);
    }

private:
    /// The full book after these statements have lost something, and recovered.
    Sheets recovered(const std::string& loss)
    {
        const Desk desk;
        writeFile(desk.file(), pages_);
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA foreign_keys = OFF");
            database.exec(loss);
        }
        const auto made = recoverBook(desk.file());
        if (!made || !checkBook(desk.file())->sound())
            qFatal("not recovered");
        made_ = *made;
        return sheetsByName(desk.file());
    }

    QByteArray pages_; ///< of a sound book
    Sheets before_;
    RecoveryReport made_;
};

REGISTER_GUILESS_TEST(LostHeadTest)
#include "lost_head_test.moc"

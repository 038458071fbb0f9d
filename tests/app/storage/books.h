// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/score_book.h"
#include "tests/support/hands.h"

#include <QByteArray>
#include <QTemporaryDir>

#include <map>
#include <string>
#include <string_view>

/// Score books in folders of their own, and matches to write into them.
namespace sheepshead::testing {

/// A folder that is gone after the test, with a place for a book in it.
class Desk {
public:
    Desk();
    std::filesystem::path folder() const;
    std::filesystem::path file() const { return folder() / "scores.db"; }
    /// The names of all files, sorted.
    std::vector<std::string> files() const;

private:
    QTemporaryDir folder_;
};

QByteArray contentOf(const std::filesystem::path& file);
/// All files of a desk, by name.
using Contents = std::map<std::string, QByteArray>;
Contents contentsOf(const Desk& desk);
void writeFile(const std::filesystem::path& file, const QByteArray& content);

/// A match at a table with these house rules, as it begins.
Match matchWith(std::string_view settings, std::uint64_t seed = 1);
NewSheet newSheet(const Match& match, const std::string& name = "Friday");

HandRecord recordOf(const HandState& dealt);

/// The next hand of the match, played at random to its end, with a journal of the deal only: each
/// card would wait for the disk. Stops the test program at a problem, as playPart() does.
void playHand(Match& match, SavedMatch& saved, std::uint64_t seed);
/// The next hand of the match up to some decision, with its whole journal. The record is what was
/// saved.
HandRecord playPart(const Match& match, SavedMatch& saved, std::size_t decisions);

/// A book with one sheet of a few hands, closed again. Two of the same second and seed are copies.
void makeBook(const std::filesystem::path& file, int hands = 3, std::uint64_t seed = 1);

/// Makes a book too large to be read whole at the start, as years of hands do.
void enlarge(const std::filesystem::path& book);

/// Takes a book back to the format that it had before logs were marked, version 10; what later
/// versions added is lost.
void makeVersion10(SQLite::Database& database);

} // namespace sheepshead::testing

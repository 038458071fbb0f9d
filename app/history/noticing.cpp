// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/noticing.h"

#include "app/storage/belief_rows.h"
#include "app/storage/file/log_mark.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"

#include <SQLiteCpp/Statement.h>

#include <array>
#include <map>
#include <set>

namespace sheepshead {

namespace {

constexpr int learnedAtOnce = 10; ///< some milliseconds of work

/// A hand to learn from; without decisions there is nothing to learn.
struct FreshHand {
    std::int64_t id = 0;
    int hinted = 0; ///< seats as bits
    std::vector<SeenDecision> decisions;
};

/// Of a hand that was played to its end.
std::vector<SeenDecision> openDecisions(const std::string& text)
{
    const auto record =
        text.size() <= longest::record ? parseRecord(text) : Result<HandRecord>(Problem {});
    const auto hand = record ? replay(*record) : Result<HandState>(record.problem());
    if (!hand || !hand->scored())
        return {};
    auto decisions = decisionsOf(*record);
    return decisions ? std::move(decisions).value() : std::vector<SeenDecision>();
}

std::vector<FreshHand> freshHands(SQLite::Database& database)
{
    SQLite::Statement row(database,
        "SELECT id, record, hinted, practice FROM hand WHERE noticed = 0 AND record <> ''"
        " ORDER BY id LIMIT ?");
    row.bind(1, learnedAtOnce);
    std::vector<FreshHand> hands;
    while (row.executeStep()) {
        FreshHand& hand = hands.emplace_back();
        hand.id = row.getColumn("id").getInt64();
        hand.hinted = row.getColumn("hinted").getInt();
        if (row.getColumn("practice").getInt() == 0)
            hand.decisions = openDecisions(row.getColumn("record").getString());
    }
    return hands;
}

/// Everybody who is learned about in one change of the book: read once, written once.
class Learning {
public:
    explicit Learning(SQLite::Database& database)
        : database_(database)
    {
    }

    void learn(const FreshHand& hand);
    void write();

private:
    struct Learned {
        bool computer = false;
        std::optional<NoticedPlay> noticed; ///< none: could not be read
    };
    struct Common {
        bool read = false;
        std::optional<PersonBeliefs> beliefs;
    };

    std::map<Seat, PersonId> peopleOf(const FreshHand& hand);
    Learned& learned(PersonId person);
    Common& common(bool computers);
    template <class Read> static auto readOrNone(Read read) -> std::optional<decltype(read())>;

    SQLite::Database& database_;
    std::map<PersonId, Learned> learned_;
    std::array<Common, 2> common_;
};

template <class Read> auto Learning::readOrNone(Read read) -> std::optional<decltype(read())>
{
    try {
        return read();
    } catch (const StorageError& error) {
        if (error.fault() != StorageFault::Unreadable)
            throw;
        return std::nullopt;
    }
}

/// Those whose decisions are their own.
std::map<Seat, PersonId> Learning::peopleOf(const FreshHand& hand)
{
    SQLite::Statement row(database_,
        "SELECT s.seat AS seat, coalesce(p.same_as, p.id) AS whole, p.computer AS computer"
        " FROM hand_seat AS s JOIN person AS p ON p.id = s.person"
        " WHERE s.hand = ? AND s.played <> 0");
    row.bind(1, hand.id);
    std::map<Seat, PersonId> people;
    while (row.executeStep()) {
        Seat seat {};
        RowReader(row, maxSeats, "hand").seat("seat", seat);
        if ((hand.hinted >> indexOf(seat) & 1) != 0)
            continue;
        people[seat] = row.getColumn("whole").getInt64();
    }
    return people;
}

Learning::Learned& Learning::learned(PersonId person)
{
    const auto [found, fresh] = learned_.try_emplace(person);
    if (fresh) {
        found->second.computer = isComputer(database_, person);
        found->second.noticed = readOrNone([&] { return readNoticed(database_, person); });
    }
    return found->second;
}

Learning::Common& Learning::common(bool computers)
{
    Common& common = common_[computers ? 1 : 0];
    if (!common.read) {
        common.read = true;
        common.beliefs = readOrNone([&] { return readCommon(database_, computers); });
    }
    return common;
}

void Learning::learn(const FreshHand& hand)
{
    if (hand.decisions.empty())
        return;
    const auto people = peopleOf(hand);
    std::set<PersonBeliefs*> seen;
    for (const SeenDecision& decision : hand.decisions) {
        const auto person = people.find(decision.seat);
        if (person == people.end())
            continue;
        Learned& of = learned(person->second);
        Common& all = common(of.computer);
        if (of.noticed) {
            of.noticed->beliefs.learn(decision);
            if (seen.insert(&of.noticed->beliefs).second)
                ++of.noticed->hands;
        }
        if (all.beliefs) {
            all.beliefs->learn(decision);
            seen.insert(&*all.beliefs);
        }
    }
    for (PersonBeliefs* const beliefs : seen)
        beliefs->endHand();
}

void Learning::write()
{
    for (const auto& [person, of] : learned_)
        if (of.noticed && of.noticed->hands > 0)
            writeNoticed(database_, person, *of.noticed);
    for (const bool computers : { false, true })
        if (const auto& beliefs = common_[computers ? 1 : 0].beliefs)
            writeCommon(database_, computers, *beliefs);
}

} // namespace

bool noticeHands(SQLite::Database& database, const std::filesystem::path& book)
{
    // Locks the book only once it writes. If something else was written since, that fails, and is
    // tried again.
    BookChange change(database, book, SQLite::TransactionBehavior::DEFERRED);
    const auto hands = freshHands(database);
    if (hands.empty())
        return false;
    Learning learning(database);
    for (const FreshHand& hand : hands)
        learning.learn(hand);
    SQLite::Statement mark(database, "UPDATE hand SET noticed = 1 WHERE id = ?");
    for (const FreshHand& hand : hands) {
        mark.reset();
        mark.bind(1, hand.id);
        mark.exec();
    }
    learning.write();
    change.commit();
    return true;
}

void leaveHandsUnnoticed(SQLite::Database& database, const std::filesystem::path& book)
{
    SQLite::Statement any(
        database, "SELECT 1 FROM hand WHERE noticed = 0 AND record <> '' LIMIT 1");
    if (!any.executeStep()) // the usual case, without a lock
        return;
    any.reset();
    BookChange change(database, book);
    database.exec("UPDATE hand SET noticed = 1 WHERE noticed = 0 AND record <> ''");
    change.commit();
}

} // namespace sheepshead

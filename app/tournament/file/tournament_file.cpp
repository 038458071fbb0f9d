// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/file/tournament_file.h"

#include "engine/support/keys.h"
#include "engine/tournament/tournament_checks.h"

#include <nlohmann/json.hpp>

#include <set>

namespace sheepshead {

namespace {

using TournamentJson = nlohmann::ordered_json;

constexpr const char* tournamentFormat = "sheepshead-tournament";
constexpr const char* resultsFormat = "sheepshead-tournament-results";
constexpr int fileVersion = 1;
constexpr int deepestLevel = 8; ///< a file has six

constexpr auto tieKeys =
    keysOf<TieRule::Missed>({ { TieRule::Share, "share" }, { TieRule::BestRound, "best-round" } });
constexpr auto methodKeys = keysOf<DrawMethod::Search>({ { DrawMethod::Shuffled, "shuffled" },
    { DrawMethod::Cyclic, "cyclic" }, { DrawMethod::Field, "field" },
    { DrawMethod::Groups, "groups" }, { DrawMethod::Search, "search" } });

// One description of the members serves both ways: describe() with a MemberWriter writes them, with
// a MemberReader it reads them. A member that has its usual value is written all the same.

class MemberWriter {
public:
    explicit MemberWriter(TournamentJson& json)
        : json_(json)
    {
    }

    template <class T> void member(const char* name, const T& value) { json_[name] = value; }
    template <class T> void optional(const char* name, const std::optional<T>& value)
    {
        if (value)
            json_[name] = *value;
    }
    template <class Enum> void key(const char* name, Enum value, KeyList keys)
    {
        json_[name] = keyIn(keys, value);
    }
    template <class T> void list(const char* name, const std::vector<T>& values)
    {
        TournamentJson& list = json_[name] = TournamentJson::array();
        for (const T& value : values) {
            TournamentJson item = TournamentJson::object();
            MemberWriter writer(item);
            describe(writer, const_cast<T&>(value)); // a writer changes nothing
            list.push_back(std::move(item));
        }
    }

private:
    TournamentJson& json_;
};

/// Keeps the first problem; after it nothing more is read.
class MemberReader {
public:
    MemberReader(const TournamentJson& json, std::string place, std::optional<Problem>& problem)
        : json_(json)
        , place_(std::move(place))
        , problem_(problem)
    {
        if (!json_.is_object())
            fail(place_.empty() ? "file" : place_, "expected an object");
    }

    template <class T> void member(const char* name, T& value) { take(name, value, true); }
    template <class T> void optional(const char* name, std::optional<T>& value)
    {
        T read {};
        if (take(name, read, false))
            value = read;
    }
    template <class Enum> void key(const char* name, Enum& value, KeyList keys)
    {
        std::string text;
        if (!take(name, text, true))
            return;
        if (const auto found = valueIn<Enum>(keys, text))
            value = *found;
        else
            fail(inside(name), "an unknown word");
    }
    template <class T> void list(const char* name, std::vector<T>& values)
    {
        const TournamentJson* const list = find(name, true);
        if (!list)
            return;
        if (!list->is_array())
            return fail(inside(name), "expected a list");
        for (std::size_t i = 0; i < list->size() && !problem_; ++i) {
            MemberReader reader((*list)[i], inside(name) + '[' + std::to_string(i) + ']', problem_);
            values.emplace_back();
            describe(reader, values.back());
            reader.finish();
        }
    }

    /// A member of an unknown name is a mistake in a file that was written by hand.
    void finish()
    {
        if (!problem_)
            for (const auto& member : json_.items())
                if (!known_.contains(member.key()))
                    return fail(place_.empty() ? "file" : place_, "an unknown member");
    }

private:
    std::string inside(const char* name) const
    {
        return place_.empty() ? name : place_ + '.' + name;
    }
    void fail(std::string place, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::move(place), std::move(reason) };
    }
    const TournamentJson* find(const char* name, bool needed)
    {
        if (problem_)
            return nullptr;
        known_.insert(name);
        const auto found = json_.find(name);
        if (found != json_.end())
            return &*found;
        if (needed)
            fail(inside(name), "is missing");
        return nullptr;
    }
    template <class T> bool take(const char* name, T& value, bool needed)
    {
        const TournamentJson* const json = find(name, needed);
        return json && read(*json, value, inside(name));
    }

    bool read(const TournamentJson& json, bool& value, const std::string& place)
    {
        if (!json.is_boolean())
            return fail(place, "expected true or false"), false;
        value = json.get<bool>();
        return true;
    }
    bool read(const TournamentJson& json, std::string& value, const std::string& place)
    {
        if (!json.is_string())
            return fail(place, "expected a text"), false;
        value = json.get<std::string>();
        return true;
    }
    template <std::integral Number>
    bool read(const TournamentJson& json, Number& value, const std::string& place)
    {
        const bool fits = json.is_number_integer()
            && (!json.is_number_unsigned() || json.get<std::uint64_t>() <= INT64_MAX)
            && std::in_range<Number>(json.get<std::int64_t>());
        if (!fits)
            return fail(place, "expected a whole number"), false;
        value = json.get<Number>();
        return true;
    }
    template <class T>
    bool read(const TournamentJson& json, std::vector<T>& values, const std::string& place)
    {
        if (!json.is_array())
            return fail(place, "expected a list"), false;
        values.clear();
        for (std::size_t i = 0; i < json.size(); ++i) {
            T value {};
            if (!read(json[i], value, place + '[' + std::to_string(i) + ']'))
                return false;
            values.push_back(std::move(value));
        }
        return true;
    }

    const TournamentJson& json_;
    std::string place_;
    std::optional<Problem>& problem_;
    std::set<std::string, std::less<>> known_;
};

template <class Members> void describe(Members& members, Entrant& entrant)
{
    members.member("number", entrant.number);
    members.member("name", entrant.name);
    members.member("paid", entrant.paid);
    members.member("from", entrant.from);
    members.optional("gone", entrant.gone);
}

template <class Members> void describe(Members& members, RoundDraw& draw)
{
    members.key("method", draw.method, methodKeys);
    members.member("changed", draw.changed);
    members.member("tables", draw.tables);
    members.member("byes", draw.byes);
}

template <class Members> void describe(Members& members, ResultCorrection& correction)
{
    members.member("number", correction.number);
    members.member("before", correction.before);
    members.member("after", correction.after);
    members.member("reason", correction.reason);
}

template <class Members> void describe(Members& members, TableResult& result)
{
    members.member("round", result.round);
    members.member("table", result.table);
    members.member("seats", result.seats);
    members.member("totals", result.totals);
    members.member("hands", result.hands);
    members.member("official", result.official);
    members.list("corrections", result.corrections);
}

template <class Members> void describe(Members& members, Penalty& penalty)
{
    members.member("number", penalty.number);
    members.member("round", penalty.round);
    members.member("points", penalty.points);
    members.member("reason", penalty.reason);
}

template <class Members> void describe(Members& members, Tournament& tournament)
{
    members.member("id", tournament.id);
    members.member("name", tournament.name);
    members.member("date", tournament.date);
    members.member("rounds", tournament.rounds);
    members.member("hands", tournament.hands);
    members.member("fours", tournament.foursAllowed);
    members.member("sixes", tournament.sixesAllowed);
    members.member("fee", tournament.fee);
    members.member("places", tournament.payout.places);
    members.member("session", tournament.payout.session);
    members.key("ties", tournament.ties, tieKeys);
    members.member("seed", tournament.seed);
    members.list("entrants", tournament.entrants);
    members.list("draws", tournament.draws);
    members.list("results", tournament.results);
    members.list("penalties", tournament.penalties);
}

template <class Members> void describe(Members& members, SentResults& sent)
{
    members.member("tournament", sent.id);
    members.list("results", sent.results);
}

/// Which file it is, and of which version of this form.
struct FileHead {
    std::string format;
    int version = fileVersion;
};

template <class Members> void describe(Members& members, FileHead& head)
{
    members.member("format", head.format);
    members.member("version", head.version);
}

template <class Value> std::string textOf(const char* format, const Value& value)
{
    TournamentJson json = TournamentJson::object();
    MemberWriter writer(json);
    FileHead head { format };
    Value written = value;
    describe(writer, head);
    describe(writer, written);
    return json.dump(1, ' ', false, TournamentJson::error_handler_t::replace) + '\n';
}

/// "line 3, column 7: …", out of the library's words.
std::string syntaxPlace(const std::string& words)
{
    const auto begin = words.find(" line ");
    const auto end = words.find(':', begin == std::string::npos ? 0 : begin);
    return begin == std::string::npos || end == std::string::npos
        ? "file"
        : words.substr(begin + 1, end - begin - 1);
}

/// Nothing where it is no JSON, or nested deeper than a file of ours.
Result<TournamentJson> parsedJson(std::string_view text)
{
    if (text.size() > longestTournamentFile)
        return Problem { "file", "larger than any tournament" };
    bool deep = false;
    try {
        TournamentJson json = TournamentJson::parse(
            text, [&](int depth, TournamentJson::parse_event_t, TournamentJson&) {
                deep = deep || depth > deepestLevel;
                return !deep;
            });
        if (!deep)
            return json;
    } catch (const TournamentJson::exception& error) {
        if (!deep)
            return Problem { syntaxPlace(error.what()), "not the JSON of a tournament" };
    }
    return Problem { "file", "nested deeper than a tournament" };
}

template <class Value> Result<Value> read(std::string_view text, const char* format)
{
    const Result<TournamentJson> json = parsedJson(text);
    if (!json)
        return json.problem();
    std::optional<Problem> problem;
    MemberReader reader(*json, {}, problem);
    FileHead head;
    describe(reader, head);
    if (!problem && head.format != format)
        problem = Problem { "format", std::string("expected \"") + format + '"' };
    if (!problem && head.version != fileVersion)
        problem = Problem { "version", "written by a later version of the program" };
    Value value {};
    describe(reader, value);
    reader.finish();
    return problem ? Result<Value>(*problem) : Result<Value>(std::move(value));
}

} // namespace

std::string tournamentText(const Tournament& tournament)
{
    return textOf(tournamentFormat, tournament);
}

Result<Tournament> parseTournament(std::string_view text)
{
    auto tournament = read<Tournament>(text, tournamentFormat);
    if (!tournament)
        return tournament;
    if (auto problem = problemOf(*tournament))
        return *std::move(problem);
    return tournament;
}

std::string sentResultsText(const SentResults& sent) { return textOf(resultsFormat, sent); }

Result<SentResults> parseSentResults(std::string_view text, const Tournament& tournament)
{
    auto sent = read<SentResults>(text, resultsFormat);
    if (!sent)
        return sent;
    if (sent->id != tournament.id)
        return Problem { "tournament", "the results are of another tournament" };
    for (std::size_t i = 0; i < sent->results.size(); ++i)
        if (const auto problem = problemOf(sent->results[i], tournament))
            return Problem { "results[" + std::to_string(i) + "]." + problem->place,
                problem->reason };
    return sent;
}

std::optional<std::string> tournamentOfResults(std::string_view text)
{
    const auto sent = read<SentResults>(text, resultsFormat);
    return sent ? std::optional(sent->id) : std::nullopt;
}

} // namespace sheepshead

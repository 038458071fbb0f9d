// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"
#include "tests/support/test_data.h"
#include "tests/support/transcript.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

using namespace sheepshead;

namespace {

constexpr std::string_view usage =
    R"(transcribe --update [FILE...]   writes the golden hands again: look at the difference before keeping it
transcribe --tell FILE...       prints the transcripts of hand files and problem reports
transcribe --deal RULES [...]   plays hands by computer players and prints their transcripts
    --seed N       of the first deal (1)
    --dealer N     (the last seat)
    --doubler N    factor on the settlement (1)
    --watch N      the seat whose sight is told beside the truth (2)
    --begin TEXT   the first decisions, "pass, pick"; deals which do not allow them are left out
    --telling TEXT only a hand whose transcript tells this; may be given more than once
    --count N      so many hands (1)
    --random       by players who choose at random
)";

struct Request {
    std::string rules;
    std::uint64_t seed = 1;
    std::optional<int> dealer;
    int doubler = 1;
    int watcher = 2;
    std::string begin;
    std::vector<std::string> telling;
    int count = 1;
    bool random = false;
};

int failed(const Problem& problem)
{
    std::cerr << problem.place << ": " << problem.reason << '\n';
    return 1;
}

Result<CheckedVariant> checkedRules(const std::string& rules)
{
    const Result<Variant> variant = parseVariant(rules);
    if (!variant)
        return variant.problem();
    return check(*variant);
}

/// Takes the decisions that were asked for; false if the hand does not allow one.
bool begin(HandState& hand, HandRecord& record, std::string_view decisions)
{
    while (!decisions.empty()) {
        const std::size_t end = std::min(decisions.find(','), decisions.size());
        const Result<Action> action = parseAction(decisions.substr(0, end));
        if (!action || hand.whyNot(*action))
            return false;
        record.actions.push_back({ *hand.toAct(), *action });
        hand.apply(*action);
        decisions.remove_prefix(std::min(end + 1, decisions.size()));
    }
    return true;
}

void goOn(HandState& hand, HandRecord& record, Player& anySeat)
{
    while (const auto seat = hand.toAct()) {
        const Action action = anySeat.choose(hand.observation(*seat), hand.legalActions(), {});
        record.actions.push_back({ *seat, action });
        hand.apply(action);
    }
}

std::unique_ptr<Player> playerFor(const Request& request, std::uint64_t seed)
{
    if (request.random)
        return std::make_unique<RandomPlayer>(seed);
    return std::make_unique<RulePlayer>();
}

/// Nothing if the hand does not begin as asked for.
std::optional<std::string> playedHand(
    const Request& request, const CheckedVariant& variant, std::uint64_t seed)
{
    const Seat dealer = seatAt(request.dealer.value_or(variant.tableSeats() - 1));
    HandRecord record { variant, dealFromSeed(variant, seed, dealer), request.doubler, {}, {} };
    HandState hand = HandState::fromDeal(variant, record.deal, record.doubler).value();
    if (!begin(hand, record, request.begin))
        return std::nullopt;
    goOn(hand, record, *playerFor(request, seed));
    return testing::transcriptText({ record, seatAt(request.watcher) }).value();
}

int deal(const Request& request)
{
    const Result<CheckedVariant> variant = checkedRules(request.rules);
    if (!variant)
        return failed(variant.problem());
    constexpr std::uint64_t deals = 1'000'000;
    int wanted = request.count;
    for (std::uint64_t seed = request.seed; wanted > 0; ++seed) {
        if (seed == request.seed + deals)
            return failed({ "a million deals", "no such hand" });
        const auto text = playedHand(request, *variant, seed);
        const auto tells = [&](const std::string& part) {
            return text->find(part) != std::string::npos;
        };
        if (!text || !std::ranges::all_of(request.telling, tells))
            continue;
        std::cout << *text;
        --wanted;
    }
    return 0;
}

std::string textOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return { std::istreambuf_iterator<char>(file), {} };
}

int failedIn(const std::filesystem::path& path, const Problem& problem)
{
    return failed({ path.string() + ": " + problem.place, problem.reason });
}

int tell(const std::vector<std::filesystem::path>& paths)
{
    for (const auto& path : paths) {
        const Result<HandRecord> record = parseRecord(textOf(path));
        if (!record)
            return failedIn(path, record.problem());
        const Result<std::string> text = testing::transcriptText({ *record, seatAt(0) });
        if (!text)
            return failedIn(path, text.problem());
        std::cout << *text;
    }
    return 0;
}

Result<std::string> rewritten(const std::filesystem::path& path)
{
    const Result<testing::Transcript> transcript = testing::parseTranscript(textOf(path));
    if (!transcript)
        return transcript.problem();
    return testing::transcriptText(*transcript);
}

int update(std::vector<std::filesystem::path> paths)
{
    if (paths.empty())
        for (const auto& entry :
            std::filesystem::directory_iterator(testing::testData("transcripts")))
            paths.push_back(entry.path());
    for (const auto& path : paths) {
        const Result<std::string> text = rewritten(path);
        if (!text)
            return failedIn(path, text.problem());
        std::ofstream(path, std::ios::binary) << *text;
    }
    return 0;
}

/// False for an option that there is not.
bool take(Request& request, std::string_view option, const std::string& value)
{
    const auto number = parseNumber<int>(value);
    const bool isCount = number && *number >= 0;
    if (option == "--begin")
        request.begin = value;
    else if (option == "--telling")
        request.telling.push_back(value);
    else if (isCount && option == "--seed")
        request.seed = static_cast<std::uint64_t>(*number);
    else if (isCount && option == "--dealer" && *number < maxSeats)
        request.dealer = *number;
    else if (isCount && option == "--doubler" && *number > 0)
        request.doubler = *number;
    else if (isCount && option == "--watch" && *number < maxSeats)
        request.watcher = *number;
    else if (isCount && option == "--count")
        request.count = *number;
    else
        return false;
    return true;
}

std::optional<Request> requestIn(const std::vector<std::string>& arguments)
{
    if (arguments.size() < 2)
        return std::nullopt;
    Request request;
    request.rules = arguments[1];
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        if (arguments[i] == "--random")
            request.random = true;
        else if (i + 1 == arguments.size() || !take(request, arguments[i], arguments[i + 1]))
            return std::nullopt;
        else
            ++i;
    }
    return request;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const std::string_view command = arguments.empty() ? "" : std::string_view(arguments[0]);
    if (command == "--update")
        return update({ arguments.begin() + 1, arguments.end() });
    if (command == "--tell" && arguments.size() > 1)
        return tell({ arguments.begin() + 1, arguments.end() });
    const auto request = command == "--deal" ? requestIn(arguments) : std::nullopt;
    if (request)
        return deal(*request);
    std::cerr << usage;
    return 2;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/commitment.h"
#include "app/console/commands.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/file_content.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/protocol/rule_argument.h"
#include "engine/cards/card_text.h"
#include "engine/hand/state/deal_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <iostream>
#include <limits>

namespace sheepshead::console {

namespace {

constexpr std::size_t fewestDigits = 8;
constexpr std::size_t allDigits = 64;

constexpr std::array verifyOptions {
    OptionRow { "--rules", "RULES", "The house rules of a deal without a file." },
    OptionRow { "--dealer", "SEAT", "The seat of the dealer." },
    OptionRow { "--seed", "N", "The seed that the program showed after the hand." },
    OptionRow {
        "--hash", "HASH", "The hash shown before the deal, or at least its first eight digits." },
};

constexpr Usage verifyUsage {
    .command = "verify",
    .arguments = "[FILE]",
    .about =
        "Checks that a deal has the hash that was shown before it. FILE has the text of the\n"
        "deal or the record of the hand; \"-\" is the standard input. Without FILE the options\n"
        "--rules, --dealer and --seed give the deal. Prints the text of the deal with all cards,\n"
        "and its SHA-256. The status is 1 if the seed does not deal these cards, or if the hash\n"
        "is not the given one.",
    .options = verifyOptions,
    .mostArguments = 1,
};

/// A deal, its text that was hashed, and what it must agree with.
struct DealToCheck {
    CheckedVariant variant;
    Deal deal;
    std::string text;
    std::string givenHash; ///< its first digits; empty if none was given

    std::string hash() const { return commitmentTo(text); }
    bool followsFromSeed() const { return sheepshead::followsFromSeed(variant, deal); }
    bool hashAgrees() const { return hash().starts_with(givenHash); }
    bool agrees() const { return followsFromSeed() && hashAgrees(); }
};

DealToCheck dealInFile(const std::string& file)
{
    const std::string content = contentOf(file);
    const Result<HandRecord> record = parseDealText(content);
    if (!record)
        throw DataError(record.problem());
    if (!record->deal.seed)
        throw DataError("line 3", "without 'seed=' there is nothing to check");
    return { record->variant, record->deal, dealTextIn(content), {} };
}

DealToCheck dealOfOptions(const Options& given)
{
    for (const char* const needed : { "--rules", "--dealer", "--seed" })
        if (!given.has(needed))
            throw UsageError { std::string(needed) + " is missing, or a FILE" };
    const CheckedVariant variant = rulesFrom(given.text("--rules", ""));
    const auto lastSeat = static_cast<std::uint64_t>(variant.tableSeats() - 1);
    const auto dealer = static_cast<int>(given.number("--dealer", 0, 0, lastSeat));
    const std::uint64_t seed =
        given.number("--seed", 0, 0, std::numeric_limits<std::uint64_t>::max());
    const Deal deal = dealFromSeed(variant, seed, seatAt(dealer));
    return { variant, deal, dealText(variant, deal), {} };
}

/// In small letters and without blanks: a person may have written it down with both.
std::string hashIn(const Options& given)
{
    const std::string text = given.text("--hash", "");
    std::string hash;
    for (const std::string_view word : wordsOf(text))
        hash += word;
    std::ranges::transform(hash, hash.begin(),
        [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    const bool isHash = hash.find_first_not_of("0123456789abcdef") == std::string::npos
        && hash.size() >= fewestDigits && hash.size() <= allDigits;
    if (given.has("--hash") && !isHash)
        throw UsageError { "--hash " + text + ": expected 8 to 64 hexadecimal digits" };
    return hash;
}

/// The same deal with the rules word for word as they were given: older versions hashed them with
/// every rule named.
DealToCheck withRulesAsGiven(DealToCheck check, std::string_view rules)
{
    std::string line = "variant";
    for (const std::string_view word : wordsOf(rules))
        (line += ' ') += word;
    const std::size_t begin = check.text.find('\n') + 1;
    const std::size_t end = check.text.find('\n', begin);
    check.text.replace(begin, end - begin, line);
    return check;
}

DealToCheck dealIn(const Options& given)
{
    const bool inFile = !given.arguments().empty();
    for (const char* const option : { "--rules", "--dealer", "--seed" })
        if (inFile && given.has(option))
            throw UsageError { std::string(option) + " has no effect with a FILE" };
    DealToCheck check = inFile ? dealInFile(given.arguments().front()) : dealOfOptions(given);
    check.givenHash = hashIn(given);
    if (inFile || check.hashAgrees())
        return check;
    const DealToCheck older = withRulesAsGiven(check, given.text("--rules", ""));
    return older.hashAgrees() ? older : check;
}

Json pilesJson(const DealToCheck& check, Seat seat)
{
    Json piles = Json::array();
    for (int i = 0; i < check.variant.layout().piles; ++i) {
        const Pile& pile = check.deal.piles[seat][static_cast<std::size_t>(i)];
        piles.push_back({ cardText(pile.open), cardText(pile.covered) });
    }
    return piles;
}

void printJson(const DealToCheck& check)
{
    const int seats = check.variant.tableSeats();
    Json json = { { "hash", check.hash() }, { "rules", variantJson(*check.variant) },
        { "dealer", indexOf(check.deal.dealer) }, { "seed", *check.deal.seed },
        { "hands",
            perSeatJson(seats, [&](Seat seat) { return cardsJson(check.deal.hands[seat]); }) } };
    if (check.variant.layout().piles > 0)
        json["piles"] = perSeatJson(seats, [&](Seat seat) { return pilesJson(check, seat); });
    json["blind"] = cardsJson(check.deal.blind);
    json["text"] = check.text;
    json["followsFromSeed"] = check.followsFromSeed();
    if (!check.givenHash.empty())
        json["hashAgrees"] = check.hashAgrees();
    json["agrees"] = check.agrees();
    std::cout << pageOf(json) << '\n';
}

void printText(const DealToCheck& check)
{
    std::cout << check.text << "\nSHA-256 of these lines: " << check.hash() << '\n';
    std::cout << (check.followsFromSeed() ? "The cards follow from the seed.\n"
                                          : "THE CARDS DO NOT FOLLOW FROM THE SEED. It gives:\n");
    if (!check.followsFromSeed()) {
        const Deal honest = dealFromSeed(check.variant, *check.deal.seed, check.deal.dealer);
        std::cout << dealText(check.variant, honest);
    }
    if (!check.givenHash.empty())
        std::cout << (check.hashAgrees() ? "The hash is the given one.\n"
                                         : "THE HASH IS NOT THE ONE THAT WAS GIVEN.\n");
}

int runVerify(const Options& given)
{
    const DealToCheck check = dealIn(given);
    if (given.json())
        printJson(check);
    else
        printText(check);
    return check.agrees() ? 0 : 1;
}

} // namespace

const Command verifyCommand { verifyUsage, runVerify };

} // namespace sheepshead::console

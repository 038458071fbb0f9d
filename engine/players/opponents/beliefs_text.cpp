// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/beliefs_text.h"

#include "engine/playout/style.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sheepshead {

namespace {

constexpr std::string_view firstLine = "beliefs 1";
constexpr std::string_view learnedKey = "learned";
constexpr std::string_view evidenceEnd = "-evidence";
constexpr std::array<std::string_view, decisionKinds> kindKeys { "makers-lead", "defenders-lead",
    "follow", "leaster", "pick", "bury", "call" };

/// As many digits as it takes to read the same number again: what is learned in two steps, with the
/// text between them, is what is learned in one.
std::string numberText(double number)
{
    std::array<char, 40> text {};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number == 0 ? 0.0 : number);
    return { text.data(), end.ptr };
}

std::optional<double> parseReal(std::string_view text)
{
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end || !std::isfinite(number))
        return std::nullopt;
    return number;
}

std::string numbersLine(std::string key, const auto& numbers)
{
    for (const double number : numbers)
        key += ' ' + numberText(number);
    return key + '\n';
}

bool isKnown(const LearnedWeights::Kind& kind)
{
    return std::ranges::any_of(kind.evidence, [](double number) { return number != 0; });
}

class BeliefsReader {
public:
    explicit BeliefsReader(std::string_view text)
        : text_(text)
    {
    }

    Result<PersonBeliefs> read()
    {
        if (text_.takeLine() != firstLine)
            text_.fail("expected '" + std::string(firstLine) + "'");
        while (!text_.atEnd())
            readLine(wordsOf(text_.takeLine()));
        PersonBeliefs beliefs;
        beliefs.set(hands_, foretold_, weights_);
        return text_.resultOf(beliefs);
    }

private:
    using Words = std::vector<std::string_view>;

    void readLine(const Words& words)
    {
        if (words.empty())
            return text_.fail("is empty");
        if (words.front() == "hands")
            return readHands(words);
        if (words.front() == "foretold")
            return readForetold(words);
        for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
            const auto decision = static_cast<Decision>(kind);
            LearnedWeights::Kind of = weights_.kind(decision);
            const bool weights = words.front() == kindKeys[kind];
            if (!weights && words.front() != std::string(kindKeys[kind]) + std::string(evidenceEnd))
                continue;
            if (weights)
                readNumbers(words, of.weights);
            else
                readNumbers(words, of.evidence);
            return weights_.set(decision, of);
        }
        text_.fail("'" + std::string(words.front()) + "' means nothing here");
    }

    void readHands(const Words& words)
    {
        const auto hands = words.size() == 2 ? parseReal(words[1]) : std::nullopt;
        if (!hands || *hands < 0)
            return text_.fail("expected a number of hands");
        hands_ = *hands;
    }

    void readForetold(const Words& words)
    {
        foretold_.fill(PersonBeliefs::least);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto [key, value] = splitAt(words[i], '=');
            const Style* const style = styleOf(key);
            const auto number = value ? parseReal(*value) : std::nullopt;
            if ((!style && key != learnedKey) || !number)
                return text_.fail("'" + std::string(words[i]) + "' is no style with its number");
            const auto way = style ? static_cast<std::size_t>(style - styles().data()) : learnedWay;
            foretold_[way] = *number;
        }
    }

    void readNumbers(const Words& words, auto& numbers)
    {
        if (words.size() != numbers.size() + 1)
            return text_.fail("expected " + std::to_string(numbers.size()) + " numbers");
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto number = parseReal(words[i + 1]);
            if (!number)
                return text_.fail("'" + std::string(words[i + 1]) + "' is no number");
            numbers[i] = *number;
        }
    }

    TextCursor text_;
    double hands_ = 0;
    PersonBeliefs::Foretold foretold_ {};
    LearnedWeights weights_;
};

} // namespace

std::string beliefsText(const PersonBeliefs& beliefs)
{
    std::string text = std::string(firstLine) + "\nhands " + numberText(beliefs.hands());
    text += "\nforetold";
    const auto library = styles();
    for (std::size_t way = 0; way < library.size(); ++way)
        text += ' ' + std::string(library[way].key) + '=' + numberText(beliefs.foretold()[way]);
    text += ' ' + std::string(learnedKey) + '=' + numberText(beliefs.foretold()[learnedWay]) + '\n';
    for (std::size_t kind = 0; kind < decisionKinds; ++kind) {
        const LearnedWeights::Kind& of = beliefs.weights().kind(static_cast<Decision>(kind));
        if (!isKnown(of))
            continue;
        text += numbersLine(std::string(kindKeys[kind]), of.weights);
        text += numbersLine(std::string(kindKeys[kind]) + std::string(evidenceEnd), of.evidence);
    }
    return text;
}

Result<PersonBeliefs> parseBeliefs(std::string_view text) { return BeliefsReader(text).read(); }

} // namespace sheepshead

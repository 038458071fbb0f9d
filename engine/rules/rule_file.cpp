// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_file.h"

#include "engine/rules/rule_table.h"
#include "engine/rules/variant_check.h"
#include "engine/support/keys.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace sheepshead {

namespace {

constexpr std::string_view fileHeading = "# Sheepshead house rules, format ";
constexpr int format = 1;
constexpr std::string_view nameKey = "name";
constexpr std::string_view blanks = " \t"; // before the mark of a comment
constexpr const char* idleText = "this rule has no effect with the others";

/// By RuleGroup.
constexpr auto groupNames = keysOf<RuleGroup::Game>({ { RuleGroup::Table, "Table" },
    { RuleGroup::Deal, "Deal" }, { RuleGroup::Partner, "Partner" }, { RuleGroup::Play, "Play" },
    { RuleGroup::EveryonePasses, "When everyone passes" }, { RuleGroup::Raises, "Raises" },
    { RuleGroup::Scoring, "Scoring" }, { RuleGroup::Game, "Game" } });

/// A comment begins the line or follows a blank.
std::string_view withoutComment(std::string_view text)
{
    std::size_t mark = text.find('#');
    while (mark != std::string_view::npos && mark > 0
        && blanks.find(text[mark - 1]) == std::string_view::npos)
        mark = text.find('#', mark + 1);
    return text.substr(0, std::min(mark, text.size()));
}

/// A rule that the file names, and the place of its choice.
struct PlacedSetting {
    const Rule* rule;
    int choice;
    std::string place;
};

class RuleFileReader {
public:
    explicit RuleFileReader(std::string_view text)
        : text_(text)
    {
    }

    Result<RuleFile> read()
    {
        while (!text_.atEnd())
            readLine(text_.takeLine());
        if (!text_.failed())
            settle();
        return text_.resultOf(std::move(file_));
    }

private:
    void fail(std::string_view part, std::string reason)
    {
        text_.failAt(text_.placeOf(part), std::move(reason));
    }

    void readLine(std::string_view line)
    {
        if (const auto junk = firstOutsideUtf8(line))
            return fail(line.substr(*junk), "this is not text in UTF-8");
        if (text_.inFirstLine() && line.starts_with(fileHeading))
            return readHeading(line.substr(fileHeading.size()));
        const std::string_view content = trimmed(withoutComment(line));
        if (content.empty())
            return;
        const auto [key, value] = splitAt(content, '=');
        if (!value)
            return fail(content, "expected rule = choice");
        if (trimmed(key) == nameKey) // the name may contain the mark of a comment
            return readName(trimmed(key), trimmed(splitAt(line, '=').after.value()));
        readSetting(trimmed(key), trimmed(*value));
    }

    void readHeading(std::string_view version)
    {
        const auto number = parseNumber<int>(trimmed(version));
        if (!number || *number < 1)
            return fail(version, "expected the number of the format");
        if (*number > format)
            fail(version, "written by a later version of the program");
    }

    void readName(std::string_view key, std::string_view name)
    {
        if (named_)
            return fail(key, "the name was given before");
        if (charactersIn(name) > longestRulesName)
            return fail(name, "longer than " + std::to_string(longestRulesName) + " characters");
        named_ = true;
        file_.name = name;
    }

    void readSetting(std::string_view key, std::string_view value)
    {
        const Rule* const rule = ruleNamed(key);
        if (rule == nullptr)
            return fail(key, "'" + std::string(key) + "': there is no rule of this name");
        if (std::ranges::find(settings_, rule, &PlacedSetting::rule) != settings_.end())
            return fail(key, "'" + std::string(key) + "': this rule was named before");
        const auto choice = rule->choiceNamed(value);
        if (!choice)
            return fail(value, "'" + std::string(value) + "': " + choicesText(*rule));
        settings_.push_back({ rule, *choice, text_.placeOf(value) });
    }

    /// The layout first, wherever it stands: it decides the defaults of the others.
    void settle()
    {
        std::stable_partition(settings_.begin(), settings_.end(),
            [](const PlacedSetting& s) { return s.rule->key == "layout"; });
        for (const PlacedSetting& setting : settings_)
            setting.rule->choose(file_.variant, setting.choice);
        const Result<CheckedVariant> checked = check(file_.variant);
        if (!checked)
            return failToPlay(checked.problem());
        file_.variant = **checked;
        for (const PlacedSetting& setting : settings_)
            if (setting.rule->choiceIn(file_.variant) != setting.choice)
                file_.idle.push_back(
                    { setting.place, std::string(setting.rule->key) + ": " + idleText });
    }

    void failToPlay(const Problem& fault)
    {
        const auto atFault = std::ranges::find_if(settings_,
            [&](const PlacedSetting& setting) { return setting.rule->key == fault.place; });
        text_.failAt(atFault == settings_.end() ? "file" : atFault->place,
            fault.place + ": " + fault.reason);
    }

    TextCursor text_;
    bool named_ = false;
    std::vector<PlacedSetting> settings_;
    RuleFile file_;
};

} // namespace

std::string ruleFileText(const RuleFile& file)
{
    std::string text = std::string(fileHeading) + std::to_string(format) + '\n';
    if (!file.name.empty())
        text += std::string(nameKey) + " = " + file.name + '\n';
    std::optional<RuleGroup> group;
    for (const Rule& rule : ruleTable()) {
        if (!rule.applies(file.variant))
            continue;
        if (rule.group != group)
            text += "\n# " + std::string(keyIn(groupNames, rule.group)) + '\n';
        group = rule.group;
        text += std::string(rule.key) + " = " + rule.choiceKeyIn(file.variant) + '\n';
    }
    return text;
}

Result<RuleFile> parseRuleFile(std::string_view text)
{
    if (text.size() > longestRuleFile)
        return Problem { "file", "too long for a file of house rules" };
    return RuleFileReader(text).read();
}

} // namespace sheepshead

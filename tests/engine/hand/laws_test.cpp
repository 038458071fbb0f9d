// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/laws.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace sheepshead;

namespace {

int figure(const char* name, int usual)
{
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : usual;
}

/// Of every table one step from a preset; a random combination of rules plays a tenth of them.
const int handsOfATable = figure("SHEEPSHEAD_LAW_HANDS", 20);
/// Several runs of this program may share the work: the number of parts, and the part from 0.
const int lawParts = figure("SHEEPSHEAD_LAW_PARTS", 1);
const int lawPart = figure("SHEEPSHEAD_LAW_PART", 0);

constexpr int combinations = 2000;
constexpr int combinationsInARow = 100;

/// The starts of the walk: the presets, and tables at which rules have an effect that have none at
/// any preset.
std::vector<Variant> starts()
{
    std::vector<Variant> all;
    for (const Preset& preset : presets())
        all.push_back(preset.variant);
    for (const char* const rules : { "pot=losers", "call-sheepshead=on",
             "layout=5H-J call-sheepshead=on", "no-pick=doubler doubler-stack=multiply",
             "no-pick=schwanzer", "layout=5H-J no-pick=schwanzer",
             "layout=3H-1 leaster-trick-needed=off", "length=points" })
        all.push_back(parseVariant(rules).value());
    return all;
}

/// All choices of a rule, but of a long list (the orders of suits) only some, others for every
/// start.
std::vector<int> choicesOf(const Rule& rule, std::size_t start)
{
    if (rule.isNumber())
        return { rule.range.least, rule.range.most };
    std::vector<int> choices(rule.choices.size());
    std::iota(choices.begin(), choices.end(), 0);
    if (rule.key != "layout" && choices.size() > 16)
        std::erase_if(
            choices, [&](int choice) { return choice % 8 != static_cast<int>(start % 8); });
    return choices;
}

/// The start, and all playable tables with one rule changed from it, without those that came
/// before.
std::vector<CheckedVariant> oneStepFrom(
    const Variant& start, std::size_t number, std::set<std::string>& met)
{
    std::vector<CheckedVariant> tables;
    const auto add = [&](const Variant& variant) {
        if (problemsOf(variant).empty() && met.insert(variantText(normalized(variant))).second)
            tables.push_back(check(variant).value());
    };
    add(start);
    for (const Rule& rule : ruleTable())
        for (const int choice : choicesOf(rule, number)) {
            Variant changed = start;
            rule.choose(changed, choice);
            if (rule.applies(changed))
                add(changed);
        }
    return tables;
}

/// The tables of the walk, by their start.
const std::vector<std::vector<CheckedVariant>>& walk()
{
    static const auto all = [] {
        std::vector<std::vector<CheckedVariant>> tables;
        std::set<std::string> met;
        for (const Variant& start : starts())
            tables.push_back(oneStepFrom(start, tables.size(), met));
        return tables;
    }();
    return all;
}

bool isInThisPart(int number) { return number % lawParts == lawPart; }

QByteArray explained(const CheckedVariant& variant, const std::string& fault)
{
    return QByteArray::fromStdString(variantText(*variant) + '\n' + fault);
}

} // namespace

class LawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_table_with_one_rule_changed_keeps_the_laws_data()
    {
        QTest::addColumn<std::size_t>("start");
        for (std::size_t i = 0; i < walk().size(); ++i) {
            const bool preset = i < presets().size();
            const std::string name =
                preset ? std::string(presets()[i].key) : variantText(starts()[i]);
            QTest::newRow(name.c_str()) << i;
        }
    }

    void a_table_with_one_rule_changed_keeps_the_laws()
    {
        QFETCH(std::size_t, start);
        int number = static_cast<int>(start);
        for (const CheckedVariant& variant : walk()[start]) {
            if (!isInThisPart(number++))
                continue;
            const auto seed = static_cast<std::uint64_t>(number);
            const auto fault = testing::brokenLaw(variant, seed, handsOfATable);
            QVERIFY2(!fault, explained(variant, fault.value_or("")));
        }
    }

    void random_combinations_of_rules_keep_the_laws_data()
    {
        QTest::addColumn<int>("first");
        for (int first = 0; first < combinations; first += combinationsInARow)
            QTest::addRow("from %d", first) << first;
    }

    void random_combinations_of_rules_keep_the_laws()
    {
        QFETCH(int, first);
        for (int number = first; number < first + combinationsInARow; ++number) {
            if (!isInThisPart(number))
                continue;
            Rng rng(static_cast<std::uint64_t>(number));
            const auto variant = check(normalized(testing::randomVariant(rng))).value();
            const int hands = std::max(1, handsOfATable / 10);
            const auto fault =
                testing::brokenLaw(variant, static_cast<std::uint64_t>(number), hands);
            QVERIFY2(!fault, explained(variant, fault.value_or("")));
        }
    }

    void the_walk_meets_every_rule_at_two_choices_or_more()
    {
        for (const Rule& rule : ruleTable()) {
            std::set<int> choices;
            for (const auto& tables : walk())
                for (const CheckedVariant& table : tables)
                    if (rule.applies(*table))
                        choices.insert(rule.choiceIn(*table));
            QVERIFY2(choices.size() > 1, std::string(rule.key).c_str());
        }
    }
};

REGISTER_TEST(LawsTest)
#include "laws_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/layouts.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/variant_text.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <numeric>
#include <set>
#include <vector>

using namespace sheepshead;

namespace {

void addRuleColumn()
{
    QTest::addColumn<QByteArray>("key");
    for (const Rule& rule : ruleTable())
        QTest::newRow(std::string(rule.key).c_str())
            << QByteArray(rule.key.data(), static_cast<int>(rule.key.size()));
}

const Rule& ruleOf(const QByteArray& key) { return *ruleNamed(key.toStdString()); }

bool isPlainKey(std::string_view key)
{
    return !key.empty() && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// Two values of every rule that is a number, every choice of the others.
std::vector<int> choicesOf(const Rule& rule)
{
    if (rule.isNumber())
        return { rule.range.least, rule.range.most };
    std::vector<int> all(rule.choices.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

class RuleTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_layout_is_the_first_row() { QVERIFY(ruleTable().front().key == "layout"); }

    void keys_and_choices_are_words_that_stay_apart_data() { addRuleColumn(); }

    void keys_and_choices_are_words_that_stay_apart()
    {
        QFETCH(QByteArray, key);
        const Rule& rule = ruleOf(key);
        QVERIFY(isPlainKey(rule.key));
        QCOMPARE(std::ranges::count(ruleTable(), rule.key, &Rule::key), 1);
        std::set<std::string_view> choices(rule.choices.begin(), rule.choices.end());
        QCOMPARE(choices.size(), rule.choices.size());
        QVERIFY(rule.isNumber() ? rule.range.least < rule.range.most : choices.size() >= 2);
        for (const std::string_view choice : choices)
            QVERIFY(isPlainKey(choice) || key == "layout" || key.endsWith("-order"));
    }

    void every_choice_is_held_as_it_was_made_data() { addRuleColumn(); }

    void every_choice_is_held_as_it_was_made()
    {
        QFETCH(QByteArray, key);
        const Rule& rule = ruleOf(key);
        for (const int choice : choicesOf(rule)) {
            Variant variant;
            rule.choose(variant, choice);
            QCOMPARE(rule.choiceIn(variant), choice);
            const std::string name = rule.choiceKeyIn(variant);
            QCOMPARE(rule.choiceNamed(name).value_or(-1), choice);
            if (!rule.isNumber())
                QVERIFY(name == rule.choices[static_cast<std::size_t>(choice)]);
        }
        QVERIFY(!rule.choiceNamed("no such choice"));
    }

    void a_choice_changes_no_other_rule_data() { addRuleColumn(); }

    void a_choice_changes_no_other_rule()
    {
        QFETCH(QByteArray, key);
        const Rule& rule = ruleOf(key);
        Variant variant;
        const std::vector<int> choices = choicesOf(rule);
        rule.choose(variant, rule.choiceIn(variant) == choices[0] ? choices[1] : choices[0]);
        for (const Rule& other : ruleTable())
            if (&other != &rule)
                QCOMPARE(other.choiceIn(variant), other.defaultIn(variant));
    }

    void every_default_can_be_played_data() { addRuleColumn(); }

    void every_default_can_be_played()
    {
        QFETCH(QByteArray, key);
        const Rule& rule = ruleOf(key);
        for (const Layout& layout : layouts) {
            const Variant variant = defaultVariant(layout.id);
            QCOMPARE(rule.defaultIn(variant), rule.choiceIn(variant));
            QVERIFY(!rule.whyNotChoice(variant, rule.defaultIn(variant)));
        }
    }

    void a_new_layout_brings_its_own_way_to_find_a_partner()
    {
        Variant variant;
        ruleOf("layout").choose(variant, static_cast<int>(LayoutId::FiveJack));
        QVERIFY(variant.partner == Partner::JackOfDiamonds);
    }

    void there_is_no_rule_of_another_name()
    {
        QVERIFY(ruleNamed("no-such-rule") == nullptr);
        QVERIFY(ruleNamed("") == nullptr);
        QVERIFY(ruleNamed("Layout") == nullptr);
    }

    void a_switch_is_off_or_on()
    {
        QVERIFY(ruleOf("alone").isSwitch());
        QVERIFY(!ruleOf("redeal-hand").isSwitch());
        QVERIFY(!ruleOf("no-pick").isSwitch());
    }

    void a_rule_means_something_only_beside_those_it_needs_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<int>("reason");
        const auto row = [](const char* rule, const char* settings,
                             std::optional<Inapplicable> reason) {
            QTest::addRow("%s beside %s", rule, settings) << QByteArray(
                rule) << QByteArray(settings) << (reason ? static_cast<int>(*reason) : -1);
        };
        row("call-hold", "layout=5H-A", {});
        row("call-hold", "layout=5H-J", Inapplicable::NeedsCalledCard);
        row("call-ten", "partner=none", Inapplicable::NeedsCalledCard);
        row("ten-beats-ace", "call-ten=off", Inapplicable::NeedsCalledTen);
        row("call-king", "call-ten=off", Inapplicable::NeedsCalledTen);
        row("call-king", "layout=4H-5", Inapplicable::NeedsCalledCard);
        row("running", "layout=4H-5", {});
        row("running", "layout=5H-J", Inapplicable::NeedsCalledCard);
        row("schwanzer-exempt", "no-pick=schwanzer", Inapplicable::NeedsPartnerJack);
        row("schwanzer-exempt", "layout=5H-J no-pick=schwanzer", {});
        row("spitz", "layout=4H-7", Inapplicable::NotAtThisLayout);
        row("dealer-sits-out", "layout=4H-6", Inapplicable::NotAtThisLayout);
        row("double-on-the-bump", "layout=4H-6", Inapplicable::NeedsMakers);
        row("call-under", "call-hold=off", Inapplicable::NeedsHold);
        row("under-judged-on", "call-under=off", Inapplicable::NeedsUnder);
        row("under-judged-on", "", {});
        row("alone", "layout=5H-J partner=none", Inapplicable::NeedsPartner);
        row("jack-alone-announced", "layout=5H-A", Inapplicable::NeedsPartnerJack);
        row("jack-alone-announced", "layout=5H-J partner=jack-of-clubs", {});
        row("call-up", "layout=5H-J partner=jack-of-clubs", Inapplicable::NeedsJackOfDiamonds);
        row("call-up", "layout=5H-J", {});
        row("call-up-when", "layout=5H-J", Inapplicable::NeedsCallUp);
        row("call-up-when", "layout=5H-J call-up=next-jack", {});
        row("call-down", "layout=5H-J", Inapplicable::NeedsJackOfClubs);
        row("call-down", "layout=5H-J partner=jack-of-clubs", {});
        row("leaster-blind", "no-pick=doubler", Inapplicable::NeedsLeaster);
        row("leaster-tie", "no-pick=redeal", Inapplicable::NeedsLeaster);
        row("doubler-stack", "no-pick=leaster", Inapplicable::NeedsDoubler);
        row("doubler-stack", "no-pick=doubler", {});
        row("doubler-cap", "no-pick=doubler", Inapplicable::NeedsMultiplyingDoubler);
        row("doubler-cap", "no-pick=doubler doubler-stack=multiply", {});
        row("forced-no-punish", "", Inapplicable::NeedsForcedPick);
        row("forced-no-punish", "no-pick=forced-pick double-on-the-bump=off",
            Inapplicable::NeedsBump);
        row("forced-no-punish", "no-pick=forced-pick", {});
        row("no-trick", "partner=none", Inapplicable::NeedsPartner);
        row("no-trick", "layout=8H-1", {});
        row("no-trick", "layout=4H-5", Inapplicable::NeedsMakers);
        row("redeal-hand", "layout=2H-1", Inapplicable::NotAtThisLayout);
        row("redeal-hand", "layout=8H-2", {});
        row("settlement", "partner=none", Inapplicable::NeedsPartner);
        row("no-pick", "", {});
    }

    void a_rule_means_something_only_beside_those_it_needs()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, settings);
        QFETCH(int, reason);
        const Variant variant = parseVariant(settings.toStdString()).value();
        const auto why = ruleOf(rule).whyNotApplicable(variant);
        QCOMPARE(why ? static_cast<int>(*why) : -1, reason);
        QCOMPARE(ruleOf(rule).applies(variant), reason == -1);
    }

    void what_means_nothing_gets_its_default_back()
    {
        const Variant variant =
            parseVariant("no-pick=doubler leaster-tie=pair leaster-blind=last-trick").value();
        QVERIFY(normalized(variant) == parseVariant("no-pick=doubler").value());
    }

    void a_partner_that_the_layout_does_not_know_gets_its_default_back()
    {
        Variant variant = defaultVariant(LayoutId::FiveCalledAce);
        variant.partner = Partner::JackOfClubs;
        QVERIFY(normalized(variant) == defaultVariant(LayoutId::FiveCalledAce));
    }

    /// BLITZ-WHEN: the default needs cracking.
    void where_the_default_cannot_be_played_the_first_choice_that_can_takes_its_place()
    {
        const Variant variant = parseVariant("blitz-black-queens=on").value();
        QVERIFY(normalized(variant)
            == parseVariant("blitz-black-queens=on blitz-when=before-lead").value());
        QVERIFY(normalized(parseVariant("crack=one blitz-black-queens=on").value())
            == parseVariant("crack=one blitz-black-queens=on").value());
    }

    void a_normalized_variant_stays_as_it_is_and_holds_nothing_idle()
    {
        Rng rng(2);
        for (int i = 0; i < 2000; ++i) {
            const Variant variant = normalized(testing::randomVariant(rng));
            QVERIFY(normalized(variant) == variant);
            for (const Rule& rule : ruleTable()) {
                QVERIFY(!rule.whyNotChoice(variant, rule.choiceIn(variant)));
                QVERIFY(rule.applies(variant) || rule.choiceIn(variant) == rule.defaultIn(variant));
            }
        }
    }
};

REGISTER_TEST(RuleTableTest)
#include "rule_table_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/variant_text.h"
#include "engine/support/rng.h"
#include "engine/support/text.h"
#include "tests/support/mutation.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"

#include <QFile>
#include <QtTest>

#include <set>

using namespace sheepshead;

class VariantTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_written_is_read_again()
    {
        Rng rng(6);
        for (int i = 0; i < 1000; ++i) {
            const Variant variant = normalized(testing::randomVariant(rng));
            QVERIFY(parseVariant(variantText(variant)).value() == variant);
        }
    }

    void only_what_differs_from_the_layout_is_written_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* name, const char* rules, const char* written) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(written);
        };
        row("the usual table", "", "layout=5H-A");
        row("a default that is named", "layout=5H-J no-pick=leaster", "layout=5H-J");
        row("in the order of the rule table", "doubler-stack=flat layout=5H-J no-pick=doubler",
            "layout=5H-J no-pick=doubler doubler-stack=flat");
        row("the default of another layout", "layout=4H-1P no-pick=leaster",
            "layout=4H-1P no-pick=leaster");
        row("a rule without effect there", "layout=5H-J no-pick=doubler leaster-tie=pair",
            "layout=5H-J no-pick=doubler");
    }

    void only_what_differs_from_the_layout_is_written()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, written);
        const Variant variant = parseVariant(rules.toStdString()).value();
        QCOMPARE(variantText(variant), written.toStdString());
    }

    /// Games in score books name only what differs: no default may ever change.
    void what_older_versions_wrote_in_full_means_the_same()
    {
        QFile file(QString::fromStdString(testing::testData("variants/version-1.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::set<LayoutId> met;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            const std::string text = line.toStdString();
            const Variant full = parseVariant(text).value();
            const Variant read = parseVariant(variantText(full)).value();
            QVERIFY2(read == full, line.constData());
            for (const std::string_view word : wordsOf(text)) {
                const Rule& rule = *ruleNamed(word.substr(0, word.find('=')));
                QCOMPARE(rule.choiceKeyIn(read), std::string(word.substr(word.find('=') + 1)));
            }
            met.insert(full.layout);
        }
        constexpr std::size_t youngerLayouts = 2; // 4H-6 and 4H-7
        QCOMPARE(met.size(), layouts.size() - youngerLayouts);
    }

    void what_is_not_named_is_as_the_layout_has_it()
    {
        QVERIFY(parseVariant("").value() == Variant());
        QVERIFY(parseVariant("layout=5H-J").value() == defaultVariant(LayoutId::FiveJack));
    }

    void the_layout_may_be_named_anywhere()
    {
        QVERIFY(parseVariant("partner=none alone=off layout=5H-J").value()
            == parseVariant("layout=5H-J alone=off partner=none").value());
    }

    void any_blanks_may_stand_between_rules()
    {
        QVERIFY(parseVariant("  alone=off\t spitz=first ").value()
            == parseVariant("spitz=first alone=off").value());
    }

    void a_bad_word_is_a_problem_at_its_own_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* text, const char* place, const char* reason) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(place) << QByteArray(reason);
        };
        row("alone", "alone", "expected rule=choice");
        row("=", "=", "there is no rule of this name");
        row("spitz=first fortune=good", "fortune=good", "there is no rule of this name");
        row("Alone=off", "Alone=off", "there is no rule of this name");
        row("alone=maybe", "alone=maybe", "the choices are: off, on");
        row("alone=", "alone=", "the choices are: off, on");
        row("alone=off=on", "alone=off=on", "the choices are: off, on");
        row("alone=off spitz=first alone=on", "alone=on", "this rule was named before");
        row("layout=5H-A layout=5H-A", "layout=5H-A", "this rule was named before");
        row("alone =off", "alone", "expected rule=choice");
        row("spitz=third", "spitz=third", "the choices are: off, second, first");
        row("length-number=0", "length-number=0", "expected a number from 1 to 999");
        row("length-number=1000", "length-number=1000", "expected a number from 1 to 999");
        row("length-number=many", "length-number=many", "expected a number from 1 to 999");
    }

    void a_bad_word_is_a_problem_at_its_own_place()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, reason);
        const auto variant = parseVariant(text.toStdString());
        QVERIFY(!variant.ok());
        QCOMPARE(variant.problem().place, place.toStdString());
        QCOMPARE(variant.problem().reason, reason.toStdString());
    }

    void a_layout_that_there_is_not_is_answered_with_all_there_are()
    {
        const auto variant = parseVariant("layout=9H-1");
        QVERIFY(!variant.ok());
        for (const Layout& layout : layouts)
            QVERIFY(variant.problem().reason.find(layout.key) != std::string::npos);
    }

    void a_damaged_text_is_refused_or_means_what_it_says()
    {
        testing::Mutation mutation(17);
        int refused = 0;
        for (int i = 0; i < 4000; ++i) {
            const Preset& preset = presets()[static_cast<std::size_t>(i) % presets().size()];
            const std::string text = mutation.damaged(variantText(preset.variant));
            const auto variant = parseVariant(text);
            const auto words = wordsOf(text);
            if (!variant) {
                ++refused;
                QVERIFY2(
                    std::ranges::find(words, variant.problem().place) != words.end(), text.c_str());
                QVERIFY(!variant.problem().reason.empty());
                continue;
            }
            for (const std::string_view word : words) {
                const Rule* const rule = ruleNamed(word.substr(0, word.find('=')));
                QVERIFY2(rule != nullptr, text.c_str());
                QVERIFY2(
                    rule->choiceNamed(word.substr(word.find('=') + 1)) == rule->choiceIn(*variant),
                    text.c_str());
            }
        }
        QVERIFY(refused > 1000);
    }
};

REGISTER_TEST(VariantTextTest)
#include "variant_text_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "ui/words/rules/rule_words.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

QString text(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

const Rule& rule(const QString& key) { return *ruleNamed(key.toStdString()); }

void ruleRows()
{
    QTest::addColumn<QString>("key");
    for (const Rule& rule : ruleTable())
        QTest::newRow(text(rule.key).toUtf8().constData()) << text(rule.key);
}

} // namespace

class RuleWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_rule_has_a_name_and_an_example_data() { ruleRows(); }

    void every_rule_has_a_name_and_an_example()
    {
        QFETCH(QString, key);
        QVERIFY(!ruleName(key.toStdString()).isEmpty());
        QVERIFY(ruleHelp(key.toStdString()).contains(QStringLiteral("Example: ")));
    }

    void every_choice_has_words_of_its_own_data() { ruleRows(); }

    void every_choice_has_words_of_its_own()
    {
        QFETCH(QString, key);
        QStringList names;
        for (const std::string_view choice : rule(key).choices) {
            const QString name = choiceName(rule(key).key, choice);
            QVERIFY2(!name.isEmpty(), text(choice).toUtf8().constData());
            QVERIFY2(!names.contains(name), qPrintable(name));
            QVERIFY2(!choiceHelp(rule(key).key, choice).isEmpty(), qPrintable(name));
            names << name;
        }
    }

    void no_two_rules_are_named_alike()
    {
        QStringList names;
        for (const Rule& rule : ruleTable()) {
            QVERIFY2(!names.contains(ruleName(rule.key)), qPrintable(ruleName(rule.key)));
            names << ruleName(rule.key);
        }
    }

    void every_group_has_a_name()
    {
        for (const Rule& rule : ruleTable())
            QVERIFY(!groupName(rule.group).isEmpty());
    }

    void every_preset_has_words()
    {
        QStringList names;
        for (const Preset& preset : presets()) {
            const QString name = presetName(preset.key);
            QVERIFY(!name.isEmpty());
            QVERIFY(!names.contains(name));
            QVERIFY(!presetHelp(preset.key).isEmpty());
            names << name;
        }
    }

    void every_reason_has_words_of_its_own()
    {
        QStringList reasons;
        for (int i = 0; i <= static_cast<int>(Inapplicable::NotAtThisLayout); ++i) {
            const QString reason = reasonText(static_cast<Inapplicable>(i));
            QVERIFY2(!reason.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(!reasons.contains(reason), qPrintable(reason));
            reasons << reason;
        }
    }

    void an_unknown_key_has_no_words()
    {
        QVERIFY(ruleName("no-such-rule").isEmpty());
        QVERIFY(choiceName("no-pick", "no-such-choice").isEmpty());
        QVERIFY(choiceHelp("no-such-rule", "off").isEmpty());
        QVERIFY(presetName("no-such-preset").isEmpty());
    }

    void a_number_has_a_name_and_a_unit()
    {
        Variant variant;
        variant.length = GameLength::Rounds;
        QCOMPARE(choiceName("length-number", "24"), QStringLiteral("24"));
        QCOMPARE(ruleUnit(variant, "length-number"), QStringLiteral("rounds"));
        QCOMPARE(ruleUnit(variant, "cents-a-point"), QStringLiteral("cents"));
        QVERIFY(ruleUnit(variant, "crack").isEmpty());
        QCOMPARE(choiceName("queen-order", "SCHD"), QStringLiteral("♠ ♣ ♥ ♦"));
    }
};

REGISTER_GUILESS_TEST(RuleWordsTest)
#include "rule_words_test.moc"

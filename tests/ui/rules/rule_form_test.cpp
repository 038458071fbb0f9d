// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/rules/rule_form_parts.h"

#include "ui/words/rules/rule_words.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sheepshead;

namespace {

/// As the person does where there are many choices.
void choose(const RuleForm& form, std::string_view key, std::string_view choice)
{
    auto* const list = rowOf(form, key)->findChild<QComboBox*>();
    list->setCurrentIndex(ruleNamed(key)->choiceNamed(choice).value());
}

QStringList choicesIn(const RuleRow& row)
{
    QStringList choices;
    for (const QRadioButton* button : row.findChildren<QRadioButton*>())
        choices << button->text();
    if (const auto* list = row.findChild<QComboBox*>())
        for (int i = 0; i < list->count(); ++i)
            choices << list->itemText(i);
    return choices;
}

QString statusOf(const RuleForm& form)
{
    return form.findChild<QLabel*>(QStringLiteral("status"))->text();
}

} // namespace

class RuleFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_rule_has_a_row_with_all_its_choices()
    {
        const RuleForm form;
        QCOMPARE(form.findChildren<RuleRow*>().size(), qsizetype(ruleTable().size()));
        for (const Rule& rule : ruleTable()) {
            QStringList choices;
            for (std::size_t i = 0; i < rule.choices.size(); ++i)
                choices << choiceName(rule.key, rule.choices[i]);
            QVERIFY2(!choices.contains(QString()), rule.key.data());
            QCOMPARE(choicesIn(*rowOf(form, rule.key)), choices);
            const auto* number = rowOf(form, rule.key)->findChild<QSpinBox*>();
            QCOMPARE(number != nullptr, rule.isNumber());
            if (number) {
                QCOMPARE(number->minimum(), rule.range.least);
                QCOMPARE(number->maximum(), rule.range.most);
            }
        }
    }

    void a_choice_changes_the_variant_and_says_so_once()
    {
        RuleForm form;
        QSignalSpy changed(&form, &RuleForm::changed);
        buttonOf(form, "spitz", "second")->click();
        QCOMPARE(form.variant().spitz, Spitz::Second);
        QCOMPARE(changed.size(), 1);
    }

    void every_choice_of_every_preset_can_be_shown_and_read_back()
    {
        RuleForm form;
        for (const Preset& preset : presets())
            for (const Rule& rule : ruleTable())
                for (int choice = 0; choice < int(rule.choices.size()); ++choice) {
                    Variant variant = preset.variant;
                    rule.choose(variant, choice);
                    form.setVariant(variant);
                    const bool playable = problemsOf(variant).empty();
                    QCOMPARE(form.variant(), playable ? normalized(variant) : variant);
                }
    }

    void a_changed_rule_is_marked_and_can_be_reset()
    {
        RuleForm form;
        form.show();
        QVERIFY(!rowOf(form, "spitz")->isChanged());
        openSection(form, "spitz");
        buttonOf(form, "spitz", "first")->click();
        QVERIFY(rowOf(form, "spitz")->isChanged());

        auto* reset = named<QToolButton>(form, QStringLiteral("Reset Spitz"));
        QVERIFY(reset->isVisible());
        reset->click();
        QVERIFY(!reset->isVisible());
        QVERIFY(!rowOf(form, "spitz")->isChanged());
        QCOMPARE(form.variant(), Variant());
    }

    void a_section_with_changes_is_marked()
    {
        RuleForm form;
        openSection(form, "spitz");
        const auto* const item = form.findChild<QListWidget*>()->currentItem();
        QVERIFY(!item->font().bold());
        buttonOf(form, "spitz", "first")->click();
        QVERIFY(item->font().bold());
        QVERIFY(item->data(Qt::AccessibleTextRole).toString().contains(u'1'));
        named<QPushButton>(form, QStringLiteral("Reset all rules"))->click();
        QVERIFY(!item->font().bold());
    }

    void all_changes_are_taken_back_at_once()
    {
        RuleForm form;
        auto* resetAll = named<QPushButton>(form, QStringLiteral("Reset all rules"));
        QVERIFY(!resetAll->isEnabled());
        buttonOf(form, "spitz", "first")->click();
        buttonOf(form, "no-pick", "doubler")->click();
        QCOMPARE(form.changes(), 2);
        QSignalSpy changed(&form, &RuleForm::changed);
        resetAll->click();
        QCOMPARE(form.variant(), Variant());
        QCOMPARE(changed.size(), 1);
        QVERIFY(!resetAll->isEnabled());
    }

    void rules_that_equal_a_preset_are_called_by_its_name()
    {
        RuleForm form;
        choose(form, "layout", "5H-J");
        QCOMPARE(form.base().key, std::string_view("jack-of-diamonds"));
        QCOMPARE(statusOf(form), presetName("jack-of-diamonds"));
        QCOMPARE(form.changes(), 0);
    }

    void a_table_with_its_own_rules_is_compared_with_the_nearest_preset()
    {
        Variant variant = presets()[3].variant;
        variant.spitz = Spitz::First;
        RuleForm form;
        form.setVariant(variant);
        QCOMPARE(form.base().key, presets()[3].key);
        QCOMPARE(form.changes(), 1);
        QVERIFY(statusOf(form).startsWith(presetName(presets()[3].key)));
        QVERIFY(statusOf(form).contains(u'1'));
    }

    void a_rule_that_means_nothing_here_is_disabled_and_says_why()
    {
        RuleForm form;
        RuleRow* row = rowOf(form, "call-up");
        const QString reason = reasonText(Inapplicable::NeedsJackOfDiamonds);
        QVERIFY(!buttonOf(form, "call-up", "next-jack")->isEnabled());
        QCOMPARE(buttonOf(form, "call-up", "next-jack")->toolTip(), reason);
        QVERIFY(row->accessibleDescription().contains(reason));
        QCOMPARE(row->focusPolicy(), Qt::StrongFocus);
        const auto labels = row->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->text() == reason && label->isVisibleTo(row);
        }));

        choose(form, "layout", "5H-J");
        QVERIFY(buttonOf(form, "call-up", "next-jack")->isEnabled());
        QVERIFY(!row->accessibleDescription().contains(reason));
    }

    void a_choice_of_another_game_cannot_be_made()
    {
        RuleForm form;
        const QRadioButton* const jack = buttonOf(form, "partner", "jack-of-diamonds");
        QVERIFY(!jack->isEnabled());
        QCOMPARE(jack->toolTip(), reasonText(Inapplicable::NotAtThisLayout));
        QVERIFY(buttonOf(form, "partner", "none")->isEnabled());
    }

    void faults_are_said()
    {
        Variant variant;
        variant.partner = Partner::JackOfClubs;
        RuleForm form;
        form.setVariant(variant);
        QVERIFY(!form.isPlayable());
        auto* faults = form.findChild<QLabel*>(QStringLiteral("faults"));
        QVERIFY(faults->isVisibleTo(&form));
        QVERIFY(faults->text().contains(ruleName("partner")));

        buttonOf(form, "partner", "none")->click();
        QVERIFY(form.isPlayable());
        QVERIFY(!faults->isVisibleTo(&form));
    }

    void presets_are_shown_for_a_number_of_players()
    {
        RuleForm form;
        form.setVariant(defaultVariant(LayoutId::SixJack));
        const auto shown = [&form] {
            QStringList names;
            for (const Preset& preset : presets())
                for (const QRadioButton* button : form.findChildren<QRadioButton*>())
                    if (button->text() == presetName(preset.key) && !button->isHidden()
                        && button->parentWidget()->inherits("sheepshead::PresetList"))
                        names << QString::number(tableSeats(preset.variant));
            names.removeDuplicates();
            return names;
        };
        QCOMPARE(shown(), QStringList { QStringLiteral("6") });
        named<QRadioButton>(form, QStringLiteral("8 player(s)"))->click();
        QCOMPARE(shown(), QStringList { QStringLiteral("8") });
        QVERIFY(form.variant() == defaultVariant(LayoutId::EightBlackQueens));
    }

    void a_number_of_players_chooses_its_first_preset_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= 8; ++players)
            QTest::addRow("%d players", players) << players;
    }

    void a_number_of_players_chooses_its_first_preset()
    {
        QFETCH(int, players);
        RuleForm form;
        form.setVariant(defaultVariant(players == 6 ? LayoutId::FiveJack : LayoutId::SixJack));
        QSignalSpy changed(&form, &RuleForm::changed);
        named<QRadioButton>(form, QStringLiteral("%1 player(s)").arg(players))->click();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(tableSeats(form.variant()), players);
        QCOMPARE(form.changes(), 0);
        const auto first = std::ranges::find(
            presets(), players, [](const Preset& preset) { return tableSeats(preset.variant); });
        QVERIFY(&form.base() == &*first);
    }
};

REGISTER_WIDGET_TEST(RuleFormTest)
#include "rule_form_test.moc"

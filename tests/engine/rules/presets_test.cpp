// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/variant_check.h"
#include "engine/rules/variant_text.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

void addPresetColumn()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < presets().size(); ++i)
        QTest::newRow(std::string(presets()[i].key).c_str()) << static_cast<int>(i);
}

const Preset& presetAt(int index) { return presets()[static_cast<std::size_t>(index)]; }

} // namespace

class PresetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_preset_can_be_played_as_it_stands_data() { addPresetColumn(); }

    void every_preset_can_be_played_as_it_stands()
    {
        QFETCH(int, index);
        const Variant& variant = presetAt(index).variant;
        QVERIFY(problemsOf(variant).empty());
        QVERIFY(normalized(variant) == variant);
    }

    void a_variant_knows_its_preset_data() { addPresetColumn(); }

    void a_variant_knows_its_preset()
    {
        QFETCH(int, index);
        QCOMPARE(presetOf(presetAt(index).variant), &presetAt(index));
    }

    void a_table_with_its_own_rules_has_no_preset()
    {
        QVERIFY(presetOf(parseVariant("spitz=first alone=off").value()) == nullptr);
    }

    void no_two_presets_share_a_key_or_their_rules()
    {
        for (const Preset& preset : presets()) {
            QCOMPARE(std::ranges::count(presets(), preset.key, &Preset::key), 1);
            QCOMPARE(std::ranges::count(presets(), preset.variant, &Preset::variant), 1);
        }
    }

    void the_named_games_have_their_rules_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("settings");
        QTest::newRow("called-ace") << QByteArray("called-ace") << QByteArray("layout=5H-A");
        QTest::newRow("jack-of-diamonds")
            << QByteArray("jack-of-diamonds") << QByteArray("layout=5H-J");
        QTest::newRow("sheepshead-org") << QByteArray(
            "sheepshead-org") << QByteArray("layout=5H-A no-trick=picker-if-side-trickless");
        QTest::newRow("playingcards-io")
            << QByteArray("playingcards-io")
            << QByteArray("layout=5H-J double-on-the-bump=off first-lead=pickers-left "
                          "defenders-safe-at=31 no-trick=picker-if-side-trickless no-pick=vote");
        QTest::newRow("six-dealer-sits-out")
            << QByteArray("six-dealer-sits-out") << QByteArray("layout=5H-A dealer-sits-out=on");
        QTest::newRow("four-called-ace")
            << QByteArray("four-called-ace") << QByteArray("layout=4H-2 partner=called-ace");
        QTest::newRow("jack-called-up-first")
            << QByteArray("jack-called-up-first")
            << QByteArray("layout=5H-J call-up=next-jack call-up-when=before-blind");
        QTest::newRow("doublers-in-line") << QByteArray(
            "doublers-in-line") << QByteArray("layout=5H-A no-pick=doubler doubler-deal-passes=on");
        QTest::newRow("redeal-doubled") << QByteArray(
            "redeal-doubled") << QByteArray("layout=5H-J no-pick=doubler doubler-stack=flat");
        QTest::newRow("last-must-pick")
            << QByteArray("last-must-pick") << QByteArray("layout=5H-A no-pick=forced-pick");
        QTest::newRow("ten-hands")
            << QByteArray("ten-hands") << QByteArray("layout=5H-A length=hands length-number=10");
        QTest::newRow("blitz-instead-of-bump")
            << QByteArray("blitz-instead-of-bump")
            << QByteArray("layout=5H-A double-on-the-bump=off crack=one recrack=on "
                          "blitz-black-queens=on blitz-red-queens=on");
    }

    void the_named_games_have_their_rules()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, settings);
        const Preset* const preset = presetOf(parseVariant(settings.toStdString()).value());
        QVERIFY(preset != nullptr);
        QVERIFY(preset->key == key.toStdString());
    }
};

REGISTER_TEST(PresetsTest)
#include "presets_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "tests/measure/figures.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

/// Where players choose to be makers; elsewhere the cards decide.
bool chooses(const Variant& variant)
{
    return layoutOf(variant.layout).opening != Opening::Lead && !variant.forcedSeat
        && variant.noPick != NoPick::ForcedPick;
}

} // namespace

/// Computer players are of some use at every table that is offered.
class EveryTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void players_pick_neither_recklessly_nor_in_fear_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < presets().size(); ++i)
            if (chooses(presets()[i].variant))
                QTest::newRow(std::string(presets()[i].key).c_str()) << static_cast<int>(i);
    }

    /// In percent. Two against two is easy for the makers, as their eleven cards are half the deck.
    void players_pick_neither_recklessly_nor_in_fear()
    {
        QFETCH(int, index);
        RulePlayer player;
        const auto variant = check(presets()[static_cast<std::size_t>(index)].variant).value();
        const measuring::Figures figures = measuring::figuresOf(variant, player, 1500, 815);
        const double won = measuring::percent(figures.makersWon, figures.picked);
        const double picked = measuring::percent(figures.picked, figures.hands);
        QVERIFY2(picked >= 65, qPrintable(QString::number(picked)));
        QVERIFY2(won >= 50, qPrintable(QString::number(won)));
        QVERIFY2(won <= 90, qPrintable(QString::number(won)));
    }
};

REGISTER_TEST(EveryTableTest)
#include "every_table_test.moc"

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

/// What computer players make of their hands, by the figures that people know from their own.
class FiguresTest : public QObject {
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

    void rule_players_play_the_game_as_people_know_it_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<double>("mostLeasters");
        QTest::addColumn<double>("fewestWins");
        QTest::addColumn<double>("mostWins");
        QTest::addColumn<double>("mostTrumpLeads");
        QTest::newRow("called ace") << int(LayoutId::FiveCalledAce) << 8.0 << 65.0 << 74.0 << 0.8;
        QTest::newRow("jack of diamonds") << int(LayoutId::FiveJack) << 12.0 << 68.0 << 78.0 << 1.9;
    }

    /// In percent; players' own experience is about 70 won by the makers, and few leasters.
    void rule_players_play_the_game_as_people_know_it()
    {
        QFETCH(int, layout);
        RulePlayer player;
        const auto variant = check(defaultVariant(static_cast<LayoutId>(layout))).value();
        const measuring::Figures figures = measuring::figuresOf(variant, player, 3000, 4711);
        const double won = measuring::percent(figures.makersWon, figures.picked);
        const double leasters = measuring::percent(figures.leasters, figures.hands);
        const double trumpLeads =
            measuring::percent(figures.defendersTrumpLeads, figures.defendersLeads);
        QFETCH(double, mostLeasters);
        QVERIFY2(leasters <= mostLeasters, qPrintable(QString::number(leasters)));
        QFETCH(double, fewestWins);
        QFETCH(double, mostWins);
        QVERIFY2(won >= fewestWins && won <= mostWins, qPrintable(QString::number(won)));
        QFETCH(double, mostTrumpLeads);
        QVERIFY2(trumpLeads <= mostTrumpLeads, qPrintable(QString::number(trumpLeads)));
    }
};

REGISTER_TEST(FiguresTest)
#include "figures_test.moc"

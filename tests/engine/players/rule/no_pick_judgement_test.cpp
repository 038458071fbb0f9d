// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Everybody passes; seats 0 to 3 play these cards, and seat 4 is to play last.
HandState lastToPlay(const std::string& game, std::string_view hand, std::string_view trick)
{
    const CheckedVariant variant = variantWith("layout=5H-A no-pick=" + game);
    return handAfter(variant,
        dealWith(variant,
            { { 0, "AC TC KC" }, { 1, "9C 8C" }, { 2, "7C" }, { 3, "9S 8S" }, { 4, hand } }),
        std::string("pass, pass, pass, pass, pass, ") + std::string(trick));
}

} // namespace

/// The relatives of the leaster: what a fat trick is worth depends on who wins.
class NoPickJudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_player_leaves_a_fat_trick_to_others_in_a_moster()
    {
        const HandState hand =
            lastToPlay("moster", "QC 7S AH TH 8H 7H", "play TC, play 9C, play 7C, play 9S");
        QVERIFY(chosenCard(hand) != card("QC"));
    }

    void a_player_takes_points_up_to_thirty_in_a_schneidster()
    {
        const HandState hand =
            lastToPlay("schneidster", "QC QS QH 7S 7H 8H", "play TC, play 9C, play 7C, play 9S");
        QCOMPARE(chosenCard(hand).rank(), Rank::Queen);
    }

    void a_player_takes_what_makes_him_the_middle_one_in_a_mittler()
    {
        const HandState hand =
            lastToPlay("mittler", "QC QS QH 7S 7H 8H", "play TC, play 9C, play 7C, play 9S");
        QCOMPARE(chosenCard(hand).rank(), Rank::Queen);
    }
};

REGISTER_TEST(NoPickJudgementTest)
#include "no_pick_judgement_test.moc"

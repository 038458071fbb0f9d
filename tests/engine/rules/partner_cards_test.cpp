// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/partner_cards.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

class PartnerCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 4H-3, 8H-1, 8H-2: no player picks or calls, so the deal makes the sides.
    void cards_of_the_deal_make_partners_where_no_player_picks()
    {
        constexpr Card queenOfClubs { Rank::Queen, Suit::Clubs };
        Variant variant;
        variant.partner = Partner::BlackQueens;
        QVERIFY(
            dealtPartnerCards(variant) == CardSet({ queenOfClubs, { Rank::Queen, Suit::Spades } }));
        variant.partner = Partner::QueenOfClubsAndSeven;
        QVERIFY(dealtPartnerCards(variant)
            == CardSet({ queenOfClubs, { Rank::Seven, Suit::Diamonds } }));
        variant.partner = Partner::QueenJackSeven;
        QVERIFY(dealtPartnerCards(variant) == queenJackSeven);
    }

    void no_card_of_the_deal_makes_partners_where_a_pick_or_a_call_does()
    {
        Variant variant;
        for (const Partner partner : { Partner::None, Partner::CalledAce, Partner::JackOfDiamonds,
                 Partner::JackOfClubs, Partner::JackAndAce, Partner::FirstQueens }) {
            variant.partner = partner;
            QVERIFY(dealtPartnerCards(variant).empty());
        }
    }
};

REGISTER_TEST(PartnerCardsTest)
#include "partner_cards_test.moc"

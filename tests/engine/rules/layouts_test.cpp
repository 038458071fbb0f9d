// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/layouts.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <set>

using namespace sheepshead;

class LayoutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_layout_deals_out_the_deck_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < layouts.size(); ++i)
            QTest::newRow(std::string(layouts[i].key).c_str()) << static_cast<int>(i);
    }

    void every_layout_deals_out_the_deck()
    {
        QFETCH(int, index);
        const Layout& layout = layouts[static_cast<std::size_t>(index)];
        QCOMPARE(layout.players * layout.hand + layout.blind + layout.removed.size(), 32);
        QCOMPARE(QByteArray::number(layout.players), QByteArray(layout.key.data(), 1));
        QVERIFY(layoutOf(layout.id).key == layout.key);
        QVERIFY(defaultVariant(layout.id).partner == layout.partners.usual());
        QVERIFY(defaultVariant(layout.id).layout == layout.id);
    }

    /// DECK-1: with another suit trump its cards and the diamonds change places.
    void what_stays_in_the_box_does_not_depend_on_trump_where_all_suits_lose_the_same()
    {
        Variant variant = defaultVariant(LayoutId::FourShortDeck);
        for (const Suit trump : allSuits) {
            variant.trumpSuit = trump;
            QVERIFY(removedCards(variant) == (cardsOf(Rank::Seven) | cardsOf(Rank::Eight)));
        }
        Variant nine = defaultVariant(LayoutId::ThreeNine);
        nine.trumpSuit = Suit::Clubs;
        QVERIFY(removedCards(nine)
            == CardSet({ Card(Rank::Seven, Suit::Diamonds), Card(Rank::Seven, Suit::Spades) }));
    }

    void keys_are_never_shared()
    {
        std::set<std::string_view> keys;
        for (const Layout& layout : layouts)
            keys.insert(layout.key);
        QCOMPARE(keys.size(), layouts.size());
    }

    void a_dealer_who_sits_out_needs_one_more_chair()
    {
        Variant variant = defaultVariant(LayoutId::FiveCalledAce);
        QCOMPARE(tableSeats(variant), 5);
        variant.dealerSitsOut = true;
        QCOMPARE(tableSeats(variant), 6);
    }
};

REGISTER_TEST(LayoutsTest)
#include "layouts_test.moc"

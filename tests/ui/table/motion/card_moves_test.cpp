// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/table/played_table.h"
#include "ui/cards/card_item.h"
#include "ui/table/motion/card_moves.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"

#include <QAbstractAnimation>
#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr Card queenOfClubs { Rank::Queen, Suit::Clubs };
constexpr Card queenOfSpades { Rank::Queen, Suit::Spades };

} // namespace

/// Where cards come from and where they go when they cross the table.
class CardMovesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        const auto variant = variantWith("blitz-black-queens=on blitz-when=before-pick");
        const CardSet pair { queenOfClubs, queenOfSpades };
        std::uint64_t seed = 1;
        while (!(Match(variant, seed, viewer).dealHand().observation(viewer).hand & pair).empty())
            ++seed; // they are to be another's
        const HandState hand = Match(variant, seed, viewer).dealHand();
        scene_ = std::make_unique<TableScene>();
        scene_->setSeating(seatingFor(hand.variant(), viewer));
        scene_->setSize({ 1020, 740 });
        scene_->settle(hand.observation(viewer));
        moves_ = std::make_unique<CardMoves>(*scene_);
        moves_->setTimes(durationsOf(Speed::Normal));
    }

    void a_pair_comes_out_of_the_fan_and_lies_open()
    {
        const int before = held();
        const QPointF fan = scene_->layout().fanPose(1).centre;
        begin(moves_->showPair({ ada, BlitzPair::BlackQueens, 2 }));
        QCOMPARE(open(queenOfClubs)->pose().centre, fan);
        end();
        QCOMPARE(held(), before - 2);
        for (const Card card : { queenOfClubs, queenOfSpades })
            QCOMPARE(open(card)->pose().centre, scene_->openCards(ada).poseOf(card).centre);
        QVERIFY(open(queenOfClubs)->pose().centre != open(queenOfSpades)->pose().centre);
    }

    void a_shown_pair_is_buried_from_where_it_lay()
    {
        showPair();
        CardItem* const clubs = open(queenOfClubs);
        const QPointF lay = clubs->pose().centre;
        const int before = held();
        const CardSet pair { queenOfClubs, queenOfSpades };
        begin(moves_->bury({ ada, pair, 2, {}, pair }));
        QVERIFY(scene_->openCards(ada).items().empty());
        QCOMPARE(clubs->pose().centre, lay);
        QVERIFY(clubs->isVisible());
        QCOMPARE(clubs->pose().flip, 1.0); // all have seen it
        animation_->setCurrentTime(durationsOf(Speed::Normal).collect);
        QCOMPARE(clubs->pose().centre, scene_->layout().pilePose(1).centre);
        end();
        QCOMPARE(held(), before);
    }

    void a_hidden_card_of_a_bury_comes_out_of_the_fan()
    {
        showPair();
        const int before = held();
        const std::size_t others = flying().size();
        CardItem* const clubs = open(queenOfClubs);
        const QPointF lay = clubs->pose().centre;
        begin(moves_->bury({ ada, { queenOfClubs }, 2, {}, { queenOfClubs } }));
        QCOMPARE(held(), before - 1);
        QVERIFY(open(queenOfSpades));
        const auto buried = flying();
        QCOMPARE(buried.size(), others + 2);
        const QPointF fan = scene_->layout().fanPose(1).centre;
        QCOMPARE(clubs->pose().centre, lay);
        QVERIFY(std::ranges::any_of(buried,
            [fan](const CardItem* card) { return !card->card() && card->pose().centre == fan; }));
        end();
    }

    void an_under_that_lay_open_goes_back_into_the_fan()
    {
        showPair();
        const int before = held();
        CardItem* const spades = open(queenOfSpades);
        const QPointF lay = spades->pose().centre;
        const Card ace { Rank::Ace, Suit::Clubs };
        begin(moves_->hideUnder({ ada, ace, true, queenOfSpades, true }));
        QVERIFY(!open(queenOfSpades));
        QVERIFY(open(queenOfClubs));
        QCOMPARE(spades->pose().centre, lay);
        QCOMPARE(held(), before + 1);
        animation_->setCurrentTime(durationsOf(Speed::Normal).collect);
        QCOMPARE(spades->pose().centre, scene_->layout().fanPose(1).centre);
        QCOMPARE(spades->pose().flip, 0.0); // no one sees it there
        end();
        QVERIFY(!moves_->hideUnder({ ada, ace, true, queenOfClubs, false })); // no one knew of it
    }

private:
    /// As the animation has it when it starts, and when it has come to its end.
    void begin(QAbstractAnimation* animation)
    {
        animation_.reset(animation);
        QVERIFY(animation_);
        animation_->start();
    }

    void end()
    {
        animation_->setCurrentTime(animation_->totalDuration());
        animation_.reset();
    }

    void showPair()
    {
        begin(moves_->showPair({ ada, BlitzPair::BlackQueens, 2 }));
        end();
    }

    CardItem* open(Card card)
    {
        const auto& items = scene_->openCards(ada).items();
        const auto found =
            std::ranges::find_if(items, [card](CardItem* item) { return item->card() == card; });
        return found == items.end() ? nullptr : *found;
    }

    int held() { return scene_->seat(ada).state().cards; }
    /// Of the cards on the table that belong nowhere.
    std::vector<CardItem*> flying()
    {
        std::vector<CardItem*> cards;
        for (QGraphicsItem* const item : scene_->items())
            if (auto* const card = dynamic_cast<CardItem*>(item);
                card && !card->parentItem() && std::ranges::count(scene_->blind(), card) == 0)
                cards.push_back(card);
        return cards;
    }

    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<CardMoves> moves_;
    std::unique_ptr<QAbstractAnimation> animation_;
};

REGISTER_WIDGET_TEST(CardMovesTest)
#include "card_moves_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/deal_sampler.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <map>
#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What tells two worlds apart, whatever came from the blind.
using Key = std::vector<std::uint32_t>;

Key keyOf(const World& world)
{
    Key key;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        key.push_back(world.hands[seat].bits());
        key.push_back(world.buried[seat].bits());
    }
    key.push_back(world.under ? CardSet { *world.under }.bits() : 0);
    return key;
}

template <class Visit>
void forEachChoice(CardSet cards, int count, CardSet chosen, const Visit& visit)
{
    if (count == 0)
        return visit(chosen);
    for (const Card card : cards) {
        cards.remove(card);
        forEachChoice(cards, count - 1, chosen.with(card), visit);
    }
}

/// Deals the unseen cards out in every way that the numbers of cards allow, and does everything
/// again to see which of them explain the observation.
class EveryWay {
public:
    EveryWay(const Observation& seen, std::span<const Action> legal, const World& like)
        : seen_(seen)
        , legal_(legal)
        , world_(like)
    {
        const std::vector<HiddenCards> explanations = hiddenCardsOf(seen);
        places_ = explanations.front().places;
        hidden_ = explanations.front().cards;
        world_.deal = { .dealer = seen.dealer };
        for (const Seat seat : seen.seats) {
            world_.hands[seat] -= hidden_;
            world_.buried[seat] -= hidden_;
        }
        if (world_.under && hidden_.contains(*world_.under))
            world_.under.reset();
    }

    double count() const
    {
        double count = 1;
        int left = hidden_.size();
        for (const HiddenPlace& place : places_)
            for (int i = 0; i < place.room; ++i)
                count *= static_cast<double>(left--) / (i + 1);
        return count;
    }

    std::set<Key> thatFit()
    {
        fill(0, hidden_, world_);
        return fitting_;
    }

private:
    void fill(std::size_t at, CardSet rest, const World& world)
    {
        if (at == places_.size()) {
            if (explains(world))
                fitting_.insert(keyOf(world));
            return;
        }
        const HiddenPlace& place = places_[at];
        forEachChoice(rest, place.room, {}, [&](CardSet cards) {
            World next = world;
            if (place.kind == PlaceKind::Hand)
                next.hands[place.seat] |= cards;
            else if (place.kind == PlaceKind::Buried)
                next.buried[place.seat] |= cards;
            else if (place.kind == PlaceKind::Under)
                next.under = cards.first();
            else
                next.deal.blind |= cards;
            fill(at + 1, rest - cards, next);
        });
    }

    CardSet allCardsOf(const World& world, Seat seat) const
    {
        CardSet cards = world.hands[seat] | world.buried[seat];
        for (const Trick& trick : seen_.tricks)
            for (const PlayedCard& played : trick.cards)
                if (played.seat == seat && played.card)
                    cards.add(*played.card);
        if (seat == seen_.picker && world.under)
            cards.add(*world.under);
        return cards;
    }

    /// With any of the takers' cards from the blind.
    bool explains(World world)
    {
        for (const Seat seat : seen_.seats)
            world.deal.hands[seat] = allCardsOf(world, seat);
        const int neighbours = seen_.variant.layout().neighbourTakes;
        if (!seen_.picker && neighbours > 0) // which of them does not matter
            for (const Card card : world.deal.blind)
                if (world.deal.neighboursBlind.size() < neighbours)
                    world.deal.neighboursBlind.add(card);
        return explainsWithBlind(world, seen_.seats.begin());
    }

    bool explainsWithBlind(const World& world, SeatSet::Iterator seat) const
    {
        if (seat == seen_.seats.end()) {
            const auto hand = handBehind(seen_, world, legal_);
            return hand && hand->observation(seen_.viewer) == seen_;
        }
        bool found = false;
        auto next = seat;
        ++next;
        const auto tryBlind = [&](CardSet blind) {
            if (found)
                return;
            World with = world;
            with.deal.hands[*seat] -= blind;
            with.deal.blind |= blind;
            if (seen_.picker && *seat != seen_.picker)
                with.deal.neighboursBlind |= blind;
            found = explainsWithBlind(with, next);
        };
        if (*seat == seen_.viewer)
            tryBlind(seen_.blind);
        else
            forEachChoice(world.deal.hands[*seat], blindCardsTaken(seen_, *seat), {}, tryBlind);
        return found;
    }

    const Observation& seen_;
    std::span<const Action> legal_;
    World world_;
    CardSet hidden_;
    std::vector<HiddenPlace> places_;
    std::set<Key> fitting_;
};

/// Without an under, which belongs to the hand until the first lead.
int heldBy(const HandState& hand, Seat seat)
{
    const CardSet cards = hand.data().handOf(seat);
    const auto under = hand.data().under;
    return under && seat == hand.picker() ? cards.without(*under).size() : cards.size();
}

void addTables()
{
    QTest::addColumn<QByteArray>("rules");
    for (const Preset& preset : presets())
        QTest::newRow(std::string(preset.key).c_str())
            << QByteArray(variantText(preset.variant).c_str());
    for (const char* rules : { "call-hold=free", "under-judged-on=before-bury", "alone=off",
             "call-own-ace=on", "layout=5H-J call-up=next-jack jack-alone-announced=on",
             "crack=one recrack=on crack-around-the-corner=on", "redeal-hand=on-request" })
        if (parseVariant(rules))
            QTest::newRow(rules) << QByteArray(rules);
}

} // namespace

class DealSamplerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_drawn_deal_explains_all_that_was_seen_data() { addTables(); }

    void a_drawn_deal_explains_all_that_was_seen()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RandomPlayer random(3);
        RulePlayer rule;
        Rng rng(4);
        int explained = 0;
        Match match(variant, 21, seatAt(0));
        for (int i = 0; i < 40; ++i) {
            HandState hand = match.dealHand();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const auto world = DealSampler(seen, legal).draw(rng);
                QVERIFY2(world, "no world for what has happened");
                for (const Seat other : seen.seats)
                    QCOMPARE(world->hands[other].size(), heldBy(hand, other));
                const bool told = variant.layout().piles == 0 || seen.tricks.empty();
                if (told) {
                    const auto behind = handBehind(seen, *world, legal);
                    QVERIFY(behind);
                    QVERIFY(behind->observation(*seat) == seen);
                    ++explained;
                }
                const bool byRule = rng.below(2) == 0;
                hand.apply(byRule ? rule.choose(seen, legal, {}) : random.choose(seen, legal, {}));
            }
            match.finish(hand);
        }
        QVERIFY(explained > 30);
    }

    void it_knows_every_way_the_cards_can_lie_and_no_other_data() { addTables(); }

    void it_knows_every_way_the_cards_can_lie_and_no_other()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        if (variant.layout().piles > 0)
            return; // nothing tells the worlds apart there but the numbers of cards
        RandomPlayer random(5);
        RulePlayer rule;
        Rng rng(6);
        int compared = 0;
        Match match(variant, 22, seatAt(0));
        for (int i = 0; i < 60 && compared < 12; ++i) {
            HandState hand = match.dealHand();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const DealSampler sampler(seen, legal);
                const auto like = sampler.draw(rng);
                QVERIFY(like);
                EveryWay every(seen, legal, *like);
                if (seen.phase == Phase::Playing && every.count() > 20 && every.count() < 700) {
                    const std::set<Key> fitting = every.thatFit();
                    std::set<Key> known;
                    for (const World& world : sampler.all())
                        QVERIFY2(known.insert(keyOf(world)).second, "the same world twice");
                    QCOMPARE(known.size(), fitting.size());
                    QVERIFY(known == fitting);
                    ++compared;
                }
                const bool byRule = rng.below(3) != 0;
                hand.apply(byRule ? rule.choose(seen, legal, {}) : random.choose(seen, legal, {}));
            }
            match.finish(hand);
        }
        QVERIFY2(compared >= 3, QByteArray::number(compared).constData());
    }

    /// Chi-square over a few small cases, with a seed that is no worse than any other.
    void every_way_is_drawn_as_often_as_any_other()
    {
        const auto variant = variantWith("redeal-hand=off");
        RulePlayer rule;
        Rng rng(7);
        int compared = 0;
        for (int i = 0; compared < 6; ++i) {
            const auto deal =
                dealFromSeed(variant, static_cast<std::uint64_t>(100 + i), seatAt(i % 5));
            HandState hand = HandState::fromDeal(variant, deal).value();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const DealSampler sampler(seen, legal);
                const double ways = sampler.count();
                if (ways > 30 && ways < 120) {
                    std::map<Key, int> counts;
                    const int draws = 60 * static_cast<int>(ways);
                    for (int k = 0; k < draws; ++k)
                        ++counts[keyOf(*sampler.draw(rng))];
                    double chi = 0;
                    for (const auto& [key, count] : counts)
                        chi += (count - 60.0) * (count - 60.0) / 60;
                    chi += 60 * (ways - static_cast<double>(counts.size()));
                    QVERIFY2(chi < ways + 5 * std::sqrt(2 * ways), QByteArray::number(chi));
                    ++compared;
                }
                hand.apply(rule.choose(seen, legal, {}));
            }
        }
    }
};

QTEST_APPLESS_MAIN(DealSamplerTest)
#include "deal_sampler_test.moc"

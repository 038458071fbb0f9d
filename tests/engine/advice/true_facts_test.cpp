// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/variant_text.h"
#include "tests/engine/advice/advised_hands.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Of each table; more by hand finds rarer faults.
const int handsOfEach = qEnvironmentVariableIsSet("SHEEPSHEAD_FACT_HANDS")
    ? qEnvironmentVariableIntValue("SHEEPSHEAD_FACT_HANDS")
    : 2;

/// Knows all cards and asks the rules of the hand alone: nothing of what the advice is made with.
class Truth {
public:
    Truth(const HandState& hand, const Advice& advice)
        : hand_(hand)
        , data_(hand.data())
        , seat_(*hand.toAct())
        , seen_(hand.observation(seat_))
        , advice_(advice)
    {
    }

    bool operator()(const advice::TakesTrick& takes) const
    {
        const auto holds = [&](advice::Sure sure, const Action& action) {
            return (sure != advice::Sure::Always || alwaysTakes(cardOf(action)))
                && (sure != advice::Sure::Never || neverTakes(cardOf(action)));
        };
        return holds(takes.here, advice_.recommended)
            && (!advice_.against || holds(takes.there, *advice_.against));
    }
    bool operator()(const advice::LastToPlay&) const
    {
        return data_.play.cardsInTrick() == data_.seats.size() - 1;
    }
    bool operator()(const advice::TrickSoFar& trick) const
    {
        return sidesAreAsSeen(trick.seat, trick.friendly);
    }
    bool operator()(const advice::Schmears& schmears) const
    {
        return schmears.seat != seat_ && sidesAreAsSeen(schmears.seat, schmears.friendly);
    }
    bool operator()(const advice::SavesPoints& saves) const
    {
        return held(seat_).contains(saves.saved) && isStillToPlay(saves.seat)
            && !(isMaker(saves.seat) == isMaker(seat_) && seen_.isSideKnown());
    }
    bool operator()(const advice::DrawsTrump& draws) const { return draws.out == trumpElsewhere(); }
    bool operator()(const advice::CalledCardOut& out) const
    {
        const CardSet suit = data_.trumps().suitOf(out.called);
        int led = 0;
        for (const Trick& trick : seen_.tricks)
            led += trick.cards.front().card && !trick.cards.front().asUnder
                && suit.contains(*trick.cards.front().card);
        const bool onTable = seen_.trickOnTable() && led > 0;
        return out.viewerHolds == held(seat_).contains(out.called)
            && (isInSomeHand(out.called) || data_.liesUnseen(out.called))
            && (out.inTrick || led == 0 || onTable);
    }
    bool operator()(const advice::MakesVoid& makes) const
    {
        const CardSet suit = data_.trumps().fail(makes.suit);
        const CardSet rest = held(seat_).without(cardOf(advice_.recommended));
        return !rest.meets(suit) && rest.meets(data_.trumps().trump());
    }
    bool operator()(const advice::KeepsCard& keeps) const
    {
        return held(seat_).without(cardOf(advice_.recommended)).contains(keeps.card);
    }
    bool operator()(const advice::JoinsMakers& joins) const
    {
        HandState after = hand_;
        after.apply(joins.instead ? *advice_.against : advice_.recommended);
        return !seen_.isMaker(seat_) && after.observation(seat_).isMaker(seat_);
    }
    bool operator()(const advice::NeedsTrick&) const
    {
        return data_.noPickGame && seen_.tricksTaken[seat_] == 0;
    }
    bool operator()(const advice::HasTrick&) const
    {
        return data_.noPickGame && seen_.tricksTaken[seat_] > 0;
    }
    bool operator()(const advice::ShedsPoints&) const
    {
        return data_.noPickGame && data_.play.cardsInTrick() > 0;
    }
    bool operator()(const advice::LikelyPartner& partner) const
    {
        return partner.seat != seat_ && data_.picker && partner.seat != *data_.picker
            && !seen_.isMaker(partner.seat) && !seen_.isDefender(partner.seat);
    }
    bool operator()(const advice::Beaten& beaten) const
    {
        const bool fail = !data_.trumps().isTrump(cardOf(advice_.recommended));
        return data_.play.cardsInTrick() < data_.seats.size() - 1 && (fail || beaten.byTrump == 0)
            && beaten.byTrump + beaten.byHigher < 1 + 1e-9;
    }
    bool operator()(const advice::CalledCardFalls& falls) const
    {
        return data_.called == falls.called && isInSomeHand(falls.called)
            && !held(seat_).contains(falls.called) && (!falls.certain || mustFall(falls.called));
    }
    bool operator()(const advice::Strength& strength) const
    {
        const CardSet trump = held(seat_) & data_.trumps().trump();
        return strength.trump == trump.size() && strength.queens + strength.jacks <= strength.trump
            && strength.failAces == ((held(seat_) - trump) & cardsOf(Rank::Ace)).size();
    }
    bool operator()(const advice::BuryMakes& makes) const
    {
        HandState after = hand_;
        after.apply(advice_.recommended);
        const CardSet rest = after.data().handOf(seat_);
        int points = 0;
        for (const Card card : std::get<Bury>(advice_.recommended).cards)
            points += card.points().value;
        bool voids = true;
        for (const Suit suit : allSuits)
            voids = voids
                && (!makes.voids[static_cast<std::size_t>(suit)]
                    || !rest.meets(data_.trumps().fail(suit)));
        return voids && makes.points.value == points;
    }
    bool operator()(const advice::HoldsOfCalled& holds) const
    {
        const CardSet suit = data_.trumps().fail(holds.called.suit());
        return std::get<Call>(advice_.recommended).under
            || holds.held == (held(seat_) & suit).size();
    }
    bool operator()(const advice::AfterPassing& after) const
    {
        return std::abs(after.othersPick + after.allPass - 1) < 1e-9;
    }
    bool operator()(const advice::Stake& stake) const
    {
        HandState after = hand_;
        const bool raises = !std::holds_alternative<Decline>(advice_.recommended);
        const auto legal = hand_.legalActions();
        const auto raise = std::ranges::find_if(
            legal, [](const Action& action) { return !std::holds_alternative<Decline>(action); });
        after.apply(raises ? advice_.recommended : *raise);
        return stake.factor == scoredFactor(std::move(after));
    }
    bool operator()(const auto&) const { return true; }

private:
    static Card cardOf(const Action& action) { return std::get<Play>(action).card; }
    CardSet held(Seat seat) const { return data_.handOf(seat); }
    bool isMaker(Seat seat) const { return data_.makers.contains(seat); }
    bool isInSomeHand(Card card) const
    {
        return std::ranges::any_of(
            data_.seats, [&](Seat seat) { return held(seat).contains(card); });
    }
    int trumpElsewhere() const
    {
        CardSet all;
        for (const Seat seat : data_.seats)
            if (seat != seat_)
                all |= held(seat) | (data_.buried[seat] - seen_.buried);
        if (data_.under && !seen_.dealt.contains(*data_.under)
            && !seen_.blind.contains(*data_.under))
            all.add(*data_.under); // no one but the picker knows which card it is
        return (all & data_.trumps().trump()).size();
    }
    bool isStillToPlay(Seat seat) const
    {
        Seat next = seat_;
        for (int i = data_.play.cardsInTrick() + 1; i < data_.seats.size(); ++i) {
            next = data_.seats.nextAfter(next);
            if (next == seat)
                return true;
        }
        return false;
    }
    /// A side that is told as known is the true one, and what is told as impossible is not so.
    bool sidesAreAsSeen(Seat seat, double friendly) const
    {
        if (data_.noPickGame || data_.seats.size() == 2)
            return true;
        const bool same = isMaker(seat) == isMaker(seat_);
        if (seen_.isMaker(seat) && !isMaker(seat))
            return false;
        if (seen_.isDefender(seat) && isMaker(seat))
            return false;
        return !seen_.isSideKnown() || friendly == (same ? 1.0 : 0.0);
    }
    /// Each later seat tries each of its cards, the others play what is legal. RENEGE: a hand that
    /// is forfeited has no taker.
    bool alwaysTakes(Card card) const
    {
        HandState hand = hand_;
        if (takerAfter(hand, Play { card }).value_or(seat_) != seat_)
            return false;
        hand.apply(Play { card });
        for (int i = data_.play.cardsInTrick() + 1; i < data_.seats.size() && !hand.over(); ++i) {
            const auto legal = hand.legalActions();
            for (const Action& action : legal)
                if (takerAfter(hand, action).value_or(seat_) != seat_)
                    return false;
            hand.apply(legal.front());
        }
        return true;
    }
    /// Who holds the card may play no other to this trick.
    bool mustFall(Card card) const
    {
        HandState hand = hand_;
        hand.apply(advice_.recommended);
        while (hand.toAct() && !hand.data().handOf(*hand.toAct()).contains(card))
            hand.apply(hand.legalActions().front());
        return hand.toAct() && std::ranges::all_of(hand.legalActions(), [&](const Action& action) {
            return cardOf(action) == card;
        });
    }
    bool neverTakes(Card card) const { return takerAfter(hand_, Play { card }) != seat_; }
    static std::optional<Seat> takerAfter(HandState hand, const Action& action)
    {
        std::vector<Event> events = hand.apply(action);
        while (true) {
            for (const Event& event : events)
                if (const auto* taken = std::get_if<TrickTaken>(&event))
                    return taken->winner;
            if (hand.over())
                return std::nullopt;
            events = hand.apply(hand.legalActions().front());
        }
    }
    /// Nothing more is raised.
    static int scoredFactor(HandState hand)
    {
        const auto raisesNothing = [](const Action& action) {
            const auto* const play = std::get_if<Play>(&action);
            return std::holds_alternative<Decline>(action) || (play && !play->blitz);
        };
        while (!hand.over()) {
            const auto legal = hand.legalActions();
            const auto quiet = std::ranges::find_if(legal, raisesNothing);
            hand.apply(quiet == legal.end() ? legal.front() : *quiet);
        }
        int product = 1;
        for (const StakeFactor& factor : hand.scored()->scores.factors)
            if (factor.kind == FactorKind::Raises || factor.kind == FactorKind::BlindPick
                || factor.kind == FactorKind::Doubler)
                product *= factor.factor;
        return product;
    }

    const HandState& hand_;
    const HandData& data_;
    Seat seat_;
    Observation seen_;
    const Advice& advice_;
};

/// How often each fact was told, by its index.
std::map<std::size_t, int> told;

QString faultIn(const HandState& hand, const Advice& advice)
{
    const Truth truth(hand, advice);
    for (const advice::Fact& fact : advice.facts) {
        ++told[fact.index()];
        if (!std::visit(truth, fact))
            return QStringLiteral("fact %1 is not true").arg(fact.index());
    }
    return {};
}

/// What would be said if the first of these cards were recommended, and compared with the last.
Advice adviceFor(const HandState& hand, const std::vector<Action>& legal)
{
    Advice advice { legal.front(), legal.back(), {}, {} };
    const auto* const first = std::get_if<Play>(&legal.front());
    const auto* const last = std::get_if<Play>(&legal.back());
    if (first && last && first->card != last->card) {
        Rng rng(1);
        const Observation seen = hand.observation(*hand.toAct());
        const std::array cards { first->card, last->card };
        advice.facts = cardFacts(seen,
            outlookOf(
                seen, hand.legalActions(), cards, Opponents(), 12, rng, [] { return false; }));
    }
    return advice;
}

/// Of a card it need not be the best one: what is said must be true of any.
QString faultIn(const HandState& hand)
{
    auto legal = hand.legalActions();
    if (hand.phase() != Phase::Playing)
        return faultIn(hand, adviceOn(hand));
    std::ranges::rotate(
        legal, legal.begin() + hand.data().trickCount % static_cast<int>(legal.size()));
    return faultIn(hand, adviceFor(hand, legal));
}

/// Regulars at some decisions, else anything that is legal: odd positions are met, too.
void playWatched(const CheckedVariant& variant, std::uint64_t seed)
{
    RulePlayer regular;
    RandomPlayer anything(seed);
    Match match(variant, seed, seatAt(0));
    HandState hand = match.dealHand();
    for (int turn = 0; !hand.over(); ++turn) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        if (legal.size() > 1) {
            const QString fault = faultIn(hand);
            QVERIFY2(fault.isEmpty(),
                qPrintable(QStringLiteral("%1, seed %2, decision %3: %4")
                               .arg(QString::fromStdString(variantText(*variant)))
                               .arg(seed)
                               .arg(turn)
                               .arg(fault)));
        }
        const bool odd = hand.phase() == Phase::Playing && turn % 4 == 0;
        hand.apply(odd ? anything.choose(seen, legal, {}) : regular.choose(seen, legal, {}));
    }
}

} // namespace

/// Every fact of an advice is held against the cards as they really lie, over hands of all tables.
class TrueFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_fact_is_true_at_every_table_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        for (const char* rules : { "crack=several recrack=on blitz-black-queens=on",
                 "layout=7H-2 bury-together-open=on", "no-pick=schwanzer", "no-pick=doubler",
                 "call-sheepshead=on", "renege=forfeit", "layout=5H-J crack=one blind-pick=on" })
            if (parseVariant(rules))
                QTest::newRow(rules) << QByteArray(rules);
    }

    void every_fact_is_true_at_every_table()
    {
        QFETCH(QByteArray, rules);
        const CheckedVariant variant = variantWith(rules.toStdString());
        for (int i = 1; i <= handsOfEach && !QTest::currentTestFailed(); ++i)
            playWatched(variant, static_cast<std::uint64_t>(i));
    }

    void every_fact_is_true_with_rules_at_random()
    {
        Rng rng(41);
        for (int i = 0; i < 20 * handsOfEach && !QTest::currentTestFailed(); ++i) {
            const Variant variant = normalized(randomVariant(rng));
            if (problemsOf(variant).empty())
                playWatched(check(variant).value(), static_cast<std::uint64_t>(i));
        }
    }

    void the_hands_led_to_most_kinds_of_facts() { QVERIFY(told.size() > 20); }
};

REGISTER_TEST(TrueFactsTest)
#include "true_facts_test.moc"

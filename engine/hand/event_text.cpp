// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/event_text.h"

#include "engine/cards/card_text.h"
#include "engine/hand/action.h"

#include <array>

namespace sheepshead {

namespace {

std::string number(int value) { return std::to_string(value); }

std::string name(Seat seat) { return number(indexOf(seat)); }

std::string names(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += (text.empty() ? "" : " ") + name(seat);
    return text.empty() ? "none" : text;
}

/// The cards, or their number for a viewer who does not see them.
std::string cardsOrCount(CardSet cards, int count)
{
    return cards.empty() && count > 0 ? number(count) + " cards" : cardsText(cards);
}

const char* gameName(NoPickGame game)
{
    constexpr std::array names { "leaster", "moster", "mittler", "schneidster" };
    return names[static_cast<std::size_t>(game)];
}

constexpr std::array tierNames { "won every trick", "won with schneider", "won", "lost",
    "lost with schneider", "lost without a trick" };

class EventWriter {
public:
    explicit EventWriter(int tableSeats)
        : tableSeats_(tableSeats)
    {
    }

    std::string operator()(const Dealt& dealt) const
    {
        std::string text = name(dealt.dealer) + " dealt";
        for (const Seat seat : dealt.seats)
            text += " | " + name(seat) + ": " + cardsOrCount(dealt.hands[seat], dealt.sizes[seat]);
        for (const Seat seat : dealt.seats)
            if (!dealt.open[seat].empty())
                text += " | open of " + name(seat) + ": " + cardsText(dealt.open[seat]);
        text += " | blind: " + cardsOrCount(dealt.blind, dealt.blindSize);
        return dealt.doubler == 1 ? text : text + " | counts " + number(dealt.doubler) + " times";
    }
    std::string operator()(const RedealHandShown& shown) const
    {
        return name(shown.seat) + " showed a redeal hand: " + cardsText(shown.hand);
    }
    std::string operator()(const Passed& passed) const { return name(passed.seat) + " passed"; }
    std::string operator()(const Picked& picked) const
    {
        const std::string call = picked.callUp ? ", calling " + cardText(*picked.callUp) : "";
        return name(picked.seat) + (picked.forced ? " had to pick " : " picked ")
            + cardsOrCount(picked.blind, picked.blindSize) + (picked.unseen ? " unseen" : "")
            + call;
    }
    std::string operator()(const Buried& buried) const
    {
        const std::string text = name(buried.seat) + " buried ";
        if (buried.cards.size() == buried.count || buried.cards.empty())
            return text + cardsOrCount(buried.cards, buried.count);
        return text + cardsOrCount({}, buried.count) + ", " + cardsText(buried.cards)
            + " among them";
    }
    std::string operator()(const Called& called) const
    {
        std::string text = name(called.seat) + " called " + cardText(called.card);
        if (called.withUnder)
            text += " under " + (called.under ? cardText(*called.under) : "a card");
        return text;
    }
    std::string operator()(const WentAlone& alone) const
    {
        return name(alone.seat) + " goes alone";
    }
    std::string operator()(const Voted& voted) const
    {
        return name(voted.seat) + " voted for a "
            + (voted.forGame == NoPick::Doubler ? "doubler" : "leaster");
    }
    std::string operator()(const BidMade& bid) const
    {
        return name(bid.seat) + " bid " + (bid.kind == BidKind::Call ? "a call" : "a solo");
    }
    std::string operator()(const SoloNamed& solo) const
    {
        return name(solo.seat) + ": " + actionText(NameSolo { solo.kind, solo.suit });
    }
    std::string operator()(const NeighbourTook& took) const
    {
        return name(took.seat) + " took " + cardsOrCount(took.cards, took.count);
    }
    std::string operator()(const SheepsheadCalled& bet) const
    {
        return name(bet.seat) + " called sheepshead";
    }
    std::string operator()(const Cracked& cracked) const
    {
        constexpr std::array kinds { " cracked", " cracked back", " cracked around the corner" };
        return name(cracked.seat) + kinds[static_cast<std::size_t>(cracked.kind)] + ", times "
            + number(cracked.factor);
    }
    std::string operator()(const Blitzed& blitzed) const
    {
        return name(blitzed.seat) + ": " + actionText(Blitz { blitzed.pair }) + ", times "
            + number(blitzed.factor);
    }
    std::string operator()(const Turned& turned) const
    {
        return name(turned.seat) + " turned " + cardText(turned.card);
    }
    std::string operator()(const RenegeFound& found) const { return name(found.seat) + " reneged"; }
    std::string operator()(const LeasterBegan& began) const
    {
        return std::string("everyone passed: ") + gameName(began.game);
    }
    std::string operator()(const ThrownIn& thrown) const
    {
        constexpr std::array reasons { "doubler", "redeal", "redeal hand" };
        return std::string("thrown in: ") + reasons[static_cast<std::size_t>(thrown.why)];
    }
    std::string operator()(const Played& played) const
    {
        return name(played.seat) + " played " + (played.card ? cardText(*played.card) : "a card")
            + (played.asUnder ? " face down" : "");
    }
    std::string operator()(const PartnerRevealed& revealed) const
    {
        return "partner known: " + name(revealed.seat);
    }
    std::string operator()(const TrickTaken& taken) const
    {
        std::string text = name(taken.winner) + " took trick " + number(taken.number) + ": "
            + cardsText(taken.cards);
        if (taken.under)
            text += " and face down " + cardText(*taken.under);
        return taken.withBlind ? text + " and the blind" : text;
    }
    std::string operator()(const HandScored& scored) const
    {
        std::string text = "scored: ";
        for (const Seat seat : SeatSet::firstSeats(tableSeats_))
            text += number(scored.scores.scores[seat].value) + ' ';
        text += "| "
            + std::visit([&](const auto& o) { return outcome(o, scored.scores); }, scored.outcome);
        text += " | blind " + cardsText(scored.blind) + ", buried " + cardsText(scored.buried);
        return scored.under ? text + ", under " + cardText(*scored.under) : text;
    }

private:
    static std::string outcome(const PickedOutcome& picked, const HandScores& scores)
    {
        std::string text = name(picked.picker)
            + (picked.partners.empty() ? " alone " : " with " + names(picked.partners) + ' ')
            + tierNames[static_cast<std::size_t>(*scores.tier)] + ", "
            + number(picked.makersPoints.value) + " points, stake " + number(scores.stake);
        if (picked.blindPick)
            text += ", picked blind";
        if (scores.bumped())
            text += ", bumped";
        return scores.pickerPaidAlone ? text + ", the picker pays alone" : text;
    }
    std::string outcome(const LeasterOutcome& leaster, const HandScores& scores) const
    {
        std::string text = std::string(gameName(leaster.game)) + ", points and tricks";
        for (const Seat seat : SeatSet::firstSeats(tableSeats_))
            text += ' ' + name(seat) + ": " + number(leaster.points[seat].value) + '/'
                + number(leaster.tricks[seat]) + ',';
        if (leaster.game != NoPickGame::Leaster)
            return text.substr(0, text.size() - 1);
        return text + " least: " + names(scores.leasterWinners);
    }

    static std::string outcome(const SchwanzerOutcome&, const HandScores&) { return "schwanzer"; }
    std::string outcome(const TwoHandedOutcome& two, const HandScores&) const
    {
        std::string text = "points and tricks";
        for (const Seat seat : SeatSet::firstSeats(tableSeats_))
            text += ' ' + name(seat) + ": " + number(two.points[seat].value) + '/'
                + number(two.tricks[seat]);
        return text;
    }
    static std::string outcome(const IndianaOutcome& indiana, const HandScores& scores)
    {
        return name(indiana.bidder) + ' ' + tierNames[static_cast<std::size_t>(*scores.tier)] + ", "
            + number(indiana.biddersPoints.value) + " points, " + number(scores.stake) + " each";
    }

    int tableSeats_;
};

} // namespace

std::string eventText(const Event& event, int tableSeats)
{
    return std::visit(EventWriter(tableSeats), event);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/derivation.h"

#include <array>

namespace sheepshead::console {

namespace {

std::string number(int value) { return std::to_string(value); }
std::string signedNumber(int value) { return (value > 0 ? "+" : "") + number(value); }
std::string name(Seat seat) { return "seat " + number(indexOf(seat)); }

std::string names(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += (text.empty() ? "" : ", ") + name(seat);
    return text.empty() ? "nobody" : text;
}

std::string tierLine(Tier tier)
{
    constexpr std::array<std::string_view, 6> lines {
        "the makers took every trick: 3 a defender",
        "the makers won and the defenders are schneider: 2 a defender",
        "the makers have 61 or more and won: 1 a defender",
        "the makers have fewer than 61 and lost: 1 a defender",
        "the makers lost and are schneider: 2 a defender",
        "the makers took no trick: 3 a defender",
    };
    return std::string(lines[static_cast<std::size_t>(tier)]);
}

class Derivation {
public:
    Derivation(const HandScores& scores, SeatSet seats, const CheckedVariant& variant)
        : scores_(scores)
        , seats_(seats)
        , variant_(variant)
    {
    }

    std::vector<std::string> operator()(const PickedOutcome& picked)
    {
        say("makers: picker " + name(picked.picker) + ", partners " + names(picked.partners)
            + "; they have " + number(picked.makersPoints.value) + " points, the defenders "
            + number(deckPoints.value - picked.makersPoints.value));
        sayTier(picked);
        sayFactors(picked);
        say("stake: " + number(scores_.stake) + " for each defender");
        saySettlement(picked);
        return sayScores();
    }

    std::vector<std::string> operator()(const LeasterOutcome& leaster)
    {
        if (leaster.reneged)
            say(name(*leaster.reneged) + " reneged and pays 1 to every other");
        else if (leaster.game == NoPickGame::Moster)
            say("most points lose 1 to every other; equal points wash; every trick wins");
        else
            say("won by " + names(scores_.leasterWinners));
        for (const Seat seat : seats_)
            say(name(seat) + ": " + number(leaster.points[seat].value) + " points, "
                + number(leaster.tricks[seat]) + " tricks");
        if (scores_.stake > 1)
            say("a trickless winner is paid double");
        return sayScores();
    }

    std::vector<std::string> operator()(const SchwanzerOutcome& hands)
    {
        for (const Seat seat : seats_)
            say(name(seat) + " counts " + number(hands.count[seat]));
        say("the highest count pays 1 to every other; the higher trump decides a tie");
        return sayScores();
    }

    std::vector<std::string> operator()(const TwoHandedOutcome& two)
    {
        for (const Seat seat : seats_)
            say(name(seat) + ": " + number(two.points[seat].value) + " points, "
                + number(two.tricks[seat]) + " tricks");
        say(scores_.stake == 0 ? "60 each: nobody wins"
                               : names(scores_.leasterWinners) + " wins " + number(scores_.stake));
        return sayScores();
    }

    std::vector<std::string> operator()(const IndianaOutcome& indiana)
    {
        const bool won = makersWon(*scores_.tier);
        say("bidder " + name(indiana.bidder)
            + (indiana.partner ? " with " + name(*indiana.partner) : std::string()) + ": "
            + number(indiana.biddersPoints.value) + " points, " + (won ? "made" : "set"));
        say("only winners add: " + number(scores_.stake) + " each");
        return sayScores();
    }

private:
    void say(std::string line) { lines_.push_back(std::move(line)); }

    void sayTier(const PickedOutcome& picked)
    {
        if (picked.reneged)
            say(name(*picked.reneged) + " reneged: that side forfeits the hand, 3 a defender");
        else if (picked.sheepshead != SheepsheadBet::None)
            say(std::string("sheepshead was called and ")
                + (picked.sheepshead == SheepsheadBet::Made ? "made" : "missed")
                + ": 6 a defender");
        else
            say(tierLine(*scores_.tier));
    }

    void sayFactors(const PickedOutcome& picked)
    {
        if (scores_.bumped)
            say("double on the bump: times 2");
        else if (variant_->doubleOnTheBump && picked.forcedPick && variant_->forcedNoPunish
            && !makersWon(*scores_.tier))
            say("a forced pick is not bumped");
        if (picked.raises > 0)
            say("raised " + number(picked.raises) + " times: times " + number(1 << picked.raises));
        if (picked.doubler > 1)
            say("doubler: times " + number(picked.doubler));
    }

    void saySettlement(const PickedOutcome& picked)
    {
        if (scores_.pickerPaidAlone)
            say("no trick: the picker pays every defender, his partners nothing");
        else if (variant_->settlement == Settlement::Pairwise)
            say("pairwise: every maker settles with every defender");
        else if (picked.partners.empty())
            say("alone: the picker settles with every defender");
        else
            say("a partner gets or pays one stake, the picker the rest");
    }

    std::vector<std::string> sayScores()
    {
        for (const Seat seat : seats_)
            say(name(seat) + ": " + signedNumber(scores_.scores[seat].value));
        return std::move(lines_);
    }

    const HandScores& scores_;
    SeatSet seats_;
    const CheckedVariant& variant_;
    std::vector<std::string> lines_;
};

} // namespace

std::vector<std::string> derivationOf(
    const Outcome& outcome, const HandScores& scores, SeatSet seats, const CheckedVariant& variant)
{
    return std::visit(Derivation(scores, seats, variant), outcome);
}

} // namespace sheepshead::console

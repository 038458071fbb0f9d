// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/typed_outcome.h"

#include "engine/score_keeping/stand_ins.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

/// The names that outcome_check.h and table_line.h have for the same thing.
std::string_view typedField(std::string_view outcomeField)
{
    struct Name {
        std::string_view outcome;
        std::string_view typed;
    };
    constexpr std::array<Name, 19> names { {
        { "picker", "maker" },
        { "bidder", "maker" },
        { "partner", "partners" },
        { "partners", "partners" },
        { "makersPoints", "points" },
        { "biddersPoints", "points" },
        { "points", "takes" },
        { "tricks", "takes" },
        { "count", "winners" },
        { "exempt", "partners" },
        { "makersTookNoTrick", "tier" },
        { "biddersTookNoTrick", "tier" },
        { "pickerTookNoTrick", "trickless" },
        { "forcedPick", "forced" },
        { "blindPick", "blind" },
        { "raises", "cracks" },
        { "sheepshead", "bet" },
        { "reneged", "reneged" },
        { "kind", "kind" },
    } };
    const auto found = std::ranges::find(names, outcomeField, &Name::outcome);
    return found == names.end() ? std::string_view("kind") : found->typed;
}

class TypedReader {
public:
    TypedReader(
        const TypedHand& hand, const Chairs& chairs, const CheckedVariant& variant, int doubler)
        : hand_(hand)
        , chairs_(chairs)
        , variant_(variant)
        , doubler_(doubler)
    {
    }

    TypedResult read()
    {
        TypedResult result;
        result.outcome = outcome();
        if (faults_.empty())
            checkOutcome(result.outcome);
        result.faults = std::move(faults_);
        return result;
    }

private:
    void fail(std::string_view field, LineFlaw flaw, std::optional<Member> who = {})
    {
        faults_.push_back({ field, flaw, {}, who });
    }

    void refuse(std::string_view field, OutcomeFlaw flaw)
    {
        faults_.push_back({ field, LineFlaw::NoSuchHand, flaw, {} });
    }

    RowOutcome outcome()
    {
        switch (hand_.kind) {
        case TypedKind::Picked:
            return picked();
        case TypedKind::Leaster:
            return leaster(NoPickGame::Leaster);
        case TypedKind::Moster:
            return leaster(NoPickGame::Moster);
        case TypedKind::Mittler:
            return leaster(NoPickGame::Mittler);
        case TypedKind::Schneidster:
            return leaster(NoPickGame::Schneidster);
        case TypedKind::Schwanzer:
            return schwanzer();
        case TypedKind::TwoHanded:
            return twoHanded();
        case TypedKind::Bid:
            return bid();
        case TypedKind::Doubler:
            return thrownIn(ThrowIn::Doubler);
        case TypedKind::Redeal:
            break;
        }
        return thrownIn(ThrowIn::Redeal);
    }

    void checkOutcome(const RowOutcome& made)
    {
        std::visit(
            [&](const auto& of) {
                if constexpr (std::is_constructible_v<Outcome, decltype(of)>)
                    for (const OutcomeFault& fault : problemsOf(of, chairs_.playing, variant_))
                        refuse(typedField(fault.field), fault.flaw);
            },
            made);
    }

    /// The seat of a member who plays this hand.
    std::optional<Seat> playing(std::string_view field, Member member)
    {
        const auto seat = chairs_.seatOf(member);
        if (seat && chairs_.playing.contains(*seat))
            return seat;
        fail(field, seat ? LineFlaw::SitsOut : LineFlaw::NotAtTheTable, member);
        return std::nullopt;
    }

    Seat maker()
    {
        if (!hand_.maker)
            fail("maker", LineFlaw::NobodyNamed);
        return hand_.maker ? playing("maker", *hand_.maker).value_or(Seat {}) : Seat {};
    }

    SeatSet seatsOf(std::string_view field, const Members& members)
    {
        SeatSet seats;
        for (const Member member : members)
            if (const auto seat = playing(field, member))
                seats.add(*seat);
        return seats;
    }

    std::optional<Seat> reneged()
    {
        return hand_.reneged ? playing("reneged", *hand_.reneged) : std::nullopt;
    }

    /// Points, whether they are known, and whether one side took every trick; the same members have
    /// other names in an outcome with makers and in one with bidders.
    void readResult(Points& points, bool& known, bool& noTrick, bool& allTricks)
    {
        noTrick = hand_.tier == Tier::LostNoTrick;
        allTricks = hand_.tier == Tier::WonAllTricks;
        known = hand_.points.has_value() && !hand_.reneged && hand_.bet == SheepsheadBet::None;
        if (hand_.points)
            points = { *hand_.points };
        else if (hand_.tier)
            points = standIn(*hand_.tier);
        else if (!hand_.reneged && hand_.bet == SheepsheadBet::None)
            fail("points", LineFlaw::ResultMissing);
    }

    PickedOutcome picked()
    {
        PickedOutcome made;
        made.picker = maker();
        made.partners = seatsOf("partners", hand_.partners);
        if (variant_->partner == Partner::Across && made.partners.empty()) // there is no other
            made.partners.add(chairs_.playing.nextAfter(chairs_.playing.nextAfter(made.picker)));
        made.sheepshead = hand_.bet;
        made.reneged = reneged();
        readResult(
            made.makersPoints, made.pointsKnown, made.makersTookNoTrick, made.makersTookAllTricks);
        if (hand_.bet == SheepsheadBet::Made) {
            made.makersTookAllTricks = true;
            made.makersPoints = deckPoints;
        } else if (hand_.bet == SheepsheadBet::Missed && !hand_.points) {
            made.makersPoints = standIn(Tier::Won);
        }
        made.pickerTookNoTrick = hand_.trickless || made.makersTookNoTrick;
        made.forcedPick = hand_.forced;
        made.blindPick = hand_.blind;
        made.doubler = doubler_;
        made.raises = hand_.cracks + hand_.blitzes;
        checkResult(tierOf(made, *variant_), made.pointsKnown);
        checkRaises();
        return made;
    }

    void checkResult(std::optional<Tier> tier, bool known)
    {
        if (known && hand_.tier && hand_.tier != tier)
            fail("points", LineFlaw::ResultsDiffer);
    }

    /// Cracks and blitzes are one number to scoring, so what each may be is asked here.
    void checkRaises()
    {
        if (hand_.cracks > 0 && variant_->crack == Cracking::Off)
            refuse("cracks", OutcomeFlaw::RuleIsOff);
        if (hand_.blitzes > 0 && !variant_->hasBlitz())
            refuse("blitzes", OutcomeFlaw::RuleIsOff);
        const bool afterCrack = variant_->blitzWhen == BlitzWhen::AfterCrack;
        if (hand_.cracks < 0 || hand_.blitzes < 0
            || (hand_.blitzes > 0 && hand_.cracks == 0 && afterCrack))
            refuse("blitzes", OutcomeFlaw::TooManyRaises);
    }

    IndianaOutcome bid()
    {
        IndianaOutcome made;
        made.bidder = maker();
        made.solo = hand_.solo;
        if (hand_.partners.size() > 1)
            fail("partners", LineFlaw::OneIsNamed);
        else if (!hand_.partners.empty())
            made.partner = playing("partners", hand_.partners.front());
        made.reneged = reneged();
        if (hand_.solo == SoloKind::Billy) {
            readBilly(made);
            return made;
        }
        readResult(made.biddersPoints, made.pointsKnown, made.biddersTookNoTrick,
            made.biddersTookAllTricks);
        checkResult(scoreHand(made, chairs_.playing, *variant_).tier, made.pointsKnown);
        return made;
    }

    /// A billy is made without a trick: nobody counts points.
    void readBilly(IndianaOutcome& made)
    {
        if (!hand_.tier && !hand_.reneged)
            fail("tier", LineFlaw::ResultMissing);
        made.biddersTookNoTrick = hand_.tier && makersWon(*hand_.tier);
        made.pointsKnown = false;
    }

    /// Points and tricks of everybody who played, where they were typed.
    bool readTakes(auto& made)
    {
        if (hand_.takes.empty())
            return false;
        SeatSet named;
        for (const TypedTake& take : hand_.takes) {
            const auto seat = playing("takes", take.who);
            if (!seat)
                continue;
            if (named.contains(*seat))
                fail("takes", LineFlaw::TakesMissing, take.who);
            named.add(*seat);
            made.points[*seat] = { take.points };
            made.tricks[*seat] = take.tricks;
        }
        if (named != chairs_.playing && faults_.empty())
            fail("takes", LineFlaw::TakesMissing);
        return true;
    }

    LeasterOutcome leaster(NoPickGame game)
    {
        LeasterOutcome made { .game = game };
        made.reneged = reneged();
        if (readTakes(made) || made.reneged) {
            made.pointsKnown = !hand_.takes.empty();
            return made;
        }
        made.pointsKnown = false;
        const SeatSet named = seatsOf("winners", hand_.winners);
        checkNamed(game, named);
        standFor(made, { chairs_.playing, named, hand_.trickless, hand_.everyTrick });
        return made;
    }

    /// Whether the game can have just these winners, or losers.
    void checkNamed(NoPickGame game, SeatSet named)
    {
        const bool leaster = game == NoPickGame::Leaster;
        const bool shares = leaster || game == NoPickGame::Schneidster;
        if (named.size() > 1 && !shares)
            fail("winners", LineFlaw::OneIsNamed);
        if (named.empty() && (leaster || (game == NoPickGame::Moster && hand_.everyTrick)))
            fail("winners", LineFlaw::NobodyNamed);
        if (leaster && hand_.trickless && variant_->leasterTrickNeeded) // LEASTER-3H
            refuse("trickless", OutcomeFlaw::RuleIsOff);
        if (game == NoPickGame::Mittler && !named.empty() && chairs_.playing.size() % 2 == 0)
            fail("winners", LineFlaw::NobodyCanWin);
    }

    SchwanzerOutcome schwanzer()
    {
        SchwanzerOutcome made;
        made.pointsKnown = false;
        const SeatSet losers = seatsOf("winners", hand_.winners);
        if (losers.empty())
            fail("winners", LineFlaw::NobodyNamed);
        if (losers.size() > 1 && variant_->schwanzerTie != SchwanzerTie::Together)
            fail("winners", LineFlaw::OneIsNamed);
        made.exempt = seatsOf("partners", hand_.partners);
        for (const Seat seat : made.exempt)
            if (losers.contains(seat))
                refuse("partners", OutcomeFlaw::ExemptLoses);
        standFor(made, { chairs_.playing, losers });
        return made;
    }

    TwoHandedOutcome twoHanded()
    {
        TwoHandedOutcome made;
        made.reneged = reneged();
        if (readTakes(made) || made.reneged) {
            made.pointsKnown = !hand_.takes.empty();
            return made;
        }
        made.pointsKnown = false;
        const SeatSet winners = seatsOf("winners", hand_.winners);
        if (winners.size() > 1)
            fail("winners", LineFlaw::OneIsNamed);
        const Tier tier = hand_.tier.value_or(Tier::Won);
        if (!makersWon(tier))
            fail("tier", LineFlaw::ResultsDiffer);
        standFor(made, { chairs_.playing, winners }, tier);
        return made;
    }

    ThrowIn thrownIn(ThrowIn why)
    {
        const Layout& layout = variant_.layout();
        const bool doubles =
            variant_->noPick == NoPick::Doubler || variant_->noPick == NoPick::Vote;
        if (layout.opening == Opening::Lead || (why == ThrowIn::Doubler && !doubles))
            refuse("kind", OutcomeFlaw::NotAtThisTable);
        return why;
    }

    const TypedHand& hand_;
    const Chairs& chairs_;
    const CheckedVariant& variant_;
    int doubler_;
    std::vector<LineFault> faults_;
};

} // namespace

std::optional<Seat> Chairs::seatOf(Member member) const
{
    const auto found = std::ranges::find(members, member);
    if (found == members.end())
        return std::nullopt;
    return seatAt(static_cast<int>(found - members.begin()));
}

TypedResult outcomeOf(
    const TypedHand& hand, const Chairs& chairs, const CheckedVariant& variant, int doubler)
{
    return TypedReader(hand, chairs, variant, doubler).read();
}

} // namespace sheepshead

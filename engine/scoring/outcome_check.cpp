// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/outcome_check.h"

#include "engine/scoring/payoffs.h"
#include "engine/support/keys.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

using Flaw = OutcomeFlaw;

/// The largest sum of `count` of these values.
template <std::size_t Size> constexpr int topOf(const std::array<int, Size>& values, int count)
{
    int sum = 0;
    for (std::size_t i = 0; i < values.size() && static_cast<int>(i) < count; ++i)
        sum += values[i];
    return sum;
}

/// DECK-2, best first; the other cards are worth nothing.
int mostPoints(int cards)
{
    constexpr std::array values { 11, 11, 11, 11, 10, 10, 10, 10, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2,
        2 };
    return topOf(values, cards);
}

/// Schwanzer: queens 3, jacks 2, other trump 1.
constexpr std::array trumpCounts { 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1 };
int mostCount(int cards) { return topOf(trumpCounts, cards); }

/// No cards come to 1 point, so the others never have 119.
bool arePossible(Points points)
{
    const int value = points.value;
    return value >= 0 && value <= deckPoints.value && value != 1 && value != deckPoints.value - 1;
}

class OutcomeChecker {
public:
    OutcomeChecker(SeatSet seats, const CheckedVariant& variant)
        : seats_(seats)
        , variant_(variant)
        , layout_(variant.layout())
    {
    }

    std::vector<OutcomeFault> faults() && { return std::move(faults_); }

    void operator()(const PickedOutcome& picked)
    {
        if (layout_.players == 2 || layout_.opening == Opening::Bidding)
            return fail("kind", Flaw::NotAtThisTable);
        if (!seats_.contains(picked.picker))
            fail("picker", Flaw::NotPlaying);
        checkReneged(picked.reneged);
        checkPartners(picked);
        checkMakersCards(picked);
        checkPick(picked);
        checkRaises(picked);
        checkBet(picked);
    }

    void operator()(const LeasterOutcome& leaster)
    {
        if (!isPlayed(leaster))
            return fail("kind", Flaw::NotAtThisTable);
        checkReneged(leaster.reneged);
        if (leaster.pointsKnown)
            checkPointsAndTricks(leaster);
    }

    void operator()(const TwoHandedOutcome& two)
    {
        if (layout_.players != 2)
            return fail("kind", Flaw::NotAtThisTable);
        checkReneged(two.reneged);
        if (two.pointsKnown)
            checkPointsAndTricks(two);
    }

    void operator()(const SchwanzerOutcome& hands)
    {
        if (layout_.opening != Opening::Picking || variant_->noPick != NoPick::Schwanzer)
            return fail("kind", Flaw::NotAtThisTable);
        checkExempt(hands);
        if (!hands.pointsKnown)
            return;
        int sum = 0;
        for (const Seat seat : seats_) {
            sum += hands.count[seat];
            checkCount(hands, seat);
        }
        const int all = mostCount(static_cast<int>(trumpCounts.size()));
        if (sum > all || sum < all - mostCount(layout_.blind))
            fail("count", Flaw::WrongTotal);
    }

    void operator()(const IndianaOutcome& indiana)
    {
        if (layout_.opening != Opening::Bidding)
            return fail("kind", Flaw::NotAtThisTable);
        if (!seats_.contains(indiana.bidder))
            fail("bidder", Flaw::NotPlaying);
        if (indiana.partner && !seats_.contains(*indiana.partner))
            fail("partner", Flaw::NotPlaying);
        if (indiana.partner == indiana.bidder)
            fail("partner", Flaw::IsPicker);
        if (indiana.partner.has_value() == indiana.solo.has_value())
            fail("partner", Flaw::CallNeedsPartner);
        checkReneged(indiana.reneged);
        checkBidders(indiana);
    }

private:
    void fail(std::string_view field, Flaw flaw)
    {
        const OutcomeFault fault { field, flaw };
        if (std::ranges::find(faults_, fault) == faults_.end())
            faults_.push_back(fault);
    }

    void failUnless(bool fine, std::string_view field, Flaw flaw)
    {
        if (!fine)
            fail(field, flaw);
    }

    void checkReneged(std::optional<Seat> seat)
    {
        failUnless(!seat || seats_.contains(*seat), "reneged", Flaw::NotPlaying);
    }

    void checkPartners(const PickedOutcome& picked)
    {
        for (const Seat partner : picked.partners)
            failUnless(seats_.contains(partner), "partners", Flaw::NotPlaying);
        failUnless(!picked.partners.contains(picked.picker), "partners", Flaw::IsPicker);
        const auto possible = partnersPossible(variant_);
        const int count = picked.partners.size();
        if (count > possible.front() || count + 1 >= seats_.size())
            fail("partners", Flaw::TooManyPartners);
        else if (std::ranges::find(possible, count) == possible.end())
            fail("partners", Flaw::PartnerMissing);
        const Seat next = seats_.nextAfter(picked.picker);
        const bool across = variant_->partner == Partner::Across && count == 1;
        failUnless(!across || picked.partners.contains(seats_.nextAfter(next)), "partners",
            Flaw::PartnerSitsOpposite);
        const bool neighbour = variant_->partner == Partner::Neighbour && count == 1;
        failUnless(
            !neighbour || picked.partners.contains(next), "partners", Flaw::PartnerMustBeNeighbour);
    }

    /// 7H-3: how many cards a defender has buried.
    int buriedByDefender(const PickedOutcome& picked) const
    {
        const bool takes = layout_.neighbourTakes > 0;
        return takes && !picked.partners.contains(seats_.nextAfter(picked.picker))
            ? layout_.neighbourTakes
            : 0;
    }

    void checkMakersCards(const PickedOutcome& picked)
    {
        const int others = buriedByDefender(picked);
        const bool alone = picked.partners.empty();
        failUnless(arePossible(picked.makersPoints), "makersPoints", Flaw::ImpossiblePoints);
        failUnless(picked.reneged || !picked.makersTookNoTrick || !picked.makersTookAllTricks,
            "makersTookNoTrick", Flaw::NoTrickAndAllTricks);
        failUnless(!picked.makersTookNoTrick
                || picked.makersPoints.value <= mostPoints(layout_.blind - others),
            "makersPoints", Flaw::PointsWithoutTrick);
        const bool fitsSide = alone ? picked.pickerTookNoTrick == picked.makersTookNoTrick
                                    : picked.pickerTookNoTrick || !picked.makersTookNoTrick;
        failUnless(fitsSide, "pickerTookNoTrick", Flaw::PickerIsTheSide);
        // A renege ends the hand before all cards are played.
        const bool all = picked.makersTookAllTricks && !picked.reneged;
        failUnless(!all || picked.makersPoints.value >= deckPoints.value - mostPoints(others),
            "makersPoints", Flaw::TakesAllPoints);
    }

    void checkPick(const PickedOutcome& picked)
    {
        const bool picks = layout_.opening == Opening::Picking;
        const bool forces = variant_->noPick == NoPick::ForcedPick || variant_->forcedSeat;
        failUnless(!picked.forcedPick || (picks && forces), "forcedPick", Flaw::RuleIsOff);
        failUnless(
            !picked.blindPick || (picks && variant_->blindPick), "blindPick", Flaw::RuleIsOff);
    }

    /// CRACK-WHO: seats behind the picker. A pick that is forced on the dealer leaves none, unless
    /// those who passed may crack.
    int mostCracks(const PickedOutcome& picked) const
    {
        const bool onTheEnd = picked.forcedPick && !variant_->forcedSeat;
        if ((onTheEnd && !variant_->crackAfterPass) || variant_->crack == Cracking::Off)
            return 0;
        // The partner that the first trick finds may have cracked before it.
        const bool partnersKnow = variant_->partner != Partner::FirstTrick;
        const int behind = seats_.size() - 1 - (partnersKnow ? picked.partners.size() : 0);
        const int cracks = variant_->crack == Cracking::One ? 1 : behind;
        return cracks + (variant_->recrack || variant_->crackAroundTheCorner ? 1 : 0);
    }

    int mostBlitzes(int cracks) const
    {
        if (variant_->blitzWhen == BlitzWhen::AfterCrack && cracks == 0)
            return 0;
        if (variant_->blitzWhen == BlitzWhen::InPlay)
            return variant_->blitzBlackQueens ? 1 : 0;
        return (variant_->blitzBlackQueens ? 1 : 0) + (variant_->blitzRedQueens ? 1 : 0)
            + (variant_->blitzBlackJacks || variant_->blitzAllJacks ? 1 : 0);
    }

    bool passesCap(int raises) const
    {
        switch (variant_->raiseCap) {
        case RaiseCap::Four:
            return raises > 2;
        case RaiseCap::Eight:
            return raises > 3;
        case RaiseCap::Sixteen:
            return raises > 4;
        case RaiseCap::SixtyFour:
            return raises > 6;
        case RaiseCap::None:
            break;
        }
        return false;
    }

    void checkRaises(const PickedOutcome& picked)
    {
        if (picked.raises == 0)
            return;
        if (layout_.opening != Opening::Picking
            || (variant_->crack == Cracking::Off && !variant_->hasBlitz()))
            return fail("raises", Flaw::RuleIsOff);
        const int cracks = mostCracks(picked);
        const bool tooMany = picked.raises > cracks + mostBlitzes(cracks);
        failUnless(picked.raises > 0 && !tooMany && !passesCap(picked.raises), "raises",
            Flaw::TooManyRaises);
    }

    /// CALL-SHEEPS
    void checkBet(const PickedOutcome& picked)
    {
        if (picked.sheepshead == SheepsheadBet::None)
            return;
        if (layout_.opening != Opening::Picking || !variant_->callSheepshead)
            return fail("sheepshead", Flaw::RuleIsOff);
        const bool mustBeAlone =
            variant_->sheepsheadAlone && variant_->partner != Partner::Neighbour;
        failUnless(!mustBeAlone || picked.partners.empty(), "partners", Flaw::BetIsAlone);
        const bool made = picked.sheepshead == SheepsheadBet::Made;
        failUnless(
            picked.reneged || made == picked.makersTookAllTricks, "sheepshead", Flaw::BetNotMade);
    }

    /// RENEGE: where the first queens find the makers, a renege before that is settled like one of
    /// a leaster.
    bool isPlayed(const LeasterOutcome& outcome) const
    {
        if (layout_.opening == Opening::Lead)
            return variant_->partner == Partner::FirstQueens && outcome.reneged;
        if (layout_.opening != Opening::Picking)
            return false;
        switch (outcome.game) {
        case NoPickGame::Leaster:
            return variant_->noPick == NoPick::Leaster || variant_->noPick == NoPick::Vote;
        case NoPickGame::Moster:
            return variant_->noPick == NoPick::Moster;
        case NoPickGame::Mittler:
            return variant_->noPick == NoPick::Mittler;
        case NoPickGame::Schneidster:
            return variant_->noPick == NoPick::Schneidster;
        }
        return false;
    }

    void checkPointsAndTricks(const auto& outcome)
    {
        int points = 0;
        int tricks = 0;
        const bool blindIsTaken = variant_->leasterBlind != LeasterBlind::Aside;
        for (const Seat seat : seats_) {
            const Points own = outcome.points[seat];
            const int taken = outcome.tricks[seat];
            points += own.value;
            tricks += taken;
            failUnless(arePossible(own), "points", Flaw::ImpossiblePoints);
            failUnless(taken >= 0 && taken <= layout_.hand, "tricks", Flaw::WrongTotal);
            failUnless(taken > 0 || own.value == 0, "points", Flaw::PointsWithoutTrick);
            const int cards = taken * seats_.size() + (blindIsTaken ? layout_.blind : 0);
            failUnless(taken == 0 || own.value <= mostPoints(cards), "points", Flaw::TooManyPoints);
        }
        failUnless(points <= deckPoints.value, "points", Flaw::WrongTotal);
        if (outcome.reneged) // before all cards were played
            return failUnless(tricks <= layout_.hand, "tricks", Flaw::WrongTotal);
        failUnless(tricks == layout_.hand, "tricks", Flaw::WrongTotal);
        const int aside = blindIsTaken ? 0 : mostPoints(layout_.blind);
        failUnless(points >= deckPoints.value - aside, "points", Flaw::WrongTotal);
    }

    void checkExempt(const SchwanzerOutcome& hands)
    {
        failUnless(hands.exempt.empty() || variant_->schwanzerExempt, "exempt", Flaw::RuleIsOff);
        failUnless(hands.exempt.size() <= 1, "exempt", Flaw::TooManyPartners);
        for (const Seat seat : hands.exempt)
            failUnless(seats_.contains(seat), "exempt", Flaw::NotPlaying);
    }

    void checkCount(const SchwanzerOutcome& hands, Seat seat)
    {
        constexpr int highestPower = 31; // TrumpOrder::power()
        const int count = hands.count[seat];
        const int trump = hands.highestTrump[seat];
        failUnless(count >= 0 && count <= mostCount(layout_.hand), "count", Flaw::TooManyPoints);
        const bool known =
            trump > highestPower - static_cast<int>(trumpCounts.size()) && trump <= highestPower;
        failUnless(count > 0 ? known : trump == -1, "highestTrump", Flaw::ImpossibleTrump);
        for (const Seat other : seats_)
            failUnless(other == seat || count == 0 || hands.highestTrump[other] != trump,
                "highestTrump", Flaw::ImpossibleTrump);
    }

    void checkBidders(const IndianaOutcome& indiana)
    {
        const int points = indiana.biddersPoints.value;
        failUnless(arePossible(indiana.biddersPoints), "biddersPoints", Flaw::ImpossiblePoints);
        failUnless(indiana.reneged || !indiana.biddersTookNoTrick || !indiana.biddersTookAllTricks,
            "biddersTookNoTrick", Flaw::NoTrickAndAllTricks);
        failUnless(
            !indiana.biddersTookNoTrick || points == 0, "biddersPoints", Flaw::PointsWithoutTrick);
        // A billy is over with the first trick that the bidder takes.
        const bool endsEarly = indiana.solo == SoloKind::Billy || indiana.reneged;
        failUnless(!indiana.biddersTookAllTricks || endsEarly || points == deckPoints.value,
            "biddersPoints", Flaw::TakesAllPoints);
    }

    SeatSet seats_;
    const CheckedVariant& variant_;
    const Layout& layout_;
    std::vector<OutcomeFault> faults_;
};

constexpr auto reasons = keysOf<OutcomeFlaw::ExemptLoses>(
    { { OutcomeFlaw::NotAtThisTable, "no hand at this table ends like that" },
        { OutcomeFlaw::NotPlaying, "this seat does not play" },
        { OutcomeFlaw::IsPicker, "is the picker" },
        { OutcomeFlaw::TooManyPartners, "more partners than this table knows" },
        { OutcomeFlaw::PartnerMissing, "one seat is always the partner at this table" },
        { OutcomeFlaw::PartnerMustBeNeighbour, "the partner is the seat left of the picker" },
        { OutcomeFlaw::PartnerSitsOpposite, "the partner is the seat opposite" },
        { OutcomeFlaw::CallNeedsPartner, "a call has a partner, a solo has none" },
        { OutcomeFlaw::ImpossiblePoints, "no cards come to this number of points" },
        { OutcomeFlaw::PointsWithoutTrick, "more points than a side without a trick can have" },
        { OutcomeFlaw::TooManyPoints, "more than the cards of these tricks are worth" },
        { OutcomeFlaw::WrongTotal, "together they are not those of the deck" },
        { OutcomeFlaw::TakesAllPoints, "with every trick it must be 120" },
        { OutcomeFlaw::NoTrickAndAllTricks, "no trick and every trick at once" },
        { OutcomeFlaw::PickerIsTheSide, "does not fit the tricks of the picker's side" },
        { OutcomeFlaw::RuleIsOff, "this table does not play that rule" },
        { OutcomeFlaw::TooManyRaises, "more raises than this table allows" },
        { OutcomeFlaw::BetNotMade, "the bet is made with every trick and missed without one" },
        { OutcomeFlaw::BetIsAlone, "the bet is made alone at this table" },
        { OutcomeFlaw::ImpossibleTrump, "not the trump of such a hand" },
        { OutcomeFlaw::ExemptLoses, "the holder of the partner card does not lose" } });

} // namespace

std::vector<OutcomeFault> problemsOf(
    const Outcome& outcome, SeatSet seats, const CheckedVariant& variant)
{
    OutcomeChecker checker(seats, variant);
    std::visit(checker, outcome);
    return std::move(checker).faults();
}

std::string reasonOf(OutcomeFlaw flaw) { return std::string(keyIn(reasons, flaw)); }

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/referee_score.h"

#include "app/console/protocol/deal_request.h"
#include "app/console/protocol/derivation.h"
#include "app/console/referee/position.h"
#include "engine/scoring/outcome_check.h"

#include <algorithm>

namespace sheepshead::console {

namespace {

/// Reads an outcome. Whether a hand can end with it is for problemsOf() to say.
class OutcomeReader {
public:
    OutcomeReader(const Field& field, const CheckedVariant& variant, SeatSet playing)
        : field_(field)
        , variant_(variant)
        , playing_(playing)
    {
    }

    Outcome read() const
    {
        const std::string kind = field_.at("kind").text();
        if (kind == "two-handed")
            return twoHanded();
        if (kind == "indiana")
            return indiana();
        if (kind == "picked")
            return picked();
        if (kind == "schwanzer")
            return schwanzer();
        for (const NoPickGame game : { NoPickGame::Leaster, NoPickGame::Moster, NoPickGame::Mittler,
                 NoPickGame::Schneidster })
            if (keyOf(game) == kind)
                return leaster(game);
        field_.at("kind").fail("'" + kind
            + "' is no kind of outcome: expected picked, leaster, moster, mittler, schneidster, "
              "schwanzer, two-handed or indiana");
    }

private:
    bool flag(const char* key) const
    {
        const auto found = field_.find(key);
        return found && found->flag();
    }

    Seat seatIn(const Field& field) const
    {
        const Seat seat = field.seat(variant_.tableSeats());
        if (!playing_.contains(seat))
            field.fail("this seat does not play");
        return seat;
    }

    std::optional<Seat> seat(const char* key) const
    {
        const auto found = field_.find(key);
        return found ? std::optional(seatIn(*found)) : std::nullopt;
    }

    int number(const char* key, int least, int most, int otherwise) const
    {
        const auto found = field_.find(key);
        return found ? found->number(least, most) : otherwise;
    }

    Points points(const char* key) const { return { field_.at(key).number(0, 120) }; }

    PickedOutcome picked() const
    {
        field_.allowOnly({ "kind", "picker", "partners", "makersPoints", "makersTookNoTrick",
            "makersTookAllTricks", "pickerTookNoTrick", "forcedPick", "blindPick", "doubler",
            "raises", "sheepshead", "reneged" });
        PickedOutcome outcome;
        outcome.picker = seatIn(field_.at("picker"));
        if (const auto partners = field_.find("partners"))
            outcome.partners = seatsIn(*partners, outcome.picker);
        outcome.makersPoints = points("makersPoints");
        outcome.sheepshead = bet();
        outcome.makersTookNoTrick = flag("makersTookNoTrick");
        outcome.makersTookAllTricks = field_.has("makersTookAllTricks")
            ? flag("makersTookAllTricks")
            : outcome.sheepshead == SheepsheadBet::Made;
        outcome.pickerTookNoTrick = flag("pickerTookNoTrick") || outcome.makersTookNoTrick;
        outcome.forcedPick = flag("forcedPick");
        outcome.blindPick = flag("blindPick");
        constexpr int mostDoubler = 1 << 16;
        constexpr int mostRaises = 8;
        outcome.doubler = number("doubler", 1, mostDoubler, 1);
        outcome.raises = number("raises", 0, mostRaises, 0);
        outcome.reneged = seat("reneged");
        return outcome;
    }

    /// Each once, and not the one that was named before.
    SeatSet seatsIn(const Field& field, std::optional<Seat> before = {}) const
    {
        SeatSet seats;
        for (const Field& item : field.items()) {
            if (seats.contains(seatIn(item)) || seatIn(item) == before)
                item.fail("named twice");
            seats.add(seatIn(item));
        }
        return seats;
    }

    SheepsheadBet bet() const
    {
        const auto field = field_.find("sheepshead");
        if (!field)
            return SheepsheadBet::None;
        for (const SheepsheadBet bet :
            { SheepsheadBet::None, SheepsheadBet::Made, SheepsheadBet::Missed })
            if (keyOf(bet) == field->text())
                return bet;
        field->fail("expected none, made or missed");
    }

    template <class OfSeats> void readPointsAndTricks(OfSeats& outcome) const
    {
        field_.allowOnly({ "kind", "points", "tricks", "reneged" });
        for (const auto& [seat, field] : bySeat("points"))
            outcome.points[seat] = { field.number(0, 120) };
        for (const auto& [seat, field] : bySeat("tricks"))
            outcome.tricks[seat] = field.number(0, variant_.layout().hand);
        outcome.reneged = seat("reneged");
    }

    std::vector<std::pair<Seat, Field>> bySeat(const char* key) const
    {
        auto fields = field_.at(key).bySeat(variant_.tableSeats());
        for (const Seat seat : playing_)
            if (std::none_of(fields.begin(), fields.end(),
                    [&](const auto& field) { return field.first == seat; }))
                field_.at(key).fail("seat " + std::to_string(indexOf(seat)) + " is missing");
        return fields;
    }

    LeasterOutcome leaster(NoPickGame game) const
    {
        LeasterOutcome outcome;
        outcome.game = game;
        readPointsAndTricks(outcome);
        return outcome;
    }

    TwoHandedOutcome twoHanded() const
    {
        TwoHandedOutcome outcome;
        readPointsAndTricks(outcome);
        return outcome;
    }

    SchwanzerOutcome schwanzer() const
    {
        field_.allowOnly({ "kind", "count", "highestTrump", "exempt" });
        constexpr int mostPower = 31;
        SchwanzerOutcome outcome;
        for (const auto& [seat, field] : bySeat("count"))
            outcome.count[seat] = field.number(0, 32);
        for (const auto& [seat, field] : bySeat("highestTrump"))
            outcome.highestTrump[seat] = field.number(-1, mostPower);
        if (const auto exempt = field_.find("exempt"))
            outcome.exempt = seatsIn(*exempt);
        return outcome;
    }

    IndianaOutcome indiana() const
    {
        field_.allowOnly({ "kind", "bidder", "partner", "solo", "biddersPoints",
            "biddersTookNoTrick", "biddersTookAllTricks", "reneged" });
        IndianaOutcome outcome;
        outcome.bidder = seatIn(field_.at("bidder"));
        outcome.partner = seat("partner");
        outcome.solo = solo();
        outcome.biddersPoints = points("biddersPoints");
        outcome.biddersTookNoTrick = flag("biddersTookNoTrick");
        outcome.biddersTookAllTricks = flag("biddersTookAllTricks");
        outcome.reneged = seat("reneged");
        return outcome;
    }

    /// The suit of a side solo makes no difference to the score and may be left out.
    std::optional<SoloKind> solo() const
    {
        const auto field = field_.find("solo");
        if (!field)
            return std::nullopt;
        return field->text() == keyOf(SoloKind::Side) ? SoloKind::Side
                                                      : std::get<NameSolo>(soloIn(*field)).kind;
    }

    const Field& field_;
    const CheckedVariant& variant_;
    SeatSet playing_;
};

} // namespace

namespace {

void checkOutcome(
    const Outcome& outcome, SeatSet playing, const CheckedVariant& variant, const Field& field)
{
    for (const OutcomeFault& fault : problemsOf(outcome, playing, variant))
        throw DataError(field.where() + '.' + std::string(fault.field), reasonOf(fault.flaw));
}

} // namespace

Json scoreRequest(const Field& request)
{
    request.allowOnly({ "id", "do", "rules", "dealer", "outcome" });
    const CheckedVariant variant = rulesIn(request);
    const auto dealer = request.find("dealer");
    if (variant->dealerSitsOut && !dealer)
        request.at("dealer"); // who sits out
    const SeatSet playing =
        playingSeats(variant, dealer ? dealer->seat(variant.tableSeats()) : seatAt(0));
    const Field told = request.at("outcome");
    const Outcome outcome = OutcomeReader(told, variant, playing).read();
    checkOutcome(outcome, playing, variant, told);
    const HandScores scores = scoreHand(outcome, playing, *variant);
    Json json = scoresJson(scores, variant.tableSeats());
    json["derivation"] = derivationLines(derivationOf(outcome, scores, playing, *variant));
    return json;
}

} // namespace sheepshead::console

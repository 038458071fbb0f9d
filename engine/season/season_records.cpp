// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_records.h"

#include <array>
#include <map>

namespace sheepshead {

namespace {

using Kind = SeasonRecordKind;

/// Picks of a person without one of the other kind between them.
struct PickRun {
    bool won = false;
    int length = 0;
};

class RecordKeeper {
public:
    explicit RecordKeeper(const Season& season)
        : season_(season)
    {
    }

    void take(const SeasonEvening& evening)
    {
        for (const SeasonScore& score : evening.scores) {
            if (!season_.find(score.person))
                continue;
            const auto of = [&](Kind kind, std::int64_t value) {
                return SeasonRecord { kind, score.person, value, evening.day, evening.sheet, 0 };
            };
            keepHighest(of(Kind::BestEvening, score.score));
            keepLowest(of(Kind::WorstEvening, score.score));
            keepHighest(of(Kind::MostHands, score.hands));
        }
    }

    void take(const SeasonHand& hand)
    {
        for (const SeasonSeat& seat : hand.seats) {
            if (!season_.find(seat.person))
                continue;
            const auto of = [&](Kind kind, std::int64_t value) {
                return SeasonRecord { kind, seat.person, value, hand.day, hand.sheet, hand.number };
            };
            if (seat.dealt && !hand.wholeEvening) {
                keepHighest(of(Kind::BestHand, seat.score));
                keepLowest(of(Kind::WorstHand, seat.score));
            }
            if (seat.part != SeasonSeat::Part::Leader)
                continue;
            PickRun& run = runs_[seat.person];
            run.length = run.won == hand.leadersWon ? run.length + 1 : 1;
            run.won = hand.leadersWon;
            keepHighest(of(run.won ? Kind::WonPicks : Kind::LostPicks, run.length));
        }
    }

    std::vector<SeasonRecord> records() const
    {
        std::vector<SeasonRecord> result;
        for (const auto& record : records_)
            if (record)
                result.push_back(*record);
        return result;
    }

private:
    std::optional<SeasonRecord>& placeOf(const SeasonRecord& record)
    {
        return records_.at(static_cast<std::size_t>(record.kind));
    }
    void keepHighest(const SeasonRecord& record)
    {
        auto& place = placeOf(record);
        if (!place || record.value > place->value)
            place = record;
    }
    void keepLowest(const SeasonRecord& record)
    {
        auto& place = placeOf(record);
        if (!place || record.value < place->value)
            place = record;
    }

    const Season& season_;
    std::array<std::optional<SeasonRecord>, seasonRecordKinds> records_;
    std::map<std::int64_t, PickRun> runs_;
};

} // namespace

std::vector<SeasonRecord> recordsOf(const Season& season,
    const std::vector<SeasonEvening>& evenings, const std::vector<SeasonHand>& hands)
{
    RecordKeeper keeper(season);
    for (const SeasonEvening& evening : evenings)
        keeper.take(evening);
    for (const SeasonHand& hand : hands)
        keeper.take(hand);
    return keeper.records();
}

} // namespace sheepshead

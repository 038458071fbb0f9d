// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "engine/players/random_player.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace sheepshead::testing {

/// Decides on the spot, as the function says.
class Prompt : public Participant {
public:
    using Choice = std::function<Action(const Turn&)>;
    explicit Prompt(Choice choice)
        : choice_(std::move(choice))
    {
    }
    void ask(const Turn& turn) override { Q_EMIT decided(choice_(turn)); }
    void refuse(const Turn& turn, Refusal) override { Q_EMIT decided(turn.legal.front()); }
    void withdraw() override { }

private:
    Choice choice_;
};

inline Action firstLegal(const Turn& turn) { return turn.legal.front(); }

inline Prompt::Choice randomly(std::uint64_t seed)
{
    return [player = std::make_shared<RandomPlayer>(seed)](
               const Turn& turn) { return player->choose(turn.seen, turn.legal, {}); };
}

/// Picks, and declines everything else.
inline Action pickOrDecline(const Turn& turn)
{
    const auto has = [&](const Action& action) {
        return std::ranges::find(turn.legal, action) != turn.legal.end();
    };
    if (has(Pick()))
        return Pick();
    return has(Decline()) ? Action(Decline()) : turn.legal.front();
}

/// The same in every seat.
inline ParticipantList prompts(const CheckedVariant& variant, const Prompt::Choice& choice)
{
    ParticipantList all;
    for (int i = 0; i < variant.tableSeats(); ++i)
        all.push_back(std::make_unique<Prompt>(choice));
    return all;
}

} // namespace sheepshead::testing

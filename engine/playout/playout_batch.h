// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/playout.h"

#include <array>
#include <span>
#include <vector>

namespace sheepshead {

/// Plays many positions of one hand to their end, as Playout::finish() does: the same cards. What
/// positions of equally many cards have in common is done at once (lockstep.h), about twice as
/// fast. Keeps a reference to the setting; not thread-safe.
class PlayoutBatch {
public:
    explicit PlayoutBatch(const PlaySetting& setting);

    /// False where all positions are played one by one: other than three to six players, unusual
    /// trump, cards under cards, leasters, a ten or king that is called, 4H-4, first trick. One by
    /// one are also played positions in which an under is still to come.
    bool together() const { return together_; }

    /// Of the positions it guarantees the makers, what was taken by whom, and that all is played.
    void finish(std::span<Unfinished> tasks);

private:
    bool suits(const PlayPosition& position) const;
    void finishAlone(Unfinished& task);
    void finishTogether(std::span<Unfinished* const> tasks);

    const PlaySetting& setting_;
    Playout playout_;
    bool together_;
    std::array<std::vector<Unfinished*>, 33> byCards_; ///< by the number of cards in all hands
};

} // namespace sheepshead

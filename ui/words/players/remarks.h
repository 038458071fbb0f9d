// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/statistics/pick_chances.h"
#include "ui/words/players/remark_words.h"
#include "ui/words/players/seating.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sheepshead {

struct Remark {
    Seat seat {};
    Occasion occasion {};

    bool operator==(const Remark&) const = default;
};

/// Decides who makes a remark, and when: rarely, and only about what everyone at the table has
/// seen. It reads nothing of an event that some seats do not see, so a remark tells nothing new.
class Remarks {
public:
    static constexpr int tricksBetween = 3; ///< at least; the end of a hand counts as two

    /// Those with a character may speak.
    void setSeating(const Seating& seating) { seating_ = seating; }
    /// MAUER: of the hand whose last event is heard next.
    void setMauers(const std::vector<Mauer>& mauers) { mauers_ = mauers; }

    /// To be told every event of every hand, as any seat sees it.
    std::optional<Remark> hear(const Event& event);

private:
    bool speaks(Seat seat) const;
    bool mayHappen(int inHowMany) const;
    std::optional<Remark> onTrick(const TrickTaken& taken);
    std::optional<Remark> onCrack(Seat cracker) const;
    std::optional<Remark> onResult(const HandScored& scored) const;
    std::vector<Remark> wordsOn(const HandScored& scored) const;

    Seating seating_;
    std::vector<Mauer> mauers_;
    std::optional<Seat> picker_;
    bool leaster_ = false;
    int quiet_ = tricksBetween;   ///< tricks since the last remark
    std::uint64_t seenCards_ = 0; ///< a number made of the cards that lay open
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/line_reader.h"

namespace sheepshead {

/// Reads the lines that are no actions: rules, seats, cards. For the files of this room.
class FactLines : public LineReader {
public:
    using LineReader::LineReader;

    /// False for a line of another kind.
    bool take(const PositionLine& line);

private:
    void takeRules(const PositionLine& line);
    void takeDealer(const PositionLine& line);
    void takeSeat(const PositionLine& line);
    void takeDoubler(const PositionLine& line);
    void takePhase(const PositionLine& line);
    void takeHand(const PositionLine& line);
    void takeOpen(const PositionLine& line);
    void takeBlind(const PositionLine& line);
    void takeNeighbour(const PositionLine& line);
    void takeUnder(const PositionLine& line);
};

} // namespace sheepshead

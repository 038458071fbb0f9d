// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/line_reader.h"

namespace sheepshead {

/// Reads the lines of what seats did or said. For the files of this room.
class ActionLines : public LineReader {
public:
    using LineReader::LineReader;

    /// False for a line of another kind.
    bool take(const PositionLine& line);

private:
    using What = SeenAction::What;
    using Words = std::vector<PositionWord>;

    void add(Stage stage, Seat seat, const What& what, int column);
    /// By the picker, who may be named on a later line.
    void addOfPicker(Stage stage, std::optional<Seat> seat, const What& what, int column);
    void takeBury(const PositionLine& line);
    void takePasses(const PositionLine& line);
    void takeCracks(const PositionLine& line);
    void takeCorner(const PositionLine& line);
    void takeDeclines(const PositionLine& line);
    void addAll(const PositionLine& line, Stage stage, const What& what);
    void takePick(const PositionLine& line);
    /// "vote: 0 leaster, 1 doubler": pairs of a seat and a word of an action.
    void addPairs(const PositionLine& line, Stage stage, const std::string& verb);
    void takeVotes(const PositionLine& line);
    void takeBids(const PositionLine& line);
    void takeBlitzes(const PositionLine& line);
    void takeAlone(const PositionLine& line);
    void takeSheepshead(const PositionLine& line);
    void takeRecrack(const PositionLine& line);
    /// Beside a seat only a "yes" may stand there.
    std::optional<Seat> seatOrNone(const PositionLine& line);
    void takeSolo(const PositionLine& line);
    void addParsed(
        Stage stage, std::optional<Seat> seat, std::string text, const Words& words, int column);
    /// "call: AH", "call: hearts", "call: 3 JD", "call: AH under 8D".
    void takeCall(const PositionLine& line);
    /// "trick: 0 9H 8H, 2 under, 3 QS blitz, 0 turn 7H".
    void takeTrick(const PositionLine& line);
    /// One thing of a trick, by a seat or by who is next; how many words it has beyond the first.
    std::size_t takeOfTrick(const Words& words, std::size_t at, std::optional<Seat> seat);
    void addOfTrick(std::optional<Seat> seat, const What& what, int column);
    void takeDeed(const PositionLine& line);
};

} // namespace sheepshead

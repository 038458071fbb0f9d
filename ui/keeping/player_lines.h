// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/entry_place.h"
#include "ui/keeping/kind_words.h"
#include "ui/keeping/player_line.h"

#include <memory>
#include <vector>

namespace sheepshead {

/// The lines of all players at the table in the entry of a hand.
class PlayerLines : public QObject {
    Q_OBJECT

public:
    /// Delete it before `parent`, which owns the widgets of the lines, and before the grid.
    PlayerLines(QGridLayout& grid, QWidget* parent);
    ~PlayerLines() override;

    /// Makes a line for each member at the table.
    void lay(const EntryPlace& place);
    /// The same members have other names.
    void rename(const EntryPlace& place);

    /// What each line is marked with. Emits nothing.
    void showHand(const TypedHand& hand, const Chairs& chairs, const FieldsShown& shown);
    /// What the hand brings each player, and each total with it.
    void showScores(const ScoredLine& scored);
    /// The points and tricks that were typed, of those who play this hand.
    std::vector<TypedTake> takes(const Chairs& chairs) const;

Q_SIGNALS:
    /// The person pressed a button of a member's line.
    void toggled(sheepshead::Member member, sheepshead::PlayerLine::Button button, bool on);
    /// The person typed points or tricks.
    void takesChanged();

private:
    struct Line {
        Member member;
        std::unique_ptr<PlayerLine> parts;
    };

    QGridLayout& grid_;
    QWidget* parent_;
    std::vector<Line> lines_;
    std::map<Member, Score> totals_; ///< before the hand
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "app/game/named_hand.h"

#include <QObject>

#include <memory>

namespace sheepshead {

class TableWidget;

/// Who sits at a practice: how well the computer players play, and the seed that they follow.
struct PracticeTable {
    Levels levels;
    std::uint64_t seed = 0;
};

/// Plays a hand again for practice, from the beginning or from the middle. The real game waits
/// while the practice has the table, and nothing of the practice is saved.
class Practice : public QObject {
    Q_OBJECT

public:
    explicit Practice(TableWidget& table);
    ~Practice() override;

    bool isOn() const { return game_ != nullptr; }
    /// The practice game; null while there is none.
    Game* game() const { return game_.get(); }

    /// Detaches the waiting game from the table, unless a practice has done so before. Without a
    /// table of its own the waiting game's players play. The problem is a hand that cannot be
    /// resumed; nothing has changed then.
    std::optional<Problem> begin(Game& waiting, const NamedHand& hand,
        const Preferences& preferences, const std::optional<PracticeTable>& table = {});
    /// Attaches the waiting game to the table again, as it was.
    void end();
    /// Ends the practice without the waiting game, which is going to be closed as well.
    void drop();

    /// The finished hand of the practice; empty before its end.
    const std::optional<NamedHand>& lastHand() const { return lastHand_; }

Q_SIGNALS:
    void began();
    /// The table belongs to the real game again, which is about to be shown.
    void ended();
    void handEnded();

private:
    TableWidget& table_;
    Game* waiting_ = nullptr;
    std::unique_ptr<Game> game_;
    std::optional<NamedHand> lastHand_;
};

} // namespace sheepshead

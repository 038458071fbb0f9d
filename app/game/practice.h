// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"
#include "app/table/table_occupant.h"

#include <QObject>

#include <memory>

namespace sheepshead {

class SettingsController;
class TableHost;
class TableWidget;

/// Who sits at a practice: how well the computer players play, and the seed that they follow.
struct PracticeTable {
    Levels levels;
    std::uint64_t seed = 0;
};

/// Plays a hand again for practice, from the beginning or from the middle. Nothing of it is saved.
class Practice : public QObject, public TableOccupant {
    Q_OBJECT

public:
    Practice(TableHost& host, TableWidget& table, const SettingsController& settings);
    ~Practice() override;

    bool isOn() const { return game_ != nullptr; }
    /// The practice game; null while there is none.
    Game* game() const { return game_.get(); }

    /// Takes the table, also from a practice before. Without a table of its own the players of the
    /// waiting game play, as the settings have them. The problem is a hand that cannot be resumed;
    /// nothing has changed then.
    std::optional<Problem> begin(
        const NamedHand& hand, const std::optional<PracticeTable>& table = {});

    TableView view() const override;
    void resume() override;
    void leave() override;
    /// Back to the game, once the hand is over.
    void goOn() override;
    GameSession* session() const override;
    /// Empty before its end.
    std::optional<NamedHand> lastHand() const override { return lastHand_; }

Q_SIGNALS:
    void handEnded();
    /// It is not on any more.
    void left();

private:
    TableHost& host_;
    TableWidget& table_;
    const SettingsController& settings_;
    std::unique_ptr<Game> game_;
    HandRecord from_; ///< where it begins
    std::optional<NamedHand> lastHand_;
};

} // namespace sheepshead

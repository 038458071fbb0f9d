// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "app/game/named_hand.h"

#include <QObject>

#include <memory>

namespace sheepshead {

class TableWidget;

/// A hand that is played once more, or on from the middle, for practice. It has the table while the
/// real game waits; nothing of it is written down.
class Practice : public QObject {
    Q_OBJECT

public:
    explicit Practice(TableWidget& table);
    ~Practice() override;

    bool isOn() const { return game_ != nullptr; }
    /// What is being practised; null while nothing is.
    const Game* game() const { return game_.get(); }

    /// Takes the waiting game off the table, if a practice has not done so before. The problem is a
    /// hand that cannot be gone on with; then everything stays as it is.
    std::optional<Problem> begin(
        Game& waiting, const NamedHand& hand, const Preferences& preferences);
    /// Lays the waiting game on again, as it was.
    void end();
    /// Ends it without that: the waiting game goes, too.
    void drop();

    /// The hand of the practice, once it is over.
    const std::optional<NamedHand>& lastHand() const { return lastHand_; }

Q_SIGNALS:
    void began();
    /// The table is the game's again; what happened in it is about to be shown.
    void ended();
    void handEnded();

private:
    TableWidget& table_;
    Game* waiting_ = nullptr;
    std::unique_ptr<Game> game_;
    std::optional<NamedHand> lastHand_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/traits.h"

#include <QObject>

#include <optional>

namespace sheepshead {

class CurrentGame;
class ScoreBookController;
class SettingsController;

/// What the score book knows of the players of the game on the table: their names, and how they
/// have been noticed to play.
class KnownPlayers : public QObject {
    Q_OBJECT

public:
    KnownPlayers(ScoreBookController& book, const SettingsController& settings, CurrentGame& game);

    /// Computer players of the game, and all who hear met(), expect of the others what was noticed
    /// of them, or nothing where the person does not want players to be noticed.
    void meet();
    /// The same from the next deal on: all decisions of a hand, and what the coach and the review
    /// say of them, go by what was known when it was dealt.
    void meetFromNextDealOn() { waiting_ = true; }
    /// The book may know the players by other names now: the game takes them.
    void rename();

    /// What was known when the last hand of the game was dealt. Nothing if that is not known any
    /// more: the hand was played before the game was resumed.
    const std::optional<Acquaintances>& ofLastHand() const { return ofLastHand_; }

Q_SIGNALS:
    void met(const sheepshead::Acquaintances& known);
    /// The game has the names that the book has.
    void renamed();

private:
    void listen();
    Acquaintances acquaintances() const;

    ScoreBookController& book_;
    const SettingsController& settings_;
    CurrentGame& game_;
    Acquaintances known_;
    std::optional<Acquaintances> ofLastHand_;
    bool waiting_ = false; ///< more was noticed since the hand was dealt
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"
#include "app/table/table_occupant.h"
#include "engine/challenge/challenge.h"

#include <QObject>

#include <memory>

namespace sheepshead {

class SettingsController;
class TableHost;
class TableWidget;

/// Plays the deals of a challenge one after another, without undo and without help. It goes on
/// where the person's result ends, also in the middle of a deal: nothing is dealt twice.
class ChallengePlay : public QObject, public TableOccupant {
    Q_OBJECT

public:
    ChallengePlay(TableHost& host, TableWidget& table, const SettingsController& settings);
    ~ChallengePlay() override;

    /// Takes the table. The result is one of this challenge, with the name of who plays; a deal is
    /// left in it.
    void begin(const Challenge& challenge, const ChallengeResult& result);
    const Challenge& challenge() const { return challenge_; }
    const ChallengeResult& result() const { return result_; }
    bool isOn() const { return game_ != nullptr; }
    /// All deals are played.
    bool isOver() const { return static_cast<int>(result_.deals.size()) == challenge_.deals; }

    TableView view() const override;
    void resume() override;
    void leave() override;
    /// To the next deal; after the last one back to the game.
    void goOn() override;
    bool allows(Command command) const override;
    QString whyNot(Command command) const override;
    GameSession* session() const override;
    std::optional<NamedHand> lastHand() const override { return lastHand_; }

Q_SIGNALS:
    /// To be saved: a deal has begun, the person has decided, or a deal is over. Emitted before the
    /// table shows it.
    void progressed();
    /// The table has shown the end of a deal.
    void dealShown();
    /// It is not on any more.
    void left();

private:
    void makeGame();
    void follow(GameSession& session);
    void noteAction(const SeatAction& action);
    void endDeal(const HandRecord& record);

    TableHost& host_;
    TableWidget& table_;
    const SettingsController& settings_;
    Challenge challenge_;
    ChallengeResult result_;
    std::unique_ptr<Game> game_;
    HandRecord from_; ///< where the deal on the table begins or goes on
    std::optional<NamedHand> lastHand_;
};

} // namespace sheepshead

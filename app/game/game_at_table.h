// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game_controller.h"
#include "app/game/level_suggestion.h"
#include "app/table/table_occupant.h"
#include "app/table/table_place.h"

#include <QObject>

namespace sheepshead {

class CurrentGame;
class GameDisplay;
class KnownPlayers;

/// The game at the table: its beginning, its hands one after another and their results, its end. It
/// has the table whenever no guest has it.
class GameAtTable : public QObject, public TableOccupant {
    Q_OBJECT

public:
    GameAtTable(
        const TablePlace& place, CurrentGame& game, GameDisplay& display, KnownPlayers& players);

    /// Asks for the name of a player who joins, suggesting these. No name is taken by which a
    /// person would have two seats.
    void askForNewcomer(const QStringList& names, const SeatedTwice& seatedTwice)
    {
        controller_.askForNewcomer(names, seatedTwice);
    }

    /// The person was helped: the book marks the hand in play. Ignored while the game waits.
    void noteHelp();
    /// The person has decided something, so that the game is worth keeping. Ignored while the game
    /// waits.
    void noteDecision();

    TableView view() const override;
    void resume() override;
    void leave() override;
    /// The next hand, or the end of the game.
    void goOn() override;
    /// Nothing that shows cards while the computer goes to another person.
    bool allows(Command command) const override;
    GameSession* session() const override;
    std::optional<NamedHand> lastHand() const override;

Q_SIGNALS:
    /// A hand of the game was dealt.
    void dealt();
    /// A hand of the game is over.
    void handOver();
    /// The game has begun; all of it is shown.
    void begun();

private:
    void connectController();
    void begin();
    void listen();
    void endHand();
    void end();
    void seatOthers();

    TablePlace place_;
    CurrentGame& game_;
    GameDisplay& display_;
    KnownPlayers& players_;
    GameController controller_;
    LevelSuggestion levels_;
};

} // namespace sheepshead

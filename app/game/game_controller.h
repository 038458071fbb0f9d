// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"

#include <QPointer>

#include <functional>

namespace sheepshead {

class MainWindow;

/// The seats of players who have a seat before that one, by whatever name.
using SeatedTwice = std::function<SeatSet(const SheetHead& head)>;

/// Changes a game while it is played: its rules, its players, and its end. Asks the person and
/// confirms; it does not deal hands.
class GameController : public QObject {
    Q_OBJECT

public:
    explicit GameController(MainWindow& window);

    void setGame(Game* game);

    /// Plays by other rules from the next deal on, or from the next new game if the number of seats
    /// is another one. Says which.
    void changeRules(const Variant& variant);

    /// Suggests these names while one is typed, and takes none that gives a person a second seat.
    void askForNewcomer(const QStringList& names, const SeatedTwice& seatedTwice);
    void askToEnd();

    /// Says above the table that the game is over.
    void noteEnd();
    /// The same in a dialog, with the final scores.
    void showEnd();

Q_SIGNALS:
    void newGameWanted();
    void playersChanged();
    /// The person ended the game; the table is empty.
    void ended();

private:
    bool takesRules(const CheckedVariant& variant) const;
    void sayChanged(const CheckedVariant& before);
    void endRulesNotice();
    void sayLater(const CheckedVariant& variant);
    void seatNewcomer(Seat seat, const QString& name);
    void end();
    QString potWords() const;

    MainWindow& window_;
    QPointer<Game> game_;
    bool newRulesWait_ = false; ///< they take effect with the next deal, which the notice says
};

} // namespace sheepshead

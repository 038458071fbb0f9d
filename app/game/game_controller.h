// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"

#include <QPointer>

namespace sheepshead {

class MainWindow;

/// What changes at the table while its game goes on: the rules, the players, and that it ends. Asks
/// and tells; hands are dealt elsewhere.
class TableChanges : public QObject {
    Q_OBJECT

public:
    explicit TableChanges(MainWindow& window);

    void setGame(Game* game);

    /// The person wants to play by other rules. The game on the table takes them from its next deal
    /// on, if its chairs can stay; else the next new game. Says which.
    void changeRules(const Variant& variant);

    void askForNewcomer();
    void askToEnd();

    /// The game is over: a line above the table, and everything in a dialog.
    void noteEnd();
    void showEnd();

Q_SIGNALS:
    void newGameWanted();
    void playersChanged();
    /// The players stopped; nothing is on the table.
    void ended();

private:
    bool takesRules(const CheckedVariant& variant) const;
    void sayChanged(const CheckedVariant& before);
    void sayLater(const CheckedVariant& variant);
    void seatNewcomer(Seat seat, const QString& name);
    void end();
    QString potWords() const;

    MainWindow& window_;
    QPointer<Game> game_;
};

} // namespace sheepshead

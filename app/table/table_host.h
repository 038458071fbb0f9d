// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_occupant.h"

#include <QObject>

namespace sheepshead {

class TableWidget;

/// Who has the one table: the game, or a guest for whom the game waits. The table changes hands
/// here and nowhere else.
class TableHost : public QObject {
    Q_OBJECT

public:
    explicit TableHost(TableWidget& table);

    /// The game, which has the table whenever no guest has it. To be told once, before all else.
    void setGame(TableOccupant& game) { game_ = &game; }

    /// Gives the table to this guest. The occupant before it leaves; if that is the same guest, it
    /// begins anew. Call show() afterwards.
    void take(TableOccupant& guest);
    /// Shows the whole table of the occupant, who goes on from there.
    void show();
    /// Tells changed() at each step of these hands.
    void follow(GameSession& session);

    /// Shows it again, in the middle of whatever it is: names, faces, totals or the kind of hand
    /// are others.
    void renew();
    /// The guest leaves, and the game goes on where it was. Ignored without a guest.
    void giveBack();
    /// The guest leaves for good, with the game that waits for it: another game comes.
    void dismissGuest();
    /// The person has seen enough of what lies on the table.
    void goOn() { occupant().goOn(); }

    /// Whether it is the guest that has the table now.
    bool has(const TableOccupant& guest) const { return guest_ == &guest; }
    bool gameWaits() const { return guest_ != nullptr; }
    /// Whether a command means something now, if it does so in the game.
    bool allows(Command command) const { return occupant().allows(command); }
    /// Why not, in words for the person; perhaps empty.
    QString whyNot(Command command) const { return occupant().whyNot(command); }
    /// The hands that are played at the table; null while nothing of the kind is there.
    GameSession* session() const { return occupant().session(); }
    /// By which the hand on the table is played, be it of the game, of a lesson or of a challenge;
    /// nothing before the first game.
    std::optional<CheckedVariant> rules() const;
    /// Those of the game, also while it waits; null before the first game.
    GameSession* game() const { return game_->session(); }
    /// Whether windows beside the table that this command opens may have the hand on it: not while
    /// the computer goes to another person, nor where no help is given.
    bool showsHandTo(Command command) const;
    /// The hand on the table counts for nothing.
    bool handIsPractice() const;
    /// The last hand that is over: of what is played at the table, else of the game that waits.
    std::optional<NamedHand> lastHand() const;

Q_SIGNALS:
    /// A guest has taken the table, and is about to show it.
    void taken();
    /// The table is that of its occupant, who is about to ask and to play.
    void presented();
    /// Who has the table, or what may be done there, is not as it was.
    void changed();

private:
    TableOccupant& occupant() const { return guest_ ? *guest_ : *game_; }

    TableWidget& table_;
    TableOccupant* game_ = nullptr;
    TableOccupant* guest_ = nullptr;
};

} // namespace sheepshead

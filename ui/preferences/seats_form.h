// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"
#include "ui/preferences/seat_choice.h"

#include <vector>

class QLabel;
class QLineEdit;

namespace sheepshead {

/// Who sits at each seat of a table, clockwise from the first person's: computer players with faces
/// and levels, or people who share the computer. A player sits on one chair only: chosen for
/// another, the two change.
class SeatsForm : public QWidget {
    Q_OBJECT

public:
    explicit SeatsForm(QWidget* parent = nullptr);

    void read(const Preferences& preferences);
    /// A name left empty, or of a seat that is not shown, stays what it was.
    void write(Preferences& preferences) const;

    /// Names to suggest while one is typed: of people for the first seat, of computer players for
    /// the others.
    void setKnownNames(const QStringList& people, const QStringList& computers);
    /// How many games each computer player has played with the person, by name.
    void setGamesTogether(const QHash<QString, int>& games);

    /// Shows the first seats only, up to maxSeats.
    void showSeats(int seats);
    /// One line a seat.
    void setCompact();

private:
    struct Chair {
        QLabel* label;
        SeatChoice* choice;
    };

    void add(int seat);
    void offer();
    void showFaces();
    void reseat(std::size_t chair, const CastMember& now, const CastMember& before);

    QLineEdit* person_;
    QLabel* you_;
    std::vector<Chair> chairs_; ///< behind the person's
    PlayersOffered offered_;
    int shown_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/kept_challenge.h"

#include <QWidget>

#include <optional>
#include <string>

class QComboBox;
class QLabel;

namespace sheepshead {

/// Chooses who looks at a challenge: a person who plays at this computer, or the real tables, and
/// then the seat whose cards are compared. Hidden where there is nothing to choose.
class ChallengeViewerRow : public QWidget {
    Q_OBJECT

public:
    explicit ChallengeViewerRow(QWidget* parent = nullptr);

    /// Offers who can look at this one; null if there is none. The seat that is looked at stays.
    void setChallenge(const KeptChallenge* kept);
    /// Nothing for all seats.
    std::optional<Seat> seat() const;

Q_SIGNALS:
    void personChosen(const std::string& player);
    void tablesChosen();
    void seatChosen();

private:
    void fillPeople(const KeptChallenge* kept);
    void fillSeats(const KeptChallenge* kept);

    QComboBox* person_;
    QLabel* seatLabel_; ///< hidden with the seats where no real table has played
    QComboBox* seat_;
};

} // namespace sheepshead

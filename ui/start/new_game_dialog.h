// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QDialog>
#include <QHash>

#include <cstdint>
#include <optional>
#include <vector>

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sheepshead {

class SeatsForm;
class Gallery;

/// A game to be begun: rules and players, and the seed of its match; without one the deals come by
/// chance.
struct NewGameChoice {
    Preferences preferences;
    std::optional<std::uint64_t> seed;

    bool operator==(const NewGameChoice&) const = default;
};

/// Sets up a new game: how many players, which game of theirs, who sits where and how strong, and
/// perhaps the number of the first deal. What is set already is chosen first, so that Enter deals
/// it.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(const Preferences& preferences, QWidget* parent = nullptr);

    /// Names to suggest while one is typed.
    void setKnownNames(const QStringList& people, const QStringList& computers);
    /// How many games each computer player has played with the person, by name.
    void setGamesTogether(const QHash<QString, int>& games);

Q_SIGNALS:
    /// The dialog has closed.
    void chosen(const sheepshead::NewGameChoice& choice);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Offer {
        QString id;
        QString name;
        QString words;
        Variant variant;
    };

    void addSeats(QBoxLayout& column);
    void addHalves(QBoxLayout& column, QLayout* left, QLayout* right);
    void addNumber(QBoxLayout& column);
    void addButtons(QBoxLayout& column);
    std::vector<Offer> offersFor(int seats) const;
    void showSeats(int seats);
    void showGame();
    void checkNumber();
    const Offer* chosenOffer() const;
    void deal();

    Preferences preferences_;
    QButtonGroup* seats_;
    Gallery* games_;
    QLabel* game_;
    SeatsForm* players_;
    QLineEdit* number_;
    QLabel* fault_;                ///< of the number
    QBoxLayout* halves_ = nullptr; ///< beside each other, or where there is no room below
    QPushButton* deal_ = nullptr;
    std::vector<Offer> offers_; ///< of the number of players that is chosen
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QComboBox>

#include <vector>

class QLabel;
class QLineEdit;

namespace sheepshead {

/// A choice between the levels of a computer player.
class LevelBox : public QComboBox {
    Q_OBJECT

public:
    /// The title says whose level it is, for screen readers.
    explicit LevelBox(const QString& title, QWidget* parent = nullptr);

    Level level() const { return static_cast<Level>(currentIndex()); }
    void choose(Level level) { setCurrentIndex(static_cast<int>(level)); }
};

/// Who sits at each seat of a table, clockwise from the person's, and how strong the computer
/// players are.
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

    /// Shows the first seats only, up to maxSeats.
    void showSeats(int seats);

private:
    struct Chair {
        QLabel* label;
        QLineEdit* name;
        LevelBox* level; ///< none for the person's seat
    };

    void add(int seat);

    std::vector<Chair> chairs_;
    int shown_;
};

} // namespace sheepshead

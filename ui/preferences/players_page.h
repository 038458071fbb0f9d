// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

#include <QComboBox>

#include <vector>

class QCheckBox;
class QFormLayout;
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

/// The names of the players, and the levels of the computer players.
class PlayersPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit PlayersPage(QWidget* parent = nullptr);

    QString title() const override { return tr("&Players"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

    /// Names to suggest while one is typed: of people for the first seat, of computer players for
    /// the others.
    void setKnownNames(const QStringList& people, const QStringList& computers);

private:
    void addChair(QFormLayout& form);

    std::vector<QLineEdit*> names_;
    std::vector<LevelBox*> levels_; ///< of the chairs behind the person's
    QCheckBox* notice_;
};

} // namespace sheepshead

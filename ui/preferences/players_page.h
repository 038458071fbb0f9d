// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

#include <QHash>

class QCheckBox;
class QLabel;

namespace sheepshead {

class SeatsForm;

/// Who sits where, how strong the computer players are, and whether they speak.
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
    /// How many games each computer player has played with the person, by name.
    void setGamesTogether(const QHash<QString, int>& games);

private:
    SeatsForm* form_;
    QLabel* mostPlayed_;
    QCheckBox* notice_;
    QCheckBox* remarks_;
    QCheckBox* remarksAloud_;
};

} // namespace sheepshead

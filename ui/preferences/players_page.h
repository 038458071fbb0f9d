// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

class QCheckBox;

namespace sheepshead {

class SeatsForm;

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
    SeatsForm* form_;
    QCheckBox* notice_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

#include <vector>

class QFormLayout;
class QLineEdit;

namespace sheepshead {

class LevelBox;

/// The names of those who sit at the table, and how well the computer players play.
class PlayersPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit PlayersPage(QWidget* parent = nullptr);

    QString title() const override { return tr("&Players"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

private:
    void addChair(QFormLayout& form);

    std::vector<QLineEdit*> names_;
    std::vector<LevelBox*> levels_; ///< of the chairs behind the person's
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

#include <vector>

class QLineEdit;

namespace sheepshead {

/// The names of those who sit at the table.
class PlayersPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit PlayersPage(QWidget* parent = nullptr);

    QString title() const override { return tr("&Players"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

private:
    std::vector<QLineEdit*> names_;
};

} // namespace sheepshead

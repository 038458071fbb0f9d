// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

namespace sheepshead {

class RuleForm;

/// Which game is played next: a preset, and the house rules changed from it.
class GamePage : public PreferencesPage {
    Q_OBJECT

public:
    explicit GamePage(QWidget* parent = nullptr);

    QString title() const override { return tr("&Game"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;
    bool isSound() const override;

private:
    RuleForm* rules_;
};

} // namespace sheepshead

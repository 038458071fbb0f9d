// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

class QBoxLayout;
class QCheckBox;
class QDoubleSpinBox;

namespace sheepshead {

class RadioGroup;

/// How time passes at the table, and whether a coach sits beside you.
class PlayPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit PlayPage(QWidget* parent = nullptr);

    QString title() const override { return tr("P&ace"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

private:
    void addForcedCards(QBoxLayout& column);
    void addCoach(QBoxLayout& column);
    void showCoach();

    RadioGroup* speed_;
    QCheckBox* waitAfterTrick_;
    QCheckBox* lastCard_;
    QCheckBox* anyForcedCard_;
    RadioGroup* layingDown_;
    RadioGroup* coaching_;
    QDoubleSpinBox* coachCost_;
    QCheckBox* coachCounting_;
};

} // namespace sheepshead

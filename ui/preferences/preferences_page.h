// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QWidget>

namespace sheepshead {

/// One subject of the preferences: shows its part of them, and puts back what was changed.
class PreferencesPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual void read(const Preferences& preferences) = 0;
    virtual void write(Preferences& preferences) const = 0;
    /// What is chosen can be written.
    virtual bool isSound() const { return true; }

Q_SIGNALS:
    void soundnessChanged();
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QWidget>

namespace sheepshead {

/// One page of the preferences dialog: read() shows its part of the settings, write() stores it.
class PreferencesPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual void read(const Preferences& preferences) = 0;
    virtual void write(Preferences& preferences) const = 0;
};

} // namespace sheepshead

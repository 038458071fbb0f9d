// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences_store.h"

#include <QObject>

class QWidget;

namespace sheepshead {

/// What the person has set up: read at the start, changed by a dialog or a menu, saved at once.
class Setup : public QObject {
    Q_OBJECT

public:
    explicit Setup(const QString& file);

    const Preferences& preferences() const { return preferences_; }
    PreferencesStore& store() { return store_; }

    void configure(QWidget* parent);
    void setSpeed(Speed speed);
    /// The rules of new games.
    void setVariant(const Variant& variant);

Q_SIGNALS:
    void changed(const sheepshead::Preferences& now, const sheepshead::Preferences& before);

private:
    void take(const Preferences& preferences);

    PreferencesStore store_;
    Preferences preferences_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

class QSpinBox;

namespace sheepshead {

class RadioGroup;

/// The size of all text, and whether anything moves.
class AccessPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit AccessPage(QWidget* parent = nullptr);

    QString title() const override { return tr("&Reading and motion"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

private:
    QSpinBox* textScale_;
    RadioGroup* lessMotion_;
};

} // namespace sheepshead

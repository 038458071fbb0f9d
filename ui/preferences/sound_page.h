// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

class QCheckBox;
class QSlider;

namespace sheepshead {

/// What is heard of the game, and how loud.
class SoundPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit SoundPage(QWidget* parent = nullptr);

    QString title() const override { return tr("&Sound"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

Q_SIGNALS:
    /// The person wants to hear how loud this is.
    void sampleWanted(const sheepshead::SoundLook& look);

private:
    SoundLook look() const;

    QCheckBox* on_;
    QSlider* volume_;
    QCheckBox* quietForReader_;
};

} // namespace sheepshead

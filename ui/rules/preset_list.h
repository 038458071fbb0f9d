// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/presets.h"

#include <QWidget>

class QButtonGroup;

namespace sheepshead {

/// The presets, each with a line on what it is; choosing one again takes back what was changed.
class PresetList : public QWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);

    void setChosen(const Preset& preset);

Q_SIGNALS:
    void chosen(const sheepshead::Preset& preset);

private:
    void add(const Preset& preset, int id);

    QButtonGroup* group_;
};

} // namespace sheepshead

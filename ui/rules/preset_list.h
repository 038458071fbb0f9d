// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/presets.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace sheepshead {

/// The presets for a number of players, each with a line on what it is; choosing one again takes
/// back what was changed. Another number of players only shows what there is for it.
class PresetList : public QWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);

    void setChosen(const Preset& preset);
    void showPlayers(int players);

Q_SIGNALS:
    void chosen(const sheepshead::Preset& preset);

private:
    struct Entry {
        int players;
        QRadioButton* button;
        QLabel* help;
    };

    void addPlayers();
    void add(const Preset& preset, int id);

    QButtonGroup* players_;
    QButtonGroup* group_;
    std::vector<Entry> entries_;
    const Preset* chosen_ = nullptr;
};

} // namespace sheepshead

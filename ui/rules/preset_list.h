// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/presets.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace sheepshead {

/// The presets for a number of players, each with a line on what it is. Choosing a number of
/// players chooses its first preset. Choosing a preset again undoes all changes to it.
class PresetList : public QWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget* parent = nullptr);

    void setChosen(const Preset& preset);

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
    void showPlayers(int players);

    QButtonGroup* players_;
    QButtonGroup* group_;
    std::vector<Entry> entries_;
};

} // namespace sheepshead

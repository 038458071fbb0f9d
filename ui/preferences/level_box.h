// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/levels.h"

#include <QComboBox>

namespace sheepshead {

/// A choice between the levels of a computer player.
class LevelBox : public QComboBox {
    Q_OBJECT

public:
    /// The title tells screen readers whose level it is.
    explicit LevelBox(const QString& title, QWidget* parent = nullptr);

    Level level() const { return static_cast<Level>(currentIndex()); }
    void choose(Level level) { setCurrentIndex(static_cast<int>(level)); }
};

} // namespace sheepshead

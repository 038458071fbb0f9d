// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/pick_chances.h"

#include <QDialog>

class QFormLayout;
class QSpinBox;

namespace sheepshead {

/// Asks what each kind of trump counts for the mauer meter, and from which count on a passed hand
/// is told after it.
class PowerDialog : public QDialog {
    Q_OBJECT

public:
    explicit PowerDialog(const PowerTable& table, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const sheepshead::PowerTable& table);

private:
    QSpinBox* addBox(QFormLayout& form, const QString& name);
    void read(const PowerTable& table);

    QSpinBox* queen_;
    QSpinBox* jack_;
    QSpinBox* jackOfDiamonds_;
    QSpinBox* trump_;
    QSpinBox* mark_;
};

} // namespace sheepshead

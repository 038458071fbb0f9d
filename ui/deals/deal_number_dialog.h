// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QDialog>
#include <QStringList>

#include <cstdint>
#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace sheepshead {

/// A deal by its number: rules, number and dealer give the same cards on every computer.
struct NumberedDeal {
    std::uint64_t number = 0;
    Seat dealer {};
};

/// Asks for the number of a deal to play, and who deals it.
class DealNumberDialog : public QDialog {
    Q_OBJECT

public:
    /// The last deal is offered; without one the person types a number.
    DealNumberDialog(const QStringList& players, const std::optional<NumberedDeal>& last,
        QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const sheepshead::NumberedDeal& deal);

private:
    void addButtons();
    std::optional<std::uint64_t> number() const;

    QLineEdit* number_;
    QComboBox* dealer_;
    QPushButton* deal_ = nullptr;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_looks.h"

#include "ui/main_window.h"
#include "ui/table/table_widget.h"

#include <array>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::array repeats {
    std::pair { Command::RepeatHand, Repeated::Hand },
    std::pair { Command::RepeatTrick, Repeated::Trick },
    std::pair { Command::RepeatScores, Repeated::Scores },
    std::pair { Command::RepeatSeats, Repeated::Seats },
};

} // namespace

void connectTableLooks(MainWindow& window, TableWidget& table)
{
    QObject::connect(&window.action(Command::LastTrick), &QAction::triggered, &table,
        &TableWidget::showLastTrick);
    QObject::connect(&window.action(Command::TrumpCount), &QAction::triggered, &table,
        &TableWidget::showTrumpCount);
    for (const auto& [command, what] : repeats)
        QObject::connect(&window.action(command), &QAction::triggered, &table,
            [&table, what = what] { table.repeat(what); });
}

} // namespace sheepshead

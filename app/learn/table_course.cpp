// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/table_course.h"

#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "ui/learn/lesson_panel.h"
#include "ui/main_window.h"
#include "ui/table/table_widget.h"

namespace sheepshead {

TableCourse::TableCourse(const TablePlace& place)
    : place_(place)
    , panel_(new LessonPanel)
{
    place_.window.addAside(panel_);
    connect(panel_, &LessonPanel::continued, this, [this] { goOn(); });
    connect(panel_, &LessonPanel::chosen, this, [this](std::size_t choice) { choose(choice); });
    connect(panel_, &LessonPanel::left, &place_.host, &TableHost::giveBack);
    connect(
        &place_.table.turn(), &PersonsTurn::chosen, this, [this](const Action& action, int turn) {
            if (isOn() && turn == turn_)
                decide(action);
        });
}

bool TableCourse::isOn() const { return place_.host.has(*this); }

void TableCourse::takeTable()
{
    if (isOn())
        return;
    place_.host.take(*this);
    place_.window.showAside(panel_, true);
}

void TableCourse::leave()
{
    forget();
    ++turn_;
    place_.window.showAside(panel_, false);
}

/// The count of the trump would tell what a drill asks.
bool TableCourse::allows(Command command) const { return command != Command::TrumpCount; }

QString TableCourse::whyNot(Command command) const
{
    return command == Command::TrumpCount
        ? tr("In lessons and drills you count the trump yourself.")
        : QString();
}

} // namespace sheepshead

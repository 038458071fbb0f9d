// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/table_course.h"

#include "app/game/participants.h"
#include "app/game/table_binding.h"
#include "app/settings/settings_controller.h"
#include "ui/learn/lesson_panel.h"
#include "ui/main_window.h"
#include "ui/table/table_widget.h"

namespace sheepshead {

TableCourse::TableCourse(const Room& room, Instruction instruction)
    : room_(room)
    , panel_(new LessonPanel)
    , instruction_(instruction)
{
    room_.window.addAside(panel_);
    connect(panel_, &LessonPanel::continued, this, [this] { goOn(); });
    connect(panel_, &LessonPanel::chosen, this, [this](std::size_t choice) { choose(choice); });
    connect(panel_, &LessonPanel::left, this, &TableCourse::leave);
    connect(
        &room_.table.turn(), &PersonsTurn::chosen, this, [this](const Action& action, int turn) {
            if (isOn() && turn == turn_)
                decide(action);
        });
}

void TableCourse::setGame(Game& game)
{
    drop();
    game_ = &game;
}

void TableCourse::takeTable()
{
    if (!isOn()) {
        Q_EMIT aboutToBegin();
        if (game_)
            detach(room_.table, *game_);
        room_.window.showAside(panel_, true);
        room_.table.setInstruction(instruction_);
    }
    room_.table.setWaitAfterTrick(false);
}

void TableCourse::leave()
{
    if (!isOn())
        return;
    drop();
    if (!game_)
        return;
    room_.table.begin(seatingOf(game_->head().players));
    attach(room_.table, *game_);
    Q_EMIT ended();
    Q_EMIT changed();
    game_->session().comeBack();
    room_.table.setFocus();
}

void TableCourse::drop()
{
    if (!isOn())
        return;
    forget();
    ++turn_;
    room_.table.clear();
    room_.table.setInstruction(Instruction::None);
    room_.table.setWaitAfterTrick(room_.settings.preferences().waitAfterTrick);
    room_.window.showAside(panel_, false);
}

} // namespace sheepshead

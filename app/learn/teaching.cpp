// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/teaching.h"

#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

namespace sheepshead {

namespace {

const QString coachTopic = QStringLiteral("coach");

/// What a drill asks, as the book counts it; nothing for what the book does not know.
std::optional<CostPart> partOf(DrillKind kind)
{
    switch (kind) {
    case DrillKind::Pick:
        return CostPart::Pick;
    case DrillKind::Bury:
        return CostPart::Bury;
    case DrillKind::Call:
        return CostPart::Call;
    case DrillKind::Trump:
    case DrillKind::Partner:
        break;
    }
    return std::nullopt;
}

} // namespace

Teaching::Teaching(const Room& room)
    : room_(room)
    , lessons_({ room.window, room.table, room.settings })
    , drills_({ room.window, room.table, room.settings },
          [costlyHands = room.costlyHands](DrillKind kind) {
              const auto part = partOf(kind);
              return part ? costlyHands(*part) : std::vector<HandRecord>();
          })
    , coach_(room.table.turn(), expertAdvice(adviceSeed), [this] { return mayCoach(); })
{
    connectCommands();
    for (TableCourse* const course : courses())
        connectCourse(*course);
    connectCoach();
}

void Teaching::connectCommands()
{
    const auto onCommand = [this](Command command, auto& receiver, auto slot) {
        connect(&room_.window.action(command), &QAction::triggered, &receiver, slot);
    };
    onCommand(Command::Learn, lessons_, &LessonController::showList);
    onCommand(Command::Drills, drills_, &DrillController::showList);
    onCommand(Command::EndPractice, *this, &Teaching::leave);
}

void Teaching::connectCourse(TableCourse& course)
{
    connect(&course, &TableCourse::aboutToBegin, this, [this] {
        leave(); // the other one, if it is on
        Q_EMIT aboutToBegin();
    });
    connect(&course, &TableCourse::changed, this, &Teaching::changed);
    connect(&course, &TableCourse::ended, this, &Teaching::ended);
}

void Teaching::connectCoach()
{
    coach_.use(room_.settings.preferences());
    connect(&room_.settings, &SettingsController::changed, &coach_, &Coach::use);
    connect(&coach_, &Coach::spoke, this, &Teaching::coached);
    connect(&coach_, &Coach::told, this, [this](const QString& words) {
        room_.window.notices().say(words, {}, coachTopic);
        room_.table.scene().announcer().say(words);
    });
    connect(&coach_, &Coach::over, this, [this] { room_.window.notices().clear(coachTopic); });
}

/// Never in hands that count, unless that is wanted.
bool Teaching::mayCoach() const
{
    return !isOn() && (room_.settings.preferences().coachCounting || room_.isPractice());
}

void Teaching::setGame(Game& game)
{
    for (TableCourse* const course : courses())
        course->setGame(game);
}

void Teaching::goOn()
{
    for (TableCourse* const course : courses())
        if (course->isOn())
            return course->goOn();
}

void Teaching::leave()
{
    for (TableCourse* const course : courses())
        course->leave();
}

} // namespace sheepshead

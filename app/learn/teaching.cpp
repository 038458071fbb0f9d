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
    , drills_({ room.window, room.table, room.settings,
          [costlyHands = room.costlyHands](DrillKind kind) {
              const auto part = partOf(kind);
              return part ? costlyHands(*part) : std::vector<HandRecord>();
          } })
    , coach_(room.table.turn(), expertAdvice(adviceSeed), [this] { return mayCoach(); })
{
    connectLessons();
    connectDrills();
    connectCoach();
}

void Teaching::connectLessons()
{
    connect(&room_.window.action(Command::Learn), &QAction::triggered, &lessons_,
        &LessonController::showList);
    connect(&lessons_, &LessonController::aboutToBegin, this, [this] {
        drills_.leave();
        Q_EMIT aboutToBegin();
    });
    connect(&lessons_, &LessonController::changed, this, &Teaching::changed);
    connect(&lessons_, &LessonController::ended, this, &Teaching::ended);
}

void Teaching::connectDrills()
{
    connect(&room_.window.action(Command::Drills), &QAction::triggered, &drills_,
        &DrillController::showList);
    connect(
        &room_.window.action(Command::EndPractice), &QAction::triggered, this, &Teaching::leave);
    connect(&drills_, &DrillController::aboutToBegin, this, [this] {
        lessons_.leave();
        Q_EMIT aboutToBegin();
    });
    connect(&drills_, &DrillController::changed, this, &Teaching::changed);
    connect(&drills_, &DrillController::ended, this, &Teaching::ended);
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
    lessons_.setGame(game);
    drills_.setGame(game);
}

void Teaching::goOn()
{
    if (lessons_.isOn())
        lessons_.goOn();
    else
        drills_.goOn();
}

void Teaching::leave()
{
    lessons_.leave();
    drills_.leave();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/teaching.h"

#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
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
    , lessons_({ room.window, room.table, room.host, room.settings })
    , drills_({ room.window, room.table, room.host, room.settings },
          [costlyHands = room.costlyHands](DrillKind kind) {
              const auto part = partOf(kind);
              return part ? costlyHands(*part) : std::vector<HandRecord>();
          })
    , coach_(room.table.turn(), expertAdvice(adviceSeed), [this] { return mayCoach(); })
{
    connectCommands();
    connectCoach();
}

void Teaching::connectCommands()
{
    const auto onCommand = [this](Command command, auto& receiver, auto slot) {
        connect(&room_.window.action(command), &QAction::triggered, &receiver, slot);
    };
    onCommand(Command::Learn, lessons_, &LessonController::showList);
    onCommand(Command::Drills, drills_, &DrillController::showList);
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

/// Never of a lesson, and of hands that count only if that is wanted.
bool Teaching::mayCoach() const
{
    const TableHost& host = room_.host;
    return host.session() && (room_.settings.preferences().coachCounting || host.handIsPractice());
}

} // namespace sheepshead

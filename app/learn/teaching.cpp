// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/teaching.h"

#include "app/session/game_session.h"
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

} // namespace

Teaching::Teaching(const TablePlace& place, ScoreBookController& book)
    : place_(place)
    , lessons_(place)
    , drills_(place, OwnMistakes(book, place.settings))
    , dayHand_(place)
    , advisor_(expertAdvice(adviceSeed))
    , coach_(place.table.turn(), expertAdvice(adviceSeed), [this] { return mayCoach(); })
{
    connect(&place_.host, &TableHost::presented, this, &Teaching::meetThoseAtTable);
    connectCommands();
    connectHint();
    connectCoach();
}

void Teaching::connectCommands()
{
    const auto onCommand = [this](Command command, auto& receiver, auto slot) {
        connect(&place_.window.action(command), &QAction::triggered, &receiver, slot);
    };
    onCommand(Command::Learn, lessons_, &LessonController::showList);
    onCommand(Command::Drills, drills_, &DrillController::showList);
    onCommand(Command::DayHand, dayHand_, &DayHandController::play);
    onCommand(Command::DayHands, dayHand_, &DayHandController::showDays);
}

void Teaching::meet(const Acquaintances& known)
{
    known_ = known;
    meetThoseAtTable();
}

void Teaching::meetThoseAtTable()
{
    const Acquaintances known = place_.host.gameWaits() ? Acquaintances() : known_;
    advisor_.meet(known);
    coach_.meet(known);
}

void Teaching::connectHint()
{
    PersonsTurn& turn = place_.table.turn();
    connect(
        &place_.window.action(Command::Hint), &QAction::triggered, &turn, &PersonsTurn::toggleHint);
    connect(&turn, &PersonsTurn::hintWanted, &advisor_, &Advisor::ask);
    connect(&turn, &PersonsTurn::hintUnwanted, &advisor_, &Advisor::withdraw);
    connect(&advisor_, &Advisor::advised, &turn, &PersonsTurn::showHint);
    connect(&turn, &PersonsTurn::hintShown, this, &Teaching::helped);
}

void Teaching::connectCoach()
{
    coach_.use(place_.settings.preferences());
    connect(&place_.settings, &SettingsController::changed, &coach_, &Coach::use);
    connect(&coach_, &Coach::spoke, this, &Teaching::helped);
    connect(&coach_, &Coach::told, this, [this](const QString& words) {
        place_.window.notices().say(words, {}, coachTopic);
        place_.table.scene().announcer().say(words);
    });
    connect(&coach_, &Coach::over, this, [this] { place_.window.notices().clear(coachTopic); });
    connect(&place_.host, &TableHost::changed, this, [this] {
        const GameSession* const session = place_.host.session();
        if (session && session->passing()) // it may name cards of the person who looked
            place_.window.notices().clear(coachTopic);
    });
}

/// Never of a lesson or where a hint is not allowed, and of hands that count only if that is
/// wanted.
bool Teaching::mayCoach() const
{
    const TableHost& host = place_.host;
    return host.session() && host.allows(Command::Hint)
        && (place_.settings.preferences().coachCounting || host.handIsPractice());
}

} // namespace sheepshead

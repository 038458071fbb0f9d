// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lesson_controller.h"

#include "app/match/participants.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "engine/tutor/drill.h"
#include "ui/learn/lesson_library.h"
#include "ui/learn/lesson_panel.h"
#include "ui/learn/lessons_dialog.h"
#include "ui/main_window.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/decisions/review_words.h"

namespace sheepshead {

namespace {

const QString lessonTopic = QStringLiteral("lesson");

LessonEntry entryOf(const QString& key, const Lesson& lesson, const LessonProgress& progress)
{
    LessonEntry entry { key, QString::fromStdString(lesson.title),
        QString::fromStdString(lesson.idea), 0, static_cast<int>(lesson.steps.size()),
        progress.done };
    const auto course = LessonCourse::resumed(lesson, progress.taken.toStdString());
    if (course && course->begun() && !course->over())
        entry.step = static_cast<int>(course->number()) + 1;
    return entry;
}

} // namespace

LessonController::LessonController(const TablePlace& place)
    : TableCourse(place)
{
    connect(&panel(), &LessonPanel::nextLesson, this, &LessonController::nextLesson);
    connect(&comments_, &HandComments::found, this, &LessonController::tellComments);
}

LessonController::~LessonController() = default;

void LessonController::showList()
{
    std::vector<LessonEntry> entries;
    for (const QString& key : lessonKeys())
        if (const auto lesson = lessonNamed(key))
            entries.push_back(entryOf(key, *lesson, place().settings.store().lesson(key)));
    list_ = new LessonsDialog(std::move(entries), &place().window);
    list_->setAttribute(Qt::WA_DeleteOnClose);
    connect(list_, &LessonsDialog::chosen, this, &LessonController::take);
    list_->open();
}

void LessonController::teach()
{
    const QStringList keys = lessonKeys();
    for (const QString& key : keys)
        if (!place().settings.store().lesson(key).done)
            return take(key, false);
    if (!keys.isEmpty())
        take(keys.front(), true);
}

void LessonController::take(const QString& key, bool afresh)
{
    const auto lesson = lessonNamed(key);
    if (!lesson) {
        const Problem& problem = lesson.problem();
        place().window.notices().say(
            tr("This lesson could not be read (%1: %2).")
                .arg(QString::fromStdString(problem.place), QString::fromStdString(problem.reason)),
            {}, lessonTopic);
        return;
    }
    const QString taken = afresh ? QString() : place().settings.store().lesson(key).taken;
    const auto left = LessonCourse::resumed(*lesson, taken.toStdString());
    key_ = key;
    begin(left && !left->over() ? *left : LessonCourse(*lesson));
}

void LessonController::begin(LessonCourse course)
{
    takeTable();
    course_ = std::move(course);
    panel().setDeck(place().settings.preferences().deck);
    const QStringList keys = lessonKeys();
    panel().setTitle(
        QString::fromStdString(course_->lesson().title), keys.indexOf(key_) + 1, keys.size());
    place().host.show();
}

TableView LessonController::view() const
{
    const int seats = course_->lesson().start.variant.tableSeats();
    TableView view { seatingOf(defaultPreferences().names.mid(0, seats)) };
    view.instruction = Instruction::Lesson;
    view.seen = course_->seen();
    return view;
}

void LessonController::resume()
{
    if (!course_->begun())
        return goOn();
    if (const auto& scored = course_->hand().scored())
        place().table.show(seenBy(pupilsSeat, *scored));
    showStep();
}

void LessonController::goOn()
{
    if (isOn() && course_->over())
        return nextLesson();
    if (!isOn() || !course_->mayContinue())
        return;
    if (!place().table.idle()) // the pupil has seen enough of it
        place().table.restore(course_->seen());
    comments_.withdraw();
    const auto told = course_->next();
    save();
    if (course_->over())
        return showEnd();
    if (told)
        show(*told);
    showStep();
}

void LessonController::showStep()
{
    const LessonStep& step = course_->step();
    panel().showStep(step, course_->number() + 1, course_->lesson().steps.size());
    say(step.text);
    if (course_->answered())
        panel().tell(*course_->answered());
    panel().setMayContinue(course_->mayContinue());
    if (step.asked == Asked::Comments)
        comment();
    askAtTable();
}

void LessonController::comment()
{
    panel().tell(LessonPanel::Mark::Wait, tr("The expert is thinking…"));
    comments_.ask(course_->record(), pupilsSeat);
}

void LessonController::tellComments(
    const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews)
{
    const auto costly = costlyOf(pupilsSeat, steps, reviews);
    const bool good = costly.empty() || reviews[costly.front()].cost <= goodEnough;
    const QString words = commentsText(pupilsSeat, steps, reviews, place().table.scene().seating());
    panel().tell(good ? LessonPanel::Mark::Right : LessonPanel::Mark::Wrong, words);
    place().table.scene().announcer().say(words);
}

/// A hint knows what to play, not what a lesson asks beside the table or which card it means.
QString LessonController::whyNot(Command command) const
{
    const bool asks = course_ && course_->begun() && !course_->over() && !course_->mayContinue();
    const Asked asked = asks ? course_->step().asked : Asked::Nothing;
    if (command != Command::Hint || (asked != Asked::Choice && asked != Asked::Pointing))
        return TableCourse::whyNot(command);
    return tr("There is no hint for this question. Answer, and you see whether you were right.");
}

void LessonController::forget()
{
    course_.reset();
    comments_.withdraw();
}

/// A card that is pointed at is asked for like one that is played; any card may be.
void LessonController::askAtTable()
{
    const auto possible = course_->possibleAnswers();
    if (possible.empty())
        return;
    const bool pointing = course_->step().asked == Asked::Pointing;
    const Turn turn { course_->seen(), possible, nextTurn() };
    const auto whyNot = [this, pointing](const Action& action) {
        return pointing || !isOn() ? std::nullopt : course_->hand().whyNot(action);
    };
    place().table.ask({ turn, whyNot, !pointing });
}

void LessonController::decide(const Action& action)
{
    std::vector<Told> told;
    const LessonReply reply = course_->answer(action, told);
    show(told);
    tell(reply);
    askAtTable();
}

void LessonController::choose(std::size_t choice)
{
    if (isOn() && !course_->answered())
        tell(course_->answer(choice));
}

void LessonController::tell(const LessonReply& reply)
{
    panel().tell(reply);
    say(reply.words);
    if (reply.right)
        save();
    if (course_->mayContinue())
        panel().setMayContinue(true);
}

void LessonController::show(const std::vector<Told>& told)
{
    for (const auto& [events, after] : told) {
        for (const Event& event : events)
            place().table.show(event);
        place().table.settle(after);
    }
}

/// To a screen reader, which does not hear what changes beside the table.
void LessonController::say(const std::string& words)
{
    if (!words.empty())
        place().table.scene().announcer().say(QString::fromStdString(words));
}

void LessonController::save()
{
    LessonProgress progress = place().settings.store().lesson(key_);
    progress.done = progress.done || course_->over();
    progress.taken = course_->over() ? QString() : QString::fromStdString(course_->progress());
    place().settings.store().save(key_, progress);
}

QString LessonController::followingKey() const
{
    const QStringList keys = lessonKeys();
    return keys.value(keys.indexOf(key_) + 1);
}

void LessonController::showEnd()
{
    const QString key = followingKey();
    const auto next = key.isEmpty() ? Result<Lesson>(Problem {}) : lessonNamed(key);
    panel().showEnd(next ? QString::fromStdString(next->title) : QString());
}

void LessonController::nextLesson()
{
    const QString key = followingKey();
    if (key.isEmpty())
        place().host.giveBack();
    else
        take(key, false);
}

} // namespace sheepshead

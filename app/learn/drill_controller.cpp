// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/drill_controller.h"

#include "app/match/participants.h"
#include "app/session/game_session.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "engine/advice/judgement.h"
#include "engine/tutor/lesson_course.h"
#include "ui/learn/drill_words.h"
#include "ui/learn/drills_dialog.h"
#include "ui/learn/lesson_panel.h"
#include "ui/main_window.h"
#include "ui/rules/rules_line.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/players/seat_words.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr int numberChoices = 4; ///< of trump
const QString drillTopic = QStringLiteral("drill");

Told toldOf(HandState& hand, const Action& action)
{
    Told told;
    for (const Event& event : hand.apply(action))
        told.events.push_back(seenBy(drilledSeat, event, hand.picker()));
    told.after = hand.observation(drilledSeat);
    return told;
}

} // namespace

DrillController::DrillController(const TablePlace& place, OwnMistakes mistakes)
    : TableCourse(place)
    , mistakes_(std::move(mistakes))
    , advisor_(expertAdvice(adviceSeed))
    , seed_(QRandomGenerator::global()->generate64())
{
    panel().setAccessibleName(tr("Drill"));
    connect(&advisor_, &Advisor::advised, this, [this](const Advice& advice) {
        advice_ = advice;
        judgeDecision();
    });
}

DrillController::~DrillController() = default;

/// Of the game on the table; drills that these rules have not are asked by the usual game.
CheckedVariant DrillController::rules() const
{
    const CheckedVariant usual = check(defaultVariant(LayoutId::FiveCalledAce)).value();
    const GameSession* const game = place().host.game();
    const CheckedVariant rules = game ? game->rules() : usual;
    return kind_ && !hasDrill(*kind_, rules) ? usual : rules;
}

QString DrillController::key() const
{
    return QString::fromStdString(std::string(drillKeys.at(static_cast<std::size_t>(*kind_))));
}

void DrillController::showList()
{
    std::vector<DrillEntry> entries;
    for (std::size_t i = 0; i < drillKeys.size(); ++i) {
        const QString key = QString::fromStdString(std::string(drillKeys.at(i)));
        entries.push_back({ static_cast<DrillKind>(i), place().settings.store().drill(key) });
    }
    list_ = new DrillsDialog(std::move(entries), mistakes_.state().figures, &place().window);
    list_->setAttribute(Qt::WA_DeleteOnClose);
    connect(list_, &DrillsDialog::chosen, this, &DrillController::begin);
    list_->open();
}

void DrillController::begin(DrillKind kind)
{
    takeTable();
    kind_ = kind;
    pile_.clear();
    pileAsked_ = 0;
    pileRight_ = 0;
    if (kind == DrillKind::Mistake)
        std::ranges::move(mistakes_.state().today, std::back_inserter(pile_));
    panel().setDeck(place().settings.preferences().deck);
    panel().setTitle(drillTitle(kind));
    tellOtherRules();
    ask();
}

/// The list of drills promises the rules of the person's table.
void DrillController::tellOtherRules()
{
    const GameSession* const game = place().host.game();
    place().window.notices().clear(drillTopic);
    if (kind_ != DrillKind::Mistake && game && !hasDrill(*kind_, game->rules()))
        place().window.notices().say(
            tr("Your table has no such decision. This drill plays by other rules: %1.")
                .arg(rulesName(*rules())),
            {}, drillTopic);
}

std::optional<Drill> DrillController::nextDrill()
{
    mistake_.reset();
    if (kind_ == DrillKind::Mistake) {
        if (pile_.empty())
            return {};
        mistake_ = std::move(pile_.front());
        pile_.pop_front();
        return mistake_->drill;
    }
    seed_ += 1000; // past the deals that the last question left out
    return dealDrill(*kind_, rules(), seed_);
}

/// The day's questions are done.
void DrillController::endMistakes()
{
    place().host.giveBack();
    place().window.notices().say(
        tr("That was today's pile: %1 of %2 right.").arg(pileRight_).arg(pileAsked_), {},
        drillTopic);
}

void DrillController::ask()
{
    answered_ = false;
    decision_.reset();
    advice_.reset();
    answers_.clear();
    drill_ = nextDrill();
    if (!drill_ && kind_ == DrillKind::Mistake)
        return endMistakes();
    if (!drill_) { // no deal leads to it
        place().host.giveBack();
        return place().window.notices().say(tr("Your table has no such decision."), {}, drillTopic);
    }
    place().host.show();
}

TableView DrillController::view() const
{
    const int seats = drill_->hand.variant().tableSeats();
    TableView view { seatingOf(defaultPreferences().names.mid(0, seats)) };
    view.instruction = Instruction::Drill;
    view.seen = drill_->seen();
    return view;
}

void DrillController::resume()
{
    if (answered_)
        return;
    if (drill_->isDecision())
        askAtTable();
    else
        askAside();
}

void DrillController::askAtTable()
{
    show({});
    const Turn turn { drill_->seen(), drill_->hand.legalActions(), nextTurn() };
    advisor_.ask(turn);
    const auto whyNot = [this](const Action& action) {
        return isOn() && drill_ ? drill_->hand.whyNot(action) : std::nullopt;
    };
    place().table.ask({ turn, whyNot, false });
}

void DrillController::askAside()
{
    const Observation seen = drill_->seen();
    const Seating& seating = place().table.scene().seating();
    LessonStep question;
    question.asked = Asked::Choice;
    const auto add = [this, &question](int answer, const QString& words) {
        answers_.push_back(answer);
        question.answers.push_back({ .choice = words.toStdString(), .words = {}, .next = {} });
    };
    if (drill_->kind == DrillKind::Trump) {
        const int right = trumpNotSeen(seen);
        const int first = std::max(0, right - static_cast<int>(seed_ % numberChoices));
        for (int number = first; number < first + numberChoices; ++number)
            add(number, QString::number(number));
    } else {
        for (const Seat seat : seen.seats)
            if (seat != drilledSeat && seat != *seen.picker)
                add(indexOf(seat), seatNames({ seat }, seating));
    }
    show(std::move(question));
}

/// The question beside the table, and how the person stands in this drill.
void DrillController::show(LessonStep question)
{
    const std::string day = mistake_ ? mistake_->day : std::string();
    const QString words = drillQuestion(*drill_, place().table.scene().seating(),
        QDate::fromString(QString::fromStdString(day), Qt::ISODate));
    question.text = words.toStdString();
    const DrillProgress progress = place().settings.store().drill(key());
    panel().showQuestion(question, streakText(progress), progress.lately().right, latelyAnswers);
    panel().setMayContinue(false);
    place().table.scene().announcer().say(words);
}

void DrillController::decide(const Action& action)
{
    decision_ = action;
    HandState after = drill_->hand;
    const Told told = toldOf(after, action);
    for (const Event& event : told.events)
        place().table.show(event);
    place().table.settle(told.after);
    if (!advice_)
        panel().tell(LessonPanel::Mark::Wait, tr("The expert is thinking…"));
    judgeDecision();
}

/// Once there are both, the decision and what an expert found.
void DrillController::judgeDecision()
{
    if (!isOn() || answered_ || !decision_ || !advice_)
        return;
    const auto cost = costOf(*decision_, advice_->prospects);
    const auto verdict = verdictOn(*decision_, advice_->prospects, drill_->seen());
    if (!cost)
        mistake_.reset(); // it stays where it is in the pile
    const bool right = !verdict || verdict->kind != VerdictKind::BreaksConvention;
    tell(right && cost.value_or(0) <= goodEnough, cost.value_or(0),
        decisionVerdict(*decision_, *advice_, drill_->seen(), place().table.scene().seating()));
}

void DrillController::choose(std::size_t choice)
{
    if (!isOn() || answered_ || choice >= answers_.size())
        return;
    const int answer = answers_[choice];
    if (drill_->kind == DrillKind::Partner)
        return judgePartner(seatAt(answer));
    const Observation seen = drill_->seen();
    tell(answer == trumpNotSeen(seen), 0, trumpVerdict(answer, seen));
}

/// Imagines deals on a thread of its own.
void DrillController::judgePartner(Seat answer)
{
    panel().tell(LessonPanel::Mark::Wait, tr("The expert is thinking…"));
    thread_ = std::jthread([this, drill = *drill_, answer, turn = askedTurn()] {
        const auto chances = partnerChances(drill, adviceSeed);
        QMetaObject::invokeMethod(
            this,
            [this, chances, answer, turn] {
                if (!isOn() || answered_ || turn != askedTurn())
                    return;
                const PerSeat<double> known = chances.value_or(PerSeat<double>());
                double best = 0;
                for (const Seat seat : drill_->seen().seats)
                    best = std::max(best, known[seat]);
                tell(known[answer] >= best - goodEnough, 0,
                    partnerVerdict(answer, known, *drill_, place().table.scene().seating()));
            },
            Qt::QueuedConnection);
    });
}

void DrillController::tell(bool right, double cost, const QString& words)
{
    answered_ = true;
    DrillProgress progress = place().settings.store().drill(key());
    progress.note(right, cost);
    place().settings.store().save(key(), progress);
    if (mistake_) {
        mistakes_.note(*mistake_, right);
        ++pileAsked_;
        pileRight_ += right ? 1 : 0;
    }
    panel().setStanding(streakText(progress), progress.lately().right);
    panel().tell(right ? LessonPanel::Mark::Right : LessonPanel::Mark::Wrong, words);
    place().table.scene().announcer().say(words);
    panel().setMayContinue(true);
}

void DrillController::goOn()
{
    if (isOn() && answered_)
        ask();
}

/// A drill asks what a hint would answer.
bool DrillController::allows(Command command) const
{
    return command != Command::Hint && TableCourse::allows(command);
}

QString DrillController::whyNot(Command command) const
{
    return command == Command::Hint
        ? tr("There is no hint in a drill. Answer, and you see whether you were right.")
        : TableCourse::whyNot(command);
}

void DrillController::forget()
{
    place().window.notices().clear(drillTopic);
    kind_.reset();
    drill_.reset();
    advisor_.withdraw();
}

} // namespace sheepshead

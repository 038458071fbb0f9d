// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_widget.h"

#include "ui/table/panels/hint_panel.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/panels/table_moment.h"
#include "ui/table/panels/trick_panel.h"
#include "ui/table/panels/trump_panel.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_accessible.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"
#include "ui/words/hand/event_words.h"
#include "ui/words/hand/status_words.h"
#include "ui/words/hand/strip_words.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/trump_words.h"

#include <QKeyEvent>

namespace sheepshead {

namespace {

const Trick* lastFinished(const Observation& seen)
{
    const std::size_t finished = seen.tricks.size() - (seen.trickOnTable() ? 1 : 0);
    return finished > 0 ? &seen.tricks[finished - 1] : nullptr;
}

/// Where a hand to remember has its moment, before its result; any key ends it.
struct Celebration {
    TableScene& scene;
    SeatSet seats;
    const std::vector<Mauer>& mauers;
    int lasts; ///< ms
};

QAbstractAnimation* celebrate(const HandScored& scored, const Celebration& at)
{
    const Moment moment = momentOf(scored, at.seats, at.mauers);
    return TableMoment::on(at.scene).begin(
        moment, momentSeats(moment, scored, at.seats, at.mauers), at.lasts);
}

bool isGoOn(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

TableWidget::TableWidget(QWidget* parent)
    : QWidget(parent)
    , scene_(std::make_unique<TableScene>())
    , clips_(*scene_)
    , view_(new TableView(*scene_, this))
    , overlays_(*scene_, *this)
    , turn_(*scene_, *view_, overlays_)
{
    setFocusProxy(view_);
    setSpeed(Speed::Normal);
    connectParts();
}

TableWidget::~TableWidget()
{
    player_.clear();
    delete view_; // before the scene that it shows
}

void TableWidget::connectParts()
{
    clips_.setListener([this](const Event& event) { Q_EMIT began(event); });
    connect(&player_, &EventPlayer::drained, this, &TableWidget::shown);
    connect(&player_, &EventPlayer::waits, this, &TableWidget::sayHowToGoOn);
    connect(view_, &TableView::feltClicked, this, &TableWidget::goOn);
    connect(&scene_->hand(), &HandItem::pressedWhileClosed, this, &TableWidget::goOn);
    // A screen reader has told the card already, and would not tell it again.
    connect(&scene_->hand(), &HandItem::shownFirst, this, [this](Card card) {
        scene_->announcer().say(tr("%1: press again to play it.").arg(cardName(card)));
    });
    connect(&scene_->hand(), &HandItem::movedByKey, this, [this](Card card, int place, int count) {
        //: a card that was moved in the hand, its new place, and how many cards there are
        scene_->announcer().say(tr("%1: %2 of %3").arg(cardName(card)).arg(place).arg(count));
    });
    connect(&overlays_.result(), &ResultPanel::tricksWanted, this, &TableWidget::showLastTrick);
    connect(&turn_, &PersonsTurn::chosen, this, &TableWidget::forgetRefusal);
    connect(&turn_, &PersonsTurn::said, this, &TableWidget::tellForAWhile);
    refused_.setSingleShot(true);
    connect(&refused_, &QTimer::timeout, this, [this] { Q_EMIT statusChanged(status_); });
}

void TableWidget::setSeating(const Seating& seating)
{
    clear();
    scene_->setSeating(seating);
    updateGeometry();
}

void TableWidget::setFaces(const Seating& seating) { scene_->setFaces(seating); }

QSize TableWidget::minimumSizeHint() const
{
    return { scene_->seating().count() > 2 ? 380 : 520, 430 };
}

void TableWidget::setTotals(const std::vector<int>& totals) { scene_->setTotals(totals); }

void TableWidget::setLevels(const std::vector<std::optional<Level>>& levels)
{
    scene_->setLevels(levels);
}

void TableWidget::setPot(int points) { pot_ = points; }

void TableWidget::setPotMove(int toPot, const PerSeat<Score>& scores)
{
    overlays_.result().setPot(toPot, scores);
}

void TableWidget::setMauers(const std::vector<Mauer>& mauers)
{
    overlays_.result().setMauers(mauers);
}

void TableWidget::setKind(HandKind kind)
{
    kind_ = kind;
    overlays_.result().setKind(kind);
    if (!seen_.seats.empty())
        scene_->strip().setTexts(known(), status_);
    if (kind == HandKind::Practice)
        setTotals({});
}

void TableWidget::setInstruction(Instruction instruction)
{
    instruction_ = instruction;
    overlays_.result().setLesson(instruction != Instruction::None);
    setForcedCards(forced_);
    if (instruction != Instruction::None)
        setTotals({});
}

void TableWidget::setSpeed(Speed speed)
{
    speed_ = speed;
    applySpeed();
}

void TableWidget::setStill(bool still)
{
    still_ = still;
    applySpeed();
}

void TableWidget::applySpeed()
{
    clips_.setSpeed(speed_, still_);
    overlays_.result().setMotion(speed_ != Speed::Off && !still_);
    scene_->hand().setNudge(clips_.times().turn / 2);
    turn_.setForcedPause(clips_.times().played + clips_.times().turn);
}

void TableWidget::setForcedCards(ForcedCards which)
{
    forced_ = which;
    turn_.setForcedCards(instruction_ != Instruction::None ? ForcedCards::Never : which);
}

void TableWidget::setWaitAfterTrick(bool wait) { clips_.setWaitAfterTrick(wait); }
void TableWidget::setFelt(const FeltLook& felt) { view_->setFelt(felt); }

void TableWidget::setDeck(const CardLook& look) { scene_->setDeck(look); }

void TableWidget::setTrumpEdges(bool edges) { scene_->hand().setTrumpEdges(edges); }

void TableWidget::setHandOrder(HandOrder order) { scene_->hand().setOrder(order); }

void TableWidget::clear()
{
    player_.clear();
    TableMoment::on(*scene_).end();
    turn_.close();
    overlays_.result().hide();
    hideLooks();
    scored_.reset();
    seen_ = Observation();
    scene_->clearTable();
}

void TableWidget::show(const Event& event)
{
    for (Clip& clip : clips_.clipsOf(event))
        player_.enqueue(std::move(clip));
    if (std::holds_alternative<HandScored>(event))
        player_.enqueue({ .begin = [this, event] {
            return celebrate(std::get<HandScored>(event),
                { *scene_, seen_.seats, overlays_.result().mauers(),
                    still_ ? 0 : momentLasts(speed_) });
        } });
    if (std::holds_alternative<HandScored>(event) || std::holds_alternative<ThrownIn>(event))
        player_.enqueue({ .begin = [this, event]() -> QAbstractAnimation* {
            showResult(event);
            return nullptr;
        } });
    if (const auto* const shown = std::get_if<RedealHandShown>(&event))
        redealHands_.push_back(*shown);
    if (std::holds_alternative<Dealt>(event)) {
        redealHands_.clear();
        overlays_.result().hide();
        hideLooks();
        scored_.reset();
        turn_.beginHand();
    }
}

void TableWidget::showLaidDown(const Claim& claim, CardSet cards)
{
    for (Clip& clip : clips_.clipsOf(claim, cards))
        player_.enqueue(std::move(clip));
}

void TableWidget::settle(const Observation& seen)
{
    scene_->hand().setTrumps(seen.trumps);
    player_.enqueue({ .begin = [this, seen]() -> QAbstractAnimation* {
        settleNow(seen);
        return nullptr;
    } });
}

void TableWidget::restore(const Observation& seen)
{
    player_.clear();
    TableMoment::on(*scene_).end();
    turn_.close();
    turn_.waitForPerson();
    overlays_.result().hide();
    hideLooks();
    scored_.reset();
    scene_->clearTable();
    settleNow(seen);
}

void TableWidget::settleNow(const Observation& seen)
{
    const bool otherCards = seen.hand != seen_.hand || seen.tricks != seen_.tricks;
    seen_ = seen;
    scene_->settle(seen);
    const bool othersTurn = seen.turn && seen.turn != seen.viewer;
    // A lesson stops where it likes, and nothing is to be expected of the others.
    status_ = instruction_ != Instruction::None && othersTurn ? QString()
                                                              : statusText(seen, scene_->seating());
    refused_.stop();
    scene_->strip().setTexts(known(), status_);
    if (otherCards)
        announceNewCards(*view_);
    if (overlays_.trump().isVisible())
        overlays_.trump().setCount(countTrump(seen));
    showOver();
    Q_EMIT statusChanged(status_);
}

/// What only the end of a hand tells of it: the result is there, and this comes behind it.
void TableWidget::showOver()
{
    if (!scored_ || seen_.phase != Phase::Over)
        return;
    overlays_.result().showTrumpHeld(trumpHeld(seen_, scored_->hands, scored_->under));
    overlays_.place();
}

/// What the strip shows except the seat to act.
QString TableWidget::known() const
{
    const QString strip = tableStrip(seen_, scene_->seating());
    QString kind;
    if (instruction_ == Instruction::Lesson)
        kind = tr("Lesson");
    else if (instruction_ == Instruction::Drill)
        kind = tr("Drill");
    else if (kind_ != HandKind::Counts)
        kind = tr("Practice, does not count");
    if (!kind.isEmpty())
        return strip.isEmpty() ? kind : kind + stripSeparator() + strip;
    if (pot_ == 0)
        return strip;
    const QString pot = tr("pot: %1", "points in the pot").arg(pot_);
    return strip.isEmpty() ? pot : strip + stripSeparator() + pot;
}

void TableWidget::ask(const ExplainedTurn& turn)
{
    turn_.ask(turn);
    if (player_.idle())
        openTurn();
}

void TableWidget::shown()
{
    if (turn_.isWaiting())
        openTurn();
    Q_EMIT drained();
}

void TableWidget::openTurn()
{
    settleNow(turn_.turn()->seen);
    turn_.open();
    Q_EMIT asked();
}

void TableWidget::showResult(const Event& event)
{
    scene_->talk().hush(); // the panel says it again
    if (std::holds_alternative<HandScored>(event))
        Q_EMIT began(event);
    overlays_.result().setUnit(scene_->layout().unit());
    overlays_.place();
    if (const auto* scored = std::get_if<HandScored>(&event))
        overlays_.result().show(*scored, seen_.seats, scene_->seating(), seen_.variant);
    else
        overlays_.result().show(std::get<ThrownIn>(event), redealHands_, scene_->seating());
    if (const auto* scored = std::get_if<HandScored>(&event)) {
        scored_ = *scored;
        scene_->announcer().say(spokenResult(event));
    }
    overlays_.result().raise();
    overlays_.place();
    overlays_.result().setFocus();
}

/// The headline is about the person, and the event about all.
QString TableWidget::spokenResult(const Event& event) const
{
    const QString headline = overlays_.result().accessibleName();
    const QString all = eventText(event, scene_->seating());
    return all.startsWith(headline) ? all : tr("%1. %2", "two sentences").arg(headline, all);
}

bool TableWidget::hasLastTrick() const { return lastFinished(seen_) != nullptr; }

void TableWidget::showLastTrick()
{
    const Trick* const trick = lastFinished(seen_);
    const bool wasVisible = overlays_.tricks().isVisible();
    hideLooks();
    if (!trick || wasVisible)
        return;
    if (scored_ && seen_.phase == Phase::Over)
        overlays_.tricks().showAll(
            openTricks(seen_, scored_->under), seen_.sides, scene_->seating());
    else
        overlays_.tricks().showLast(
            *trick, static_cast<int>(trick - seen_.tricks.data()) + 1, scene_->seating());
    overlays_.tricks().raise();
    overlays_.place();
}

void TableWidget::showTrumpCount()
{
    const bool wasVisible = overlays_.trump().isVisible();
    hideLooks();
    if (seen_.seats.empty() || wasVisible)
        return;
    const TrumpCount count = countTrump(seen_);
    overlays_.trump().setCount(count);
    overlays_.trump().show();
    overlays_.trump().raise();
    overlays_.place();
    scene_->announcer().say(spokenTrumpCount(count));
    Q_EMIT trumpCounted();
}

/// The tricks and the trump lie over the table only while they are looked at.
bool TableWidget::hideLooks()
{
    const bool shown = overlays_.tricks().isVisible() || overlays_.trump().isVisible();
    overlays_.tricks().hide();
    overlays_.trump().hide();
    return shown;
}

void TableWidget::repeat(Repeated what)
{
    const QString words = repeated(what);
    scene_->announcer().say(words);
    tellForAWhile(words);
}

QString TableWidget::repeated(Repeated what) const
{
    switch (what) {
    case Repeated::Hand:
        return spokenHand(seen_);
    case Repeated::Trick:
        return spokenTrick(seen_, scene_->seating());
    case Repeated::Scores:
        return spokenScores(seen_, scene_->seating(), scene_->totals());
    case Repeated::Seats:
        return spokenSeats(seen_, scene_->seating());
    }
    return {};
}

/// A click, Space or Enter while there is nothing to decide.
void TableWidget::goOn()
{
    if (!hideLooks())
        player_.skip();
}

void TableWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && hideLooks())
        return;
    if (TableMoment::on(*scene_).isOn())
        player_.skip();
    if (event->key() == Qt::Key_Escape && overlays_.hint().isVisible())
        turn_.closeHint();
    else if (isGoOn(event->key()) && !event->isAutoRepeat())
        goOn();
    else
        QWidget::keyPressEvent(event);
}

void TableWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    view_->setGeometry(rect());
    if (!player_.idle() && !player_.waiting()) {
        player_.skip();
        scene_->setSize(view_->viewport()->size());
    }
    overlays_.place();
}

/// On the status line, until something else happens.
void TableWidget::tellForAWhile(const QString& words)
{
    Q_EMIT statusChanged(words);
    refused_.start(refusalStays);
}

/// A card that may be played has been chosen by now.
void TableWidget::forgetRefusal()
{
    if (refused_.isActive())
        Q_EMIT statusChanged({});
    refused_.stop();
}

void TableWidget::sayHowToGoOn()
{
    const QString words = tr("Click or press Space to continue.");
    scene_->strip().setTexts(known(), words);
    Q_EMIT statusChanged(words);
}

} // namespace sheepshead

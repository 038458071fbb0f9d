// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_widget.h"

#include "engine/position/trump_count.h"
#include "ui/table/panels/curtain_panel.h"
#include "ui/table/panels/hint_panel.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/panels/table_moment.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_accessible.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/hand/event_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QKeyEvent>

namespace sheepshead {

namespace {

bool isGoOn(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// A panel over the table leaves these keys to the hand.
bool isOfCards(int key)
{
    return (key >= Qt::Key_0 && key <= Qt::Key_9) || key == Qt::Key_Home || key == Qt::Key_End
        || key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

TableWidget::TableWidget(QWidget* parent)
    : QWidget(parent)
    , scene_(std::make_unique<TableScene>())
    , clips_(*scene_)
    , view_(new FeltView(*scene_, this))
    , overlays_(*scene_, *this)
    , curtain_(new CurtainPanel(this))
    , turn_(*scene_, *view_, overlays_)
    , peeks_(*scene_, overlays_)
    , status_(*scene_)
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
    connect(&player_, &EventPlayer::waits, &status_, &TableStatus::sayHowToGoOn);
    connect(view_, &FeltView::feltClicked, this, &TableWidget::goOn);
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
    connect(curtain_, &CurtainPanel::opened, this, &TableWidget::looked);
    connect(curtain_, &CurtainPanel::told, this,
        [this](const QString& words) { scene_->announcer().say(words); });
    connect(&turn_, &PersonsTurn::chosen, &status_, &TableStatus::endMessage);
    connect(&turn_, &PersonsTurn::said, &status_, &TableStatus::tellForAWhile);
    connect(&status_, &TableStatus::changed, this, &TableWidget::statusChanged);
}

void TableWidget::present(const TableView& view)
{
    clear();
    scene_->setSeating(view.seating);
    updateGeometry();
    showStanding(view);
    showCurtain(view);
    if (view.seen) {
        turn_.waitForPerson();
        settleNow(*view.seen);
    }
}

void TableWidget::showCurtain(const TableView& view)
{
    assert(!view.curtain || !view.seen);
    if (!view.curtain)
        return curtain_->rise();
    curtain_->setUnit(scene_->layout().unit());
    curtain_->fall(*view.curtain, view.seating);
}

void TableWidget::renew(const TableView& view)
{
    const Seating& was = scene_->seating();
    if (view.seating.count() != was.count() || view.seating.viewer != was.viewer
        || view.curtain != curtain_->fallen())
        return present(view);
    const bool others = view.seating != was;
    if (others)
        scene_->setPeople(view.seating);
    showStanding(view);
    if (others)
        drawAgain();
}

/// What belongs to the table, and not to the cards on it.
void TableWidget::showStanding(const TableView& view)
{
    instruction_ = view.instruction;
    overlays_.result().setKind(view.kind, instruction_);
    status_.setKind(view.kind);
    status_.setInstruction(instruction_);
    status_.setPot(view.pot);
    scene_->setLevels(view.levels);
    scene_->setTotals(view.totals);
    setForcedCards(forced_);
    setWaitAfterTrick(waitsAfterTrick_);
}

/// While cards are in flight, the observation behind them settles the scene.
void TableWidget::drawAgain()
{
    const bool handIsShown = !seen_.seats.empty();
    if (handIsShown && player_.idle())
        scene_->settle(seen_);
    if (handIsShown && !player_.waiting())
        status_.settle(seen_);
    turn_.renewHint();
    peeks_.renew(seen_, scored_);
    overlays_.result().renew(scene_->seating());
    showOver();
    overlays_.place();
}

QSize TableWidget::minimumSizeHint() const
{
    return { scene_->seating().count() > 2 ? 380 : 520, 430 };
}

void TableWidget::setPotMove(int toPot, const PerSeat<Score>& scores)
{
    overlays_.result().setPot(toPot, scores);
}

void TableWidget::setMauers(const std::vector<Mauer>& mauers)
{
    overlays_.result().setMauers(mauers);
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

void TableWidget::setWaitAfterTrick(bool wait)
{
    waitsAfterTrick_ = wait;
    clips_.setWaitAfterTrick(wait && instruction_ == Instruction::None);
}

void TableWidget::setFelt(const FeltLook& felt) { view_->setFelt(felt); }

void TableWidget::setDeck(const CardLook& look) { scene_->setDeck(look); }

void TableWidget::setTrumpEdges(bool edges) { scene_->hand().setTrumpEdges(edges); }

void TableWidget::setHandOrder(HandOrder order) { scene_->hand().setOrder(order); }

void TableWidget::clear()
{
    sweep();
    seen_ = Observation();
    status_.clear();
}

/// The cards, and what was still to be shown of them.
void TableWidget::sweep()
{
    player_.clear();
    TableMoment::on(*scene_).end();
    turn_.close();
    overlays_.result().hide();
    peeks_.hide();
    scored_.reset();
    scene_->clearTable();
}

void TableWidget::show(const Event& event)
{
    if (std::holds_alternative<Dealt>(event)) {
        clear();
        redealHands_.clear();
        turn_.beginHand();
    }
    for (Clip& clip : clips_.clipsOf(event))
        player_.enqueue(std::move(clip));
    const bool over =
        std::holds_alternative<HandScored>(event) || std::holds_alternative<ThrownIn>(event);
    if (over)
        player_.enqueue({ .begin = [this]() -> QAbstractAnimation* {
            scene_->endTurn();
            status_.endTurn();
            return nullptr;
        } });
    if (std::holds_alternative<HandScored>(event))
        player_.enqueue({ .begin = [this, event] {
            return TableMoment::on(*scene_).begin(std::get<HandScored>(event), seen_.seats,
                overlays_.result().mauers(), still_ ? 0 : momentLasts(speed_));
        } });
    if (over)
        player_.enqueue({ .begin = [this, event]() -> QAbstractAnimation* {
            showResult(event);
            return nullptr;
        } });
    if (const auto* const shown = std::get_if<RedealHandShown>(&event))
        redealHands_.push_back(*shown);
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
    sweep();
    turn_.waitForPerson();
    settleNow(seen);
}

void TableWidget::settleNow(const Observation& seen)
{
    const bool otherCards = seen.hand != seen_.hand || seen.tricks != seen_.tricks;
    seen_ = seen;
    scene_->settle(seen);
    status_.settle(seen);
    if (otherCards)
        announceNewCards(*view_);
    peeks_.settle(seen);
    showOver();
}

/// What only the end of a hand tells of it: the result is there, and this comes behind it.
void TableWidget::showOver()
{
    if (!scored_ || seen_.phase != Phase::Over)
        return;
    overlays_.result().showTrumpHeld(trumpHeld(seen_, scored_->hands, scored_->under));
    overlays_.place();
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
    const QString all = eventText(event, toldToAll(scene_->seating()));
    return all.startsWith(headline) ? all : tr("%1. %2", "two sentences").arg(headline, all);
}

bool TableWidget::hasLastTrick() const { return PeekPanels::hasLastTrick(seen_); }

void TableWidget::showLastTrick() { peeks_.toggleTricks(seen_, scored_); }

void TableWidget::showTrumpCount()
{
    if (peeks_.toggleTrumpCount(seen_))
        Q_EMIT trumpCounted();
}

void TableWidget::repeat(Repeated what)
{
    tell(spokenAgain(what, seen_, scene_->seating(), scene_->totals()));
}

void TableWidget::tell(const QString& words)
{
    scene_->announcer().say(words);
    status_.tellForAWhile(words);
}

/// A click, Space or Enter while there is nothing to decide.
void TableWidget::goOn()
{
    if (!peeks_.hide())
        player_.skip();
}

void TableWidget::keyPressEvent(QKeyEvent* event)
{
    if (curtain_->fallen())
        return curtain_->takeKey(*event);
    if (event->key() == Qt::Key_Escape && peeks_.hide())
        return;
    if (TableMoment::on(*scene_).isOn())
        player_.skip();
    if (isOfCards(event->key()) && !view_->hasFocus() && view_->offerToHand(*event))
        return;
    // The card is not there yet: the key brings it sooner.
    if (isOfCards(event->key()) && !event->isAutoRepeat() && !player_.waiting())
        player_.skip();
    if (event->key() == Qt::Key_Escape && overlays_.hasHint())
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
    curtain_->setGeometry(rect());
    if (!player_.idle() && !player_.waiting()) {
        player_.skip();
        scene_->setSize(view_->viewport()->size());
    }
    overlays_.place();
}

} // namespace sheepshead

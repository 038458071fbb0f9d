// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_widget.h"

#include "ui/table/choice_bar.h"
#include "ui/table/hand_item.h"
#include "ui/table/last_trick_panel.h"
#include "ui/table/refusal_words.h"
#include "ui/table/result_panel.h"
#include "ui/table/status_words.h"
#include "ui/table/strip_item.h"
#include "ui/table/table_accessible.h"
#include "ui/table/table_scene.h"
#include "ui/table/table_view.h"

#include <QKeyEvent>

#include <algorithm>

namespace sheepshead {

namespace {

CardSet playsAmong(const std::vector<Action>& legal)
{
    CardSet cards;
    for (const Action& action : legal)
        if (const auto* play = std::get_if<Play>(&action))
            cards.add(play->card);
    return cards;
}

const Trick* lastFinished(const Observation& seen)
{
    const std::size_t finished = seen.tricks.size() - (seen.trickOnTable() ? 1 : 0);
    return finished > 0 ? &seen.tricks[finished - 1] : nullptr;
}

bool isLegal(const Turn& turn, const Action& action)
{
    return std::ranges::find(turn.legal, action) != turn.legal.end();
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
    , choices_(new ChoiceBar(scene_->theme(), this))
    , result_(new ResultPanel(scene_->theme(), this))
    , lastTrick_(new LastTrickPanel(scene_->theme(), this))
{
    lastTrick_->setObjectName(QStringLiteral("lastTrick"));
    result_->hide();
    setFocusProxy(view_);
    setSpeed(Speed::Normal);
    connectParts();
}

TableWidget::~TableWidget()
{
    player_.clear();
    delete view_; // before its scene
}

void TableWidget::connectParts()
{
    HandItem& hand = scene_->hand();
    connect(&player_, &EventPlayer::drained, this, &TableWidget::shown);
    connect(&player_, &EventPlayer::waits, this, &TableWidget::sayHowToGoOn);
    connect(view_, &TableView::feltClicked, this, &TableWidget::goOn);
    connect(&hand, &HandItem::pressedWhileClosed, this, &TableWidget::goOn);
    connect(&hand, &HandItem::chosen, this, &TableWidget::play);
    connect(&hand, &HandItem::markedChanged, choices_, &ChoiceBar::setMarked);
    connect(choices_, &ChoiceBar::chosen, this, &TableWidget::decide);
    connect(choices_, &ChoiceBar::sizeChanged, this, &TableWidget::placeOverlays);
    connect(choices_, &ChoiceBar::marksNeeded, this, &TableWidget::markCards);
    connect(result_, &ResultPanel::nextHand, this, &TableWidget::nextHandWanted);
    connect(result_, &ResultPanel::explanationWanted, this, &TableWidget::explanationWanted);
}

void TableWidget::setSeating(const Seating& seating)
{
    clear();
    scene_->setSeating(seating);
}

void TableWidget::setTotals(const std::vector<int>& totals) { scene_->setTotals(totals); }

void TableWidget::setPot(int points) { pot_ = points; }

void TableWidget::setPotMove(int toPot, const PerSeat<Score>& scores)
{
    result_->setPot(toPot, scores);
}

void TableWidget::setSpeed(Speed speed)
{
    clips_.setSpeed(speed);
    scene_->hand().setNudge(clips_.times().turn / 2);
}

void TableWidget::setWaitAfterTrick(bool wait) { clips_.setWaitAfterTrick(wait); }
void TableWidget::setFelt(Felt felt) { view_->setFelt(felt); }

void TableWidget::setFourColour(bool fourColour)
{
    scene_->setDeck(fourColour ? CardTheme::Deck::FourColour : CardTheme::Deck::TwoColour);
}

void TableWidget::setTrumpEdges(bool edges) { scene_->hand().setTrumpEdges(edges); }

void TableWidget::clear()
{
    player_.clear();
    withdraw();
    result_->hide();
    lastTrick_->hide();
    seen_ = Observation();
    scene_->clearTable();
}

void TableWidget::show(const Event& event)
{
    for (Clip& clip : clips_.clipsOf(event))
        player_.enqueue(std::move(clip));
    if (std::holds_alternative<HandScored>(event) || std::holds_alternative<ThrownIn>(event))
        player_.enqueue({ .begin = [this, event]() -> QAbstractAnimation* {
            showResult(event);
            return nullptr;
        } });
    if (std::holds_alternative<Dealt>(event))
        result_->hide();
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
    withdraw();
    result_->hide();
    lastTrick_->hide();
    scene_->clearTable();
    settleNow(seen);
}

void TableWidget::settleNow(const Observation& seen)
{
    const bool otherCards = seen.hand != seen_.hand || seen.tricks != seen_.tricks;
    seen_ = seen;
    scene_->settle(seen);
    const QString status = statusText(seen, scene_->seating());
    scene_->strip().setTexts(known(), status);
    if (otherCards)
        announceNewCards(*view_);
    Q_EMIT statusChanged(status);
}

/// What the strip tells beside whose turn it is.
QString TableWidget::known() const
{
    const QString strip = tableStrip(seen_, scene_->seating());
    if (pot_ == 0)
        return strip;
    const QString pot = tr("pot: %1", "points in the pot").arg(pot_);
    return strip.isEmpty() ? pot : strip + QStringLiteral(" · ") + pot;
}

void TableWidget::ask(const Turn& turn)
{
    turn_ = turn;
    scene_->hand().setTrumps(turn.seen.trumps);
    if (player_.idle())
        openTurn();
}

void TableWidget::shown()
{
    if (turn_ && !open_)
        openTurn();
    Q_EMIT drained();
}

void TableWidget::openTurn()
{
    open_ = true;
    settleNow(turn_->seen);
    if (const CardSet plays = playsAmong(turn_->legal); !plays.empty()) {
        scene_->hand().openForPlay(plays);
        view_->setFocus();
        return;
    }
    scene_->hushViewer();
    choices_->ask(*turn_);
    choices_->raise();
    placeOverlays();
    if (scene_->hand().mode() == HandItem::Mode::Closed)
        choices_->setFocus();
}

void TableWidget::closeTurn()
{
    open_ = false;
    turn_.reset();
    scene_->hand().close();
    choices_->dismiss();
}

void TableWidget::withdraw() { closeTurn(); }

void TableWidget::decide(const Action& action)
{
    if (!open_)
        return;
    closeTurn();
    scene_->hushViewer();
    view_->setFocus();
    Q_EMIT chosen(action);
}

void TableWidget::play(Card card)
{
    if (!open_)
        return;
    const Action action = Play { card };
    if (isLegal(*turn_, Play { card, true }))
        return askForBlitz(card);
    if (isLegal(*turn_, action))
        return decide(action);
    scene_->hand().shake(card);
    if (const auto refusal = turn_->whyNot ? turn_->whyNot(action) : std::nullopt)
        refuse(*refusal);
}

/// BLITZ-WHEN "in play": with the second black queen.
void TableWidget::askForBlitz(Card card)
{
    Turn question = *turn_;
    question.legal = { Play { card, true }, Play { card } };
    choices_->ask(question);
    choices_->raise();
    placeOverlays();
    choices_->setFocus();
}

void TableWidget::refuse(Refusal refusal)
{
    const QString words = refusalText(refusal, seen_);
    scene_->tell(words, refusalStays);
    Q_EMIT statusChanged(words);
}

void TableWidget::markCards(int count)
{
    if (count == 0)
        return scene_->hand().close();
    scene_->hand().openForMarking(count);
    view_->setFocus();
}

void TableWidget::showResult(const Event& event)
{
    scene_->hush(); // the panel says it again, in their place
    result_->setUnit(scene_->layout().unit());
    placeOverlays();
    if (const auto* scored = std::get_if<HandScored>(&event))
        result_->show(*scored, seen_.seats, scene_->seating(), seen_.variant);
    else
        result_->show(std::get<ThrownIn>(event));
    result_->raise();
    placeOverlays();
    result_->setFocus();
}

bool TableWidget::hasLastTrick() const { return lastFinished(seen_) != nullptr; }

void TableWidget::showLastTrick()
{
    const Trick* trick = lastFinished(seen_);
    if (!trick || lastTrick_->isVisible())
        return lastTrick_->hide();
    lastTrick_->setTrick(
        *trick, static_cast<int>(trick - seen_.tricks.data()) + 1, scene_->seating());
    lastTrick_->show();
    lastTrick_->raise();
    placeOverlays();
}

// A click, Space or Enter while there is nothing to decide: on with it.
void TableWidget::goOn()
{
    if (lastTrick_->isVisible())
        lastTrick_->hide();
    else
        player_.skip();
}

void TableWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && lastTrick_->isVisible())
        lastTrick_->hide();
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
    placeOverlays();
}

void TableWidget::sayHowToGoOn()
{
    const QString words = tr("Click or press Space to go on.");
    scene_->strip().setTexts(known(), words);
    Q_EMIT statusChanged(words);
}

void TableWidget::placeOverlays()
{
    const TableLayout& layout = scene_->layout();
    const auto place = [this](QWidget* overlay, QSize wanted, QPointF centre) {
        overlay->resize(wanted.boundedTo(size()));
        const QPoint corner = (centre - QPointF(overlay->width(), overlay->height()) / 2).toPoint();
        overlay->move(qBound(0, corner.x(), width() - overlay->width()), qMax(0, corner.y()));
    };
    choices_->setUnit(layout.unit());
    result_->setUnit(layout.unit());
    lastTrick_->setRoom(layout.unit(), width());
    const QSize bar = choices_->sizeFor(width());
    const QRectF strip = layout.strip();
    place(choices_, bar, { strip.center().x(), strip.top() - 6 - bar.height() / 2.0 });
    place(result_, result_->sizeHint(), QRectF(rect()).center());
    place(lastTrick_, lastTrick_->sizeHint(), layout.trickArea().center());
}

} // namespace sheepshead

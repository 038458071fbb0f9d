// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_widget.h"

#include "ui/advice/hint_button.h"
#include "ui/advice/hint_panel.h"
#include "ui/table/choice_bar.h"
#include "ui/table/hand_item.h"
#include "ui/table/last_trick_panel.h"
#include "ui/table/lay_down_offer.h"
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

/// The cards of the hand that an action is about.
CardSet cardsIn(const Action& action)
{
    if (const auto* play = std::get_if<Play>(&action))
        return { play->card };
    if (const auto* bury = std::get_if<Bury>(&action))
        return bury->cards;
    const auto* call = std::get_if<Call>(&action);
    return call && call->under ? CardSet { *call->under } : CardSet();
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
    , hint_(new HintPanel(this))
    , hintButton_(new HintButton(this))
    , lastTrick_(new LastTrickPanel(scene_->theme(), this))
    , offer_(new LayDownOffer(scene_->theme(), this))
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
    connect(offer_, &LayDownOffer::layDown, this, &TableWidget::layDown);
    connect(offer_, &LayDownOffer::playOn, this, &TableWidget::playOn);
    connect(hintButton_, &QAbstractButton::clicked, this, &TableWidget::toggleHint);
    connect(hint_, &HintPanel::dismissed, this, &TableWidget::closeHint);
    connect(result_, &ResultPanel::nextHand, this, &TableWidget::nextHandWanted);
    connect(result_, &ResultPanel::reviewWanted, this, &TableWidget::reviewWanted);
    connect(result_, &ResultPanel::explanationWanted, this, &TableWidget::explanationWanted);
}

void TableWidget::setSeating(const Seating& seating)
{
    clear();
    scene_->setSeating(seating);
}

void TableWidget::setTotals(const std::vector<int>& totals) { scene_->setTotals(totals); }

void TableWidget::setLevels(const std::vector<std::optional<Level>>& levels)
{
    scene_->setLevels(levels);
}

void TableWidget::setPot(int points) { pot_ = points; }

void TableWidget::setDealNote(const QString& note) { result_->setDealNote(note); }

void TableWidget::setPotMove(int toPot, const PerSeat<Score>& scores)
{
    result_->setPot(toPot, scores);
}

void TableWidget::setPractice(bool practice)
{
    practice_ = practice;
    result_->setPractice(practice);
    if (practice)
        setTotals({});
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
    setDealNote({});
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
    if (std::holds_alternative<Dealt>(event)) {
        result_->hide();
        playsOn_ = false;
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
    if (practice_) {
        const QString practice = tr("Practice, does not count");
        return strip.isEmpty() ? practice : practice + QStringLiteral(" · ") + strip;
    }
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
    hintButton_->show();
    placeOverlays();
    if (const CardSet plays = playsAmong(turn_->legal); !plays.empty()) {
        scene_->hand().openForPlay(plays);
        view_->setFocus();
        offerToLayDown();
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
    closeHint();
    hintButton_->hide();
    turn_.reset();
    scene_->hand().close();
    choices_->dismiss();
    offer_->hide();
    Q_EMIT mayLayDownChanged(false);
}

void TableWidget::offerToLayDown()
{
    if (!turn_->claim)
        return;
    Q_EMIT mayLayDownChanged(true);
    if (playsOn_)
        return;
    offer_->offer(*turn_->claim);
    offer_->raise();
    placeOverlays();
}

void TableWidget::layDown()
{
    if (!open_ || !turn_->claim)
        return;
    closeTurn();
    scene_->hushViewer();
    view_->setFocus();
    Q_EMIT laysDown();
}

/// Whoever plays a card instead has answered, too.
void TableWidget::playOn()
{
    playsOn_ = true;
    offer_->hide();
    view_->setFocus();
}

void TableWidget::withdraw() { closeTurn(); }

void TableWidget::decide(const Action& action)
{
    if (!open_)
        return;
    playsOn_ = playsOn_ || offer_->isVisibleTo(this);
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

void TableWidget::toggleHint()
{
    if (hint_->isVisible())
        return closeHint();
    if (!open_) {
        Q_EMIT statusChanged(tr("There is nothing for you to decide just now."));
        return;
    }
    hint_->showThinking();
    placeHint();
    Q_EMIT hintWanted(*turn_);
}

void TableWidget::showHint(const Advice& advice)
{
    if (!open_ || !hint_->isVisible())
        return;
    hint_->showAdvice(advice, turn_->seen, scene_->seating());
    scene_->hand().setHinted(cardsIn(advice.recommended));
    placeHint();
    Q_EMIT hintShown();
}

void TableWidget::closeHint()
{
    if (!hint_->isVisible())
        return;
    hint_->hide();
    scene_->hand().setHinted({});
    Q_EMIT hintUnwanted();
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
    else if (event->key() == Qt::Key_Escape && hint_->isVisible())
        closeHint();
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
    offer_->setUnit(layout.unit());
    lastTrick_->setRoom(layout.unit(), width());
    const QSize bar = choices_->sizeFor(width());
    const QRectF strip = layout.strip();
    place(choices_, bar, { strip.center().x(), strip.top() - 6 - bar.height() / 2.0 });
    const QSize offer = offer_->sizeHint();
    place(offer_, offer, { strip.center().x(), strip.top() - 6 - offer.height() / 2.0 });
    place(result_, result_->sizeHint(), QRectF(rect()).center());
    place(lastTrick_, lastTrick_->sizeHint(), layout.trickArea().center());
    placeHint();
}

/// The hint just above what the person decides with: the corners of the cards in the trick stay in
/// sight. Its button beside his plate, or above the plate where cards lie there.
void TableWidget::placeHint()
{
    const TableLayout& layout = scene_->layout();
    hintButton_->setUnit(layout.unit());
    hintButton_->resize(hintButton_->sizeHint());
    if (layout.seats() > 0) {
        const QRectF plate = layout.seat(0).plate;
        const QPoint beside(qMin(qRound(plate.right() + 16), width() - hintButton_->width() - 4),
            qRound(plate.center().y()) - hintButton_->height() / 2);
        const QPoint above(
            qRound(plate.left()) + 8, qRound(plate.top()) - hintButton_->height() - 8);
        hintButton_->move(layout.hasPiles() ? above : beside);
    }
    constexpr int gap = 8;
    const int bottom = choices_->isVisible() ? choices_->y() : qRound(layout.strip().top());
    hint_->setUnit(layout.unit());
    hint_->fitInto({ width() - 2 * gap, bottom - 2 * gap });
    hint_->move((width() - hint_->width()) / 2, bottom - hint_->height() - gap);
}

} // namespace sheepshead

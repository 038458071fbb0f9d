// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/persons_turn.h"

#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/panels/hint_panel.h"
#include "ui/table/panels/lay_down_offer.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_overlays.h"
#include "ui/words/decisions/refusal_words.h"

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

bool isLegal(const Turn& turn, const Action& action)
{
    return std::ranges::find(turn.legal, action) != turn.legal.end();
}

QString nothingToDecide()
{
    return PersonsTurn::tr("There is nothing for you to decide just now.");
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

} // namespace

PersonsTurn::PersonsTurn(TableScene& scene, FeltView& view, TableOverlays& overlays)
    : scene_(scene)
    , view_(view)
    , overlays_(overlays)
{
    forcedPause_.setSingleShot(true);
    connectParts();
}

void PersonsTurn::connectParts()
{
    const HandItem& hand = scene_.hand();
    connect(&hand, &HandItem::chosen, this, &PersonsTurn::play);
    connect(&hand, &HandItem::markedChanged, &overlays_.choices(), &ChoiceBar::setMarked);
    connect(&overlays_.choices(), &ChoiceBar::chosen, this, &PersonsTurn::decide);
    connect(&overlays_.choices(), &ChoiceBar::sizeChanged, this, [this] { overlays_.place(); });
    connect(&overlays_.choices(), &ChoiceBar::marksNeeded, this, &PersonsTurn::markCards);
    connect(&overlays_.offer(), &LayDownOffer::layDown, this, &PersonsTurn::layDown);
    connect(&overlays_.offer(), &LayDownOffer::playOn, this, &PersonsTurn::playOn);
    connect(&overlays_.hintButton(), &QAbstractButton::clicked, this, &PersonsTurn::toggleHint);
    connect(&overlays_.hint(), &HintPanel::dismissed, this, &PersonsTurn::closeHint);
    connect(&forcedPause_, &QTimer::timeout, this, &PersonsTurn::playForced);
}

void PersonsTurn::ask(const ExplainedTurn& turn)
{
    turn_ = turn;
    claim_.reset();
    scene_.hand().setTrumps(turn.seen.trumps);
}

void PersonsTurn::open()
{
    open_ = true;
    Q_EMIT opened(*turn_);
    overlays_.hintButton().setVisible(isHintable());
    overlays_.place();
    if (const CardSet plays = playsAmong(turn_->legal); !plays.empty()) {
        view_.setFocus();
        scene_.hand().openForPlay(plays);
        showOffer();
        if (!waitsForPerson_ && forcedCard(*turn_, forced_))
            forcedPause_.start();
        return;
    }
    scene_.talk().hushViewer();
    overlays_.choices().ask(*turn_);
    overlays_.choices().raise();
    overlays_.place();
    if (scene_.hand().mode() == HandItem::Mode::Closed)
        overlays_.choices().setFocus();
}

void PersonsTurn::close()
{
    open_ = false;
    forcedPause_.stop();
    closeHint();
    overlays_.hintButton().hide();
    turn_.reset();
    claim_.reset();
    scene_.hand().close();
    overlays_.choices().dismiss();
    overlays_.withdrawOffer();
    overlays_.placeHint();
}

/// The person has answered.
void PersonsTurn::putAway()
{
    close();
    scene_.talk().hushViewer();
    view_.setFocus();
}

void PersonsTurn::offerToLayDown(const Claim& claim)
{
    if (!turn_)
        return;
    claim_ = claim;
    if (open_)
        showOffer();
}

void PersonsTurn::showOffer()
{
    if (!claim_)
        return;
    if (playsOn_)
        return;
    overlays_.offer().offer(*claim_);
    overlays_.offer().raise();
    overlays_.place();
}

void PersonsTurn::layDown()
{
    if (!open_ || !claim_) {
        Q_EMIT said(open_
                ? tr("You cannot lay down your cards yet: the rest of the hand is not decided.")
                : nothingToDecide());
        return;
    }
    putAway();
    Q_EMIT laysDown();
}

/// Playing a card instead also means no: decide() sets the same.
void PersonsTurn::playOn()
{
    playsOn_ = true;
    overlays_.withdrawOffer();
    overlays_.placeHint();
    view_.setFocus();
}

void PersonsTurn::decide(const Action& action)
{
    if (!open_)
        return;
    if (const auto why = turn_->whyNot(action)) {
        open();
        return refuse(*why);
    }
    if (guard_ && !guard_(action)) {
        open();
        scene_.hand().mark(cardsIn(action)); // the same again is one press
        return;
    }
    finish(action);
}

void PersonsTurn::finish(const Action& action)
{
    playsOn_ = playsOn_ || overlays_.hasOffer();
    waitsForPerson_ = false;
    const int turn = turn_->number;
    putAway();
    Q_EMIT chosen(action, turn);
}

void PersonsTurn::playForced()
{
    if (const auto card = open_ ? forcedCard(*turn_, forced_) : std::nullopt)
        decide(*card);
}

void PersonsTurn::answerWith(const Action& action)
{
    if (open_ && isLegal(*turn_, action))
        finish(action);
}

void PersonsTurn::play(Card card)
{
    if (!open_)
        return;
    const Action action = Play { card };
    if (isLegal(*turn_, Play { card, true }))
        return askForBlitz(card);
    if (isLegal(*turn_, action))
        return decide(action);
    scene_.hand().shake(card);
    if (const auto why = turn_->whyNot(action))
        refuse(*why);
}

/// BLITZ-WHEN "in play": with the second black queen.
void PersonsTurn::askForBlitz(Card card)
{
    ExplainedTurn question = *turn_;
    question.legal = { Play { card, true }, Play { card } };
    overlays_.choices().ask(question);
    overlays_.choices().raise();
    overlays_.place();
    overlays_.choices().setFocus();
}

void PersonsTurn::refuse(Refusal why)
{
    if (!turn_)
        return;
    const QString words = refusalText(why, turn_->seen);
    overlays_.refuse(words);
    Q_EMIT said(words);
}

void PersonsTurn::markCards(int count)
{
    if (count == 0)
        return scene_.hand().close();
    view_.setFocus();
    scene_.hand().openForMarking(count);
}

bool PersonsTurn::isHintable() const
{
    return open_ && turn_->hintable && !(whyNoHint_ && whyNoHint_());
}

void PersonsTurn::toggleHint()
{
    if (overlays_.hasHint())
        return closeHint();
    if (!isHintable()) {
        const QString why = whyNoHint_ ? whyNoHint_().value_or(QString()) : QString();
        Q_EMIT said(why.isEmpty() ? nothingToDecide() : why);
        return;
    }
    shownHint_ = nullptr;
    overlays_.hint().showThinking();
    overlays_.placeHint();
    Q_EMIT hintWanted(*turn_);
}

void PersonsTurn::showHint(const Advice& advice)
{
    if (!open_ || !overlays_.hasHint())
        return;
    shownHint_ = [this, advice] {
        overlays_.hint().showAdvice(advice, turn_->seen, scene_.seating());
    };
    shownHint_();
    scene_.hand().setHinted(cardsIn(advice.recommended));
    overlays_.placeHint();
    Q_EMIT hintShown();
}

void PersonsTurn::showCoachThinking()
{
    if (!open_)
        return;
    shownHint_ = nullptr;
    overlays_.hint().showCoachThinking();
    overlays_.placeHint();
}

void PersonsTurn::warn(const Action& action, double cost, const Advice& advice)
{
    if (!open_)
        return;
    shownHint_ = [this, action, cost, advice] {
        overlays_.hint().showWarning(action, cost, advice, turn_->seen, scene_.seating());
    };
    shownHint_();
    scene_.hand().setHinted(cardsIn(advice.recommended));
    overlays_.placeHint();
    Q_EMIT hintShown();
}

void PersonsTurn::renewHint()
{
    if (turn_ && shownHint_ && overlays_.hasHint())
        shownHint_();
}

void PersonsTurn::closeHint()
{
    if (!overlays_.hasHint())
        return;
    overlays_.withdrawHint();
    shownHint_ = nullptr;
    overlays_.placeHint();
    scene_.hand().setHinted({});
    Q_EMIT hintUnwanted();
}

} // namespace sheepshead

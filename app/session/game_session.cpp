// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include <span>
#include <utility>

namespace sheepshead {

namespace {

std::optional<Problem> faultOf(const HandRecord& record, const Match& match)
{
    if (!match.canChangeTo(record.variant)) // the hand in play may be under older rules
        return Problem { "hand", "played with another number of seats than the sheet's" };
    if (record.deal.dealer != match.state().dealer)
        return Problem { "hand", "dealt by another seat than the sheet expects" };
    return std::nullopt;
}

/// The last card of a hand is no decision.
bool isLastCard(const Turn& turn)
{
    const Observation& seen = turn.seen;
    return seen.phase == Phase::Playing && seen.cardsHeld[seen.viewer] == 1
        && turn.legal.size() == 1;
}

Event endOf(const HandState& over)
{
    if (over.scored())
        return *over.scored();
    return ThrownIn { *over.thrownIn() };
}

} // namespace

GameSession::GameSession(Match match, ParticipantList participants, SeatSet people, QObject* parent)
    : QObject(parent)
    , match_(std::move(match))
    , shown_(people)
    , participants_(std::move(participants))
    , claims_(viewer(), people)
{
    assert(static_cast<int>(participants_.size()) == match_.variant().tableSeats());
    for (int i = 0; i < static_cast<int>(participants_.size()); ++i)
        connect(&participant(seatAt(i)), &Participant::decided, this,
            [this, seat = seatAt(i)](const Action& action) { take(seat, action); });
    connect(&claims_, &Claims::found, this, &GameSession::takeClaim);
    connect(&shown_, &ShownHand::passed, this, &GameSession::passed);
    connect(&shown_, &ShownHand::restored, this, &GameSession::restored);
    connect(&shown_, &ShownHand::happened, this, &GameSession::happened);
    connect(&shown_, &ShownHand::settled, this, &GameSession::settled);
}

GameSession::~GameSession() = default;

void GameSession::drawSeed()
{
    if (seedSource_)
        match_.reseed(seedSource_());
}

void GameSession::dealNext()
{
    assert(!handInPlay() && !gameOver());
    HandState hand = match_.dealHand();
    HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
    begin(std::move(hand), std::move(record));
    Q_EMIT handBegan(*record_);
    const auto opening = hand_->opening();
    if (hand_->over())
        finish();
    tell(opening);
    askNext();
    act();
}

std::optional<Problem> GameSession::resume(const HandRecord& record)
{
    assert(!handInPlay());
    if (auto fault = faultOf(record, match_))
        return fault;
    auto hand = replay(record);
    if (!hand)
        return hand.problem();
    begin(std::move(hand).value(), record);
    const bool over = hand_->over();
    if (over)
        finish();
    shown_.stand(*hand_);
    if (over)
        tell({ endOf(*hand_) });
    askNext();
    act();
    return std::nullopt;
}

void GameSession::begin(HandState hand, HandRecord record)
{
    hand_ = std::move(hand);
    record_ = std::move(record);
    takenBack_.clear();
    shown_.begin();
    progress_.startTelling();
}

void GameSession::stepAside() { shown_.take(handInPlay()); }

/// The table has forgotten the open question, so it is asked again.
void GameSession::comeBack()
{
    shown_.giveBack();
    if (!hand_)
        return;
    shown_.stand(*hand_);
    if (hand_->over())
        tell({ endOf(*hand_) });
    else if (progress_.turn() != nullptr)
        askNext();
    act();
}

void GameSession::tableReady()
{
    shown_.setReady();
    act();
}

std::optional<Refusal> GameSession::whyNot(const Action& action, int turn) const
{
    const Turn* const asked = progress_.asked();
    return asked != nullptr && asked->number == turn ? hand_->whyNot(action) : Refusal::NotNow;
}

void GameSession::take(Seat seat, const Action& action)
{
    const Turn* const asked = progress_.asked();
    if (asked == nullptr || asked->seen.viewer != seat) {
        Q_EMIT refused({ seat, action }, Refusal::NotNow);
        return;
    }
    if (const auto why = hand_->whyNot(action)) {
        const Turn again = *asked;
        Q_EMIT refused({ seat, action }, *why);
        participant(seat).refuse(again, *why);
        return offerToLayDown();
    }
    claims_.forget();
    progress_.answer(action);
    act();
}

void GameSession::act()
{
    if (!shown_.isReady())
        return;
    if (const auto claim = progress_.takeClaim())
        playOut(*claim);
    else if (const auto action = progress_.takeAnswer())
        apply(*action);
    else if (progress_.takeEnd())
        Q_EMIT handOver();
    else if (const Turn* const next = progress_.passed())
        shown_.passTo(next->seen.viewer);
}

void GameSession::look()
{
    if (progress_.passed() == nullptr || !shown_.look())
        return;
    const Turn turn = *progress_.passed();
    claims_.setViewer(viewer());
    shown_.stand(*hand_);
    claims_.search(*hand_, turn);
    ask(turn);
    act();
}

/// The action is legal: take() has checked it.
void GameSession::apply(const Action& action)
{
    const SeatAction decision { hand_->toAct().value(), action };
    const auto events = hand_->apply(action);
    record_->actions.push_back(decision);
    Q_EMIT decided(decision);
    if (takenBack_.note(decision, *record_))
        Q_EMIT rewound(*record_);
    if (hand_->over())
        finish();
    tell(events);
    askNext();
    act();
}

/// Players may think while the table is still moving.
void GameSession::askNext()
{
    const auto seat = hand_->toAct();
    if (!seat) {
        claims_.forget();
        progress_.end();
        return;
    }
    const Turn turn = turnOf(*seat);
    claims_.search(*hand_, turn);
    if (claims_.areTakenUnasked(*seat))
        progress_.hold(turn); // waits, so that the speed of players does not change the hand
    else
        ask(turn);
}

void GameSession::ask(const Turn& turn)
{
    const Seat seat = turn.seen.viewer;
    const bool isAbsent = shown_.lookers().mustPassTo(seat);
    if (isAbsent && !isLastCard(turn))
        return progress_.pass(turn);
    progress_.ask(turn);
    if (isAbsent)
        progress_.answer(turn.legal.front());
    else
        participant(seat).ask(turn);
}

void GameSession::takeClaim()
{
    const auto& claim = claims_.claim();
    if (progress_.held() == nullptr)
        return offerToLayDown();
    if (claim && claims_.areTakenUnasked(claim->seat)) {
        progress_.layDown(*claim);
        return act();
    }
    const Turn turn = *progress_.held();
    ask(turn);
    offerToLayDown();
}

void GameSession::offerToLayDown()
{
    const auto claim = claims_.viewersClaim();
    if (claim && progress_.asked() != nullptr)
        Q_EMIT mayLayDown(*claim);
}

void GameSession::layDown()
{
    const auto claim = claims_.viewersClaim();
    if (!claim || !progress_.layDown(*claim))
        return;
    participant(viewer()).withdraw();
    act();
}

/// The record has every card, as if each had been played by itself.
void GameSession::playOut(const Claim& claim)
{
    const Observation seen = hand_->observation(claim.seat);
    const CardSet cards = seen.under ? seen.hand.with(*seen.under) : seen.hand;
    const std::vector<SeatAction> decisions = playedOut(*hand_, claim);
    takenBack_.clear();
    std::vector<Event> events;
    for (const SeatAction& decision : decisions) {
        events = hand_->apply(decision.action);
        record_->actions.push_back(decision);
        Q_EMIT decided(decision);
    }
    finish();
    if (!passing())
        Q_EMIT laidDown(claim, cards);
    tell({ events.back() });
    askNext();
    act();
}

void GameSession::finish()
{
    if (hand_->scored() && !isPractice())
        record_->scores = hand_->scored()->scores.scores;
    const bool newRow = isPractice() ? match_.finishPractice(*hand_) : match_.finish(*hand_);
    drawSeed(); // before the match is written down as it stands now
    Q_EMIT handEnded(*record_, newRow);
    closePot();
}

bool GameSession::canTakeBack() const
{
    return handInPlay() && !passing() && decisionsKept(*record_, viewer(), Back::Decision);
}

SeatSet GameSession::othersTakenBack(Back how) const
{
    SeatSet others;
    if (!canTakeBack())
        return others;
    const std::size_t kept = *decisionsKept(*record_, viewer(), how);
    for (const SeatAction& decision : std::span(record_->actions).subspan(kept))
        if (decision.seat != viewer() && people().contains(decision.seat))
            others.add(decision.seat);
    return others;
}

void GameSession::takeBack(Back how)
{
    if (!canTakeBack())
        return;
    takenBack_.take(*record_, *decisionsKept(*record_, viewer(), how));
    layAgain();
}

void GameSession::bringBack()
{
    if (!canBringBack())
        return;
    for (const SeatAction& decision : takenBack_.bringBack(viewer())) {
        record_->actions.push_back(decision);
        Q_EMIT decided(decision);
    }
    takenBack_.settle(*record_);
    layAgain();
}

/// Shows the hand as the record has it now, and continues there.
void GameSession::layAgain()
{
    for (const auto& participant : participants_)
        participant->withdraw();
    claims_.forget();
    shown_.forget();
    progress_.startTelling();
    hand_ = replay(*record_).value();
    Q_EMIT rewound(*record_);
    if (shown_.isTaken())
        return;
    shown_.stand(*hand_);
    askNext();
    act();
}

void GameSession::closePot()
{
    if (gameOver() && match_.state().pot > 0)
        move([this] { match_.closePot(); });
}

void GameSession::changeRules(const CheckedVariant& variant)
{
    assert(match_.canChangeTo(variant));
    if (variant == match_.variant())
        return;
    match_.changeVariant(variant);
    Q_EMIT rulesChanged();
    closePot(); // the new rules may have ended the game
}

void GameSession::seatNewcomer(Seat seat)
{
    assert(!handInPlay());
    move([this, seat] { match_.newcomer(seat); });
}

void GameSession::stop()
{
    giveUpHand();
    move([this] {
        match_.stop();
        match_.closePot();
    });
}

void GameSession::giveUpHand()
{
    if (!handInPlay())
        return;
    for (const auto& participant : participants_)
        participant->withdraw();
    hand_.reset();
    record_.reset();
    claims_.forget();
    shown_.drop();
    progress_.rest();
    Q_EMIT handGivenUp();
}

void GameSession::move(const std::function<void()>& change)
{
    const std::size_t rows = match_.sheet().rows().size();
    change();
    Q_EMIT movedBetweenHands(match_.sheet().rows().size() > rows);
}

/// The table may be ready after each event: nothing else happens until all of them are told.
void GameSession::tell(const std::vector<Event>& events)
{
    const HandProgress next = progress_;
    progress_.startTelling();
    shown_.tell(*hand_, events);
    progress_ = next;
}

Turn GameSession::turnOf(Seat seat)
{
    return { hand_->observation(seat), hand_->legalActions(), ++turns_ };
}

Participant& GameSession::participant(Seat seat)
{
    return *participants_.at(static_cast<std::size_t>(indexOf(seat)));
}

} // namespace sheepshead

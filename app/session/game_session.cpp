// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include "app/session/laying_down.h"

#include <utility>

namespace sheepshead {

namespace {

std::optional<Problem> faultOf(const HandRecord& record, const Match& match)
{
    if (!match.canChangeTo(record.variant)) // its rules may have been changed while it was played
        return Problem { "hand", "played on other chairs than the sheet's" };
    if (record.deal.dealer != match.state().dealer)
        return Problem { "hand", "dealt by another seat than the sheet expects" };
    return std::nullopt;
}

Event endOf(const HandState& over)
{
    if (over.scored())
        return *over.scored();
    return ThrownIn { *over.thrownIn() };
}

} // namespace

GameSession::GameSession(Match match, Participants participants, Seat viewer, QObject* parent)
    : QObject(parent)
    , match_(std::move(match))
    , viewer_(viewer)
    , participants_(std::move(participants))
{
    assert(static_cast<int>(participants_.size()) == match_.variant().tableSeats());
    for (const auto& participant : participants_)
        connect(participant.get(), &Participant::decided, this, &GameSession::take);
    connect(&claims_, &ClaimFinder::found, this, &GameSession::takeClaim);
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

std::optional<Problem> GameSession::goOnWith(const HandRecord& record)
{
    assert(!handInPlay());
    if (const auto fault = faultOf(record, match_))
        return fault;
    auto hand = replay(record);
    if (!hand)
        return hand.problem();
    begin(std::move(hand).value(), record);
    const bool over = hand_->over();
    if (over)
        finish();
    Q_EMIT restored(hand_->observation(viewer_));
    tableReady_ = true;
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
    answer_.reset();
    tableReady_ = false;
    endShown_ = false;
}

void GameSession::stepAside()
{
    aside_ = true;
    tableReady_ = false;
}

/// The question that is open is asked again: the table has forgotten it.
void GameSession::comeBack()
{
    aside_ = false;
    if (!hand_)
        return;
    Q_EMIT restored(hand_->observation(viewer_));
    tableReady_ = true;
    if (hand_->over())
        tell({ endOf(*hand_) });
    else if (!answer_)
        askNext();
    act();
}

void GameSession::tableReady()
{
    if (aside_)
        return;
    tableReady_ = true;
    act();
}

void GameSession::take(const Action& action)
{
    claims_.withdraw();
    answer_ = action;
    act();
}

void GameSession::act()
{
    if (!tableReady_ || telling_ || !hand_)
        return;
    if (std::exchange(laysDown_, false))
        playOut(*std::exchange(claim_, std::nullopt));
    else if (answer_)
        apply(*std::exchange(answer_, std::nullopt));
    else if (hand_->over() && !std::exchange(endShown_, true))
        Q_EMIT handOver();
}

void GameSession::apply(const Action& action)
{
    const SeatAction decision { hand_->toAct().value(), action };
    assert(!hand_->whyNot(action));
    const auto events = hand_->apply(action);
    record_->actions.push_back(decision);
    Q_EMIT decided(decision);
    if (hand_->over())
        finish();
    tell(events);
    askNext();
    act();
}

/// Players may think while the table is still moving.
void GameSession::askNext()
{
    forgetClaim();
    const auto seat = hand_->toAct();
    if (!seat)
        return;
    const Turn turn = turnOf(*seat);
    if (layingDown_ != LayingDown::Never)
        claims_.ask(turn.seen, turn.legal, witnessOf(*seat));
    if (mayLayDownUnasked(*seat))
        held_ = turn; // the same hand is played the same way, however quick a player is
    else
        ask(turn);
}

void GameSession::ask(const Turn& turn)
{
    participants_[static_cast<std::size_t>(indexOf(turn.seen.viewer))]->ask(turn);
}

bool GameSession::mayLayDownUnasked(Seat seat) const
{
    return layingDown_ == LayingDown::Always || (layingDown_ == LayingDown::Ask && seat != viewer_);
}

void GameSession::takeClaim(const std::optional<Claim>& claim)
{
    claim_ = claim;
    if (const auto turn = std::exchange(held_, std::nullopt)) {
        laysDown_ = claim_ && mayLayDownUnasked(claim_->seat);
        if (laysDown_)
            return act();
        ask(*turn);
    }
    if (claim_ && claim_->seat == viewer_)
        Q_EMIT mayLayDown(*claim_);
}

/// That no card can change the score may be something that a computer player alone knows: the
/// person must be able to tell it, too.
std::optional<Observation> GameSession::witnessOf(Seat seat) const
{
    return seat == viewer_ ? std::nullopt : std::optional(hand_->observation(viewer_));
}

void GameSession::forgetClaim()
{
    claims_.withdraw();
    held_.reset();
    claim_.reset();
    laysDown_ = false;
}

void GameSession::layDown()
{
    if (!claim_ || claim_->seat != viewer_ || laysDown_)
        return;
    participants_[static_cast<std::size_t>(indexOf(viewer_))]->withdraw();
    laysDown_ = true;
    act();
}

/// The record has every card as if it had been played one after the other.
void GameSession::playOut(const Claim& claim)
{
    const Observation seen = hand_->observation(claim.seat);
    const CardSet cards = seen.under ? seen.hand.with(*seen.under) : seen.hand;
    const std::vector<SeatAction> decisions = playedOut(*hand_, claim);
    std::vector<Event> events;
    for (const SeatAction& decision : decisions) {
        events = hand_->apply(decision.action);
        record_->actions.push_back(decision);
        Q_EMIT decided(decision);
    }
    finish();
    Q_EMIT laidDown(claim, cards);
    tell({ events.back() });
    askNext();
    act();
}

void GameSession::finish()
{
    if (hand_->scored())
        record_->scores = hand_->scored()->scores.scores;
    const bool newRow = match_.finish(*hand_);
    drawSeed(); // before the match is written down as it stands now
    Q_EMIT handEnded(*record_, newRow);
    closePot();
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
    closePot(); // of a game that has become shorter than it is
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
    answer_.reset();
    forgetClaim();
    endShown_ = true;
    Q_EMIT handGivenUp();
}

void GameSession::move(const std::function<void()>& change)
{
    const std::size_t rows = match_.sheet().rows().size();
    change();
    Q_EMIT movedBetweenHands(match_.sheet().rows().size() > rows);
}

void GameSession::tell(const std::vector<Event>& events)
{
    telling_ = true; // a table without motion may be ready after each
    for (const Event& event : events) {
        tableReady_ = false;
        Q_EMIT happened(seenBy(viewer_, event, hand_->picker()));
    }
    Q_EMIT settled(hand_->observation(viewer_));
    telling_ = false;
}

Turn GameSession::turnOf(Seat seat) const
{
    return { hand_->observation(seat), hand_->legalActions(),
        [hand = *hand_](const Action& action) { return hand.whyNot(action); } };
}

} // namespace sheepshead

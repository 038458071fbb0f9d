// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/game.h"

#include "app/match/participants.h"
#include "app/session/bot_worker.h"
#include "app/session/person.h"

#include <utility>

namespace sheepshead {

Game::Game(SheetHead head, const Match& match, QObject* parent)
    : Game(head, match, makeParticipants(match.variant().tableSeats(), head.people), parent)
{
}

Game::Game(SheetHead head, Match match, Participants participants, QObject* parent)
    : QObject(parent)
    , head_(std::move(head))
    , people_(std::move(participants.people))
    , bots_(std::move(participants.bots))
    , session_(std::move(match), std::move(participants.all), head_.people)
{
    connect(&session_, &GameSession::handEnded, this, &Game::endHand);
    connect(&session_, &GameSession::handGivenUp, this, [this] { hintedHands_.dropHand(); });
    connect(&session_, &GameSession::movedBetweenHands, this, [this](bool newRow) {
        if (!newRow)
            return;
        rowRules_.addNone();
        dealtHands_.addRow();
    });
}

void Game::endHand(const HandRecord& record, bool newRow)
{
    if (newRow) {
        rowRules_.add(*record.variant);
        hintedHands_.endHand(static_cast<int>(session_.match().sheet().rows().size()) - 1);
    } else
        hintedHands_.dropHand();
    dealtHands_.add(record, newRow);
    seatBots();
}

void Game::noteHint(Seat seat)
{
    if (!session_.handInPlay())
        return;
    hintedHands_.noteHint(seat);
    if (keeper_)
        keeper_->noteHint(seat);
}

void Game::setLevels(const Levels& levels)
{
    nextLevels_ = levels;
    seatBotsBetweenHands();
}

void Game::setCast(const Cast& cast)
{
    cast_ = cast;
    seatBotsBetweenHands();
}

const Character* Game::characterAt(std::size_t seat) const
{
    if (!cast_ || head_.people.contains(seatAt(static_cast<int>(seat))))
        return nullptr;
    const QString name = head_.players.value(static_cast<qsizetype>(seat));
    return characterOf(memberNamed(*cast_, name).character.toStdString());
}

void Game::playUntimed(const SearchBudget& budget)
{
    untimed_ = budget;
    seatBotsBetweenHands();
}

void Game::meet(const Opponents& opponents)
{
    opponents_ = opponents;
    seatBotsBetweenHands();
}

void Game::seatBotsBetweenHands()
{
    if (!session_.handInPlay())
        seatBots();
}

void Game::drawSeedsFrom(std::function<std::uint64_t()> source)
{
    session_.setSeedSource(std::move(source));
    const auto last = dealtHands_.lastSeed();
    if (last && session_.match().hasDealt(*last))
        session_.drawSeed();
}

/// Only between hands, when no player is asked anything.
void Game::seatBots()
{
    levels_ = nextLevels_;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
        if (bots_[i] != nullptr)
            bots_[i]->setPlayer(playerFor(i));
    }
    Q_EMIT levelsChanged();
}

std::unique_ptr<Player> Game::playerFor(std::size_t seat) const
{
    const Seat at = seatAt(static_cast<int>(seat));
    const std::uint64_t seed = session_.match().state().seed;
    return untimed_ ? untimedPlayerAt(at, levels_.at(seat), seed, *untimed_)
                    : playerAt(at, levels_.at(seat), seed, opponents_, characterAt(seat));
}

void Game::keepWith(SavedMatch saved, const std::optional<std::string>& unfinishedHand)
{
    unfinishedHand_ = unfinishedHand;
    keeper_ = std::make_unique<MatchKeeper>(std::move(saved), session_);
}

std::optional<SheetId> Game::sheetId() const
{
    return keeper_ ? std::optional(keeper_->sheet()) : std::nullopt;
}

std::optional<Problem> Game::begin()
{
    const bool unfinished = unfinishedHand_.has_value();
    auto problem = unfinished ? resume() : std::nullopt;
    if (unfinished && problem) {
        keeper_->setHandAside();
        hintedHands_.dropHand();
    }
    session_.closePot();
    if ((!unfinished || problem) && !session_.gameOver())
        session_.dealNext();
    return problem;
}

std::optional<Problem> Game::resume()
{
    const auto record = parseRecord(*std::exchange(unfinishedHand_, std::nullopt));
    return record ? session_.resume(*record) : record.problem();
}

void Game::seatNewcomer(Seat seat, const QString& name)
{
    session_.seatNewcomer(seat);
    const auto& rows = session_.match().sheet().rows();
    const bool boughtIn = !rows.empty() && rows.back().outcome == RowOutcome(PotJoined { seat });
    const int row = static_cast<int>(rows.size()) - (boughtIn ? 1 : 0);
    QString& chair = head_.players[indexOf(seat)];
    head_.newcomers.push_back({ row, seat, std::exchange(chair, name) });
    if (keeper_)
        keeper_->seatNewcomer(
            { row, seat, head_.newcomers.back().before.toStdString() }, name.toStdString());
    seatBotsBetweenHands();
}

SheetDocument Game::document() const
{
    const Match& match = session_.match();
    const Variant& rules = *match.variant();
    const RulesChange first = rowRules_.first().value_or(RowRules::told(0, rules));
    const auto inPlay =
        session_.handInPlay() ? std::optional<Variant>(*session_.rules()) : std::nullopt;
    SheetDocument document { head_.name, head_.begun, head_.players, first.rules, first.picking,
        rowRules_.stakes(inPlay, rules), match.sheet(), rowRules_.changes(), head_.newcomers,
        hintedHands_.rows() };
    document.people = head_.people;
    return document;
}

} // namespace sheepshead

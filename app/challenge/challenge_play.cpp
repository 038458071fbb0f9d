// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_play.h"

#include "app/commitment/commitment.h"
#include "app/game/table_binding.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

/// What would take a decision back, or help with one.
constexpr std::array helps { Command::Undo, Command::Redo, Command::UndoTrick, Command::PlayAgain,
    Command::DealNumber, Command::Hint, Command::TrumpCount, Command::Study, Command::HandWorth };

} // namespace

ChallengePlay::ChallengePlay(
    TableHost& host, TableWidget& table, const SettingsController& settings)
    : host_(host)
    , table_(table)
    , settings_(settings)
{
}

ChallengePlay::~ChallengePlay() = default;

void ChallengePlay::begin(const Challenge& challenge, const ChallengeResult& result)
{
    host_.take(*this);
    challenge_ = challenge;
    result_ = result;
    makeGame();
    host_.show();
}

/// The next deal of the challenge, or the one that was begun.
void ChallengePlay::makeGame()
{
    const int deal = static_cast<int>(result_.deals.size());
    from_ = recordOfDeal(challenge_, deal, commitmentTo);
    QStringList players = settings_.preferences().names.mid(0, challenge_.rules.tableSeats());
    players[indexOf(challengersSeat)] = QString::fromStdString(result_.player);
    game_ = std::make_unique<Game>(SheetHead { {}, {}, players, {}, { challengersSeat } },
        Match(challenge_.rules, seedOfDeal(challenge_, deal, commitmentTo), from_.deal.dealer));
    game_->playUntimed(challengeBudget);
    game_->setLevels(challenge_.levels);
    game_->session().setLayingDown(settings_.preferences().layingDown);
    follow(game_->session());
    if (!result_.begun) {
        result_.begun.emplace();
        Q_EMIT progressed();
    }
    from_.actions = *result_.begun;
    host_.follow(game_->session());
}

void ChallengePlay::follow(GameSession& session)
{
    connect(&session, &GameSession::decided, this, &ChallengePlay::noteAction);
    connect(&session, &GameSession::handEnded, this, &ChallengePlay::endDeal);
    connect(&session, &GameSession::handOver, this, &ChallengePlay::dealShown);
}

/// The computer players decide in the same way again, so only the person's decisions are waited for
/// by the disk.
void ChallengePlay::noteAction(const SeatAction& action)
{
    if (!result_.begun)
        return;
    result_.begun->push_back(action);
    if (action.seat == challengersSeat)
        Q_EMIT progressed();
}

void ChallengePlay::endDeal(const HandRecord& record)
{
    const auto played = replay(record);
    Q_ASSERT(played && played->over()); // the session has just played it
    result_.deals.push_back({ challengersScore(*played), record.actions });
    result_.begun.reset();
    lastHand_ = NamedHand { record, game_->head().players, challengersSeat };
    Q_EMIT progressed();
}

TableView ChallengePlay::view() const
{
    TableView view = viewOf(*game_, settings_.preferences().cast);
    view.kind = HandKind::Challenge;
    return view;
}

void ChallengePlay::resume()
{
    attach(table_, *game_);
    (void)game_->session().resume(from_); // what was saved was replayed when it was read
}

void ChallengePlay::leave()
{
    if (!game_)
        return;
    detach(table_, *game_);
    game_.reset();
    lastHand_.reset();
    Q_EMIT left();
}

void ChallengePlay::goOn()
{
    if (game_->session().handInPlay())
        return;
    if (isOver())
        return host_.giveBack();
    detach(table_, *game_);
    makeGame();
    host_.show();
}

bool ChallengePlay::allows(Command command) const
{
    return std::ranges::find(helps, command) == helps.end();
}

QString ChallengePlay::whyNot(Command command) const
{
    return allows(command)
        ? QString()
        : tr("In a challenge nothing is taken back, and nothing helps you to decide.");
}

GameSession* ChallengePlay::session() const { return game_ ? &game_->session() : nullptr; }

} // namespace sheepshead

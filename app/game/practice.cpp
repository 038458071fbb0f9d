// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/practice.h"

#include "app/game/participants.h"
#include "app/game/table_binding.h"
#include "ui/table/table_widget.h"

namespace sheepshead {

namespace {

/// A separate match, whose sheet is never shown.
std::unique_ptr<Game> gameFor(const NamedHand& hand, std::uint64_t seed)
{
    return std::make_unique<Game>(SheetHead { {}, {}, hand.players },
        Match(hand.record.variant, seed, hand.record.deal.dealer));
}

} // namespace

Practice::Practice(TableWidget& table)
    : table_(table)
{
}

Practice::~Practice() = default;

std::optional<Problem> Practice::begin(Game& waiting, const NamedHand& hand,
    const Preferences& preferences, const std::optional<PracticeTable>& table)
{
    if (const auto before = replay(hand.record); !before)
        return before.problem();
    detach(table_, game_ ? *game_ : waiting);
    waiting_ = &waiting;
    lastHand_.reset();
    game_ = gameFor(hand, table ? table->seed : waiting.session().match().state().seed);
    cast_ = preferences.cast;
    if (!table) // whose players are the same for everybody
        game_->setCast(cast_);
    game_->setLevels(table ? table->levels : preferences.levels);
    game_->session().setLayingDown(preferences.layingDown);
    connect(&game_->session(), &GameSession::handEnded, this,
        [this, players = hand.players](const HandRecord& record) {
            lastHand_ = NamedHand { record, players };
            Q_EMIT handEnded();
        });
    table_.begin(seatingOf(hand.players, cast_));
    table_.setKind(HandKind::Practice);
    attach(table_, *game_);
    Q_EMIT began();
    return game_->session().resume(hand.record);
}

void Practice::end()
{
    if (!game_)
        return;
    Game& waiting = *waiting_;
    drop();
    table_.begin(seatingOf(waiting.head().players, cast_));
    attach(table_, waiting);
    Q_EMIT ended();
    waiting.session().comeBack();
}

void Practice::drop()
{
    if (!game_)
        return;
    detach(table_, *game_);
    game_.reset();
    waiting_ = nullptr;
    lastHand_.reset();
    table_.setKind(HandKind::Counts);
}

} // namespace sheepshead

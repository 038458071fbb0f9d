// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/practice.h"

#include "app/game/table_binding.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"

namespace sheepshead {

namespace {

/// A separate match, whose sheet is never shown.
std::unique_ptr<Game> gameFor(const NamedHand& hand, std::uint64_t seed)
{
    return std::make_unique<Game>(SheetHead { {}, {}, hand.players, {}, { hand.person } },
        Match(hand.record.variant, seed, hand.record.deal.dealer));
}

} // namespace

Practice::Practice(TableHost& host, TableWidget& table, const SettingsController& settings)
    : host_(host)
    , table_(table)
    , settings_(settings)
{
}

Practice::~Practice() = default;

std::optional<Problem> Practice::begin(
    const NamedHand& hand, const std::optional<PracticeTable>& table)
{
    if (const auto before = replay(hand.record); !before)
        return before.problem();
    const Preferences& preferences = settings_.preferences();
    const std::uint64_t gamesSeed = host_.game() ? host_.game()->match().state().seed : 0;
    auto game = gameFor(hand, table ? table->seed : gamesSeed);
    if (!table) // whose players are the same for everybody
        game->setCast(preferences.cast);
    game->setLevels(table ? table->levels : preferences.levels);
    game->session().setLayingDown(preferences.layingDown);
    connect(&game->session(), &GameSession::handEnded, this,
        [this, players = hand.players, person = hand.person](const HandRecord& record) {
            lastHand_ = NamedHand { record, players, person };
            Q_EMIT handEnded();
        });
    host_.take(*this);
    game_ = std::move(game);
    from_ = hand.record;
    host_.follow(game_->session());
    host_.show();
    return std::nullopt;
}

TableView Practice::view() const
{
    TableView view = viewOf(*game_, settings_.preferences().cast);
    view.kind = HandKind::Practice;
    return view;
}

void Practice::resume()
{
    attach(table_, *game_);
    (void)game_->session().resume(from_); // begin() has replayed it
}

void Practice::leave()
{
    if (!game_)
        return;
    detach(table_, *game_);
    game_.reset();
    lastHand_.reset();
    Q_EMIT left();
}

void Practice::goOn()
{
    if (!game_->session().handInPlay())
        host_.giveBack();
}

GameSession* Practice::session() const { return game_ ? &game_->session() : nullptr; }

} // namespace sheepshead

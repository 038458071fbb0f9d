// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/current_game.h"

#include "app/book/questions.h"
#include "app/book/score_book_controller.h"
#include "app/match/new_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/rules/rules_line.h"
#include "ui/start/new_game_dialog.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/same_name.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

const QString leftTopic = QStringLiteral("left");
const QString namesTopic = QStringLiteral("names");

/// Whether a person has played in it or named it.
bool isTouched(const Game& game)
{
    const GameSession& session = game.session();
    const auto& record = session.record();
    return !session.match().sheet().rows().empty()
        || game.head().name != rulesName(*session.match().variant())
        || (record && std::ranges::any_of(record->actions, [&](const SeatAction& done) {
               return session.people().contains(done.seat);
           }));
}

} // namespace

CurrentGame::CurrentGame(const Desk& desk, std::optional<std::uint64_t> firstSeed)
    : desk_(desk)
    , unsaved_(desk.window)
    , firstSeed_(firstSeed)
{
}

void CurrentGame::begin()
{
    begin({ desk_.settings.preferences(), std::exchange(firstSeed_, std::nullopt) });
}

void CurrentGame::begin(const NewGameChoice& choice)
{
    auto game = newGame(choice.preferences, choice.seed);
    giveEachAName(*game);
    if (auto saved = desk_.book.begin(game->head(), game->session().match()))
        game->keepWith(*std::move(saved));
    put(std::move(game), choice.preferences);
    touched_ = false;
}

/// Two names of one person are two players here, who would be one on the sheet.
void CurrentGame::giveEachAName(Game& game)
{
    SheetHead head = game.head();
    QStringList told;
    for (const Seat seat : desk_.book.seatedTwice(head)) {
        int number = indexOf(seat) + 1;
        while (holdsName(head.players, tr("Player %1").arg(number)))
            ++number;
        QString& name = head.players[indexOf(seat)];
        const QString before = std::exchange(name, tr("Player %1").arg(number));
        told << tr("%1 is called %2 in this game: in the score book another player at this table "
                   "has that name, too.")
                    .arg(before, name);
    }
    game.takeNames(head);
    desk_.window.notices().clear(namesTopic);
    if (!told.isEmpty())
        desk_.window.notices().say(told.join(u' '), {}, namesTopic);
}

void CurrentGame::resume(SheetId id)
{
    if (auto game = desk_.book.resume(id)) {
        dealByChance(*game);
        put(std::move(game), desk_.settings.preferences());
        touched_ = isTouched(*game_);
    } else if (!game_)
        begin();
}

void CurrentGame::replace() { replaceBy({ desk_.settings.preferences(), std::nullopt }); }

/// The settings follow the game, so that its rules are not taken for those of the game that is
/// left.
void CurrentGame::replaceBy(const NewGameChoice& choice)
{
    leave(tr("&New game"), [this, choice] {
        const auto left = handToResume();
        begin(choice);
        desk_.settings.use(choice.preferences);
        if (left)
            sayWhereItIs(*left);
    });
}

std::optional<SheetId> CurrentGame::handToResume() const
{
    const bool saved = game_ && game_->isKept() && touched_ && game_->session().handInPlay();
    return saved ? game_->sheetId() : std::nullopt;
}

void CurrentGame::put(std::unique_ptr<Game> game, const Preferences& preferences)
{
    const auto untouched = untouchedSheet();
    Q_EMIT aboutToChange(*game);
    game_ = std::move(game);
    if (untouched && untouched != game_->sheetId())
        removeSheet(*untouched);
    desk_.window.notices().clear(leftTopic);
    game_->setCast(preferences.cast);
    game_->setLevels(preferences.levels);
    game_->session().setLayingDown(preferences.layingDown);
    unsaved_.setGame(*game_);
    Q_EMIT changed();
}

void CurrentGame::leave(const QString& verb, std::function<void()> then)
{
    if (losesGame())
        askToLose(verb, desk_.window, std::move(then));
    else
        unsaved_.leave(verb, std::move(then));
}

/// A game in which the person has decided nothing is no loss.
bool CurrentGame::losesGame() const { return game_ && !game_->isKept() && touched_; }

void CurrentGame::sayWhereItIs(SheetId left)
{
    desk_.window.notices().say(
        tr("The hand you left is saved. To resume it later, open the score book "
           "in the Game menu."),
        { { tr("&Resume it now"), [this, left] { resume(left); } } }, leftTopic);
}

void CurrentGame::rename(const QString& name)
{
    game_->rename(name);
    touched_ = true;
}

std::optional<SheetId> CurrentGame::untouchedSheet() const
{
    const bool empty = game_ && game_->session().match().sheet().rows().empty();
    return empty && !touched_ && desk_.book.isOpen() ? game_->sheetId() : std::nullopt;
}

void CurrentGame::removeIfUntouched()
{
    if (const auto sheet = untouchedSheet()) {
        game_.reset(); // or it would go on writing
        removeSheet(*sheet);
    }
}

void CurrentGame::stopKeeping()
{
    const auto sheet = untouchedSheet();
    if (game_)
        game_->stopKeeping();
    if (sheet)
        removeSheet(*sheet);
    touched_ = false;
}

void CurrentGame::removeSheet(SheetId sheet)
{
    if (const auto problem = desk_.book.book().remove(sheet))
        desk_.book.tell(*problem);
}

} // namespace sheepshead

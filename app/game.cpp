// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game.h"

#include "app/seats.h"
#include "app/session/person.h"
#include "ui/rules_line.h"

#include <utility>

namespace sheepshead {

Game::Game(SheetHead head, Match match, QObject* parent)
    : Game(std::move(head), match, companyOf(match.variant().tableSeats()), parent)
{
}

Game::Game(SheetHead head, Match match, Company company, QObject* parent)
    : QObject(parent)
    , head_(std::move(head))
    , person_(company.person)
    , session_(std::move(match), std::move(company.participants), personsSeat)
{
}

void Game::keepWith(SavedMatch saved, const std::optional<std::string>& leftInTheMiddle)
{
    leftInTheMiddle_ = leftInTheMiddle;
    keeper_ = std::make_unique<MatchKeeper>(std::move(saved), session_);
    connect(keeper_.get(), &MatchKeeper::failed, this, &Game::notWritten);
}

std::optional<SheetId> Game::sheetId() const
{
    return keeper_ ? std::optional(keeper_->sheet()) : std::nullopt;
}

std::optional<Problem> Game::begin()
{
    const bool left = leftInTheMiddle_.has_value();
    const auto problem = left ? goOn() : std::nullopt;
    if (left && problem)
        keeper_->abandonHand();
    session_.closePot();
    if ((!left || problem) && !session_.gameOver())
        session_.dealNext();
    return problem;
}

std::optional<Problem> Game::goOn()
{
    const auto record = parseRecord(*std::exchange(leftInTheMiddle_, std::nullopt));
    return record ? session_.goOnWith(*record) : record.problem();
}

SheetDocument Game::document() const
{
    const Match& match = session_.match();
    const Variant& rules = *match.variant();
    return { head_.name, head_.begun, head_.players, rulesLine(rules), rules.dealerSitsOut,
        match.variant().layout().opening != Opening::Lead, rules.centsAPoint, match.sheet() };
}

} // namespace sheepshead

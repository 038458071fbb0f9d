// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/player_lines.h"

#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <algorithm>

namespace sheepshead {

namespace {

bool plays(Member member, const Chairs& chairs)
{
    const auto seat = chairs.seatOf(member);
    return seat && chairs.playing.contains(*seat);
}

bool includes(const Members& members, Member member)
{
    return std::ranges::find(members, member) != members.end();
}

} // namespace

PlayerLines::PlayerLines(QGridLayout& grid, QWidget* parent)
    : grid_(grid)
    , parent_(parent)
{
}

PlayerLines::~PlayerLines() = default;

void PlayerLines::lay(const EntryPlace& place)
{
    lines_.clear();
    totals_ = place.totals;
    int row = 0;
    for (const Member member : place.table.members) {
        const QString name = playerName(indexOf(member), place.members);
        auto line = std::make_unique<PlayerLine>(name, row + 1, grid_, row, parent_);
        ++row;
        connect(line.get(), &PlayerLine::toggled, this,
            [this, member](
                PlayerLine::Button button, bool on) { Q_EMIT toggled(member, button, on); });
        connect(line.get(), &PlayerLine::takesChanged, this, &PlayerLines::takesChanged);
        lines_.push_back({ member, std::move(line) });
    }
}

void PlayerLines::rename(const EntryPlace& place)
{
    int number = 0;
    for (const auto& [member, line] : lines_)
        line->setName(playerName(indexOf(member), place.members), ++number);
}

void PlayerLines::showHand(const TypedHand& hand, const Chairs& chairs, const FieldsShown& shown)
{
    using Button = PlayerLine::Button;
    const bool makers = hasMakers(hand.kind);
    for (const auto& [member, parts] : lines_) {
        PlayerLine& line = *parts;
        const auto seat = chairs.seatOf(member);
        const bool out = !plays(member, chairs);
        line.setWords(Button::First, out ? QString() : shown.first);
        line.setWords(Button::Second, out ? QString() : shown.second);
        line.setWords(Button::Out, tr("out", "sits this hand out"));
        line.setOn(Button::First, makers ? hand.maker == member : includes(hand.winners, member));
        line.setOn(Button::Second, includes(hand.partners, member));
        line.setOn(Button::Out, out);
        line.setDealer(seat && chairs.dealer == *seat);
        line.showTakes(!hand.takes.empty() && !out);
        for (const TypedTake& take : hand.takes)
            if (take.who == member)
                line.setTakes(take.points, take.tricks);
    }
}

void PlayerLines::showScores(const ScoredLine& scored)
{
    for (const auto& [member, line] : lines_) {
        const auto seat = scored.chairs.seatOf(member);
        const auto before = totals_.find(member);
        Score total = before == totals_.end() ? Score {} : before->second;
        QString score;
        for (const SheetRow& row : scored.rows)
            if (seat && row.seats.contains(*seat)) {
                score = scoreText(row.scores.scores[*seat]);
                total += row.scores.scores[*seat];
            }
        line->setScore(score, totalText(total));
    }
}

std::vector<TypedTake> PlayerLines::takes(const Chairs& chairs) const
{
    std::vector<TypedTake> takes;
    for (const auto& [member, line] : lines_)
        if (plays(member, chairs))
            takes.push_back({ member, line->points(), line->tricks() });
    return takes;
}

} // namespace sheepshead

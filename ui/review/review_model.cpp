// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_model.h"

#include "ui/words/decisions/review_words.h"

#include <QFont>

#include <algorithm>

namespace sheepshead {

namespace {

/// A cost of this or more fills the bar, so that small ones look small.
constexpr double wholeBar = 1;

} // namespace

ReviewModel::ReviewModel(
    std::vector<HandStep> steps, HandState end, Seating seating, QObject* parent)
    : QAbstractTableModel(parent)
    , steps_(std::move(steps))
    , end_(std::move(end))
    , seating_(std::move(seating))
    , reviews_(steps_.size())
    , known_(steps_.size(), false)
    , highest_(wholeBar)
{
}

void ReviewModel::setReview(std::size_t step, const ReviewedDecision& review)
{
    reviews_[step] = review;
    known_[step] = true;
    costliest_ = costliest(steps_, reviews_);
    highest_ = std::max(highest_, review.cost.value_or(0));
    Q_EMIT dataChanged(index(0, Who), index(rowCount() - 1, Cost));
}

const ReviewedDecision* ReviewModel::review(std::size_t index) const
{
    return index < reviews_.size() && known_[index] ? &reviews_[index] : nullptr;
}

const HandState& ReviewModel::position(std::size_t row) const
{
    return row < steps_.size() ? steps_[row].before : end_;
}

const OpenEnd* ReviewModel::fromTheFirstCard() const
{
    const auto first = std::ranges::find_if(
        steps_, [](const HandStep& step) { return step.before.phase() == Phase::Playing; });
    const ReviewedDecision* const found = review(static_cast<std::size_t>(first - steps_.begin()));
    return found && !found->openCards.empty() ? &found->openCards.front().end : nullptr;
}

std::optional<std::size_t> ReviewModel::decidedIn() const
{
    for (std::size_t step = steps_.size(); step-- > 0;)
        if (known_[step] && gaveAwayWin(steps_[step], reviews_[step]))
            return step;
    return std::nullopt;
}

std::optional<Seat> ReviewModel::seatOf(std::size_t row) const
{
    return row < steps_.size() ? std::optional(steps_[row].decision.seat) : std::nullopt;
}

double ReviewModel::costOf(Seat seat) const
{
    double cost = 0;
    for (std::size_t row = 0; row < steps_.size(); ++row)
        if (seatOf(row) == seat && known_[row])
            cost += reviews_[row].cost.value_or(0);
    return cost;
}

bool ReviewModel::isReviewed(Seat seat) const
{
    for (std::size_t row = 0; row < steps_.size(); ++row)
        if (seatOf(row) == seat && !known_[row])
            return false;
    return true;
}

std::vector<std::size_t> ReviewModel::costlyOf(Seat seat) const
{
    return sheepshead::costlyOf(seat, steps_, reviews_);
}

std::optional<std::size_t> ReviewModel::costliestOf(Seat seat) const
{
    for (const std::size_t row : costliest_)
        if (seatOf(row) == seat)
            return row;
    return std::nullopt;
}

int ReviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(steps_.size()) + 1;
}

int ReviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool ReviewModel::isCostliest(std::size_t row) const
{
    return std::ranges::find(costliest_, row) != costliest_.end();
}

QVariant ReviewModel::text(std::size_t row, int column) const
{
    if (row == steps_.size())
        return column == What ? tr("End of the hand") : QString();
    if (column == Who)
        return deciderText(steps_[row].decision.seat, seating_);
    if (column == What)
        return decisionText(steps_[row]);
    return known_[row] ? costText(reviews_[row].cost) : QString();
}

QVariant ReviewModel::spoken(std::size_t row) const
{
    if (row == steps_.size())
        return text(row, What);
    return spokenStep(steps_[row], review(row), isCostliest(row), seating_);
}

QVariant ReviewModel::costData(std::size_t row, int role) const
{
    const ReviewedDecision* const found = review(row);
    if (found == nullptr)
        return {};
    switch (role) {
    case CostRole:
        return found->cost ? QVariant(*found->cost) : QVariant();
    case ShareRole:
        return found->cost.value_or(0) / highest_;
    case CostliestRole:
        return isCostliest(row);
    case GaveAwayRole:
        return gaveAwayWin(steps_[row], *found);
    default:
        return {};
    }
}

QVariant ReviewModel::data(const QModelIndex& index, int role) const
{
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(row);
    case Qt::FontRole:
        if (isCostliest(row)) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default:
        return costData(row, role);
    }
}

QVariant ReviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Who:
        return tr("Who");
    case What:
        return tr("Decision");
    default:
        return tr("Cost");
    }
}

} // namespace sheepshead

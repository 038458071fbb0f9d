// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/points_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"
#include "ui/words/scores/line_fault_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace sheepshead {

namespace {

constexpr int longestReason = 200; ///< letters
constexpr int lettersSeen = 32;    ///< of the reason

int sumOf(const TypedPoints& typed)
{
    return std::accumulate(typed.points.begin(), typed.points.end(), 0,
        [](int sum, const MemberPoints& each) { return sum + each.points; });
}

} // namespace

PointsDialog::PointsDialog(
    const TypedPoints& points, const TableState& table, const QStringList& names, QWidget* parent)
    : QDialog(parent)
    , typed_(points)
    , table_(table)
    , sum_(new QLabel(this))
    , write_(new QPushButton(this))
{
    const bool evening = points.what == PointsFor::Evening;
    setWindowTitle(evening ? tr("Totals of an evening") : tr("Bonus or penalty"));
    auto* const column = new QVBoxLayout(this);
    auto* const task = new QLabel(evening
            ? tr("What has each player won or lost in the hands that were kept on paper?")
            : tr("What does each player get, or pay if below 0?"),
        this);
    task->setWordWrap(true);
    column->addWidget(task);
    beginGroup(*column);
    auto* const form = new QFormLayout;
    column->addLayout(form);
    addMembers(*form, points, names);
    addReason(*form, points);
    sum_->setWordWrap(true);
    column->addWidget(sum_);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(write_, QDialogButtonBox::AcceptRole);
    write_->setDefault(true);
    beginGroup(*column);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &PointsDialog::finish);
    if (!boxes_.empty()) {
        boxes_.front()->setFocus();
        boxes_.front()->selectAll();
    }
    adapt();
}

void PointsDialog::addMembers(
    QFormLayout& form, const TypedPoints& points, const QStringList& names)
{
    for (const Member member : table_.members) {
        auto* const box = new WholeNumberBox(this);
        box->setRange(-mostPointsWithoutHand, mostPointsWithoutHand);
        const auto there = std::ranges::find(points.points, member, &MemberPoints::who);
        box->setValue(there == points.points.end() ? 0 : there->points);
        box->setAccessibleName(playerName(indexOf(member), names));
        auto* const label = new QLabel(box->accessibleName(), this);
        label->setTextFormat(Qt::PlainText);
        form.addRow(label, box);
        connect(box, &QSpinBox::valueChanged, this, &PointsDialog::adapt);
        boxes_.push_back(box);
    }
}

void PointsDialog::addReason(QFormLayout& form, const TypedPoints& points)
{
    note_ = new QLineEdit(QString::fromStdString(points.note), this);
    note_->setMaxLength(longestReason);
    note_->setMinimumWidth(lettersSeen * note_->fontMetrics().averageCharWidth());
    form.addRow(tr("&Reason:"), note_);
    if (points.what == PointsFor::Evening)
        return note_->setPlaceholderText(tr("where or when (optional)"));
    note_->setPlaceholderText(tr("talk at the table"));
    intoPot_ = new QCheckBox(tr("It goes into the &pot"), this);
    intoPot_->setChecked(points.intoPot);
    form.addRow(QString(), intoPot_);
    connect(intoPot_, &QCheckBox::toggled, this, &PointsDialog::adapt);
}

TypedPoints PointsDialog::points() const
{
    TypedPoints typed = typed_;
    typed.points.clear();
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i]->value() != 0)
            typed.points.push_back({ table_.members[i], boxes_[i]->value() });
    typed.note = note_->text().trimmed().toStdString();
    typed.intoPot = intoPot_ && intoPot_->isChecked();
    return typed;
}

/// Why the points may be wrong; they can be written all the same.
QString PointsDialog::doubt() const
{
    const TypedPoints typed = points();
    const int sum = sumOf(typed);
    if (typed.points.empty() || typed.what != PointsFor::Evening || sum == 0)
        return {};
    return tr("Together these are %1 points. What one wins another loses, so it should be 0.")
        .arg(scoreText({ sum }));
}

void PointsDialog::adapt()
{
    const TypedPoints typed = points();
    TableState state = table_;
    const ScoredLine scored = scoreLine(typed, state, maxMembers, 1);
    const bool empty = typed.points.empty();
    const QString why = doubt();
    QString words = why.isEmpty() ? tr("Together: %1").arg(scoreText({ sumOf(typed) })) : why;
    if (!empty && !scored.faults.empty())
        words = faultText(scored.faults.front(), {});
    else if (typed.intoPot)
        words = tr("The pot: %1").arg(state.stakes.pot);
    sum_->setText(words);
    write_->setText(why.isEmpty() ? tr("&Write") : tr("&Write all the same"));
    write_->setEnabled(!empty && scored.faults.empty());
}

void PointsDialog::finish()
{
    if (!write_->isEnabled() || remindOfNumber(*this) || (take_ && !take_(points())))
        return;
    accept();
}

} // namespace sheepshead

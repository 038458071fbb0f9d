// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_dialog.h"

#include "ui/review/alternatives_view.h"
#include "ui/review/cost_delegate.h"
#include "ui/review/costly_cards.h"
#include "ui/review/fitted_height.h"
#include "ui/review/position_view.h"
#include "ui/review/review_model.h"
#include "ui/review/review_sharing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/words/decisions/review_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/term_tips.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr QSize ownSize(1160, 760);  ///< beside a window that fills a large screen there is more
constexpr int legendHeight = 680;    ///< of a dialog that has room for it beside the choices
constexpr std::size_t mostCards = 3; ///< of costly decisions; a low dialog has room for none
constexpr int mostForDecisions = 38; ///< percent of the width

std::optional<Card> playedCard(const HandStep& step)
{
    const auto* const play = std::get_if<Play>(&step.decision.action);
    return play ? std::optional(play->card) : std::nullopt;
}

/// The bars and the mark beside the costs.
QString costLegend()
{
    const auto bar = [](const QColor& colour) {
        return QStringLiteral("<span style=\"color:%1\">\u25AC</span>").arg(colour.name());
    };
    return ReviewDialog::tr("Cost: points lost on average. %1 a cost, %2 the player's costliest, "
                            "%3 gave the hand away")
        .arg(bar(CostDelegate::usualBar), bar(CostDelegate::costliestBar),
            QStringLiteral("<b style=\"color:%1\">!</b>").arg(CostDelegate::costliestBar.name()));
}

QLabel* reviewLine(QWidget* parent)
{
    auto* const label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ReviewDialog::ReviewDialog(
    std::vector<HandStep> steps, const HandState& end, const Seating& seating, QWidget* parent)
    : QDialog(parent)
    , model_(new ReviewModel(std::move(steps), end, seating, this))
    , summary_(reviewLine(this))
    , costly_(new CostlyCards)
    , list_(new DecisionList(*model_))
    , table_(new PositionView(seating))
    , person_(isYou(seating.viewer, seating) ? std::optional(seating.viewer) : std::nullopt)
    , onlyMine_(new QCheckBox(tr("Only &my decisions")))
    , allOpen_(new QCheckBox(tr("&Show all cards")))
    , numbers_(new QCheckBox(tr("&Numbers")))
    , legend_(new QCheckBox(tr("&Legend")))
    , verdict_(reviewLine(this))
    , choices_(new AlternativesView)
    , playOn_(new QPushButton(tr("Play &on from here")))
{
    setWindowTitle(tr("Review of the hand"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* const sides = new QSplitter(Qt::Horizontal);
    sides->addWidget(makeLists());
    sides->addWidget(makeTable());
    sides->setStretchFactor(0, 2);
    sides->setStretchFactor(1, 5);
    sides->setChildrenCollapsible(false);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(summary_);
    layout->addWidget(costly_);
    layout->addWidget(sides, 1);
    layout->addLayout(makeButtons());
    connect(list_, &DecisionList::currentRowChanged, this, &ReviewDialog::rowChanged);
    connect(onlyMine_, &QCheckBox::toggled, this,
        [this](bool only) { list_->showOnly(only ? person_ : std::nullopt); });
    onlyMine_->setVisible(person_.has_value());
    connect(costly_, &CostlyCards::chosen, this, &ReviewDialog::setCurrentRow);
    connect(allOpen_, &QCheckBox::toggled, this, &ReviewDialog::showRow);
    numbers_->setToolTip(tr("What each choice was expected to score"));
    legend_->setToolTip(tr("What the figures and colors mean"));
    openAtSize(*this, parent ? ownSize.expandedTo(parent->window()->size() * 3 / 4) : ownSize);
    const int forDecisions = qMin(list_->widthOfLines(), width() * mostForDecisions / 100);
    sides->setSizes({ forDecisions, width() - forDecisions });
    legend_->setChecked(height() >= legendHeight);
    showProgress();
    setCurrentRow(0);
    following_ = true;
    list_->setFocus();
}

QLabel* ReviewDialog::legendLabel(const QString& text)
{
    auto* const label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    label->setFont(font);
    label->setWordWrap(true);
    label->hide();
    return label;
}

QWidget* ReviewDialog::makeLists()
{
    list_->setAccessibleName(tr("Decisions"));
    auto* const lists = new QWidget;
    lists->setMinimumWidth(qMax(270, onlyMine_->sizeHint().width()));
    auto* const column = new QVBoxLayout(lists);
    column->setContentsMargins({});
    column->addWidget(onlyMine_);
    column->addWidget(list_, 1);
    auto* const legend = legendLabel(costLegend());
    connect(legend_, &QCheckBox::toggled, legend, &QWidget::setVisible);
    column->addWidget(legend);
    return lists;
}

QWidget* ReviewDialog::makeTable()
{
    auto* const area = new QScrollArea;
    auto* const below = new FittedHeight(*area);
    auto* const column = new QVBoxLayout(below);
    column->setContentsMargins({});
    column->addLayout(makeSteps());
    column->addWidget(verdict_);
    column->addWidget(choices_, 1);
    choices_->hide();
    connect(numbers_, &QCheckBox::toggled, choices_, &QWidget::setVisible);
    QLabel* const legend = legendLabel(
        tr("Expected: points on average, by what the player could know. Wins: how often the "
           "player comes out ahead. With all cards seen: how it ends if everyone sees all cards "
           "and plays perfectly."));
    column->addWidget(legend);
    below->setLegend(legend);
    const auto showLegend = [=, this] {
        legend->setVisible(legend_->isChecked() && numbers_->isChecked());
    };
    connect(legend_, &QCheckBox::toggled, legend, showLegend);
    connect(numbers_, &QCheckBox::toggled, legend, showLegend);
    auto* const rows = new QSplitter(Qt::Vertical);
    rows->addWidget(table_);
    layInto(*area, below);
    rows->addWidget(area);
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 0);
    rows->setChildrenCollapsible(false);
    return rows;
}

/// The keys work wherever the focus is.
QPushButton* ReviewDialog::stepButton(
    const QString& text, const QString& name, const QKeySequence& key, DecisionList::Step step)
{
    auto* const button = new QPushButton(text);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    button->setAutoDefault(false);
    button->setMaximumWidth(2 * button->fontMetrics().height());
    const auto go = [this, step] { list_->go(step); };
    connect(button, &QPushButton::clicked, this, go);
    // Not the button's own shortcut, which shows the button pressed for a moment.
    connect(new QShortcut(key, this), &QShortcut::activated, this, go);
    return button;
}

QLayout* ReviewDialog::makeSteps()
{
    using Step = DecisionList::Step;
    auto* const row = new FlowLayout;
    row->addWidget(stepButton(QStringLiteral("|◀"), tr("First"), Qt::Key_Home, Step::First));
    row->addWidget(stepButton(QStringLiteral("◀"), tr("Previous"), Qt::Key_Left, Step::Previous));
    row->addWidget(stepButton(QStringLiteral("▶"), tr("Next"), Qt::Key_Right, Step::Next));
    row->addWidget(stepButton(QStringLiteral("▶|"), tr("Last"), Qt::Key_End, Step::Last));
    allOpen_->setChecked(true);
    row->addWidget(allOpen_);
    row->addWidget(numbers_);
    row->addWidget(legend_);
    return row;
}

QBoxLayout* ReviewDialog::makeButtons()
{
    auto* const again = new QPushButton(tr("Play this deal &again"));
    auto* const close = new QPushButton(tr("&Close"));
    auto* const study = new QPushButton(tr("S&tudy this position"));
    study->setToolTip(tr("Set it up in a window of its own, to ask and to try out variations."));
    again->setToolTip(tr("Play the same cards for practice. It does not count."));
    playOn_->setToolTip(tr("Practice from just before this decision. It does not count."));
    auto* const copy = new QPushButton(tr("Cop&y"));
    copy->setToolTip(tr("What the review says, and this picture of the table, for a message"));
    auto* const picture = new QPushButton(tr("Save as p&icture…"));
    for (QPushButton* const button : { again, playOn_, study, copy, picture, close })
        button->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { copyToShare(toShare()); });
    connect(picture, &QPushButton::clicked, this, [this] { askToSavePicture(toShare(), this); });
    connect(study, &QPushButton::clicked, this,
        [this] { Q_EMIT studyWanted(static_cast<std::size_t>(currentRow())); });
    connect(again, &QPushButton::clicked, this, &ReviewDialog::playAgainWanted);
    connect(playOn_, &QPushButton::clicked, this,
        [this] { Q_EMIT playOnWanted(static_cast<std::size_t>(currentRow())); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* const practice = new FlowLayout;
    practice->addWidget(again);
    practice->addWidget(playOn_);
    practice->addWidget(study);
    practice->addWidget(copy);
    practice->addWidget(picture);
    auto* const row = new QHBoxLayout;
    row->addLayout(practice, 1);
    row->addWidget(close, 0, Qt::AlignBottom);
    return row;
}

/// What is said about the choices may need another height then.
void ReviewDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    showCostly();
    QCoreApplication::postEvent(choices_->parentWidget(), new QEvent(QEvent::LayoutRequest));
}

ToShare ReviewDialog::toShare()
{
    const auto row = static_cast<std::size_t>(currentRow());
    return { .title = windowTitle(),
        .text = reviewText(*model_, summary_->text(), person_, row),
        .picture = table_->grab().toImage() };
}

void ReviewDialog::setLook(const FeltLook& felt, const CardLook& deck)
{
    table_->setFelt(felt);
    table_->setDeck(deck);
}

int ReviewDialog::currentRow() const { return list_->currentRow(); }

void ReviewDialog::setCurrentRow(int row) { list_->setCurrentRow(row); }

/// The list keeps the focus, so that a screen reader follows too.
void ReviewDialog::followCostliest()
{
    const auto row = person_ ? model_->costliestOf(*person_) : std::nullopt;
    if (!following_ || !row)
        return;
    setCurrentRow(static_cast<int>(*row));
    following_ = true;
}

/// Any step ends the following.
void ReviewDialog::rowChanged()
{
    following_ = false;
    showRow();
}

void ReviewDialog::setReview(std::size_t step, const ReviewedDecision& review)
{
    model_->setReview(step, review);
    ++reviewed_;
    showProgress();
    showCostly();
    followCostliest();
    if (static_cast<int>(step) == currentRow())
        showVerdict(step);
}

void ReviewDialog::showRow()
{
    const auto row = static_cast<std::size_t>(currentRow());
    playOn_->setEnabled(row < model_->stepCount());
    showTable(row);
    showVerdict(row);
}

void ReviewDialog::showTable(std::size_t row)
{
    const bool isStep = row < model_->stepCount();
    const QString line = isStep
        ? tr("%1: %2", "a player and a decision")
              .arg(deciderText(model_->step(row).decision.seat, model_->seating()),
                  decisionText(model_->step(row)))
        : QString();
    table_->show(model_->position(row), allOpen_->isChecked(),
        isStep ? playedCard(model_->step(row)) : std::nullopt, line);
}

void ReviewDialog::showVerdict(std::size_t row)
{
    choices_->clear();
    if (row == model_->stepCount()) {
        verdict_->setText(tr("The hand is over."));
        return;
    }
    const ReviewedDecision* const review = model_->review(row);
    verdict_->setText(review ? verdictText(model_->step(row), *review, model_->seating())
                             : tr("Not reviewed yet."));
    explainTerms(*verdict_);
    if (review)
        choices_->show(model_->step(row), *review);
}

void ReviewDialog::showCostly()
{
    const std::size_t room = height() < legendHeight ? 0 : mostCards;
    std::vector<CostlyDecision> decisions;
    if (person_)
        for (const std::size_t row : model_->costlyOf(*person_)) {
            if (decisions.size() == room)
                break;
            const HandStep& step = model_->step(row);
            const ReviewedDecision& review = *model_->review(row);
            decisions.push_back({ static_cast<int>(row), costlyTitle(step, review),
                costlyWords(step, review, model_->seating()) });
        }
    costly_->show(decisions);
}

void ReviewDialog::sayPlayersAreStrangers()
{
    strangers_ = true;
    showProgress();
}

/// Shows what the review found about the whole hand and, while it runs, its progress.
void ReviewDialog::showProgress()
{
    QString text = handSummary(
        model_->position(model_->stepCount()), model_->fromTheFirstCard(), model_->seating());
    if (const auto decided = model_->decidedIn(); decided && reviewed_ == model_->stepCount())
        text += QLatin1Char(' ') + decidedText(model_->step(*decided), model_->seating());
    if (person_ && model_->isReviewed(*person_)) {
        const auto worst = model_->costliestOf(*person_);
        text += QLatin1Char(' ')
            + ownCostText(model_->costOf(*person_),
                worst ? model_->review(*worst)->cost.value_or(0) : 0,
                worst ? decisionText(model_->step(*worst)) : QString());
        if (worst)
            text += QLatin1Char(' ') + toTryText(model_->step(*worst), *model_->review(*worst));
    }
    if (strangers_)
        text +=
            QLatin1Char(' ') + tr("Judged without what the program has noticed of these players.");
    if (reviewed_ < model_->stepCount())
        text += QLatin1Char(' ')
            + tr("Reviewing decision %1 of %2…").arg(reviewed_ + 1).arg(model_->stepCount());
    summary_->setText(text);
}

} // namespace sheepshead

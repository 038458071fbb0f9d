// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_dialog.h"

#include "ui/review/alternatives_view.h"
#include "ui/review/cost_delegate.h"
#include "ui/review/decision_delegate.h"
#include "ui/review/position_view.h"
#include "ui/review/review_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/decisions/review_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/term_tips.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr QSize ownSize(1160, 760);  ///< beside a window that fills a large screen there is more
constexpr int legendHeight = 680;    ///< of a dialog that has room for it beside the choices
constexpr int mostForDecisions = 38; ///< percent of the width
constexpr int mostForChoices = 36;   ///< percent of the height, with what is said about them

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

/// Is never given less height than its wrapped texts and its list need at its width; a splitter
/// alone does not ask for that. For a legend that is unfolded, the list may become shorter. Where
/// that is too much of the window, it scrolls.
class FittedHeight : public QWidget {
public:
    explicit FittedHeight(QScrollArea& area)
        : area_(area)
    {
    }
    void setLegend(const QLabel* legend) { legend_ = legend; }

protected:
    void resizeEvent(QResizeEvent*) override { fit(); }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            fit();
        return QWidget::event(event);
    }

private:
    void fit()
    {
        const bool unfolded = legend_ && !legend_->isHidden();
        const int needed = layout()->minimumHeightForWidth(width())
            - (unfolded ? legend_->heightForWidth(width()) + layout()->spacing() : 0);
        setMinimumHeight(needed);
        area_.setMinimumHeight(qMin(needed, window()->height() * mostForChoices / 100));
    }

    QScrollArea& area_;
    const QLabel* legend_ = nullptr;
};

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
    , list_(new QTreeView)
    , table_(new PositionView(seating))
    , person_(isYou(seating.viewer, seating) ? std::optional(seating.viewer) : std::nullopt)
    , onlyMine_(new QCheckBox(tr("Only &my decisions")))
    , allOpen_(new QCheckBox(tr("&Show all cards")))
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
    layout->addWidget(sides, 1);
    layout->addLayout(makeButtons());
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &ReviewDialog::rowChanged);
    connect(onlyMine_, &QCheckBox::toggled, this, &ReviewDialog::showOnlyMine);
    onlyMine_->setVisible(person_.has_value());
    connect(allOpen_, &QCheckBox::toggled, this, &ReviewDialog::showRow);
    legend_->setToolTip(tr("What the figures and colors mean"));
    openAtSize(*this, parent ? ownSize.expandedTo(parent->window()->size() * 3 / 4) : ownSize);
    const int forDecisions = qMin(widthOfDecisions(), width() * mostForDecisions / 100);
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
    connect(legend_, &QCheckBox::toggled, label, &QWidget::setVisible);
    return label;
}

QWidget* ReviewDialog::makeLists()
{
    list_->setModel(model_);
    list_->setItemDelegateForColumn(ReviewModel::What, new DecisionDelegate(*list_));
    list_->setItemDelegateForColumn(ReviewModel::Cost, new CostDelegate(list_));
    list_->setAccessibleName(tr("Decisions"));
    list_->setRootIsDecorated(false);
    list_->setWordWrap(true);
    list_->setAllColumnsShowFocus(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(ReviewModel::Who, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(ReviewModel::What, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(ReviewModel::Cost, QHeaderView::ResizeToContents);
    connect(
        list_->header(), &QHeaderView::sectionResized, list_, [this] { list_->doItemsLayout(); },
        Qt::QueuedConnection); // lines may wrap elsewhere
    auto* const lists = new QWidget;
    lists->setMinimumWidth(qMax(270, onlyMine_->sizeHint().width()));
    auto* const column = new QVBoxLayout(lists);
    column->setContentsMargins({});
    column->addWidget(onlyMine_);
    column->addWidget(list_, 1);
    column->addWidget(legendLabel(costLegend()));
    return lists;
}

/// What the list needs to show every decision in one line.
int ReviewDialog::widthOfDecisions() const
{
    QFont bold = list_->font(); // as the costliest are
    bold.setBold(true);
    const QFontMetrics letters(bold);
    const int margin = 2 * (list_->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    int width = 2 * list_->frameWidth() + list_->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (const int column : { ReviewModel::Who, ReviewModel::What }) {
        int widest = 0;
        for (int row = 0; row < model_->rowCount(); ++row) {
            const QString text = model_->index(row, column).data().toString();
            widest = qMax(widest, letters.horizontalAdvance(text));
        }
        width += widest + margin;
    }
    return width + list_->sizeHintForIndex(model_->index(0, ReviewModel::Cost)).width();
}

QWidget* ReviewDialog::makeTable()
{
    auto* const area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto* const below = new FittedHeight(*area);
    auto* const column = new QVBoxLayout(below);
    column->setContentsMargins({});
    column->addLayout(makeSteps());
    column->addWidget(verdict_);
    column->addWidget(choices_, 1);
    QLabel* const legend = legendLabel(
        tr("Expected: points on average, by what the player could know. Wins: how often the "
           "player comes out ahead. With all cards seen: how it ends if everyone sees all cards "
           "and plays perfectly."));
    column->addWidget(legend);
    below->setLegend(legend);
    auto* const rows = new QSplitter(Qt::Vertical);
    rows->addWidget(table_);
    area->setWidget(below);
    rows->addWidget(area);
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 0);
    rows->setChildrenCollapsible(false);
    return rows;
}

/// The keys work wherever the focus is.
QPushButton* ReviewDialog::stepButton(
    const QString& text, const QString& name, const QKeySequence& key, int target, bool relative)
{
    auto* const button = new QPushButton(text);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    button->setAutoDefault(false);
    button->setMaximumWidth(3 * button->fontMetrics().height());
    const auto go = [=, this] {
        const int from = relative ? currentRow() : target + (target == 0 ? -1 : 1);
        setCurrentRow(rowFrom(from, relative ? target : target == 0 ? 1 : -1));
    };
    connect(button, &QPushButton::clicked, this, go);
    // Not the button's own shortcut, which shows the button pressed for a moment.
    connect(new QShortcut(key, this), &QShortcut::activated, this, go);
    return button;
}

QLayout* ReviewDialog::makeSteps()
{
    const int last = model_->rowCount() - 1;
    auto* const row = new FlowLayout(8, 4);
    row->addWidget(stepButton(QStringLiteral("|◀"), tr("First"), Qt::Key_Home, 0, false));
    row->addWidget(stepButton(QStringLiteral("◀"), tr("Previous"), Qt::Key_Left, -1, true));
    row->addWidget(stepButton(QStringLiteral("▶"), tr("Next"), Qt::Key_Right, 1, true));
    row->addWidget(stepButton(QStringLiteral("▶|"), tr("Last"), Qt::Key_End, last, false));
    allOpen_->setChecked(true);
    row->addWidget(allOpen_);
    row->addWidget(legend_);
    return row;
}

QBoxLayout* ReviewDialog::makeButtons()
{
    auto* const again = new QPushButton(tr("Play this deal &again"));
    auto* const close = new QPushButton(tr("&Close"));
    again->setToolTip(tr("Play the same cards for practice. It does not count."));
    playOn_->setToolTip(tr("Practice from just before this decision. It does not count."));
    for (QPushButton* const button : { again, playOn_, close })
        button->setAutoDefault(false);
    connect(again, &QPushButton::clicked, this, &ReviewDialog::playAgainWanted);
    connect(playOn_, &QPushButton::clicked, this,
        [this] { Q_EMIT playOnWanted(static_cast<std::size_t>(currentRow())); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* const practice = new FlowLayout(6, 4);
    practice->addWidget(again);
    practice->addWidget(playOn_);
    auto* const row = new QHBoxLayout;
    row->addLayout(practice, 1);
    row->addWidget(close, 0, Qt::AlignBottom);
    return row;
}

/// What is said about the choices may need another height then.
void ReviewDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    QCoreApplication::postEvent(choices_->parentWidget(), new QEvent(QEvent::LayoutRequest));
}

void ReviewDialog::setLook(const FeltLook& felt, const CardLook& deck)
{
    table_->setFelt(felt);
    table_->setDeck(deck);
}

int ReviewDialog::currentRow() const { return list_->currentIndex().row(); }

void ReviewDialog::setCurrentRow(int row)
{
    const int last = model_->rowCount() - 1;
    list_->setCurrentIndex(model_->index(qBound(0, row, last), ReviewModel::Who));
}

bool ReviewDialog::shows(int row) const { return !list_->isRowHidden(row, {}); }

int ReviewDialog::rowFrom(int row, int step) const
{
    for (int next = row + step; next >= 0 && next < model_->rowCount(); next += step)
        if (shows(next))
            return next;
    return qBound(0, row, model_->rowCount() - 1);
}

void ReviewDialog::showOnlyMine(bool only)
{
    for (int row = 0; row < model_->rowCount(); ++row)
        list_->setRowHidden(row, {},
            only && model_->seatOf(static_cast<std::size_t>(row)).value_or(*person_) != *person_);
    if (!shows(currentRow()))
        setCurrentRow(rowFrom(currentRow(), 1));
}

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

/// Shows what the review found about the whole hand and, while it runs, its progress.
void ReviewDialog::showProgress()
{
    QString text = handSummary(
        model_->position(model_->stepCount()), model_->fromTheFirstCard(), model_->seating());
    if (person_ && model_->isReviewed(*person_)) {
        const auto worst = model_->costliestOf(*person_);
        text += QLatin1Char(' ')
            + ownCostText(model_->costOf(*person_),
                worst ? model_->review(*worst)->cost.value_or(0) : 0,
                worst ? decisionText(model_->step(*worst)) : QString());
    }
    if (reviewed_ < model_->stepCount())
        text += QLatin1Char(' ')
            + tr("Reviewing decision %1 of %2…").arg(reviewed_ + 1).arg(model_->stepCount());
    summary_->setText(text);
}

} // namespace sheepshead

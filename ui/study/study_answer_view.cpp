// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_answer_view.h"

#include "ui/study/study_words.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/terms/card_words.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

enum ChoiceColumn { What, Expected, Wins, Ends };

constexpr std::size_t mostChoices = 12; ///< a bury can be one of hundreds
constexpr double leastOdds = 0.005;

QLabel* wrappedLabel()
{
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QTreeWidget* newTable(const QString& name)
{
    auto* const table = new QTreeWidget;
    table->setAccessibleName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setTabKeyNavigation(false);
    return table;
}

/// The same rows with other figures keep the keyboard's place.
QTreeWidgetItem* rowOf(QTreeWidget& table, int row)
{
    if (row < table.topLevelItemCount())
        return table.topLevelItem(row);
    return new QTreeWidgetItem(&table);
}

void cutRows(QTreeWidget& table, int rows)
{
    while (table.topLevelItemCount() > rows)
        delete table.takeTopLevelItem(table.topLevelItemCount() - 1);
}

int heightOf(const QTreeWidget& table, int rows)
{
    const int row = std::max(table.sizeHintForRow(0), table.fontMetrics().height());
    return table.header()->sizeHint().height() + rows * row + 2 * table.frameWidth() + 2;
}

/// How many rows are seen without scrolling.
void setRows(QTreeWidget& table, int rows) { table.setMinimumHeight(heightOf(table, rows)); }

/// How likely the card is in each place, in the order of the columns.
std::vector<double> placesOf(const CardOdds& odds, const Observation& seen)
{
    std::vector<double> places;
    double buried = 0;
    for (const Seat seat : seen.seats) {
        buried += odds.buried[seat];
        if (seat != seen.viewer)
            places.push_back(odds.hand[seat]);
    }
    places.insert(places.end(), { odds.blind, buried, odds.under });
    return places;
}

QString oddsText(double share) { return share >= leastOdds ? shareText(share) : QString(); }

} // namespace

StudyAnswerView::StudyAnswerView(QWidget* parent)
    : QWidget(parent)
    , where_(wrappedLabel())
    , against_(new QComboBox)
    , verdict_(wrappedLabel())
    , reasons_(wrappedLabel())
    , progress_(new QProgressBar)
    , stop_(new QPushButton(tr("St&op")))
    , choices_(newTable(tr("The choices")))
    , cardsTitle_(new QLabel(tr("Who has what")))
    , cards_(newTable(tr("Who has what")))
{
    QFont strong = verdict_->font();
    strong.setBold(true);
    verdict_->setFont(strong);
    cardsTitle_->setFont(strong);
    progress_->setAccessibleName(tr("Progress"));
    stop_->setAutoDefault(false);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(makeAgainst());
    column->addWidget(where_);
    column->addWidget(verdict_);
    column->addWidget(reasons_);
    column->addLayout(makeWork());
    column->addWidget(choices_, 1);
    column->addWidget(cardsTitle_);
    column->addWidget(cards_, 1);
    choices_->setHeaderLabels({ tr("Choice"), tr("Expected"), tr("Wins"), tr("How it ends") });
    choices_->headerItem()->setToolTip(
        Expected, tr("Expected score points; in 19 of 20 cases within the error"));
    choices_->headerItem()->setToolTip(Wins, tr("How often the seat comes out ahead"));
    for (const int each : { What, Expected, Wins })
        choices_->header()->setSectionResizeMode(each, QHeaderView::ResizeToContents);
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (working_)
            Q_EMIT stopWanted();
        else
            Q_EMIT goOnWanted();
    });
    showNothing({});
}

QLayout* StudyAnswerView::makeWork()
{
    auto* const work = new QHBoxLayout;
    work->addWidget(progress_, 1);
    work->addWidget(stop_);
    return work;
}

QLayout* StudyAnswerView::makeAgainst()
{
    against_->addItem(tr("Regular players"));
    against_->addItem(tr("The people of this table, as they are known"));
    against_->addItem(tr("All cards open, and perfect play"));
    against_->setAccessibleName(tr("The others"));
    auto* const label = new QLabel(tr("The o&thers"));
    label->setBuddy(against_);
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(against_);
    row->addStretch(1);
    connect(against_, &QComboBox::activated, this, &StudyAnswerView::againstChosen);
    return row;
}

void StudyAnswerView::showMissing(int cards)
{
    showNothing(tr(
        "With all cards open, every card must be known. %n card(s) are missing.", nullptr, cards));
}

void StudyAnswerView::setWhere(const QString& words)
{
    where_->setText(words);
    where_->setVisible(!words.isEmpty());
}

StudyAgainst StudyAnswerView::against() const
{
    return static_cast<StudyAgainst>(std::max(0, against_->currentIndex()));
}

void StudyAnswerView::showNothing(const QString& words)
{
    verdict_->setText(words);
    reasons_->hide();
    seen_.reset();
    complete_ = false;
    choices_->clear();
    cards_->clear();
    for (QWidget* const each :
        std::initializer_list<QWidget*> { progress_, stop_, choices_, cardsTitle_, cards_ })
        each->hide();
}

void StudyAnswerView::begin(const Seating& seating, const Observation& seen, int mostRounds)
{
    showNothing(tr("Thinking…"));
    seating_ = seating;
    seen_ = seen;
    progress_->setRange(0, mostRounds);
    progress_->setValue(0);
    QStringList heads { tr("Card") };
    for (const Seat seat : seen.seats)
        if (seat != seen.viewer)
            heads << studySeatName(seat, seating);
    heads << tr("Blind") << tr("Buried") << tr("Under");
    cards_->setHeaderLabels(heads);
    cards_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    cards_->header()->setStretchLastSection(false);
    progress_->show();
    stop_->show();
    choices_->show();
    setWorking(true);
}

void StudyAnswerView::setWorking(bool working)
{
    working_ = working;
    stop_->setText(working ? tr("St&op") : tr("&Go on"));
    const bool more = seen_ && !complete_ && progress_->value() < progress_->maximum();
    stop_->setVisible(more);
    progress_->setVisible(more);
}

void StudyAnswerView::showAnswer(const StudyAnswer& answer)
{
    if (!seen_)
        return;
    complete_ = answer.complete;
    progress_->setValue(std::min(answer.rounds, progress_->maximum()));
    const QString who = studySeatName(answer.seat, seating_);
    if (answer.choices.empty() && !answer.recommended)
        verdict_->setText(studyTurnText(answer.seat, seating_) + u' '
            + tr("Nothing can be said about what comes of it."));
    else if (answer.recommended)
        verdict_->setText(tr("%1: %2", "a seat and what it should do")
                              .arg(who, actionLabel(*answer.recommended, *seen_)));
    fillChoices(answer);
    fillCards(answer);
    setWorking(working_ && !complete_);
}

void StudyAnswerView::fillChoices(const StudyAnswer& answer)
{
    const int rows = static_cast<int>(std::min(mostChoices, answer.choices.size()));
    for (int row = 0; row < rows; ++row) {
        const StudyChoice& choice = answer.choices[static_cast<std::size_t>(row)];
        QTreeWidgetItem* const item = rowOf(*choices_, row);
        const bool best = answer.recommended == choice.action;
        QString label = actionLabel(choice.action, *seen_);
        if (choice.then)
            label = tr("%1, then %2").arg(label, actionInSentence(*choice.then, *seen_));
        item->setText(What, label);
        item->setText(Expected, studyScoreText(choice));
        item->setText(Wins, shareText(choice.winChance));
        item->setText(Ends, endingsText(choice));
        QStringList spoken { label };
        if (best)
            spoken << tr("recommended");
        spoken << tr("expected %1").arg(item->text(Expected)) << tr("wins %1").arg(item->text(Wins))
               << item->text(Ends);
        item->setData(What, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
        QFont font = choices_->font();
        font.setBold(best);
        for (const int each : { What, Expected, Wins, Ends }) {
            item->setFont(each, font);
            item->setToolTip(each, item->text(Ends));
        }
    }
    cutRows(*choices_, rows);
    setRows(*choices_, std::clamp(rows, 2, 6));
    choices_->setMaximumHeight(heightOf(*choices_, std::max(rows, 2) + 1)); // a scroll bar's
}

void StudyAnswerView::fillCards(const StudyAnswer& answer)
{
    int row = 0;
    for (const CardOdds& odds : answer.cards) {
        QTreeWidgetItem* const item = rowOf(*cards_, row++);
        QStringList spoken { cardName(odds.card) };
        item->setText(0, shortCardName(odds.card));
        int column = 1;
        for (const double share : roundedTogether(placesOf(odds, *seen_))) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            item->setText(column, oddsText(share));
            if (share >= leastOdds)
                spoken << tr("%1 %2", "a seat or the blind, and how likely")
                              .arg(cards_->headerItem()->text(column), shareText(share));
            ++column;
        }
        item->setData(0, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    }
    cutRows(*cards_, row);
    const int columns = cards_->columnCount();
    for (int column = 1; column < columns; ++column) {
        bool used = column < columns - 3;
        for (int at = 0; at < row && !used; ++at)
            used = !cards_->topLevelItem(at)->text(column).isEmpty();
        cards_->setColumnHidden(column, !used);
    }
    cardsTitle_->setVisible(row > 0);
    cards_->setVisible(row > 0);
    setRows(*cards_, std::clamp(row, 2, 6));
}

void StudyAnswerView::showReasons(const QString& reasons)
{
    reasons_->setText(reasons);
    reasons_->setVisible(!reasons.isEmpty());
}

} // namespace sheepshead

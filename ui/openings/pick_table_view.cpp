// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_view.h"

#include "ui/openings/pick_table_figures.h"
#include "ui/paper/text_paper.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/widgets/flow_layout.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int rowsOfHands = 6; ///< in sight without scrolling

QLabel* textToRead()
{
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

int heightOfRows(const QTableView& table, int rows)
{
    return table.horizontalHeader()->sizeHint().height()
        + rows * table.verticalHeader()->defaultSectionSize() + 2 * table.frameWidth()
        + table.horizontalScrollBar()->sizeHint().height();
}

/// Other figures keep the keyboard's place and what is in sight.
void refill(QTableView& table, TextTableModel& model, TextTable now)
{
    if (model.table() == now)
        return;
    const QModelIndex current = table.currentIndex();
    const int scrolled = table.verticalScrollBar()->value();
    const int columns = static_cast<int>(now.header.size());
    model.setTable(std::move(now));
    table.clearSpans();
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.table().rows[static_cast<std::size_t>(row)].size() == 1)
            table.setSpan(row, 0, 1, columns);
    if (current.isValid())
        table.setCurrentIndex(model.index(std::min(current.row(), model.rowCount() - 1),
            std::min(current.column(), columns - 1)));
    table.verticalScrollBar()->setValue(scrolled);
}

} // namespace

PickTableView::PickTableView(QWidget* parent)
    : QWidget(parent)
    , asked_(textToRead())
    , verdict_(textToRead())
    , outdated_(textToRead())
    , legend_(textToRead())
    , measures_(new QWidget)
    , measure_(new QComboBox)
    , seats_(new TextTableModel(this))
    , hands_(new TextTableModel(this))
    , seatTable_(newTable(*seats_, tr("By seat")))
    , handTable_(newTable(*hands_, tr("By trump and queens")))
    , copy_(new QPushButton(tr("Copy as te&xt")))
    , print_(new QPushButton(tr("Prin&t…")))
    , pdf_(new QPushButton(tr("Save as PD&F…")))
{
    QFont strong = verdict_->font();
    strong.setBold(true);
    verdict_->setFont(strong);
    outdated_->setText(tr("The hand or the rules have changed since. These figures are about what "
                          "was asked before."));
    outdated_->hide();
    auto* const column = new QVBoxLayout(this);
    for (QLabel* const label : { verdict_, asked_, outdated_ })
        column->addWidget(label);
    column->addLayout(makeMeasure());
    column->addWidget(seatTable_);
    column->addWidget(handTable_, 1);
    column->addWidget(legend_);
    column->addLayout(makeButtons());
    handTable_->setMinimumHeight(heightOfRows(*handTable_, rowsOfHands));
}

QTableView* PickTableView::newTable(TextTableModel& model, const QString& name)
{
    auto* const table = new QTableView;
    table->setModel(&model);
    table->setAccessibleName(name);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

QLayout* PickTableView::makeMeasure()
{
    for (const PickMeasure measure : allPickMeasures)
        measure_->addItem(pickMeasureName(measure));
    measure_->setCurrentIndex(static_cast<int>(PickMeasure::Gain));
    measure_->setAccessibleName(tr("Side by side"));
    auto* const label = new QLabel(tr("Side by s&ide:"));
    label->setBuddy(measure_);
    auto* const row = new QHBoxLayout(measures_);
    row->setContentsMargins({});
    row->addWidget(label);
    row->addWidget(measure_);
    row->addStretch(1);
    measures_->hide();
    connect(measure_, &QComboBox::currentIndexChanged, this, &PickTableView::showTables);
    auto* const whole = new QVBoxLayout;
    whole->addWidget(measures_);
    return whole;
}

QLayout* PickTableView::makeButtons()
{
    auto* const row = new FlowLayout;
    for (QPushButton* const button : { copy_, print_, pdf_ }) {
        button->setAutoDefault(false);
        button->setEnabled(false);
        row->addWidget(button);
    }
    const auto paper = [this] {
        return std::make_shared<TextPaper>(
            tr("How good is a hand?"), pickTableHtml(*question_, answer_, compared()));
    };
    connect(copy_, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(pickTableText(*question_, answer_, compared()));
    });
    connect(print_, &QPushButton::clicked, this, [this, paper] { printPaper(paper(), window()); });
    connect(pdf_, &QPushButton::clicked, this,
        [this, paper] { savePaper(paper(), tr("Save the table as PDF"), window()); });
    return row;
}

PickMeasure PickTableView::compared() const
{
    return static_cast<PickMeasure>(std::max(0, measure_->currentIndex()));
}

void PickTableView::begin(const PickTableQuestion& question)
{
    question_ = question;
    measures_->setVisible(question.against.has_value());
    setOutdated(false);
    showAnswer({});
}

void PickTableView::showAnswer(const PickTableAnswer& answer)
{
    if (!question_)
        return;
    answer_ = answer;
    const bool isThere = answer.deals > 0;
    const bool hasChoice = !answer.rows.empty();
    verdict_->setText(hasChoice ? pickTableVerdict(answer)
            : isThere ? tr("The hand never has the choice: such a hand is dealt again, or another "
                           "player always picks first.")
                      : tr("Dealing…"));
    asked_->setText(pickTableQuestionText(*question_));
    legend_->setText(hasChoice ? pickTableLegend(answer) : QString());
    for (QPushButton* const button : { copy_, print_, pdf_ })
        button->setEnabled(hasChoice);
    showTables();
}

void PickTableView::showTables()
{
    refill(*seatTable_, *seats_, seatTable(answer_, compared()));
    refill(*handTable_, *hands_, trumpTable(answer_, compared()));
    const int rows = std::max(1, seats_->rowCount());
    seatTable_->setFixedHeight(heightOfRows(*seatTable_, rows));
}

void PickTableView::setOutdated(bool outdated) { outdated_->setVisible(outdated); }

} // namespace sheepshead

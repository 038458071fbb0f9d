// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_sheet_view.h"

#include "ui/scores/derivation_dialog.h"
#include "ui/scores/sheet_changes.h"
#include "ui/scores/sheet_delegates.h"
#include "ui/scores/sheet_headers.h"
#include "ui/words/sheet_figures.h"
#include "ui/words/sheet_words.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr int padding = 10; ///< left and right of a figure together

/// The widest figure that a sheet of a long evening has, with money or without.
int figureWidth(const QWidget& widget, int centsAPoint)
{
    const QString figure =
        centsAPoint == 0 ? QStringLiteral("\u2212888") : moneyFigure(-188 * centsAPoint);
    return widget.fontMetrics().horizontalAdvance(figure) + padding;
}

int handHeaderWidth(const QWidget& widget, const QString& word)
{
    return std::max(widget.fontMetrics().horizontalAdvance(word),
               widget.fontMetrics().horizontalAdvance(QStringLiteral("888")))
        + padding;
}

QFrame* lineAbove(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    return line;
}

} // namespace

ScoreSheetView::ScoreSheetView(Shape shape, QWidget* parent)
    : QWidget(parent)
    , shape_(shape)
    , model_(new ScoreSheetModel(this))
    , totalsModel_(new ScoreTotalsModel(*model_, this))
    , table_(new QTableView(this))
    , names_(new PlayerHeader(table_))
    , totals_(new QTableView(this))
    , words_(new QLabel(this))
    , why_(new QPushButton(tr("How the score came &about…"), this))
    , review_(new QPushButton(tr("Re&view…"), this))
    , happenedDelegate_(new SheetDelegate(this))
{
    setUpTable();
    setUpTotals();
    words_->setWordWrap(true);
    words_->setMargin(6);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (QPushButton* const button : { why_, review_ }) {
        button->setFlat(true);
        button->setAutoDefault(false);
    }
    review_->setToolTip(tr("Look back at the hand, decision by decision"));
    connect(why_, &QPushButton::clicked, this, [this] { explain(table_->currentIndex().row()); });

    connect(review_, &QPushButton::clicked, this,
        [this] { Q_EMIT reviewWanted(table_->currentIndex().row()); });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(table_, 1);
    layout->addWidget(lineAbove(this));
    layout->addWidget(totals_);
    layout->addWidget(words_);
    for (QPushButton* const button : { why_, review_ }) // under each other: the sheet may be narrow
        layout->addWidget(button, 0, Qt::AlignLeft);
    setFocusProxy(table_);
    shapeRows();
    tell();
}

void ScoreSheetView::setUpTable()
{
    table_->setModel(model_);
    table_->setHorizontalHeader(names_);
    table_->setVerticalHeader(new HandHeader(table_));
    table_->setItemDelegate(new ScoreDelegate(table_));
    table_->setAccessibleName(tr("Score sheet"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setCornerButtonEnabled(false);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(table_, &QTableView::activated, this,
        [this](const QModelIndex& index) { explain(index.row()); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &ScoreSheetView::tell);
    connect(names_, &QHeaderView::sectionResized, this,
        [this](int column, int, int width) { totals_->setColumnWidth(column, width); });
}

void ScoreSheetView::setUpTotals()
{
    totals_->setModel(totalsModel_);
    totals_->setItemDelegate(new TotalDelegate(totals_));
    totals_->setAccessibleName(tr("Totals"));
    totals_->setVerticalHeader(new HandHeader(totals_));
    totals_->horizontalHeader()->hide();
    totals_->setSelectionMode(QAbstractItemView::NoSelection);
    totals_->setShowGrid(false);
    totals_->setTabKeyNavigation(false);
    totals_->setFrameShape(QFrame::NoFrame);
    totals_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    totals_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ScoreSheetView::shapeColumns()
{
    shapeRows();
    const int words = model_->happenedColumn();
    const bool wide = shape_ == Shape::Wide;
    const int figure = figureWidth(*this, model_->document().centsAPoint);
    names_->setMinimumSectionSize(figure);
    for (int column = 0; column < words; ++column) {
        names_->setSectionResizeMode(column, wide ? QHeaderView::Fixed : QHeaderView::Stretch);
        names_->resizeSection(column, figure * 3 / 2);
        table_->setItemDelegateForColumn(column, nullptr); // it may have been the words' before
        table_->setColumnHidden(column, false);
        totals_->setColumnHidden(column, false);
    }
    names_->setSectionResizeMode(words, QHeaderView::Stretch);
    table_->setColumnHidden(words, !wide);
    totals_->setColumnHidden(words, !wide);
    table_->setItemDelegateForColumn(words, happenedDelegate_);
    const int columns = table_->verticalHeader()->width() + words * figure
        + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    setMinimumWidth(std::max(columns, why_->sizeHint().width()));
}

void ScoreSheetView::shapeRows()
{
    const int headerWidth =
        std::max(handHeaderWidth(*this, tr("Total")), handHeaderWidth(*this, tr("Money")));
    const int line = fontMetrics().height();
    for (QTableView* table : { table_, totals_ }) {
        table->verticalHeader()->setFixedWidth(headerWidth);
    }
    table_->verticalHeader()->setDefaultSectionSize(2 * line + 8);
    totals_->verticalHeader()->setDefaultSectionSize(line + 14);
    totals_->setFixedHeight((line + 14) * totalsModel_->rowCount());
    const int lines = shape_ == Shape::Wide ? 2 : 4;
    words_->setMinimumHeight(lines * line + 2 * words_->margin());
}

void ScoreSheetView::setDocument(const SheetDocument& document)
{
    model_->setDocument(document);
    shapeColumns();
    names_->setPlayers(model_->players());
    goToNewest();
}

void ScoreSheetView::setSheet(const ScoreSheet& sheet)
{
    model_->setSheet(sheet);
    goToNewest();
}

void ScoreSheetView::goToNewest()
{
    const QModelIndex newest = model_->index(model_->rowCount() - 1, 0);
    table_->setCurrentIndex(newest);
    table_->scrollToBottom();
    tell();
}

void ScoreSheetView::tell()
{
    const int row = table_->currentIndex().row();
    const bool chosen = row >= 0 && row < model_->rowCount();
    why_->setEnabled(chosen);
    review_->setEnabled(chosen && rowAt(row).wasDealt());
    if (!chosen) {
        words_->setText(tr("No hand has been played yet."));
        return;
    }
    words_->setText(handText(rowAt(row), playersAt(model_->document(), row)) + QLatin1Char('\n')
        + model_->happened(row));
}

const SheetRow& ScoreSheetView::rowAt(int row) const
{
    return model_->document().sheet.rows()[static_cast<std::size_t>(row)];
}

void ScoreSheetView::explain(int row)
{
    if (row < 0 || row >= model_->rowCount())
        return;
    auto* const dialog = new DerivationDialog(
        rowAt(row), playersAt(model_->document(), row), model_->happened(row), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ScoreSheetView::explainLastHand()
{
    int row = model_->rowCount() - 1;
    while (row >= 0 && !rowAt(row).wasDealt())
        --row;
    explain(row);
}

void ScoreSheetView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        shapeColumns();
}

} // namespace sheepshead

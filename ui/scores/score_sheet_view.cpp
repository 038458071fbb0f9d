// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_sheet_view.h"

#include "ui/scores/derivation_dialog.h"
#include "ui/scores/pad_paper.h"
#include "ui/scores/sheet_changes.h"
#include "ui/scores/sheet_delegates.h"
#include "ui/scores/sheet_headers.h"
#include "ui/scores/sheet_sharing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/quiet_table.h"
#include "ui/words/scores/settlement_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int padding = 6;        ///< pixels, left and right of a figure together
constexpr int bindingHeight = 7;  ///< pixels, at the upper edge of a pad
constexpr double comfort = 1.5;   ///< a player's column where there is room, in widths of a figure
constexpr int buttonMargin = 6;   ///< pixels, around the buttons below the totals
constexpr int leastForHand = 220; ///< pixels, for a hand in words below the totals
constexpr int longestNames = 10;  ///< letters that have room where a sheet is as wide as it likes
constexpr int namePadding = 9;    ///< pixels

int widthOf(const QWidget& widget, const QString& figure)
{
    return widget.fontMetrics().horizontalAdvance(figure) + padding;
}

/// Room for what most evenings bring, so that columns stay as they are.
std::int64_t widestMoney(const SheetMoney& money)
{
    std::int64_t widest = 0;
    for (const StakeChange& stake : money.stakes())
        widest = std::max(widest, std::int64_t { 188 } * stake.cents);
    for (const std::int64_t cents : money.totals())
        widest = std::max(widest, std::abs(cents));
    return widest;
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
    , table_(new QuietTable(this))
    , names_(new PlayerHeader(table_))
    , totals_(new QTableView(this))
    , totalsLine_(new QHBoxLayout)
    , settlement_(new QLabel(this))
    , words_(new QLabel(this))
    , why_(new QPushButton(tr("E&xplain score…"), this))
    , review_(new QPushButton(tr("Revie&w…"), this))
    , happenedDelegate_(new SheetDelegate(look(), this))
{
    if (shape_ == Shape::Pad) {
        setPalette(pad_paper::palette(palette()));
        setAutoFillBackground(true);
    }
    setUpTable();
    setUpTotals();
    words_->setObjectName(QStringLiteral("chosenHand"));
    words_->setWordWrap(true);
    words_->setMargin(6);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QLayout* const buttons = shape_ == Shape::Wide
        ? static_cast<QLayout*>(new FlowLayout)
        : new QVBoxLayout; // the pad is too narrow for one line
    buttons->setContentsMargins(buttonMargin, 0, buttonMargin, buttonMargin);
    for (QPushButton* const button : { why_, review_ }) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
        buttons->setAlignment(button, Qt::AlignLeft);
    }
    review_->setToolTip(tr("Review the hand, decision by decision"));
    connect(why_, &QPushButton::clicked, this, [this] { explain(table_->currentIndex().row()); });

    connect(review_, &QPushButton::clicked, this,
        [this] { Q_EMIT reviewWanted(table_->currentIndex().row()); });

    connect(
        new QShortcut(QKeySequence::Copy, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
        &QShortcut::activated, this, [this] { copyToShare(sheetToShare(model_->document())); });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, shape_ == Shape::Pad ? bindingHeight : 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(table_, 1);
    layout->addWidget(lineAbove(this));
    totalsLine_->addWidget(totals_);
    layout->addLayout(totalsLine_);
    settlement_->setWordWrap(true);
    settlement_->setMargin(6);
    settlement_->setTextFormat(Qt::PlainText);
    settlement_->setAccessibleName(tr("Settling up"));
    layout->addWidget(settlement_);
    layout->addWidget(words_);
    layout->addLayout(buttons);
    setFocusProxy(table_);
    shapeRows();
    tell();
    table_->viewport()->installEventFilter(this);
}

void ScoreSheetView::setUpTable()
{
    table_->setModel(model_);
    table_->setHorizontalHeader(names_);
    table_->setVerticalHeader(new HandHeader(table_));
    table_->setItemDelegate(new ScoreDelegate(look(), table_));
    table_->setAccessibleName(tr("Score sheet"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(shape_ != Shape::Pad);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setCornerButtonEnabled(false);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (editable_)
            Q_EMIT editWanted(index.row());
        else
            explain(index.row());
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &ScoreSheetView::tell);
    connect(table_->horizontalScrollBar(), &QScrollBar::valueChanged,
        totals_->horizontalScrollBar(), &QScrollBar::setValue);
}

void ScoreSheetView::setUpTotals()
{
    totals_->setModel(totalsModel_);
    totals_->setItemDelegate(new TotalDelegate(look(), totals_));
    totals_->setAccessibleName(tr("Totals"));
    totals_->setVerticalHeader(new HandHeader(totals_));
    totals_->horizontalHeader()->hide();
    for (QHeaderView* const header : { totals_->horizontalHeader(), table_->horizontalHeader() }) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setMinimumSectionSize(1); // layColumns() says how wide they are
    }
    totals_->setSelectionMode(QAbstractItemView::NoSelection);
    totals_->setShowGrid(false);
    totals_->setTabKeyNavigation(false);
    totals_->setFrameShape(QFrame::NoFrame);
    totals_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    totals_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    totals_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ScoreSheetView::shapeColumns()
{
    shapeRows();
    widest_ = widestTotal();
    const int words = model_->happenedColumn();
    for (int column = 0; column < words; ++column)
        table_->setItemDelegateForColumn(
            column, nullptr); // the column may have had another delegate
    table_->setItemDelegateForColumn(words, happenedDelegate_);
    setMinimumWidth(std::max(widthWithColumns(1), why_->sizeHint().width() + 2 * buttonMargin));
    updateGeometry();
    layColumns();
}

/// The one place that gives columns their widths, the sheet's and the totals' alike. Neither header
/// changes a width by itself.
void ScoreSheetView::layColumns()
{
    const int words = model_->happenedColumn();
    const int room = table_->viewport()->width();
    if (words == 0) { // no game yet, only the title of that column
        table_->setColumnWidth(words, room);
        return;
    }
    const bool wide = shape_ == Shape::Wide;
    const int least = leastFigure();
    const int figure = wide ? static_cast<int>(least * comfort) : std::max(least, room / words);
    int left = room;
    for (int column = 0; column <= words; ++column) {
        const bool last = column == (wide ? words : words - 1);
        const int width = last ? std::max(left, least) : figure;
        for (QTableView* const table : { table_, totals_ }) {
            table->setColumnHidden(column, column == words && !wide);
            table->setColumnWidth(column, width);
        }
        left -= width;
    }
    names_->setPlayers(words);
    const int beside = table_->width() - table_->verticalHeader()->width() - room;
    totalsLine_->setContentsMargins(0, 0, beside, 0); // where the sheet has its scroll bar
}

SheetLook ScoreSheetView::look() const
{
    return shape_ == Shape::Pad ? SheetLook::Paper : SheetLook::Desktop;
}

/// The most points that anybody ever had or owed.
int ScoreSheetView::widestTotal() const
{
    int widest = 0;
    for (int row = 0; row < model_->rowCount(); ++row)
        for (int column = 0; column < model_->players(); ++column) {
            const QVariant total = model_->index(row, column).data(ScoreSheetModel::TotalRole);
            widest = std::max(widest, std::abs(total.toInt()));
        }
    return widest;
}

int ScoreSheetView::leastFigure() const
{
    const int points = widthOf(*this, totalText(Score { -std::max(88, widest_) }));
    const SheetMoney& money = model_->money();
    return money.any() ? std::max(points, widthOf(*this, moneyFigure(-widestMoney(money))))
                       : points;
}

void ScoreSheetView::paintEvent(QPaintEvent*)
{
    if (shape_ == Shape::Pad)
        QPainter(this).fillRect(0, 0, width(), bindingHeight, pad_paper::binding);
}

int ScoreSheetView::widthWithColumns(double figures) const
{
    const int columns = static_cast<int>(model_->players() * leastFigure() * figures);
    return table_->verticalHeader()->width() + columns
        + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

QSize ScoreSheetView::sizeHint() const
{
    constexpr double room = 1.1; // around a figure
    const int longest = longestNames * fontMetrics().averageCharWidth();
    int name = 0;
    for (const QString& player : model_->document().players)
        name = std::max(name, fontMetrics().horizontalAdvance(player));
    const double figures =
        std::max(room, static_cast<double>(std::min(name, longest) + namePadding) / leastFigure());
    return { std::max({ widthWithColumns(figures), minimumWidth(), leastForHand }),
        QWidget::sizeHint().height() };
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
    review_->setVisible(!editable_ && document.columns.empty()); // cards are needed
    shapeColumns();
    goToNewest();
}

void ScoreSheetView::setSheet(const ScoreSheet& sheet)
{
    model_->setSheet(sheet);
    shapeColumns();
    goToNewest();
}

void ScoreSheetView::goToNewest()
{
    const QModelIndex newest = model_->index(model_->rowCount() - 1, 0);
    table_->setCurrentIndex(newest);
    table_->scrollToBottom();
    tell();
}

void ScoreSheetView::setEditable(bool editable)
{
    editable_ = editable;
    review_->setVisible(!editable);
}

void ScoreSheetView::setOnlyFigures(bool only)
{
    words_->setVisible(!only);
    why_->setVisible(!only);
}

int ScoreSheetView::chosenRow() const { return table_->currentIndex().row(); }

/// GAME-2: what would be paid if the evening ended now.
void ScoreSheetView::settle()
{
    const QString words = settlementText(model_->document(), model_->money());
    settlement_->setText(words);
    settlement_->setVisible(!words.isEmpty());
}

void ScoreSheetView::tell()
{
    settle();
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
    if (auto* const before = window()->findChild<DerivationDialog*>())
        before->close(); // one hand at a time
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

bool ScoreSheetView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        layColumns();
        table_->scrollTo(table_->currentIndex()); // the chosen hand stays in sight
    }
    return QWidget::eventFilter(watched, event);
}

void ScoreSheetView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        shapeColumns();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_dialog.h"

#include "ui/charts/chart_page.h"
#include "ui/history/figure_tables.h"
#include "ui/history/history_charts.h"
#include "ui/history/history_filter_bar.h"
#include "ui/history/power_dialog.h"
#include "ui/history/traits_page.h"
#include "ui/scores/score_book_model.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr qsizetype mostNamed = 5; ///< of the sheets that are left out

/// Long names take more lines; headings are one line over all columns.
void fitRows(QTableView& view)
{
    for (int row = 0; row < view.model()->rowCount(); ++row)
        if (view.columnSpan(row, 0) == 1)
            view.resizeRowToContents(row);
        else
            view.setRowHeight(row, view.verticalHeader()->defaultSectionSize());
}

/// Names give way to figures, and a heading goes over all columns.
void layOut(QTableView& view, const TextTable& table)
{
    view.clearSpans();
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row)
        if (table.rows[static_cast<std::size_t>(row)].size() == 1)
            view.setSpan(row, 0, 1, static_cast<int>(table.header.size()));
    view.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    fitRows(view);
}

} // namespace

HistoryDialog::HistoryDialog(QWidget* parent)
    : QDialog(parent)
    , filter_(new HistoryFilterBar(this))
    , pages_(new QTabWidget(this))
    , sheets_(new ScoreBookModel(this))
    , sheetTable_(new QTableView)
    , standings_(new TextTableModel(this))
    , standingTable_(new QTableView)
    , figures_(new TextTableModel(this))
    , figureTable_(new QTableView)
    , charts_(new ChartPage)
    , traits_(new TraitsPage)
    , uncounted_(new QLabel(this))
{
    setWindowTitle(tr("History and statistics"));
    figureTable_->setModel(figures_);
    addTable(*figureTable_, tr("&Person"), tr("Figures of a person"));
    pages_->addTab(charts_, tr("&Charts"));
    pages_->addTab(traits_, tr("Ho&w they play"));
    for (QTableView* const table : { figureTable_, standingTable_ })
        connect(
            table->horizontalHeader(), &QHeaderView::sectionResized, table,
            [table](int column) {
                if (column == 0)
                    fitRows(*table);
            },
            Qt::QueuedConnection);
    connect(traits_, &TraitsPage::forgetRequested, this,
        [this] { Q_EMIT forgetRequested(choice().person); });
    connect(traits_, &TraitsPage::forgetAllRequested, this, &HistoryDialog::forgetAllRequested);
    standingTable_->setModel(standings_);
    addTable(*standingTable_, tr("&Standings"), tr("Totals of all players"));
    sheetTable_->setModel(sheets_);
    addTable(*sheetTable_, tr("S&heets"), tr("Score sheets"));
    sheetTable_->horizontalHeader()->setSectionResizeMode(
        ScoreBookModel::Players, QHeaderView::Stretch);
    connect(sheetTable_, &QTableView::activated, this,
        [this](const QModelIndex& index) { Q_EMIT openRequested(sheets_->entry(index.row()).id); });
    auto* const close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const bottom = new QHBoxLayout;
    bottom->addWidget(uncounted_, 1);
    auto* const power = new QPushButton(tr("&Mauer meter…"), this);
    power->setAutoDefault(false);
    connect(power, &QPushButton::clicked, this, &HistoryDialog::askForPower);
    bottom->addWidget(power);
    bottom->addWidget(close);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(pages_, 1);
    beginGroup(*column);
    column->addLayout(bottom);
    uncounted_->setWordWrap(true);
    uncounted_->setTextFormat(Qt::PlainText); // names come from elsewhere
    connect(filter_, &HistoryFilterBar::changed, this, &HistoryDialog::choiceChanged);
    openAtSize(*this, { 960, 640 });
    pages_->setFocus();
}

void HistoryDialog::addTable(QTableView& table, const QString& title, const QString& name)
{
    table.setAccessibleName(name);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setResizeContentsPrecision(100);
    pages_->addTab(&table, title);
}

void HistoryDialog::setPeople(const std::vector<PersonEntry>& people)
{
    people_ = people;
    filter_->setPeople(people);
}

void HistoryDialog::choosePerson(qint64 id)
{
    filter_->choosePerson(id);
    pages_->setCurrentIndex(0);
}

HistoryChoice HistoryDialog::choice() const { return filter_->choice(); }

void HistoryDialog::clearSheets() { sheets_->setRows({}); }

void HistoryDialog::addSheets(std::vector<BookRow> sheets) { sheets_->addRows(std::move(sheets)); }

void HistoryDialog::setStandings(const std::vector<Standing>& standings)
{
    standings_->setTable(standingsTable(standings));
    layOut(*standingTable_, standings_->table());
}

QString HistoryDialog::personName() const
{
    const qint64 id = filter_->choice().person;
    for (const PersonEntry& person : people_)
        if (person.id == id)
            return person.name;
    return tr("everyone");
}

void HistoryDialog::setFigures(const PersonFigures& figures, const Parts& everyone)
{
    shown_ = figures;
    everyone_ = everyone;
    showFigures();
}

void HistoryDialog::setPlay(const std::optional<NoticedTraits>& traits)
{
    traits_->setTraits(personName(), traits);
}

void HistoryDialog::showFigures()
{
    figures_->setTable(figureTable(shown_, power_));
    layOut(*figureTable_, figures_->table());
    charts_->setCharts(personCharts(personName(), shown_, everyone_));
}

void HistoryDialog::setUncounted(int waiting, const QStringList& leftOut)
{
    QStringList lines;
    if (waiting != 0)
        lines << tr("%n sheet(s) are still being counted.", nullptr, waiting);
    if (!leftOut.empty())
        lines << tr("Not counted, because of impossible values: %1")
                     .arg(QLocale().createSeparatedList(
                         leftOut.first(std::min<qsizetype>(leftOut.size(), mostNamed))))
                + (leftOut.size() > mostNamed ? QStringLiteral(" …") : QString());
    uncounted_->setText(lines.join(u'\n'));
}

void HistoryDialog::askForPower()
{
    auto* const dialog = new PowerDialog(power_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PowerDialog::chosen, this, [this](const PowerTable& power) {
        setPower(power);
        Q_EMIT powerChanged(power);
    });
    dialog->open();
}

void HistoryDialog::setPower(const PowerTable& power)
{
    power_ = power;
    showFigures();
}

} // namespace sheepshead

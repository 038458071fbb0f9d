// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_page.h"

#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_view.h"
#include "ui/printing/print_pages.h"
#include "ui/widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace sheepshead {

namespace {

constexpr int lettersOfChoice = 16;

} // namespace

ChartPage::ChartPage(QWidget* parent)
    : QWidget(parent)
    , choice_(new QComboBox)
    , shown_(new QStackedWidget)
    , view_(new ChartView)
    , model_(new TextTableModel(this))
    , table_(new QTableView)
{
    auto* const label = new QLabel(tr("Cha&rt:"));
    label->setBuddy(choice_);
    auto* const asTable = new QCheckBox(tr("As a &table"));
    auto* const printButton = new QPushButton(tr("Pri&nt…"));
    printButton->setAutoDefault(false);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(lettersOfChoice);
    auto* const both = new QWidget(this);
    QSizePolicy wide = both->sizePolicy();
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    both->setSizePolicy(wide);
    auto* const labelled = new QHBoxLayout(both);
    labelled->setContentsMargins({});
    labelled->addWidget(label);
    labelled->addWidget(choice_, 1);
    auto* const top = new FlowLayout;
    top->setFilling(true);
    top->addWidget(both);
    top->addWidget(asTable);
    top->addWidget(printButton);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Figures of the chart"));
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    shown_->addWidget(view_);
    shown_->addWidget(table_);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(shown_, 1);
    connect(choice_, &QComboBox::currentIndexChanged, this, &ChartPage::showChart);
    connect(asTable, &QCheckBox::toggled, this,
        [this](bool table) { shown_->setCurrentIndex(table ? 1 : 0); });
    connect(printButton, &QPushButton::clicked, this, &ChartPage::print);
}

void ChartPage::setCharts(std::vector<Chart> charts)
{
    const int before = std::max(0, choice_->currentIndex());
    charts_ = std::move(charts);
    const QSignalBlocker quiet(choice_);
    choice_->clear();
    for (const Chart& chart : charts_)
        choice_->addItem(chart.title);
    choice_->setCurrentIndex(std::min(before, choice_->count() - 1));
    showChart(choice_->currentIndex());
}

void ChartPage::showChart(int index)
{
    if (index < 0)
        return;
    const Chart& chart = charts_.at(static_cast<std::size_t>(index));
    view_->setChart(chart);
    model_->setTable(tableOf(chart));
}

bool ChartPage::paintPages(QPagedPaintDevice& device) const
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    QFont font = painter.font();
    font.setPointSizeF(9);
    painter.setFont(font);
    const QRectF page(painter.viewport());
    paintChart(painter, QRectF(0, 0, page.width(), std::min(page.height(), 0.7 * page.width())),
        view_->chart(), paperColours());
    return painter.end();
}

void ChartPage::print()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(view_->chart().title);
    auto* const dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] {
        const bool done =
            printPages(*printer, [this](QPagedPaintDevice& device) { return paintPages(device); });
        tellPrinted(*printer, done, this);
    });
    dialog->open();
}

} // namespace sheepshead

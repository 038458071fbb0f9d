// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/long_run_page.h"

#include "ui/deals/long_run_text.h"
#include "ui/printing/print_pages.h"
#include "ui/widgets/html.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <memory>

namespace sheepshead {

namespace {

const QString sheetStyle = QStringLiteral(
    "h2 { font-size: medium; margin: 14px 0 4px 0 } h3 { font-size: medium; font-weight: normal }"
    " td, th { padding: 2px 12px 2px 0 } li { margin: 0 0 3px 0 }");

QPushButton* button(const QString& text)
{
    auto* const made = new QPushButton(text);
    made->setAutoDefault(false);
    return made;
}

} // namespace

LongRunPage::LongRunPage(QWidget* parent)
    : QWidget(parent)
    , choice_(new QComboBox)
    , page_(new QTextBrowser)
{
    auto* const label = new QLabel(tr("T&able"));
    label->setBuddy(choice_);
    auto* const copyButton = button(tr("C&opy"));
    auto* const printButton = button(tr("&Print…"));
    auto* const top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(choice_, 1);
    top->addWidget(copyButton);
    top->addWidget(printButton);
    page_->setAccessibleName(tr("Long-run tables"));
    page_->document()->setDefaultStyleSheet(sheetStyle);
    page_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // tables as wide as the page
    auto* const column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(page_);
    connect(choice_, &QComboBox::activated, this, &LongRunPage::showRun);
    connect(copyButton, &QPushButton::clicked, this, &LongRunPage::copy);
    connect(printButton, &QPushButton::clicked, this, &LongRunPage::print);
}

void LongRunPage::setRuns(std::vector<NamedLongRun> runs)
{
    runs_ = std::move(runs);
    choice_->clear();
    for (const NamedLongRun& run : runs_)
        choice_->addItem(run.name);
    showRun(0);
}

void LongRunPage::showRun(int index)
{
    page_->setHtml(longRunText(runs_.at(static_cast<std::size_t>(index)).run));
}

void LongRunPage::copy()
{
    auto* const copied = new QMimeData;
    copied->setHtml(page_->toHtml());
    copied->setText(page_->toPlainText());
    QGuiApplication::clipboard()->setMimeData(copied);
}

void LongRunPage::print()
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* const dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] {
        QTextDocument paper; // not the screen's colours
        paper.setDefaultStyleSheet(sheetStyle);
        const NamedLongRun& run = runs_.at(static_cast<std::size_t>(choice_->currentIndex()));
        paper.setHtml(html::heading(run.name) + longRunText(run.run));
        const bool done = printPages(*printer, [&paper](QPagedPaintDevice& pages) {
            paper.print(&pages);
            return true;
        });
        tellPrinted(*printer, done, this);
    });
    dialog->open();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_dialog.h"

#include "ui/printing/print_pages.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace sheepshead {

RulesDialog::RulesDialog(const CheckedVariant& variant, QWidget* parent)
    : QDialog(parent)
    , page_(new RulesPage(this))
    , printer_(std::make_unique<QPrinter>(QPrinter::HighResolution))
{
    setWindowTitle(tr("Rules of this table"));
    page_->setVariant(variant);
    RulesPage::prepare(*printer_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(page_);
    addButtons();
    openAtSize(*this, { 740, 660 });
    page_->setFocus();
}

RulesDialog::~RulesDialog() = default;

void RulesDialog::addButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* preview = buttons->addButton(tr("Print pre&view…"), QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(print, &QPushButton::clicked, this, &RulesDialog::askPrinter);
    connect(preview, &QPushButton::clicked, this, &RulesDialog::preview);
    connect(buttons, &QDialogButtonBox::rejected, this, &RulesDialog::reject);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addWidget(buttons);
}

void RulesDialog::askPrinter()
{
    auto* dialog = new QPrintDialog(printer_.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, &RulesDialog::print);
    dialog->open();
}

void RulesDialog::print(QPrinter* printer)
{
    const bool done = printPages(*printer, [this](QPagedPaintDevice& pages) {
        page_->print(pages);
        return true;
    });
    tellPrinted(*printer, done, this);
}

void RulesDialog::preview()
{
    auto* dialog = new QPrintPreviewDialog(printer_.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    openAtSize(*dialog, { 900, 700 });
    connect(dialog, &QPrintPreviewDialog::paintRequested, this,
        [this](QPrinter* printer) { page_->print(*printer); });
    dialog->open();
}

} // namespace sheepshead

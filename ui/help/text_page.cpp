// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/text_page.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace sheepshead {

void showTextPage(QWidget* parent, const QString& title, const QString& html)
{
    auto* const dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* const column = new QVBoxLayout(dialog);
    auto* const page = new QTextBrowser;
    page->setAccessibleName(title);
    page->setHtml(html);
    page->document()->adjustSize(); // as wide as its longest line, if that reads well
    column->addWidget(page);
    beginGroup(*column);
    column->addWidget(buttons);
    const QSize margins = column->sizeHint() - page->sizeHint();
    openAtMost(*dialog, page->document()->size().toSize() + margins + QSize(40, 10));
    dialog->open();
}

} // namespace sheepshead

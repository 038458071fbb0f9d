// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/derivation_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/html.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/scores/derivation_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

QString list(const char* tag, const QStringList& lines)
{
    QString items;
    for (const QString& line : lines)
        items += html::item(line);
    return lines.isEmpty() ? QString() : html::element(tag, items);
}

QString pageOf(const SheetRow& row, const DerivationText& text, const QString& happened)
{
    QString page = html::paragraph(happened);
    if (std::holds_alternative<Practised>(row.outcome))
        return page;
    if (text.empty())
        return page
            + html::paragraph(
                DerivationDialog::tr("No score breakdown: an older version saved this hand."));
    page += list("ol", text.steps);
    if (!text.shares.isEmpty())
        page +=
            html::heading(DerivationDialog::tr("Each player's share")) + list("ul", text.shares);
    if (!text.pot.isEmpty())
        page += html::heading(DerivationDialog::tr("The pot")) + list("ul", text.pot);
    if (!text.written.isEmpty())
        page += html::heading(DerivationDialog::tr("On the sheet")) + list("ul", text.written);
    return page;
}

} // namespace

DerivationDialog::DerivationDialog(
    const SheetRow& row, const QStringList& players, const QString& happened, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(handText(row, players));
    auto* const page = new QTextBrowser(this);
    page->setAccessibleName(tr("Score breakdown"));
    page->document()->setDefaultStyleSheet(
        QStringLiteral("h2 { font-size: medium; margin: 10px 0 4px 0 } li { margin: 0 0 3px 0 }"));
    page->setHtml(pageOf(row, derivationText(row, players), happened));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(page);
    beginGroup(*layout);
    layout->addWidget(buttons);
    page->setFocus();
    openAtSize(*this, { 520, 480 });
}

} // namespace sheepshead

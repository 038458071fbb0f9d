// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_dialog.h"

#include "ui/scores/print_dialogs.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/scores/sheet_changes.h"
#include "ui/scores/sheet_sharing.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/scores/sheet_words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

QLabel* label(const QString& text)
{
    auto* made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse);
    made->setWordWrap(true);
    return made;
}

} // namespace

SheetDialog::SheetDialog(const SheetDocument& document, QWidget* parent)
    : QDialog(parent)
    , document_(document)
{
    setWindowTitle(document.title);
    auto* layout = new QVBoxLayout(this);
    addHeading(layout);
    auto* view = new ScoreSheetView(ScoreSheetView::Shape::Wide, this);
    view->setDocument(document);
    connect(view, &ScoreSheetView::reviewWanted, this, &SheetDialog::reviewWanted);
    layout->addWidget(view, 1);
    addButtons(layout);
    view->setFocus();
    openAtSize(*this, { 900, 560 });
}

void SheetDialog::addHeading(QVBoxLayout* layout)
{
    QLabel* title = label(document_.title);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.4);
    font.setBold(true);
    title->setFont(font);
    layout->addWidget(title);
    const QString date = QLocale().toString(document_.begun.date(), QLocale::LongFormat);
    const auto hands = static_cast<int>(document_.sheet.rows().size());
    QStringList facts { date, handsText(hands), rulesText(document_) };
    facts.removeAll(QString());
    layout->addWidget(label(facts.join(QStringLiteral(" \u00b7 "))));
}

void SheetDialog::addButtons(QVBoxLayout* layout)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const QString& text, auto put) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, put);
    };
    add(tr("&Print…"), [this] { Q_EMIT printWanted(); });
    add(tr("&Save as PDF…"), [this] { exportSheet(document_, this); });
    add(tr("Save as &web page…"), [this] { saveWebPage(document_, this); });
    add(tr("Save as p&icture…"), [this] { saveSheetPicture(document_, this); });
    add(tr("C&opy"), [this] { copyToShare(sheetToShare(document_)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    beginGroup(*layout);
    layout->addWidget(buttons);
}

} // namespace sheepshead

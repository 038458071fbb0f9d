// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/report_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

QString handWords(ReportDialog::Hand hand)
{
    switch (hand) {
    case ReportDialog::Hand::None:
        break;
    case ReportDialog::Hand::InPlay:
        return ReportDialog::tr("The file also has the hand in play up to now, with the cards of "
                                "all players. So read it only when the hand is over.");
    case ReportDialog::Hand::Over:
        return ReportDialog::tr("The file also has the last hand: its rules, cards and decisions.");
    }
    return ReportDialog::tr("No hand was played yet, so the file has none.");
}

QLabel* paragraph(const QString& text, QWidget* parent)
{
    auto* const label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

ReportDialog::ReportDialog(const QString& facts, Hand hand, QWidget* parent)
    : QDialog(parent)
    , words_(new QPlainTextEdit(this))
{
    setWindowTitle(tr("Report a problem"));
    auto* const what = new QLabel(tr("&What happened, and what did you expect?"), this);
    what->setBuddy(words_);
    words_->setTabChangesFocus(true);
    auto* const told = new QPlainTextEdit(facts, this);
    told->setReadOnly(true);
    told->setTabChangesFocus(true);
    told->setAccessibleName(tr("What the report tells"));

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("&Save the report…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* const column = new QVBoxLayout(this);
    column->addWidget(paragraph(tr("The report is one file that you can read and attach to a "
                                   "message. The program sends nothing. No names of players, "
                                   "computers or folders are in it."),
        this));
    column->addWidget(what);
    column->addWidget(words_, 1);
    column->addWidget(paragraph(tr("The report also contains:"), this));
    column->addWidget(told, 2);
    column->addWidget(paragraph(handWords(hand), this));
    beginGroup(*column);
    column->addWidget(buttons);
    words_->setFocus();
    openAtSize(*this, { 600, 560 });
}

QString ReportDialog::words() const { return words_->toPlainText(); }

} // namespace sheepshead

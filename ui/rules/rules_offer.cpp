// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_offer.h"

#include "ui/rules/compare_dialog.h"
#include "ui/rules/rules_page.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

RulesOffer::RulesOffer(const NamedRules& offered, const Variant& now, QWidget* parent)
    : QDialog(parent)
    , page_(new RulesPage(this))
{
    setWindowTitle(tr("Play by these rules?"));
    page_->setVariant(check(offered.variant).value());
    auto* const question = new QLabel(tr("Start a new game with the rules \"%1\"? New games keep "
                                         "using them until you change them in the settings.")
                                          .arg(offered.name),
        this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(this);
    auto* const play = buttons->addButton(tr("&Use these rules"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("&Keep my rules"), QDialogButtonBox::RejectRole);
    auto* const compare = buttons->addButton(tr("&Compare…"), QDialogButtonBox::ActionRole);
    play->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(compare, &QPushButton::clicked, this, [this, offered, now] {
        auto* const dialog =
            new CompareDialog({ offered, { tr("My rules for new games"), now } }, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    auto* const column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(page_, 1);
    beginGroup(*column);
    column->addWidget(buttons);
    openAtSize(*this, { 740, 660 });
}

void RulesOffer::setDeck(const CardLook& look) { page_->setDeck(look); }

} // namespace sheepshead

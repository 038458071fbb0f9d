// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/honest_deals_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sheepshead {

HonestDealsDialog::HonestDealsDialog(QWidget* parent)
    : QDialog(parent)
    , deals_(new DealsPage)
    , longRun_(new LongRunPage)
{
    setWindowTitle(tr("Honest deals"));
    auto* const tabs = new QTabWidget;
    tabs->addTab(deals_, tr("The &deals of this game"));
    tabs->addTab(longRun_, tr("In the &long run"));
    connect(tabs, &QTabWidget::currentChanged, this, [this, tabs] {
        if (tabs->currentWidget() == longRun_)
            Q_EMIT longRunWanted();
    });
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(tabs);
    beginGroup(*column);
    column->addWidget(buttons);
    openAtSize(*this, { 800, 640 });
}

} // namespace sheepshead

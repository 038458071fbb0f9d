// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_dialog.h"

#include "ui/charts/chart_page.h"
#include "ui/openings/pick_table_figures.h"
#include "ui/openings/pick_table_setup.h"
#include "ui/openings/pick_table_view.h"
#include "ui/openings/pick_table_words.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/scrolled_page.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr QSize openingSize(940, 700);

enum PickTablePage { HandPage, TablePage, ChartsPage };

} // namespace

PickTableDialog::PickTableDialog(const CheckedVariant& tableRules, QWidget* parent)
    : QDialog(parent)
    , tabs_(new QTabWidget)
    , setup_(new PickTableSetup(tableRules))
    , view_(new PickTableView)
    , charts_(new ChartPage)
    , progress_(new QProgressBar)
    , stop_(new QPushButton(tr("&Stop")))
{
    setWindowTitle(tr("How good is a hand?"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    addTabs();
    auto* const column = new QVBoxLayout(this);
    column->addWidget(tabs_, 1);
    column->addLayout(makeWork());
    beginGroup(*column);
    column->addLayout(makeButtons());
    connect(setup_, &PickTableSetup::changed, this, &PickTableDialog::showDraft);
    openAtSize(*this, openingSize);
    QWidget::setTabOrder(ask_, close_);
    setWorking(false);
    showDraft();
    setup_->line(PickTableField::Hold).setFocus();
}

void PickTableDialog::addTabs()
{
    const auto add = [this](QWidget* page, const QString& title) {
        auto* const area = new QScrollArea;
        layInto(*area, page);
        tabs_->addTab(area, title);
    };
    add(setup_, tr("Hand"));
    add(view_, tr("Table"));
    add(charts_, tr("Plot"));
    tabs_->setTabEnabled(TablePage, false);
    tabs_->setTabEnabled(ChartsPage, false);
    tabs_->tabBar()->setAccessibleName(tr("Pages"));
}

QLayout* PickTableDialog::makeWork()
{
    progress_->setAccessibleName(tr("Deals done"));
    stop_->setAutoDefault(false);
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (working_)
            Q_EMIT stopWanted();
        else
            Q_EMIT goOnWanted();
    });
    auto* const row = new QHBoxLayout;
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    return row;
}

QLayout* PickTableDialog::makeButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    ask_ = buttons->addButton(tr("&Ask"), QDialogButtonBox::ActionRole);
    ask_->setToolTip(tr("Deals all other cards again and again, and plays these hands"));
    ask_->setDefault(true);
    for (QAbstractButton* const button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(button == ask_);
    close_ = buttons->button(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(ask_, &QPushButton::clicked, this,
        [this] { Q_EMIT askWanted(setup_->draft().question()); });
    connect(new QShortcut(Qt::CTRL | Qt::Key_Return, this), &QShortcut::activated, ask_,
        &QPushButton::click);
    auto* const row = new QHBoxLayout;
    row->addWidget(buttons);
    return row;
}

void PickTableDialog::showSetup() { tabs_->setCurrentIndex(HandPage); }

void PickTableDialog::showDraft()
{
    const PickTableDraft& draft = setup_->draft();
    ask_->setEnabled(draft.isSound());
    view_->setOutdated(asked_ && !(draft.isSound() && asksTheSame(*asked_, draft.question())));
}

void PickTableDialog::begin(const PickTableQuestion& question)
{
    asked_ = question;
    complete_ = false;
    progress_->setRange(0, question.deals);
    progress_->setValue(0);
    view_->begin(question);
    charts_->setCharts(pickTableCharts({}));
    tabs_->setTabEnabled(TablePage, true);
    tabs_->setTabEnabled(ChartsPage, true);
    if (tabs_->currentIndex() == HandPage)
        tabs_->setCurrentIndex(TablePage);
    setWorking(true);
}

void PickTableDialog::showAnswer(const PickTableAnswer& answer)
{
    complete_ = answer.complete;
    progress_->setValue(answer.deals);
    view_->showAnswer(answer);
    charts_->setCharts(pickTableCharts(answer));
}

void PickTableDialog::setWorking(bool working)
{
    working_ = working && !complete_;
    stop_->setText(working_ ? tr("&Stop") : tr("&Go on"));
    const bool more = asked_.has_value() && !complete_;
    stop_->setVisible(more);
    progress_->setVisible(more);
}

} // namespace sheepshead

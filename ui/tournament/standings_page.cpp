// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings_page.h"

#include "engine/challenge/challenge_name.h"
#include "engine/tournament/tournament_standings.h"
#include "ui/tournament/paper_bar.h"
#include "ui/tournament/standings_screen.h"
#include "ui/tournament/tournament_papers.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_box.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

void fillStandings(QTreeWidget& table, const Tournament& tournament, int round)
{
    table.clear();
    const QStringList heads = standingHeads(tournament, round);
    table.setColumnCount(static_cast<int>(heads.size()));
    table.setHeaderLabels(heads);
    table.setRootIsDecorated(false);
    table.setUniformRowHeights(true);
    table.setAlternatingRowColors(true);
    table.setAllColumnsShowFocus(true);
    table.setAccessibleName(StandingsPage::tr("Standings"));
    table.header()->setStretchLastSection(false);
    for (int column = 0; column < table.columnCount(); ++column)
        table.header()->setSectionResizeMode(
            column, column == nameColumn ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    for (const TournamentRow& row : standingsAfter(tournament, round)) {
        auto* const item = new QTreeWidgetItem(&table, standingCells(tournament, row));
        for (int column = 0; column < table.columnCount(); ++column)
            if (column != nameColumn)
                item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

StandingsPage::StandingsPage(TournamentDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , rounds_(new QComboBox)
    , table_(new QTreeWidget)
    , remarks_(new QLabel)
    , papers_(new PaperBar({ tr("Standings") },
          [this](int) { return std::make_shared<StandingsPaper>(draft_.now(), round()); }))
{
    rounds_->setAccessibleName(tr("After which round"));
    remarks_->setWordWrap(true);
    remarks_->setTextFormat(Qt::PlainText);
    new QVBoxLayout(this);
    addActions();
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(table_, 1);
    column->addWidget(remarks_);
    column->addWidget(papers_);
    connect(rounds_, &QComboBox::currentIndexChanged, this, &StandingsPage::show);
    connect(&draft_, &TournamentDraft::changed, this, [this] {
        fillPlayed();
        show();
    });
}

void StandingsPage::addActions()
{
    auto* const big = new QPushButton(tr("&Big screen"));
    auto* const penalty = new QPushButton(tr("P&enalty…"));
    auto* const row = new FlowLayout;
    row->addWidget(rounds_);
    for (QPushButton* const button : { big, penalty }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    big->setToolTip(QKeySequence(Qt::Key_F11).toString(QKeySequence::NativeText));
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(big, &QPushButton::clicked, this, &StandingsPage::showBig);
    connect(penalty, &QPushButton::clicked, this, &StandingsPage::askForPenalty);
    auto* const key = new QShortcut(QKeySequence(Qt::Key_F11), this);
    connect(key, &QShortcut::activated, this, &StandingsPage::showBig);
}

int StandingsPage::round() const { return rounds_->currentIndex() + 1; }

/// What is chosen stays, until there are results of one round more.
void StandingsPage::fillPlayed()
{
    const QSignalBlocker quiet(rounds_);
    const int played = std::max(1, lastRoundWithResult(draft_.now()));
    const int chosen = played == rounds_->count() ? rounds_->currentIndex() : played - 1;
    rounds_->clear();
    for (int round = 1; round <= played; ++round)
        rounds_->addItem(tr("After round %1").arg(round));
    rounds_->setCurrentIndex(chosen);
}

void StandingsPage::show()
{
    fillStandings(*table_, draft_.now(), round());
    const QStringList remarks = remarksOn(draft_.now(), round());
    remarks_->setText(remarks.join(u'\n'));
    remarks_->setVisible(!remarks.isEmpty());
    papers_->setPrintable(lastRoundWithResult(draft_.now()) > 0);
    if (screen_)
        screen_->showStandings(draft_.now(), round());
}

void StandingsPage::showBig()
{
    if (!screen_) {
        screen_ = new StandingsScreen(draft_.now(), round(), this);
        screen_->setAttribute(Qt::WA_DeleteOnClose);
    }
    screen_->show();
    screen_->activateWindow();
}

void StandingsPage::askForPenalty()
{
    auto* const dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Penalty"));
    auto* const who = new QComboBox;
    for (const Entrant& entrant : draft_.now().entrants)
        who->addItem(entrantText(draft_.now(), entrant.number), entrant.number);
    auto* const points = new WholeNumberBox;
    points->setRange(1, mostTournamentScore);
    auto* const reason = new QLineEdit;
    reason->setMaxLength(static_cast<int>(longestReason));
    auto* const form = new QFormLayout(dialog);
    form->addRow(tr("Pla&yer:"), who);
    form->addRow(tr("Po&ints taken off:"), points);
    form->addRow(tr("&Reason:"), reason);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, dialog, [this, dialog, who, points, reason] {
        const std::string words =
            cleanedName(reason->text().simplified().toStdString(), longestReason);
        if (words.empty() || who->currentIndex() < 0)
            return reason->setFocus();
        if (remindOfNumber(*dialog))
            return;
        const Penalty penalty { who->currentData().toInt(), round(), points->value(), words };
        dialog->accept();
        draft_.change([&](Tournament& tournament) { tournament.penalties.push_back(penalty); });
    });
    dialog->open();
}

} // namespace sheepshead

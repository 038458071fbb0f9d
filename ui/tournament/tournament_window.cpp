// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_window.h"

#include "ui/tournament/draw_page.h"
#include "ui/tournament/entrants_page.h"
#include "ui/tournament/payout_page.h"
#include "ui/tournament/results_page.h"
#include "ui/tournament/standings_page.h"
#include "ui/tournament/tournament_form.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/scores/sheet_figures.h"

#include <QAccessible>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

QString scoresText(const TableResult& result, const Tournament& tournament)
{
    QStringList words;
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat)
        words << entrantNameOf(tournament, result.seats[seat]) + u' '
                + scoreText({ result.totals[seat] });
    return words.join(QStringLiteral(", "));
}

} // namespace

TournamentWindow::TournamentWindow(std::vector<Tournament> tournaments, QWidget* parent)
    : QDialog(parent)
    , tournaments_(std::move(tournaments))
    , list_(new QComboBox)
    , change_(new QPushButton(tr("C&hange…")))
    , copy_(new QPushButton(tr("Save a &copy…")))
    , delete_(new QPushButton(tr("Delete…")))
    , undo_(new QPushButton(tr("Undo")))
    , redo_(new QPushButton(tr("Redo")))
    , pages_(new QTabWidget)
    , told_(new QLabel)
{
    setWindowTitle(tr("Tournaments"));
    new QVBoxLayout(this);
    addHead();
    addPages();
    addButtons();
    connect(&draft_, &TournamentDraft::edited, this, [this] {
        const auto kept = std::ranges::find(tournaments_, current().id, &Tournament::id);
        if (kept != tournaments_.end())
            *kept = current();
        Q_EMIT edited(current());
    });
    fillList();
    choose();
    openAtSize(*this, { 860, 640 });
}

void TournamentWindow::addHead()
{
    list_->setAccessibleName(tr("Tournament"));
    list_->setMinimumContentsLength(24);
    auto* const make = new QPushButton(tr("Ne&w tournament…"));
    auto* const file = new QPushButton(tr("Add a fi&le…"));
    auto* const row = new FlowLayout;
    row->addWidget(list_);
    for (QPushButton* const button : { make, change_, file, copy_, delete_ }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    addUndo(*row);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(list_, &QComboBox::currentIndexChanged, this, &TournamentWindow::choose);
    connect(make, &QPushButton::clicked, this, &TournamentWindow::askForNew);
    connect(change_, &QPushButton::clicked, this, &TournamentWindow::askForChange);
    connect(file, &QPushButton::clicked, this, &TournamentWindow::fileWanted);
    connect(copy_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(current()); });
    connect(delete_, &QPushButton::clicked, this, [this] { Q_EMIT deleteWanted(current()); });
}

void TournamentWindow::addUndo(QLayout& row)
{
    const auto add = [&](QPushButton* button, QKeySequence::StandardKey keys, auto step) {
        button->setAutoDefault(false);
        button->setToolTip(QKeySequence(keys).toString(QKeySequence::NativeText));
        row.addWidget(button);
        connect(button, &QPushButton::clicked, &draft_, step);
        connect(new QShortcut(keys, this), &QShortcut::activated, &draft_, step);
    };
    add(undo_, QKeySequence::Undo, &TournamentDraft::undo);
    add(redo_, QKeySequence::Redo, &TournamentDraft::redo);
    connect(&draft_, &TournamentDraft::changed, this, [this] {
        undo_->setEnabled(draft_.mayUndo());
        redo_->setEnabled(draft_.mayRedo());
    });
}

void TournamentWindow::addPages()
{
    auto* const results = new ResultsPage(draft_);
    pages_->addTab(new EntrantsPage(draft_), tr("Players"));
    pages_->addTab(new DrawPage(draft_), tr("Draw"));
    pages_->addTab(results, tr("Results"));
    pages_->addTab(new StandingsPage(draft_), tr("Standings"));
    pages_->addTab(new PayoutPage(draft_), tr("Payout"));
    static_cast<QVBoxLayout*>(layout())->addWidget(pages_, 1);
    connect(results, &ResultsPage::sendWanted, this,
        [this](int round) { Q_EMIT sendWanted(current(), round); });
    connect(results, &ResultsPage::addWanted, this, &TournamentWindow::fileWanted);
}

void TournamentWindow::addButtons()
{
    told_->setTextFormat(Qt::PlainText);
    told_->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(told_);
    beginGroup(*column);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void TournamentWindow::fillList()
{
    const QSignalBlocker quiet(list_);
    const std::string shown = current().id;
    list_->clear();
    for (const Tournament& tournament : tournaments_) {
        const QDate day = QDate::fromString(QString::fromStdString(tournament.date), Qt::ISODate);
        //: a tournament and its day
        list_->addItem(tr("%1, %2").arg(QString::fromStdString(tournament.name),
            QLocale().toString(day, QLocale::ShortFormat)));
        if (tournament.id == shown)
            list_->setCurrentIndex(list_->count() - 1);
    }
    list_->setEnabled(list_->count() > 0);
}

void TournamentWindow::choose()
{
    const auto index = static_cast<std::size_t>(list_->currentIndex());
    const bool isThere = index < tournaments_.size();
    pages_->setEnabled(isThere);
    change_->setEnabled(isThere);
    copy_->setEnabled(isThere);
    delete_->setEnabled(isThere);
    draft_.show(isThere ? tournaments_[index] : Tournament());
    say(isThere ? tournamentFacts(current())
                : tr("There is no tournament yet. Make a new one, or add the file of one."));
}

void TournamentWindow::open(const Tournament& tournament)
{
    const auto kept = std::ranges::find(tournaments_, tournament.id, &Tournament::id);
    if (kept == tournaments_.end())
        tournaments_.insert(tournaments_.begin(), tournament);
    else
        *kept = tournament;
    draft_.show(tournament);
    fillList();
    choose();
}

void TournamentWindow::forget(const std::string& id)
{
    std::erase_if(tournaments_, [&](const Tournament& each) { return each.id == id; });
    fillList();
    choose();
}

void TournamentWindow::askForNew()
{
    Tournament tournament;
    const QDate today = QDate::currentDate();
    tournament.name =
        tr("Tournament of %1").arg(QLocale().toString(today, QLocale::ShortFormat)).toStdString();
    tournament.date = today.toString(Qt::ISODate).toStdString();
    auto* const form = new TournamentForm(tournament, this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &TournamentForm::chosen, this, &TournamentWindow::newWanted);
    form->open();
}

void TournamentWindow::askForChange()
{
    auto* const form = new TournamentForm(current(), this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &TournamentForm::chosen, this, [this](const Tournament& changed) {
        draft_.change([&](Tournament& tournament) { tournament = changed; });
        fillList();
        say(tournamentFacts(current()));
    });
    form->open();
}

void TournamentWindow::merge(const std::vector<TableResult>& results)
{
    ResultMerge merge = mergeOf(current(), results);
    draft_.change([&](Tournament& tournament) {
        for (const TableResult& result : merge.added)
            takeResult(tournament, result, {});
    });
    QStringList words {
        tr("Results added: %1. Known already: %2.").arg(merge.added.size()).arg(merge.known)
    };
    for (const TableResult& result : merge.doubled)
        words << tr("Not added: round %1, table %2. One of its players has a result at another "
                    "table of this round.")
                     .arg(result.round)
                     .arg(result.table);
    say(words.join(u' '));
    askAbout(std::move(merge.conflicts));
}

/// One after the other.
void TournamentWindow::askAbout(std::vector<ResultMerge::Conflict> conflicts)
{
    if (conflicts.empty())
        return;
    const ResultMerge::Conflict conflict = conflicts.front();
    conflicts.erase(conflicts.begin());
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Two results"),
        tr("Round %1, table %2 has two results. Which one is right?")
            .arg(conflict.ours.round)
            .arg(conflict.ours.table),
        QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Here: %1\nIn the file: %2")
            .arg(scoresText(conflict.ours, current()), scoresText(conflict.theirs, current())));
    const QPushButton* const ours = box->addButton(tr("&Keep ours"), QMessageBox::RejectRole);
    const QPushButton* const theirs =
        box->addButton(tr("&Take the one in the file"), QMessageBox::AcceptRole);
    connect(ours, &QPushButton::clicked, this, [this, conflict] { decide(conflict, false); });
    connect(theirs, &QPushButton::clicked, this, [this, conflict] { decide(conflict, true); });
    connect(
        box, &QMessageBox::finished, this, [this, conflicts] { askAbout(conflicts); },
        Qt::QueuedConnection);
    box->open();
}

void TournamentWindow::decide(const ResultMerge::Conflict& conflict, bool theirs)
{
    if (theirs)
        draft_.change([&](Tournament& tournament) {
            takeResult(tournament, conflict.theirs, tr("from another computer").toStdString());
        });
}

void TournamentWindow::say(const QString& words)
{
    told_->setText(words);
    QAccessibleEvent changed(told_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace sheepshead

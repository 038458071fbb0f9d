// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/table_scores_dialog.h"

#include "engine/challenge/challenge_name.h"
#include "ui/challenge/challenge_words.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/suggest_names.h"
#include "ui/widgets/typed_number.h"
#include "ui/words/scores/sheet_figures.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace sheepshead {

namespace {

QString namesText(const RealTable& table)
{
    QStringList names;
    for (const std::string& name : table.players)
        names << QString::fromStdString(name);
    return QLocale().createSeparatedList(names);
}

std::vector<int> totalsOf(const RealTable& table)
{
    std::vector<int> totals(table.players.size());
    for (const auto& deal : table.deals)
        for (std::size_t seat = 0; deal && seat < totals.size(); ++seat)
            totals[seat] += (*deal)[seat];
    return totals;
}

} // namespace

TableScoresDialog::TableScoresDialog(
    const KeptChallenge& kept, const QStringList& names, QWidget* parent)
    : QDialog(parent)
    , kept_(kept)
    , tables_(kept.tables)
    , choice_(new QComboBox)
    , told_(new QLabel)
    , undo_(new QPushButton(tr("&Undo")))
    , remove_(new QPushButton(tr("&Delete this table")))
    , copy_(new QPushButton(tr("C&opy as text")))
    , send_(new QPushButton(tr("&Save to send…")))
{
    setWindowTitle(tr("Results of real tables"));
    auto* const words =
        new QLabel(tr("Tables that played the deals of “%1” by its dealing sheets. Type a "
                      "line for each deal; a deal that is right is saved at once.")
                       .arg(QString::fromStdString(kept.challenge.name)));
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(words);
    addChoice();
    addPeople(names);
    addDeals();
    told_->setWordWrap(true);
    told_->setTextFormat(Qt::PlainText);
    column->addWidget(told_);
    addButtons();
    fillChoice();
    showTable();
    openAtSize(*this, { 640, 640 });
    people_.front()->setFocus();
}

void TableScoresDialog::addChoice()
{
    choice_->setAccessibleName(tr("Table"));
    choice_->setMinimumContentsLength(24);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    static_cast<QVBoxLayout*>(layout())->addWidget(choice_);
    connect(choice_, &QComboBox::activated, this, &TableScoresDialog::choose);
}

void TableScoresDialog::addPeople(const QStringList& names)
{
    constexpr int inARow = 2;
    auto* const grid = new QGridLayout;
    for (int seat = 0; seat < kept_.challenge.rules.tableSeats(); ++seat) {
        auto* const name = new QLineEdit;
        name->setMaxLength(static_cast<int>(longestChallenger));
        suggestNames(*name, names);
        auto* const label = new QLabel(seatAtTable(seatAt(seat)) + u':');
        label->setBuddy(name);
        name->setAccessibleName(seatAtTable(seatAt(seat)));
        const int pair = seat % inARow * 2;
        grid->addWidget(label, seat / inARow, pair);
        grid->addWidget(name, seat / inARow, pair + 1);
        grid->setColumnStretch(pair + 1, 1);
        connect(name, &QLineEdit::textChanged, this, [this, name] { take(name); });
        people_.push_back(name);
    }
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addLayout(grid);
}

/// "Deal 3 (place 2 deals)"; a place that sits out has no number to type.
QString TableScoresDialog::dealLabel(int deal) const
{
    const int dealer = indexOf(dealerOfDeal(kept_.challenge, deal)) + 1;
    const SeatSet playing = seatsOfDeal(kept_.challenge, deal);
    return playing.contains(dealerOfDeal(kept_.challenge, deal))
        ? tr("Deal %1 (seat %2 deals)").arg(deal + 1).arg(dealer)
        : tr("Deal %1 (seat %2 deals and sits out)").arg(deal + 1).arg(dealer);
}

void TableScoresDialog::addDeals()
{
    auto* const fields = new QWidget;
    auto* const grid = new QGridLayout(fields);
    for (int deal = 0; deal < kept_.challenge.deals; ++deal) {
        const DealLine line { new QLineEdit, new QLabel };
        line.scores->setAccessibleName(tr("Deal %1").arg(deal + 1));
        line.scores->setPlaceholderText(tr("the scores in the order of the seats"));
        line.told->setTextFormat(Qt::PlainText);
        line.told->setWordWrap(true);
        auto* const label = new QLabel(dealLabel(deal));
        label->setBuddy(line.scores);
        grid->addWidget(label, deal, 0);
        grid->addWidget(line.scores, deal, 1);
        grid->addWidget(line.told, deal, 2);
        QLineEdit* const scores = line.scores;
        connect(scores, &QLineEdit::textChanged, this, [this, scores] { take(scores); });
        connect(scores, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
        deals_.push_back(line);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(kept_.challenge.deals, 1);
    auto* const area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(fields);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addWidget(area, 1);
}

void TableScoresDialog::addButtons()
{
    auto* const row = new FlowLayout;
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    for (QPushButton* const button : { undo_, remove_, copy_, send_ }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    auto* const bottom = new QHBoxLayout;
    bottom->addLayout(row, 1);
    bottom->addWidget(buttons, 0, Qt::AlignBottom);
    column->addLayout(bottom);
    connect(undo_, &QPushButton::clicked, this, &TableScoresDialog::undo);
    connect(remove_, &QPushButton::clicked, this, &TableScoresDialog::remove);
    connect(copy_, &QPushButton::clicked, this, [this] {
        Q_EMIT copyWanted(kept_.challenge, tables_[*chosen()]);
        told_->setText(tr("Copied. Paste it into a message."));
    });
    connect(send_, &QPushButton::clicked, this,
        [this] { Q_EMIT sendWanted(kept_.challenge, tables_[*chosen()]); });
    connect(buttons, &QDialogButtonBox::rejected, this, &TableScoresDialog::reject);
}

std::optional<std::size_t> TableScoresDialog::chosen() const
{
    const int row = choice_->currentIndex();
    return row > 0 ? std::optional(static_cast<std::size_t>(row - 1)) : std::nullopt;
}

void TableScoresDialog::fillChoice()
{
    const QSignalBlocker quiet(choice_);
    const int row = std::max(0, choice_->currentIndex());
    choice_->clear();
    choice_->addItem(tr("New table"));
    for (const RealTable& table : tables_)
        choice_->addItem(namesText(table));
    choice_->setCurrentIndex(std::min(row, choice_->count() - 1));
}

void TableScoresDialog::choose()
{
    failed_ = false;
    showTable();
    people_.front()->setFocus();
}

/// The table that is chosen, as it is saved.
void TableScoresDialog::showTable()
{
    const RealTable table = chosen() ? tables_[*chosen()] : RealTable {};
    for (std::size_t seat = 0; seat < people_.size(); ++seat) {
        const QSignalBlocker quiet(people_[seat]);
        people_[seat]->setText(
            seat < table.players.size() ? QString::fromStdString(table.players[seat]) : QString());
    }
    for (std::size_t deal = 0; deal < deals_.size(); ++deal) {
        const QSignalBlocker quiet(deals_[deal].scores);
        const bool isThere = deal < table.deals.size() && table.deals[deal];
        deals_[deal].scores->setText(isThere ? numbersText(*table.deals[deal]) : QString());
    }
    adapt();
}

std::vector<std::string> TableScoresDialog::people() const
{
    std::vector<std::string> names;
    for (const QLineEdit* const person : people_) {
        QString name = person->text();
        name.remove(QLatin1Char(betweenNames));
        names.push_back(cleanedName(name.simplified().toStdString(), longestChallenger));
    }
    return names;
}

QString TableScoresDialog::faultOfNames() const
{
    const std::vector<std::string> names = people();
    if (std::ranges::count(names, std::string()) > 0)
        return tr("Type a name for each seat.");
    const std::set<std::string> different(names.begin(), names.end());
    return different.size() < names.size()
        ? tr("Two people at this table have the same name. Add a letter to one of them.")
        : QString();
}

/// Nothing for a line that is empty, or has a fault.
std::optional<std::vector<int>> TableScoresDialog::scoresIn(int deal, QString& fault) const
{
    const QString text = deals_[static_cast<std::size_t>(deal)].scores->text();
    auto scores = numbersIn(text, mostDealScore);
    if (!scores) {
        fault = tr("Only whole numbers can be scores.");
        return std::nullopt;
    }
    if (scores->empty())
        return std::nullopt;
    const SeatSet playing = seatsOfDeal(kept_.challenge, deal);
    if (scores->size() == static_cast<std::size_t>(playing.size())) // without who sits out
        for (int seat = 0; seat < kept_.challenge.rules.tableSeats(); ++seat)
            if (!playing.contains(seatAt(seat)))
                scores->insert(scores->begin() + seat, 0);
    const auto wrong = faultOfScores(kept_.challenge, deal, *scores);
    if (!wrong)
        return scores;
    fault = tableScoreFaultText(*wrong, std::accumulate(scores->begin(), scores->end(), 0));
    return std::nullopt;
}

/// The table as it is to be saved. Where a line has a fault, what was saved of its deal stays.
std::optional<RealTable> TableScoresDialog::typed() const
{
    if (!faultOfNames().isEmpty())
        return std::nullopt;
    RealTable table = chosen() ? tables_[*chosen()] : RealTable {};
    table.players = people();
    for (int deal = 0; deal < kept_.challenge.deals; ++deal) {
        QString fault;
        auto scores = scoresIn(deal, fault);
        if (fault.isEmpty())
            putScores(table, deal, std::move(scores));
    }
    return table;
}

void TableScoresDialog::take(const QLineEdit* field)
{
    const auto now = chosen();
    const std::optional<RealTable> before =
        now ? std::optional(tables_[*now]) : std::optional<RealTable>();
    const auto after = typed();
    const bool isNew = after && !before && !after->deals.empty();
    failed_ = false;
    if (isNew || (after && before && after != before)) {
        const Step step { now.value_or(tables_.size()), before, after, field };
        if (change(step))
            note(step);
    }
    adapt();
}

/// Saves the change, and makes it in the list. What is typed stays.
bool TableScoresDialog::change(const Step& step)
{
    failed_ = save_ && !save_(step.before, step.after);
    if (failed_)
        return false;
    const auto place = tables_.begin() + static_cast<std::ptrdiff_t>(step.table);
    if (!step.before)
        tables_.insert(place, *step.after);
    else if (!step.after)
        tables_.erase(place);
    else
        *place = *step.after;
    fillChoice();
    const QSignalBlocker quiet(choice_);
    choice_->setCurrentIndex(step.after ? static_cast<int>(step.table) + 1 : 0);
    return true;
}

/// What is typed letter by letter is undone at once.
void TableScoresDialog::note(const Step& step)
{
    const bool goesOn = step.field && !steps_.empty() && steps_.back().field == step.field
        && steps_.back().table == step.table && step.before;
    if (goesOn)
        steps_.back().after = step.after;
    else
        steps_.push_back(step);
}

void TableScoresDialog::remove()
{
    const auto now = chosen();
    if (!now)
        return;
    const Step step { *now, tables_[*now], std::nullopt, nullptr };
    if (change(step)) {
        note(step);
        showTable();
        told_->setText(tr("The table is deleted. Undo brings it back."));
    } else {
        adapt();
    }
}

void TableScoresDialog::undo()
{
    if (steps_.empty())
        return;
    Step back = steps_.back();
    std::swap(back.before, back.after);
    if (!change(back))
        return adapt();
    steps_.pop_back();
    showTable();
}

QStringList TableScoresDialog::unsaved() const
{
    QStringList left;
    const bool isNamed =
        std::ranges::any_of(people(), [](const std::string& name) { return !name.empty(); });
    bool hasScores = false;
    for (int deal = 0; deal < kept_.challenge.deals; ++deal) {
        QString fault;
        hasScores = scoresIn(deal, fault).has_value() || hasScores;
        if (!fault.isEmpty())
            left << tr("Deal %1: %2", "why it is not saved").arg(deal + 1).arg(fault);
    }
    if ((isNamed || hasScores) && !faultOfNames().isEmpty())
        left << faultOfNames();
    else if (isNamed && !hasScores && left.isEmpty() && !chosen())
        left << tr("No deal has scores yet.");
    if (failed_)
        left << tr("The disk did not take the last change.");
    return left;
}

void TableScoresDialog::adapt()
{
    for (int deal = 0; deal < kept_.challenge.deals; ++deal) {
        QString fault;
        const auto scores = scoresIn(deal, fault);
        const auto now = chosen();
        const bool isSaved = now && static_cast<std::size_t>(deal) < tables_[*now].deals.size()
            && scores && tables_[*now].deals[static_cast<std::size_t>(deal)] == scores;
        //: a deal without scores
        const QString state = isSaved ? tr("saved") : scores ? tr("not saved yet") : tr("open");
        deals_[static_cast<std::size_t>(deal)].told->setText(fault.isEmpty() ? state : fault);
    }
    const QStringList left = unsaved();
    choice_->setEnabled(left.isEmpty());
    undo_->setEnabled(!steps_.empty());
    for (QPushButton* const button : { remove_, copy_, send_ })
        button->setEnabled(chosen().has_value());
    QStringList totals;
    if (chosen()) {
        const RealTable& table = tables_[*chosen()];
        const std::vector<int> sums = totalsOf(table);
        for (std::size_t seat = 0; seat < sums.size(); ++seat)
            totals << QStringLiteral("%1 %2").arg(
                QString::fromStdString(table.players[seat]), scoreText({ sums[seat] }));
    }
    told_->setText(failed_              ? tr("Not saved: it could not be written to the disk.")
            : !faultOfNames().isEmpty() ? faultOfNames()
            : totals.isEmpty()          ? tr("The table is saved with its first deal.")
                                        : totals.join(QStringLiteral(" \u00b7 ")));
}

void TableScoresDialog::reject()
{
    const QStringList left = unsaved();
    if (left.isEmpty())
        return QDialog::reject();
    auto* const box = new QMessageBox(QMessageBox::Question, windowTitle(),
        tr("Some of what you typed is not saved. Close all the same?"), QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(left.join(u'\n').toHtmlEscaped());
    box->setTextFormat(Qt::PlainText);
    const auto* const close = box->addButton(tr("Close without it"), QMessageBox::DestructiveRole);
    connect(close, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    box->open();
}

} // namespace sheepshead

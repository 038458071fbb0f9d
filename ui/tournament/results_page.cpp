// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results_page.h"

#include "engine/challenge/challenge_name.h"
#include "engine/tournament/tournament_checks.h"
#include "engine/tournament/tournament_results.h"
#include "ui/tournament/draw_page.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/typed_number.h"
#include "ui/words/scores/sheet_figures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace sheepshead {

namespace {

int openTables(const Tournament& tournament, int round)
{
    return static_cast<int>(std::ranges::count(
        faultsOf(tournament, round), TournamentFaultKind::ResultIsOpen, &TournamentFault::kind));
}

} // namespace

ResultsPage::ResultsPage(TournamentDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , rounds_(new QComboBox)
    , tables_(new QTreeWidget)
    , seats_(new QLabel)
    , byHand_(new QCheckBox(tr("Hand b&y hand, one a line")))
    , totals_(new QLineEdit)
    , hands_(new QPlainTextEdit)
    , sum_(new QLabel)
    , save_(new QPushButton(tr("&Save this table")))
    , official_(new QPushButton(tr("Make the round &official")))
    , state_(new QLabel)
{
    rounds_->setAccessibleName(tr("Round"));
    tables_->setAccessibleName(tr("Tables"));
    tables_->setHeaderLabels({ tr("Table"), tr("Result") });
    tables_->setRootIsDecorated(false);
    tables_->setUniformRowHeights(true);
    tables_->setAllColumnsShowFocus(true);
    auto* const sides = new QHBoxLayout;
    auto* const left = new QVBoxLayout;
    left->addWidget(rounds_);
    left->addWidget(tables_, 1);
    sides->addLayout(left, 1);
    sides->addLayout(new QVBoxLayout, 2);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(sides, 1);
    addEntry();
    addActions();
    connect(rounds_, &QComboBox::currentIndexChanged, this, [this] {
        showTables();
        goToOpen();
    });
    connect(tables_, &QTreeWidget::currentItemChanged, this, &ResultsPage::showTable);
    connect(&draft_, &TournamentDraft::changed, this, &ResultsPage::show);
}

void ResultsPage::addEntry()
{
    auto* const column = static_cast<QVBoxLayout*>(layout()->itemAt(0)->layout()->itemAt(1));
    for (QLabel* const label : { seats_, sum_, state_ }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    totals_->setAccessibleName(tr("Totals in the order of the seats"));
    totals_->setPlaceholderText(tr("Totals in the order of the seats: 4 1 1 -2 -4"));
    hands_->setAccessibleName(tr("Hands, one a line, in the order of the seats"));
    hands_->setTabChangesFocus(true);
    hands_->hide();
    save_->setAutoDefault(false);
    column->addWidget(seats_);
    column->addWidget(totals_);
    column->addWidget(hands_, 1);
    column->addWidget(sum_);
    column->addWidget(byHand_);
    column->addWidget(save_, 0, Qt::AlignLeft);
    column->addStretch();
    column->addWidget(state_);
    connect(totals_, &QLineEdit::textChanged, this, &ResultsPage::showSum);
    connect(totals_, &QLineEdit::returnPressed, this, &ResultsPage::save);
    connect(hands_, &QPlainTextEdit::textChanged, this, &ResultsPage::showSum);
    connect(save_, &QPushButton::clicked, this, &ResultsPage::save);
    auto* const enter = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), hands_);
    enter->setContext(Qt::WidgetShortcut);
    connect(enter, &QShortcut::activated, this, &ResultsPage::save);
    connect(byHand_, &QCheckBox::toggled, this, [this](bool hands) {
        totals_->setVisible(!hands);
        hands_->setVisible(hands);
        showSum();
    });
}

void ResultsPage::addActions()
{
    auto* const send = new QPushButton(tr("Save results to se&nd…"));
    auto* const add = new QPushButton(tr("&Add results of another computer…"));
    auto* const row = new FlowLayout;
    for (QPushButton* const button : { official_, send, add }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(official_, &QPushButton::clicked, this, [this] {
        const int round = this->round();
        draft_.change([round](Tournament& tournament) { makeOfficial(tournament, round); });
    });
    connect(send, &QPushButton::clicked, this, [this] { Q_EMIT sendWanted(round()); });
    connect(add, &QPushButton::clicked, this, &ResultsPage::addWanted);
}

int ResultsPage::round() const { return rounds_->currentIndex() + 1; }

int ResultsPage::table() const { return tables_->indexOfTopLevelItem(tables_->currentItem()) + 1; }

void ResultsPage::show()
{
    fillRounds(*rounds_, draft_, followed_);
    showTables();
}

void ResultsPage::showTables()
{
    const Tournament& tournament = draft_.now();
    const int chosen = shownRound_ == round() ? std::max(1, table()) : 1;
    shownRound_ = round();
    const RoundDraw* const draw = drawOf(tournament, round());
    {
        const QSignalBlocker quiet(tables_);
        tables_->clear();
        for (std::size_t i = 0; draw && i < draw->tables.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            const TableResult* const result = resultOf(tournament, round(), number);
            QString state = tr("open", "a table without a result");
            if (result && sumOf(*result) != 0)
                state = tr("sum %1").arg(scoreText({ sumOf(*result) }));
            else if (result)
                state = result->official ? tr("official") : tr("typed");
            auto* const item = new QTreeWidgetItem(tables_, { QString::number(number), state });
            item->setTextAlignment(0, Qt::AlignCenter);
        }
        tables_->setCurrentItem(
            tables_->topLevelItem(std::min(chosen, tables_->topLevelItemCount()) - 1));
    }
    showTable();
}

void ResultsPage::showTable()
{
    const Tournament& tournament = draft_.now();
    const RoundDraw* const draw = drawOf(tournament, round());
    const bool isThere = draw && table() >= 1;
    for (QWidget* const part : { static_cast<QWidget*>(totals_), static_cast<QWidget*>(hands_),
             static_cast<QWidget*>(byHand_) })
        part->setEnabled(isThere);
    const int open = draw ? openTables(tournament, round()) : 0;
    official_->setEnabled(draw && open == 0 && !isOfficialRound(tournament, round()));
    state_->setText(!draw            ? tr("This round is not drawn yet.")
            : open > 0               ? tr("%n table(s) without a result.", nullptr, open)
            : official_->isEnabled() ? tr("All results are there.")
                                     : tr("The round is official. A change is a correction, and is "
                                          "marked."));
    QStringList names;
    if (isThere)
        for (const int number : draw->tables[static_cast<std::size_t>(table() - 1)])
            names << entrantText(tournament, number);
    seats_->setText(isThere
            ? tr("Table %1: %2").arg(table()).arg(names.join(QStringLiteral(" \u00b7 ")))
            : QString());
    const TableResult* const result = isThere ? resultOf(tournament, round(), table()) : nullptr;
    totals_->setText(result ? numbersText(result->totals) : QString());
    QStringList hands;
    if (result)
        for (const std::vector<int>& hand : result->hands)
            hands << numbersText(hand);
    hands_->setPlainText(hands.join(u'\n'));
    if (result)
        byHand_->setChecked(!result->hands.empty());
    showSum();
}

std::optional<std::vector<std::vector<int>>> ResultsPage::typed() const
{
    const RoundDraw* const draw = drawOf(draft_.now(), round());
    if (!draw || table() < 1)
        return std::nullopt;
    const std::size_t seats = draw->tables[static_cast<std::size_t>(table() - 1)].size();
    std::vector<std::vector<int>> lines;
    const QString text = byHand_->isChecked() ? hands_->toPlainText() : totals_->text();
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        auto numbers = numbersIn(line, mostTournamentScore);
        if (!numbers || numbers->size() != seats)
            return std::nullopt;
        lines.push_back(*std::move(numbers));
    }
    if (lines.empty() || lines.size() > mostHandsOfRound)
        return std::nullopt;
    for (const int total : totalsOf(lines))
        if (std::abs(total) > mostTournamentScore)
            return std::nullopt;
    return lines;
}

void ResultsPage::showSum()
{
    const auto lines = typed();
    save_->setEnabled(lines.has_value());
    if (!lines) {
        const auto begun = numbersIn(totals_->text(), mostTournamentScore);
        int sum = 0;
        if (begun)
            for (const int number : *begun)
                sum += number;
        sum_->setText(byHand_->isChecked() ? tr("Type a number for each seat in every line.")
                : begun ? tr("Sum %1. Type a number for each seat.").arg(scoreText({ sum }))
                        : tr("Only whole numbers can be scores."));
        return;
    }
    const RoundDraw& draw = *drawOf(draft_.now(), round());
    const SeatNumbers& seats = draw.tables[static_cast<std::size_t>(table() - 1)];
    const std::vector<int> totals = totalsOf(*lines);
    QStringList words;
    int sum = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        sum += totals[seat];
        words << entrantNameOf(draft_.now(), seats[seat]) + u' ' + scoreText({ totals[seat] });
    }
    sum_->setText(words.join(QStringLiteral(", ")) + u'\n'
        + (sum == 0 ? tr("The sum is 0.")
                    : tr("The sum is %1, not 0: look at the card again.").arg(scoreText({ sum }))));
}

void ResultsPage::save()
{
    if (!typed())
        return;
    if (isOfficialTable(draft_.now(), round(), table()))
        askForReason();
    else
        enter({});
}

void ResultsPage::askForReason()
{
    auto* const dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Correction"));
    dialog->setLabelText(tr("The result is official. Why is it corrected?"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
        const std::string reason = cleanedName(text.simplified().toStdString(), longestReason);
        if (!reason.empty())
            enter(reason);
    });
    dialog->open();
}

void ResultsPage::enter(const std::string& reason)
{
    const auto lines = typed();
    if (!lines)
        return;
    TypedTableResult result { round(), table(), {}, {} };
    if (byHand_->isChecked())
        result.hands = *lines;
    else
        result.totals = lines->front();
    draft_.change([&](Tournament& tournament) { enterResult(tournament, result, reason); });
    goToOpen();
}

/// The next table without a result, from this one on and around.
void ResultsPage::goToOpen()
{
    const int count = tables_->topLevelItemCount();
    for (int i = 0; i < count; ++i) {
        const int row = (std::max(0, table() - 1) + i) % count;
        if (!resultOf(draft_.now(), round(), row + 1)) {
            tables_->setCurrentItem(tables_->topLevelItem(row));
            break;
        }
    }
    if (byHand_->isChecked())
        hands_->setFocus();
    else
        totals_->setFocus();
    totals_->selectAll();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/table_scores_dialog.h"

#include "engine/challenge/challenge_name.h"
#include "ui/challenge/challenge_words.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/suggest_names.h"
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

/// "Dora +2 · Emil +3"
QString totalsText(const RealTable& table)
{
    const std::vector<int> sums = totalsOf(table);
    QStringList totals;
    for (std::size_t seat = 0; seat < sums.size(); ++seat)
        totals << QStringLiteral("%1 %2").arg(
            QString::fromStdString(table.players[seat]), scoreText({ sums[seat] }));
    return totals.join(QStringLiteral(" \u00b7 "));
}

} // namespace

TableScoresDialog::TableScoresDialog(
    const KeptChallenge& kept, const QStringList& names, QWidget* parent)
    : QDialog(parent)
    , draft_(kept)
    , choice_(new QComboBox)
    , told_(new QLabel)
    , undo_(new QPushButton(tr("&Undo")))
    , remove_(new QPushButton(tr("&Delete this table")))
    , copy_(new QPushButton(tr("C&opy as text")))
    , send_(new QPushButton(tr("&Save to send…")))
{
    setWindowTitle(tr("Results of real tables"));
    auto* const words =
        new QLabel(tr("Tables that played the deals of “%1” by its dealing sheets. Type a line for "
                      "each deal: the scores in the order of the seats. A deal that is right is "
                      "saved at once.")
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
    for (int seat = 0; seat < draft_.seats(); ++seat) {
        auto* const name = new QLineEdit;
        name->setMaxLength(static_cast<int>(longestChallenger));
        suggestNames(*name, names);
        auto* const label = new QLabel(tr("Seat &%1:").arg(seat + 1));
        label->setBuddy(name);
        name->setAccessibleName(seatAtTable(seatAt(seat)));
        const int pair = seat % inARow * 2;
        grid->addWidget(label, seat / inARow, pair);
        grid->addWidget(name, seat / inARow, pair + 1);
        grid->setColumnStretch(pair + 1, 1);
        connect(name, &QLineEdit::textChanged, this, [this, seat] { take(seat); });
        people_.push_back(name);
    }
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addLayout(grid);
}

/// "Deal 3 (seat 2 deals)"; a seat that sits out has no number to type.
QString TableScoresDialog::dealLabel(int deal) const
{
    const Seat seat = dealerOfDeal(draft_.challenge(), deal);
    const int dealer = indexOf(seat) + 1;
    return seatsOfDeal(draft_.challenge(), deal).contains(seat)
        ? tr("Deal %1 (seat %2 deals)").arg(deal + 1).arg(dealer)
        : tr("Deal %1 (seat %2 deals and sits out)").arg(deal + 1).arg(dealer);
}

void TableScoresDialog::addDeals()
{
    auto* const fields = new QWidget;
    auto* const grid = new QGridLayout(fields);
    const int deals = draft_.challenge().deals;
    for (int deal = 0; deal < deals; ++deal) {
        const DealLine line { new QLineEdit, new QLabel };
        line.scores->setAccessibleName(tr("Deal %1").arg(deal + 1));
        line.scores->setToolTip(tr("The scores in the order of the seats"));
        line.scores->setAccessibleDescription(line.scores->toolTip());
        line.told->setTextFormat(Qt::PlainText);
        line.told->setWordWrap(true);
        auto* const label = new QLabel(dealLabel(deal));
        label->setBuddy(line.scores);
        grid->addWidget(label, deal, 0);
        grid->addWidget(line.scores, deal, 1);
        grid->addWidget(line.told, deal, 2);
        connect(line.scores, &QLineEdit::textChanged, this,
            [this, field = draft_.seats() + deal] { take(field); });
        connect(line.scores, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
        deals_.push_back(line);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(deals, 1);
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
        Q_EMIT copyWanted(draft_.challenge(), *draft_.chosen());
        told_->setText(tr("Copied. Paste it into a message."));
    });
    connect(send_, &QPushButton::clicked, this,
        [this] { Q_EMIT sendWanted(draft_.challenge(), *draft_.chosen()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &TableScoresDialog::reject);
}

void TableScoresDialog::fillChoice()
{
    const QSignalBlocker quiet(choice_);
    choice_->clear();
    choice_->addItem(tr("New table"));
    for (const RealTable& table : draft_.tables())
        choice_->addItem(namesText(table));
    const auto place = draft_.chosenPlace();
    choice_->setCurrentIndex(place ? static_cast<int>(*place) + 1 : 0);
}

void TableScoresDialog::choose(int row)
{
    draft_.choose(row > 0 ? std::optional(static_cast<std::size_t>(row - 1)) : std::nullopt);
    showTable();
    people_.front()->setFocus();
}

/// The table that is chosen, as it is saved.
void TableScoresDialog::showTable()
{
    fillChoice();
    const auto show = [](QLineEdit& field, const QString& text) {
        const QSignalBlocker quiet(field);
        field.setText(text);
    };
    const RealTablesDraft::Typed& typed = draft_.typed();
    for (std::size_t seat = 0; seat < people_.size(); ++seat)
        show(*people_[seat], typed.names[static_cast<qsizetype>(seat)]);
    for (std::size_t deal = 0; deal < deals_.size(); ++deal)
        show(*deals_[deal].scores, typed.deals[static_cast<qsizetype>(deal)]);
    adapt();
}

void TableScoresDialog::take(int field)
{
    RealTablesDraft::Typed typed;
    for (const QLineEdit* const name : people_)
        typed.names << name->text();
    for (const DealLine& deal : deals_)
        typed.deals << deal.scores->text();
    draft_.type(std::move(typed), field);
    fillChoice();
    adapt();
}

void TableScoresDialog::remove()
{
    if (!draft_.chosen())
        return;
    if (!draft_.remove())
        return adapt();
    showTable();
    told_->setText(tr("The table is deleted. Undo brings it back."));
}

void TableScoresDialog::undo()
{
    if (!draft_.mayUndo())
        return;
    if (draft_.undo())
        showTable();
    else
        adapt();
}

void TableScoresDialog::adapt()
{
    for (int deal = 0; deal < draft_.challenge().deals; ++deal) {
        QString fault;
        const auto scores = draft_.scoresOf(deal, fault);
        const bool isSaved = scores && draft_.isSaved(deal, *scores);
        //: a deal without scores
        const QString state = isSaved ? tr("saved") : scores ? tr("not saved yet") : tr("open");
        deals_[static_cast<std::size_t>(deal)].told->setText(fault.isEmpty() ? state : fault);
    }
    choice_->setEnabled(unsaved().isEmpty());
    undo_->setEnabled(draft_.mayUndo());
    for (QPushButton* const button : { remove_, copy_, send_ })
        button->setEnabled(draft_.chosen() != nullptr);
    const QString fault = draft_.faultOfNames();
    told_->setText(draft_.saveFailed() ? tr("Not saved: it could not be written to the disk.")
            : !fault.isEmpty()         ? fault
            : !draft_.chosen()         ? tr("The table is saved with its first deal.")
                                       : totalsText(*draft_.chosen()));
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

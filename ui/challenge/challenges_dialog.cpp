// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/challenges_dialog.h"

#include "ui/challenge/challenge_viewer_row.h"
#include "ui/paper/text_paper.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/rules/rules_line.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

QTreeWidget* newChallengeTable(const QString& name)
{
    auto* const table = new QTreeWidget;
    table->setAccessibleName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAlternatingRowColors(true);
    table->setAllColumnsShowFocus(true);
    table->header()->setStretchLastSection(false);
    return table;
}

void fitColumns(QTreeWidget& table)
{
    for (int column = 0; column < table.columnCount(); ++column)
        table.header()->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

} // namespace

ChallengesDialog::ChallengesDialog(std::vector<KeptChallenge> challenges, QWidget* parent)
    : QDialog(parent)
    , list_(newChallengeTable(tr("Challenges")))
    , table_(newChallengeTable(tr("Who scored what")))
    , told_(new QLabel)
    , viewer_(new ChallengeViewerRow)
    , play_(new QPushButton(tr("&Play")))
    , another_(new QPushButton(tr("A&nother person…")))
    , add_(new QPushButton(tr("Add a &file…")))
    , paste_(new QPushButton(tr("Paste a &result")))
    , copy_(new QPushButton(tr("C&opy my result")))
    , save_(new QPushButton(tr("&Save my result…")))
    , print_(new QPushButton(tr("Pr&int…")))
    , pdf_(new QPushButton(tr("Save as P&DF…")))
    , sheets_(new QPushButton(tr("Dealing s&heets…")))
    , tables_(new QPushButton(tr("&Type results of a table…")))
{
    setWindowTitle(tr("Challenges"));
    new QVBoxLayout(this);
    addTables();
    addActions();
    addButtons();
    connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
        showChallenge();
        if (current())
            Q_EMIT chosen(*current());
    });
    connect(list_, &QTreeWidget::itemActivated, this, &ChallengesDialog::play);
    connect(table_, &QTreeWidget::currentItemChanged, this, &ChallengesDialog::chooseDeal);
    setChallenges(std::move(challenges));
    openAtSize(*this, { 720, 600 });
    list_->setFocus();
}

void ChallengesDialog::addTables()
{
    auto* const words = new QLabel(
        tr("Everybody gets the same cards and plays each deal once, without undo. You see the "
           "others' scores of the deals that you have played."));
    words->setWordWrap(true);
    list_->setHeaderLabels({ tr("Challenge"), tr("Made by"), tr("Rules"), tr("Played") });
    fitColumns(*list_);
    told_->setTextFormat(Qt::PlainText);
    told_->setWordWrap(true);
    told_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(words);
    column->addWidget(list_, 2);
    column->addWidget(viewer_);
    column->addWidget(table_, 3);
    column->addWidget(told_);
    connect(viewer_, &ChallengeViewerRow::personChosen, this, [this](const std::string& player) {
        look([&](KeptChallenge& kept) { kept = seenBy(std::move(kept), player); });
    });
    connect(viewer_, &ChallengeViewerRow::tablesChosen, this,
        [this] { look([](KeptChallenge& kept) { kept.seesTables = true; }); });
    connect(viewer_, &ChallengeViewerRow::seatChosen, this, &ChallengesDialog::renewTable);
}

void ChallengesDialog::addActions()
{
    auto* const row = new FlowLayout;
    for (QPushButton* const button :
        { another_, add_, paste_, copy_, save_, print_, pdf_, sheets_, tables_ }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    another_->setToolTip(tr("Another person at this computer plays the same deals."));
    connect(another_, &QPushButton::clicked, this, &ChallengesDialog::playAnew);
    connect(add_, &QPushButton::clicked, this, &ChallengesDialog::addWanted);
    connect(paste_, &QPushButton::clicked, this, &ChallengesDialog::pasteWanted);
    connect(copy_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(*current()); });
    connect(save_, &QPushButton::clicked, this, [this] { Q_EMIT saveWanted(*current()); });
    connect(print_, &QPushButton::clicked, this, [this] { printPaper(paper(), this); });
    connect(pdf_, &QPushButton::clicked, this,
        [this] { savePaper(paper(), tr("Save the table as PDF"), this); });
    sheets_->setToolTip(tr("The same deals at real tables: which cards go where"));
    connect(sheets_, &QPushButton::clicked, this, [this] { Q_EMIT sheetsWanted(*current()); });
    tables_->setToolTip(tr("What real tables scored that played the same deals"));
    connect(tables_, &QPushButton::clicked, this, [this] { Q_EMIT tablesWanted(*current()); });
}

void ChallengesDialog::addButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(play_, QDialogButtonBox::AcceptRole);
    play_->setDefault(true);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addWidget(buttons);
    connect(play_, &QPushButton::clicked, this, &ChallengesDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ChallengesDialog::setChallenges(std::vector<KeptChallenge> challenges, const std::string& hash)
{
    const std::string chosen = !hash.empty() ? hash : current() ? current()->hash : std::string();
    for (KeptChallenge& kept : challenges) {
        const auto before = std::ranges::find(challenges_, kept.hash, &KeptChallenge::hash);
        if (before == challenges_.end())
            continue;
        kept = seenBy(std::move(kept), before->own.player);
        kept.seesTables = before->seesTables;
    }
    challenges_ = std::move(challenges);
    fillList(chosen);
}

void ChallengesDialog::fillList(const std::string& hash)
{
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        int chosen = 0;
        for (const KeptChallenge& kept : challenges_) {
            if (kept.hash == hash)
                chosen = list_->topLevelItemCount();
            //: deals of a challenge
            const QString played =
                tr("%1 of %2").arg(kept.own.deals.size()).arg(kept.challenge.deals);
            new QTreeWidgetItem(list_,
                { QString::fromStdString(kept.challenge.name),
                    QString::fromStdString(kept.challenge.maker), rulesName(*kept.challenge.rules),
                    played });
        }
        list_->setCurrentItem(list_->topLevelItem(chosen));
    }
    showChallenge();
}

/// Of those who had the cards of the seat that is looked at, or of all.
ChallengeTable ChallengesDialog::compared() const
{
    const ChallengeTable all = tableOf(*current());
    const auto seat = viewer_->seat();
    return seat ? rowsAt(all, *seat) : all;
}

/// Somebody else looks at the challenge that is chosen.
void ChallengesDialog::look(const std::function<void(KeptChallenge&)>& change)
{
    if (!current())
        return;
    const std::string hash = current()->hash;
    for (KeptChallenge& kept : challenges_)
        if (kept.hash == hash)
            change(kept);
    fillList(hash);
    Q_EMIT chosen(*current());
}

const KeptChallenge* ChallengesDialog::current() const
{
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    const auto index = static_cast<std::size_t>(row);
    return row < 0 || index >= challenges_.size() ? nullptr : &challenges_[index];
}

void ChallengesDialog::setExpert(const std::string& hash, const std::vector<int>& scores)
{
    for (KeptChallenge& kept : challenges_)
        if (kept.hash == hash)
            kept.expert = scores;
    if (current() && current()->hash == hash)
        renewTable();
}

/// The deal that is chosen stays, and what is told of it.
void ChallengesDialog::renewTable()
{
    const QSignalBlocker quiet(table_);
    const int deal = table_->indexOfTopLevelItem(table_->currentItem());
    fillTable();
    table_->setCurrentItem(table_->topLevelItem(deal));
}

void ChallengesDialog::showChallenge()
{
    viewer_->setChallenge(current());
    renewTable();
    showButtons();
    const KeptChallenge* const kept = current();
    if (!kept)
        say(tr("There is no challenge yet. Make one with Game ▸ New challenge…, or add the file of "
               "one that you were sent."));
    else if (kept->fault && kept->own.player.empty())
        say(tr("Your result of this challenge was changed and cannot be read, so you cannot play "
               "it. %1")
                .arg(challengeProblemText(*kept->fault)));
    else
        chooseDeal();
}

void ChallengesDialog::fillTable()
{
    table_->clear();
    const KeptChallenge* const kept = current();
    table_->setVisible(kept != nullptr);
    if (!kept)
        return;
    const ChallengeTable shown = compared();
    table_->setColumnCount(static_cast<int>(comparedHeads(shown).size()));
    table_->setHeaderLabels(comparedHeads(shown));
    if (dealsSeen(*kept) > 0)
        for (const ComparedLine& line : comparedLines(shown)) {
            auto* const item = new QTreeWidgetItem(table_, line);
            for (int column = 1; column < table_->columnCount(); ++column)
                item->setTextAlignment(column, Qt::AlignCenter);
        }
    table_->header()->setDefaultAlignment(Qt::AlignCenter);
    fitColumns(*table_);
}

void ChallengesDialog::chooseDeal()
{
    partings_.clear();
    costs_.clear();
    told_->clear();
    const KeptChallenge* const kept = current();
    const int deal = table_->indexOfTopLevelItem(table_->currentItem());
    if (!kept || dealsSeen(*kept) == 0)
        return;
    if (kept->looksAtTables())
        return say(
            tr("Scores of real tables are typed in, so what was done there is not known: no cost "
               "is worked out, and no parting of ways. The same seat had the same cards."));
    if (deal < 0 || deal >= static_cast<int>(kept->own.deals.size()))
        say(tr("Choose a deal to see where the others decided differently."));
    else
        Q_EMIT dealChosen(*kept, deal);
}

void ChallengesDialog::setPartings(std::vector<Parting> partings)
{
    partings_ = std::move(partings);
    costs_.assign(partings_.size(), {});
    showPartings();
}

void ChallengesDialog::setCost(std::size_t parting, const PartingCost& cost)
{
    if (parting >= costs_.size())
        return;
    costs_[parting] = cost;
    showPartings();
}

void ChallengesDialog::showPartings()
{
    QStringList lines;
    for (std::size_t i = 0; i < partings_.size(); ++i)
        lines << partingText(partings_[i], costs_[i]);
    if (lines.isEmpty())
        lines << tr("All whose decisions are known did the same as you in this deal.");
    const int deal = table_->indexOfTopLevelItem(table_->currentItem());
    if (const QString others = current() ? atRealTablesText(tableOf(*current()), deal) : QString();
        !others.isEmpty())
        lines << others;
    say(lines.join(u'\n'));
}

void ChallengesDialog::say(const QString& words)
{
    told_->setText(words);
    QAccessibleEvent changed(told_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void ChallengesDialog::showButtons()
{
    const KeptChallenge* const kept = current();
    const bool hasOwn = kept && !kept->own.deals.empty();
    play_->setEnabled(kept && kept->mayPlay());
    another_->setEnabled(kept && kept->isBegun() && kept->mayBegin());
    play_->setToolTip(
        kept && kept->isOver() ? tr("You have played all deals of this challenge.") : QString());
    play_->setText(kept && kept->isBegun() ? tr("&Play on") : tr("&Play"));
    for (QPushButton* const button : { paste_, sheets_, tables_ })
        button->setEnabled(kept != nullptr);
    for (QPushButton* const button : { copy_, save_ })
        button->setEnabled(hasOwn);
    for (QPushButton* const button : { print_, pdf_ })
        button->setEnabled(kept && dealsSeen(*kept) > 0);
    for (QPushButton* const button : { copy_, save_, print_, pdf_ })
        button->setToolTip(!kept || button->isEnabled()
                ? QString()
                : tr("Finish a deal of this challenge first."));
}

void ChallengesDialog::play()
{
    const KeptChallenge* const kept = current();
    if (!kept || !kept->mayPlay())
        return;
    const KeptChallenge chosen = *kept;
    accept();
    Q_EMIT playWanted(chosen);
}

void ChallengesDialog::playAnew()
{
    const KeptChallenge chosen = *current();
    accept();
    Q_EMIT anotherWanted(chosen);
}

std::shared_ptr<const Paper> ChallengesDialog::paper() const
{
    return std::make_shared<TextPaper>(
        QString::fromStdString(current()->challenge.name), comparisonPage(*current()));
}

} // namespace sheepshead

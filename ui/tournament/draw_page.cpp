// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/draw_page.h"

#include "engine/tournament/draw.h"
#include "engine/tournament/tournament_checks.h"
#include "ui/tournament/paper_bar.h"
#include "ui/tournament/tournament_papers.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::size_t fewestPlayers = 4;

/// Faults of seats only: results are the matter of their own page.
QStringList seatFaultsText(const Tournament& tournament, int round)
{
    QStringList lines;
    for (const TournamentFault& fault : faultsOf(tournament, round))
        if (fault.kind != TournamentFaultKind::ResultIsOpen
            && fault.kind != TournamentFaultKind::SumIsNotZero)
            lines << tournamentFaultText(fault, tournament);
    return lines;
}

} // namespace

void fillRounds(QComboBox& box, const TournamentDraft& draft, int& followed)
{
    const QSignalBlocker quiet(&box);
    const int rounds = draft.now().rounds;
    const int chosen =
        followed == draft.currentRound() ? box.currentIndex() + 1 : draft.currentRound();
    followed = draft.currentRound();
    box.clear();
    for (int round = 1; round <= rounds; ++round)
        box.addItem(DrawPage::tr("Round %1").arg(round));
    box.setCurrentIndex(std::clamp(chosen, 1, rounds) - 1);
}

DrawPage::DrawPage(TournamentDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , rounds_(new QComboBox)
    , draw_(new QPushButton(tr("&Draw this round and the next ones")))
    , fitIn_(new QPushButton(tr("Seat late players, take out &missing ones")))
    , faults_(new QLabel)
    , seats_(new QTextBrowser)
    , papers_(new PaperBar(
          { tr("Seats by table and by name"), tr("Seat slips of all rounds"), tr("Score cards") },
          [this](int which) -> PaperPointer {
              if (which == 0)
                  return std::make_shared<SeatPaper>(draft_.now(), round());
              if (which == 1)
                  return std::make_shared<SeatSlips>(draft_.now());
              return std::make_shared<ScoreCards>(draft_.now(), round());
          }))
{
    rounds_->setAccessibleName(tr("Round"));
    seats_->setAccessibleName(tr("Seats"));
    faults_->setWordWrap(true);
    faults_->setTextFormat(Qt::PlainText);
    auto* const row = new FlowLayout;
    for (QWidget* const part : { static_cast<QWidget*>(rounds_), static_cast<QWidget*>(draw_),
             static_cast<QWidget*>(fitIn_) })
        row->addWidget(part);
    for (QPushButton* const button : { draw_, fitIn_ })
        button->setAutoDefault(false);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(faults_);
    column->addWidget(seats_, 1);
    column->addWidget(papers_);
    connect(rounds_, &QComboBox::currentIndexChanged, this, &DrawPage::show);
    connect(draw_, &QPushButton::clicked, this, &DrawPage::draw);
    connect(fitIn_, &QPushButton::clicked, this, &DrawPage::fitIn);
    connect(&draft_, &TournamentDraft::changed, this, [this] {
        fillRounds(*rounds_, draft_, followed_);
        show();
    });
}

int DrawPage::round() const { return rounds_->currentIndex() + 1; }

QString DrawPage::whyNotDrawn() const
{
    if (draw_->isEnabled())
        return {};
    if (activeIn(draft_.now(), round()).size() < fewestPlayers)
        return tr("A round needs at least four players.");
    return drawOf(draft_.now(), round()) ? tr("Results of this round or a later one are official.")
                                         : tr("Draw the rounds before this one first.");
}

void DrawPage::show()
{
    const Tournament& tournament = draft_.now();
    const bool isDrawn = drawOf(tournament, round()) != nullptr;
    const QStringList faults = isDrawn ? seatFaultsText(tournament, round()) : QStringList();
    faults_->setText(faults.join(u'\n'));
    faults_->setVisible(!faults.isEmpty());
    draw_->setEnabled(
        mayDraw(tournament, round()) && activeIn(tournament, round()).size() >= fewestPlayers);
    draw_->setToolTip(whyNotDrawn());
    fitIn_->setEnabled(!faults.isEmpty());
    papers_->setPrintable(isDrawn);
    seats_->setHtml(isDrawn ? tablesHtml(tournament, round())
                            : tr("This round is not drawn yet.").toHtmlEscaped());
}

void DrawPage::draw()
{
    const int round = this->round();
    if (mayDraw(draft_.now(), round))
        draft_.change([&](Tournament& tournament) { drawFrom(tournament, round); });
}

/// First those who are missing make room.
void DrawPage::fitIn()
{
    const int round = this->round();
    const auto faults = faultsOf(draft_.now(), round);
    draft_.change([&](Tournament& tournament) {
        for (const TournamentFault& fault : faults)
            if (fault.kind == TournamentFaultKind::NotPlaying)
                takeOut(tournament, round, fault.number);
        for (const TournamentFault& fault : faults)
            if (fault.kind == TournamentFaultKind::NotSeated)
                seatLate(tournament, round, fault.number);
    });
    if (!seatFaultsText(draft_.now(), round).isEmpty())
        faults_->setText(faults_->text() + u'\n'
            + tr("Some players could not be seated or taken out: draw the round again, or change "
                 "the list of players."));
}

} // namespace sheepshead

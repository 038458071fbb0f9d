// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_page.h"

#include "ui/cards/card_row.h"
#include "ui/cards/pictures.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/table/panels/points_bar.h"
#include "ui/table/panels/result_details.h"
#include "ui/table/panels/result_moment.h"
#include "ui/table/panels/result_mood.h"
#include "ui/words/terms/term_tips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

ResultPage::ResultPage(CardTheme& theme, const PanelScale& scale)
    : theme_(theme)
    , scale_(scale)
    , lines_(new QVBoxLayout(this))
{
    lines_->setContentsMargins({});
    lines_->setSpacing(px(7));
}

void ResultPage::addTitle(const QString& title) { addWords(title, PanelType::Headline, true); }

void ResultPage::addHeadline(Mood mood, const QString& title, const QString& portrait)
{
    auto* const label = words(title, PanelType::Headline, true);
    explainTerms(*label);
    label->setAlignment(Qt::AlignCenter);
    mood_ = new ResultMood(portrait, mood, px(46), this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addStretch();
    row->addWidget(mood_);
    row->addWidget(label);
    row->addStretch();
    lines_->addLayout(row);
}

void ResultPage::addPracticeNote()
{
    addWords(tr("Practice: it does not count."), PanelType::Words, false);
}

void ResultPage::addMoment(Moment moment)
{
    if (moment == Moment::None)
        return;
    moment_ = new ResultMoment(moment, px(15), this);
    lines_->insertWidget(std::min(1, lines_->count()), moment_, 0, Qt::AlignHCenter);
}

QLabel* ResultPage::words(const QString& text, PanelType type, bool bold)
{
    return sizedLabel(text, scale_.pixels(type), bold, this);
}

void ResultPage::addWords(const QString& text, PanelType type, bool bold)
{
    QLabel* const label = words(text, type, bold);
    explainTerms(*label);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    lines_->addWidget(label);
}

void ResultPage::addCards(CardSet cards)
{
    lines_->addWidget(new CardRow(theme_, {}, cards, scale_.unit * 1.2, this), 0, Qt::AlignHCenter);
}

void ResultPage::addPoints(Points points, const std::vector<Points>& marks)
{
    auto* const bar = new PointsBar(this);
    bar->setScale(scale_);
    bar->setPoints(points, marks);
    lines_->addWidget(bar);
}

void ResultPage::addPot(int points)
{
    if (points == 0)
        return;
    addWords(points > 0 ? tr("%n point(s) go into the pot.", nullptr, points)
                        : tr("%n point(s) come out of the pot.", nullptr, -points),
        PanelType::Words, true);
}

void ResultPage::addDetails(const HandScored& scored, const ResultRows& rows)
{
    lines_->addSpacing(px(6));
    details_ = new ResultDetails(scored, rows, theme_, scale_, this);
    lines_->addWidget(details_);
}

QString ResultPage::addRemark(const SeatInfo& player, const QString& words)
{
    //: a computer player and what it says
    QString text = tr("%1: “%2”").arg(player.name, words);
    auto* const face = new QLabel(this);
    face->setPixmap(picture(portraitFile(player.portrait), px(26), devicePixelRatioF()));
    auto* const label = this->words(text, PanelType::Note, false);
    QFont slanted = label->font();
    slanted.setItalic(true);
    label->setFont(slanted);
    label->setWordWrap(true);
    label->setObjectName(QStringLiteral("remark"));
    auto* const row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(face);
    row->addWidget(label, 1);
    row->addStretch();
    lines_->addLayout(row);
    return text;
}

void ResultPage::showTrumpHeld(const PerSeat<int>& held)
{
    if (details_)
        details_->showTrumpHeld(held);
}

void ResultPage::begin(bool motion)
{
    if (mood_)
        mood_->begin(motion);
    if (moment_)
        moment_->begin(motion);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/bubble_words.h"

#include "engine/rules/partner_cards.h"
#include "ui/words/card_words.h"
#include "ui/words/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class BubbleWords {
    Q_DECLARE_TR_FUNCTIONS(BubbleWords)

public:
    QString operator()(const Passed&) const { return tr("pass"); }
    QString operator()(const Picked& picked) const;
    QString operator()(const Called& called) const;
    QString operator()(const WentAlone&) const { return tr("alone"); }
    QString operator()(const SheepsheadCalled&) const { return tr("sheepshead!"); }
    QString operator()(const Voted& voted) const;
    QString operator()(const BidMade& bid) const;
    QString operator()(const SoloNamed& solo) const { return soloText(solo.kind, solo.suit); }
    QString operator()(const Cracked& cracked) const;
    QString operator()(const Blitzed& blitzed) const { return pairText(blitzed.pair); }
    QString operator()(const auto&) const { return {}; }
};

QString BubbleWords::operator()(const Picked& picked) const
{
    if (picked.unseen)
        return tr("I'll pick blind!");
    if (picked.callUp)
        return tr("I'll pick: %1").arg(theCard(*picked.callUp));
    return picked.forced ? tr("I have to pick") : tr("I'll pick");
}

QString BubbleWords::operator()(const Voted& voted) const
{
    return voted.forGame == NoPick::Doubler ? tr("doubler") : tr("leaster");
}

QString BubbleWords::operator()(const BidMade& bid) const
{
    return bid.kind == BidKind::Solo ? tr("solo") : tr("call");
}

QString BubbleWords::operator()(const Cracked& cracked) const
{
    return cracked.kind == RaiseKind::Crack ? tr("crack!") : tr("crack back!");
}

/// An ace is called by its suit alone.
QString BubbleWords::operator()(const Called& called) const
{
    if (called.card == jackOfDiamonds)
        return {};
    if (called.card.rank() != Rank::Ace)
        return theCard(called.card);
    const QString suit = suitWord(called.card.suit());
    return called.withUnder ? tr("%1, under").arg(suit) : suit;
}

} // namespace

QString bubbleText(const Event& event) { return std::visit(BubbleWords(), event); }

} // namespace sheepshead

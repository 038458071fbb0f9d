// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/event_words.h"

#include "engine/rules/partner_cards.h"
#include "ui/words/hand/outcome_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class EventWords {
    Q_DECLARE_TR_FUNCTIONS(EventWords)

public:
    EventWords(const Seating& seating, const std::optional<PickedBy>& picked)
        : seating_(seating)
        , picked_(picked)
    {
    }

    QString operator()(const Dealt& dealt) const;
    QString operator()(const RedealHandShown& shown) const;
    QString operator()(const Passed& passed) const;
    QString operator()(const Picked& picked) const;
    QString operator()(const Buried& buried) const;
    QString operator()(const Called& called) const;
    QString operator()(const WentAlone& alone) const;
    QString operator()(const SheepsheadCalled& bet) const;
    QString operator()(const Voted& voted) const;
    QString operator()(const BidMade& bid) const;
    QString operator()(const SoloNamed& solo) const;
    QString operator()(const NeighbourTook& took) const;
    QString operator()(const Cracked& cracked) const;
    QString operator()(const Blitzed& blitzed) const;
    QString operator()(const LeasterBegan& began) const { return noPickGameText(began.game); }
    QString operator()(const ThrownIn& thrown) const { return thrownInText(thrown.why); }
    QString operator()(const Played& played) const;
    QString operator()(const PartnerRevealed& revealed) const;
    QString operator()(const TrickTaken& taken) const;
    QString operator()(const Turned& turned) const;
    QString operator()(const RenegeFound& found) const;
    QString operator()(const HandScored& scored) const { return resultLine(scored, seating_); }

private:
    bool you(Seat seat) const { return isYou(seat, seating_); }
    QString name(Seat seat) const { return nameAt(seat, seating_); }
    QString deals(const Dealt& dealt) const;
    QString picks(const Picked& picked) const;
    QString calls(const Called& called) const;
    QString playsUnder(const Played& played) const;
    QString ownPartner() const;

    const Seating& seating_;
    std::optional<PickedBy> picked_;
};

QString EventWords::deals(const Dealt& dealt) const
{
    const bool sitsOut = !dealt.seats.contains(dealt.dealer);
    if (you(dealt.dealer))
        return sitsOut ? tr("You deal and sit out.") : tr("You deal.");
    return (sitsOut ? tr("%1 deals and sits out.") : tr("%1 deals.")).arg(name(dealt.dealer));
}

QString EventWords::operator()(const Dealt& dealt) const
{
    if (dealt.doubler == 1)
        return deals(dealt);
    return deals(dealt) + QLatin1Char(' ')
        + tr("A doubler: the hand counts ×%1.").arg(dealt.doubler);
}

QString EventWords::operator()(const RedealHandShown& shown) const
{
    const QString hand = shortCardNames(shown.hand);
    return you(shown.seat)
        ? tr("You show a hand without ace, face card or trump: %1.").arg(hand)
        : tr("%1 shows a hand without ace, face card or trump: %2.").arg(name(shown.seat), hand);
}

QString EventWords::operator()(const Passed& passed) const
{
    return you(passed.seat) ? tr("You pass.") : tr("%1 passes.").arg(name(passed.seat));
}

QString EventWords::picks(const Picked& picked) const
{
    if (picked.unseen)
        return you(picked.seat)
            ? tr("You pick blind. The unseen blind is the bury, and the stake doubles.")
            : tr("%1 picks blind. The unseen blind is the bury, and the stake doubles.")
                  .arg(name(picked.seat));
    if (you(picked.seat))
        return picked.forced ? tr("You have to pick.") : tr("You pick.");
    return (picked.forced ? tr("%1 has to pick.") : tr("%1 picks.")).arg(name(picked.seat));
}

QString EventWords::operator()(const Picked& picked) const
{
    QStringList sentences { picks(picked) };
    if (picked.callUp)
        sentences << tr("Called with the pick: %1.").arg(theCard(*picked.callUp));
    if (!picked.blind.empty())
        sentences << tr("In the blind: %1.").arg(cardNames(picked.blind));
    return sentences.join(QLatin1Char(' '));
}

QString EventWords::operator()(const Buried& buried) const
{
    const QString cards = cardNames(buried.cards);
    const QString points = pointsText(buried.cards.points());
    const bool partly = !cards.isEmpty() && buried.cards.size() < buried.count;
    if (partly) // cards that all have seen before, as part of a pair
        return tr("%1 buries %n card(s), among them %2.", nullptr, buried.count)
            .arg(name(buried.seat), cards);
    if (!cards.isEmpty())
        return you(buried.seat) ? tr("You bury %1: %2.").arg(cards, points)
                                : tr("%1 buries %2: %3.").arg(name(buried.seat), cards, points);
    return tr("%1 buries %n card(s).", nullptr, buried.count).arg(name(buried.seat));
}

QString EventWords::calls(const Called& called) const
{
    const QString card = theCard(called.card);
    return you(called.seat) ? tr("You call %1.").arg(card)
                            : tr("%1 calls %2.").arg(name(called.seat), card);
}

QString EventWords::operator()(const Called& called) const
{
    if (called.card == jackOfDiamonds)
        return tr("The holder of %1 is the partner.").arg(theCard(called.card));
    if (!called.withUnder)
        return calls(called);
    const QString under = called.under
        ? tr("Face down as the under: %1.").arg(theCard(*called.under))
        : tr("One card lies face down as the under.");
    return calls(called) + QLatin1Char(' ') + under;
}

QString EventWords::operator()(const WentAlone& alone) const
{
    return you(alone.seat) ? tr("You play alone.") : tr("%1 plays alone.").arg(name(alone.seat));
}

QString EventWords::operator()(const SheepsheadCalled& bet) const
{
    return you(bet.seat) ? tr("You call sheepshead and bet on every trick.")
                         : tr("%1 calls sheepshead and bets on every trick.").arg(name(bet.seat));
}

QString EventWords::operator()(const Voted& voted) const
{
    if (voted.forGame == NoPick::Doubler)
        return you(voted.seat) ? tr("You vote for a doubler.")
                               : tr("%1 votes for a doubler.").arg(name(voted.seat));
    return you(voted.seat) ? tr("You vote for a leaster.")
                           : tr("%1 votes for a leaster.").arg(name(voted.seat));
}

QString EventWords::operator()(const BidMade& bid) const
{
    if (bid.kind == BidKind::Solo)
        return you(bid.seat) ? tr("You bid a solo.") : tr("%1 bids a solo.").arg(name(bid.seat));
    return you(bid.seat) ? tr("You bid to call a partner.")
                         : tr("%1 bids a call.").arg(name(bid.seat));
}

QString EventWords::operator()(const SoloNamed& solo) const
{
    const QString words = soloText(solo.kind, solo.suit);
    return you(solo.seat) ? tr("You play %1.").arg(words)
                          : tr("%1 plays %2.").arg(name(solo.seat), words);
}

QString EventWords::operator()(const NeighbourTook& took) const
{
    if (!took.cards.empty() && you(took.seat))
        return tr("You take the rest of the blind: %1.").arg(cardNames(took.cards));
    return tr("%1 takes %n card(s) of the blind.", nullptr, took.count).arg(name(took.seat));
}

QString EventWords::operator()(const Cracked& cracked) const
{
    const bool own = you(cracked.seat);
    const QString who = own ? QString() : name(cracked.seat);
    switch (cracked.kind) {
    case RaiseKind::Crack:
        return own ? tr("You crack: the hand counts ×%1.").arg(cracked.factor)
                   : tr("%1 cracks: the hand counts ×%2.").arg(who).arg(cracked.factor);
    case RaiseKind::Recrack:
        return own ? tr("You crack back: the hand counts ×%1.").arg(cracked.factor)
                   : tr("%1 cracks back: the hand counts ×%2.").arg(who).arg(cracked.factor);
    case RaiseKind::AroundTheCorner:
        break;
    }
    return own
        ? tr("You crack around the corner: the hand counts ×%1.").arg(cracked.factor)
        : tr("%1 cracks around the corner: the hand counts ×%2.").arg(who).arg(cracked.factor);
}

QString EventWords::operator()(const Blitzed& blitzed) const
{
    const QString pair = pairText(blitzed.pair);
    return you(blitzed.seat)
        ? tr("You show %1: the hand counts ×%2.").arg(pair).arg(blitzed.factor)
        : tr("%1 shows %2: the hand counts ×%3.").arg(name(blitzed.seat), pair).arg(blitzed.factor);
}

QString EventWords::playsUnder(const Played& played) const
{
    if (you(played.seat) && played.card)
        return tr("You play the under, %1.").arg(theCard(*played.card));
    return tr("%1 plays the card that lay face down.").arg(name(played.seat));
}

QString EventWords::operator()(const Played& played) const
{
    if (played.asUnder || !played.card)
        return playsUnder(played);
    const QString card = theCard(*played.card);
    return you(played.seat) ? tr("You play %1.").arg(card)
                            : tr("%1 plays %2.").arg(name(played.seat), card);
}

/// The picker had the partner card.
QString EventWords::ownPartner() const
{
    const bool own = you(picked_->picker);
    const QString who = name(picked_->picker);
    switch (picked_->partner) {
    case Partner::JackAndAce:
        return own ? tr("You had the partner jack: one partner fewer.")
                   : tr("%1 had the partner jack: one partner fewer.").arg(who);
    case Partner::FirstTrick:
        return own ? tr("You took the first trick and play alone.")
                   : tr("%1 took the first trick and plays alone.").arg(who);
    default:
        return own ? tr("Your secret is out: you play alone.")
                   : tr("%1 was alone in secret.").arg(who);
    }
}

/// Tables without a picker have makers, but no picker's partner.
QString EventWords::operator()(const PartnerRevealed& revealed) const
{
    const bool own = you(revealed.seat);
    const QString who = name(revealed.seat);
    if (!picked_)
        return own ? tr("You are known as one of the makers.")
                   : tr("%1 is one of the makers.").arg(who);
    if (revealed.seat == picked_->picker)
        return ownPartner();
    if (picked_->partner == Partner::JackAndAce)
        return own ? tr("You are a partner.") : tr("%1 is a partner.").arg(who);
    return own ? tr("You are the partner.") : tr("%1 is the partner.").arg(who);
}

QString EventWords::operator()(const TrickTaken& taken) const
{
    if (taken.withBlind)
        return you(taken.winner) ? tr("You take trick %1 and the blind with it.").arg(taken.number)
                                 : tr("%1 takes trick %2 and the blind with it.")
                                       .arg(name(taken.winner))
                                       .arg(taken.number);
    return you(taken.winner) ? tr("You take trick %1.").arg(taken.number)
                             : tr("%1 takes trick %2.").arg(name(taken.winner)).arg(taken.number);
}

QString EventWords::operator()(const Turned& turned) const
{
    const QString card = theCard(turned.card);
    return you(turned.seat) ? tr("You turn %1.").arg(card)
                            : tr("%1 turns %2.").arg(name(turned.seat), card);
}

QString EventWords::operator()(const RenegeFound& found) const
{
    return you(found.seat)
        ? tr("You could have followed suit and did not: your side forfeits the hand.")
        : tr("%1 could have followed suit and did not: that side forfeits the hand.")
              .arg(name(found.seat));
}

} // namespace

QString eventText(const Event& event, const Seating& seating, const std::optional<PickedBy>& picked)
{
    return std::visit(EventWords(seating, picked), event);
}

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

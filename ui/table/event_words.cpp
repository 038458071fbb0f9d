// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/event_words.h"

#include "ui/table/card_words.h"
#include "ui/table/outcome_words.h"
#include "ui/table/seat_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

/// JACK-D: the usual partner jack is called without a word.
constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };

bool isJack(Card card) { return card.rank() == Rank::Jack; }

class EventWords {
    Q_DECLARE_TR_FUNCTIONS(EventWords)

public:
    EventWords(const Seating& seating, std::optional<Seat> picker)
        : seating_(seating)
        , picker_(picker)
    {
    }

    QString operator()(const Dealt& dealt) const;
    QString operator()(const RedealHandShown& shown) const;
    QString operator()(const Passed& passed) const;
    QString operator()(const Picked& picked) const;
    QString operator()(const Buried& buried) const;
    QString operator()(const Called& called) const;
    QString operator()(const WentAlone& alone) const;
    QString operator()(const LeasterBegan&) const;
    QString operator()(const ThrownIn& thrown) const { return thrownInText(thrown.why); }
    QString operator()(const Played& played) const;
    QString operator()(const PartnerRevealed& revealed) const;
    QString operator()(const TrickTaken& taken) const;
    QString operator()(const HandScored& scored) const { return resultLine(scored, seating_); }

private:
    bool you(Seat seat) const { return isYou(seat, seating_); }
    QString name(Seat seat) const { return seating_.at(seat).name; }
    QString deals(const Dealt& dealt) const;
    QString picks(const Picked& picked) const;
    QString calls(const Called& called) const;
    QString playsUnder(const Played& played) const;

    const Seating& seating_;
    std::optional<Seat> picker_;
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
        ? tr("You show a hand without ace, face or trump: %1.").arg(hand)
        : tr("%1 shows a hand without ace, face or trump: %2.").arg(name(shown.seat), hand);
}

QString EventWords::operator()(const Passed& passed) const
{
    return you(passed.seat) ? tr("You pass.") : tr("%1 passes.").arg(name(passed.seat));
}

QString EventWords::picks(const Picked& picked) const
{
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
    if (!buried.cards.empty() && you(buried.seat))
        return tr("You bury %1: %2.")
            .arg(cardNames(buried.cards), pointsText(buried.cards.points()));
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
        return tr("Whoever holds %1 is the partner.").arg(theCard(called.card));
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

QString EventWords::operator()(const LeasterBegan&) const
{
    return tr("Everybody passed: a leaster. The fewest points win.");
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

QString EventWords::operator()(const PartnerRevealed& revealed) const
{
    const bool alone = revealed.seat == picker_;
    if (you(revealed.seat))
        return alone ? tr("Now all know that you are alone.") : tr("You are the partner.");
    return (alone ? tr("%1 has been alone in secret.") : tr("%1 is the partner."))
        .arg(name(revealed.seat));
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

class BubbleWords {
    Q_DECLARE_TR_FUNCTIONS(BubbleWords)

public:
    QString operator()(const Passed&) const { return tr("pass"); }
    QString operator()(const Picked& picked) const;
    QString operator()(const Called& called) const;
    QString operator()(const WentAlone&) const { return tr("alone"); }
    QString operator()(const auto&) const { return {}; }
};

QString BubbleWords::operator()(const Picked& picked) const
{
    if (picked.callUp)
        return tr("I'll pick: %1").arg(theCard(*picked.callUp));
    return picked.forced ? tr("I have to pick") : tr("I'll pick");
}

/// An ace is called by its suit alone.
QString BubbleWords::operator()(const Called& called) const
{
    if (called.card == jackOfDiamonds)
        return {};
    if (called.card.rank() == Rank::Ten || isJack(called.card))
        return theCard(called.card);
    const QString suit = suitWord(called.card.suit());
    return called.withUnder ? tr("%1, under").arg(suit) : suit;
}

} // namespace

QString eventText(const Event& event, const Seating& seating, std::optional<Seat> picker)
{
    return std::visit(EventWords(seating, picker), event);
}

QString bubbleText(const Event& event) { return std::visit(BubbleWords(), event); }

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/fact_words.h"

#include "ui/words/decisions/fact_sentences.h"
#include "ui/words/rules/choice_words.h"

#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace advice {

QString FactWords::operator()(const OnlyChoice&) const
{
    return seen_.phase == Phase::Playing ? tr("It is the only legal card.")
                                         : tr("It is the only legal choice.");
}

QString FactWords::operator()(const ByRule&) const
{
    return tr("This is the play by the book. No possible deal was found to test it with.");
}

QString FactWords::operator()(const NearlyEqual& nearly) const
{
    return (nearly.same ? tr("It makes no difference: %1 is just as good.")
                        : tr("It is close: %1 is almost as good."))
        .arg(other());
}

QString FactWords::operator()(const AgainstConvention&) const
{
    return againstConventionText(advice_.against.value_or(Action()), seen_);
}

QString FactWords::operator()(const Strength& strength) const
{
    const bool passes = advice_.recommended == Action(Pass {});
    QStringList honours;
    if (strength.queens > 0)
        honours << tr("%n queen(s)", nullptr, strength.queens);
    if (strength.jacks > 0)
        honours << tr("%n jack(s)", nullptr, strength.jacks);
    QString words = strength.trump == 0 ? tr("You hold no trump.")
        : passes && strength.queens == 0
        ? tr("You hold %n trump, but no queen.", nullptr, strength.trump)
        : strength.queens + strength.jacks == strength.trump
        //: trump, of which all are named
        ? tr("You hold %n trump: %1.", nullptr, strength.trump).arg(spokenList(honours))
        : honours.isEmpty() ? tr("You hold %n trump.", nullptr, strength.trump)
                            : tr("You hold %n trump, %1 among them.", nullptr, strength.trump)
                                  .arg(spokenList(honours));
    if (strength.failAces > 0)
        words += QLatin1Char(' ') + tr("You also have %n fail ace(s).", nullptr, strength.failAces);
    return words;
}

QString FactWords::operator()(const AfterPassing& after) const
{
    const bool bidding = seen_.phase == Phase::Bidding;
    if (!bidding && seen_.passed.size() == seen_.seats.size() - 1)
        return seen_.variant->noPick == NoPick::Leaster
            ? tr("If you pass too, it is a leaster.")
            : tr("If you pass too, everyone has passed.") + QLatin1Char(' ')
                + choiceMeaningInForce("no-pick", *seen_.variant);
    if (after.othersPick < almostNone)
        return tr("After your pass the others all pass %1.").arg(howOften(after.allPass));
    if (after.allPass < almostNone)
        return (bidding ? tr("After your pass another player bids %1.")
                        : tr("After your pass another player picks %1."))
            .arg(howOften(after.othersPick));
    const int others = tenthsOf(after.othersPick); // one or the other happens in all deals
    return (bidding ? tr("After your pass another player bids %1, and all pass %2.")
                    : tr("After your pass another player picks %1, and all pass %2."))
        .arg(inTenths(others), inTenths(10 - others));
}

QString FactWords::operator()(const CalledCardOut& out) const
{
    const QString suit = suitName(out.called.suit());
    const QString card = theCard(out.called);
    if (out.inTrick)
        return out.viewerHolds
            ? tr("%1 are led for the first time, and you hold the called card, %2.").arg(suit, card)
            : tr("%1 are led for the first time, and the called card, %2, has not been played yet.")
                  .arg(suit, card);
    return out.viewerHolds
        ? tr("%1 have not been led, and you still hold the called card, %2.").arg(suit, card)
        : tr("%1 have not been led: the called card, %2, is still out.").arg(suit, card);
}

QString FactWords::operator()(const TrickSoFar& trick) const
{
    const QString who = name(trick.seat);
    if (everyoneForHimself())
        return tr("%1 has the trick so far.").arg(who);
    if (isFriend(trick.seat))
        return tr("%1 has the trick so far, and is on your side.").arg(who);
    if (isFoe(trick.seat))
        return tr("%1 has the trick so far, and plays against you.").arg(who);
    return tr("%1 has the trick so far, and is on your side %2.")
        .arg(who, howOften(trick.friendly));
}

QString FactWords::operator()(const Schmears& schmears) const
{
    const QString who = name(schmears.seat);
    const QString card = theCard(schmears.card);
    if (isFriend(schmears.seat))
        return tr("%1 has the trick so far, and is on your side: put %2 on it.").arg(who, card);
    return tr("%1 has the trick so far, and is on your side %2: put %3 on it.")
        .arg(who, howOften(schmears.friendly), card);
}

QString FactWords::operator()(const SavesPoints& saves) const
{
    return (saves.seat == picker()
            //: a player, "in 7 of 10 deals", a card: "it" is the card
            ? tr("Keep %3 back: the picker, %1, still plays to this trick and would take it %2.")
            : tr("Keep %3 back: %1 still plays to this trick and would take it %2."))
        .arg(name(saves.seat), howOften(saves.takes), theCard(saves.saved));
}

QString FactWords::operator()(const NeedsTrick&) const
{
    return tr("You have no trick yet, and without one you cannot win.");
}

QString FactWords::operator()(const HasTrick&) const
{
    return tr("You have a trick already: more of them only bring points.");
}

QString FactWords::operator()(const ShedsPoints&) const
{
    return tr("The trick goes to another player: put your points on it.");
}

QString FactWords::operator()(const JoinsMakers& joins) const
{
    return joins.instead ? tr("The queen would make you one of the makers.")
                         : tr("The queen makes you one of the makers.");
}

QString FactWords::operator()(const LikelyPartner& partner) const
{
    return tr("The most likely partner is %1, %2.")
        .arg(name(partner.seat), howOften(partner.chance));
}

QString FactWords::operator()(const PickerIsKnown& picker) const
{
    //: about a player who picked this hand, from what was noticed in earlier hands
    return (picker.onLittle ? tr("%1 picks on very little.") : tr("%1 picks on strong hands only."))
        .arg(name(picker.seat));
}

QString FactWords::operator()(const LastToPlay&) const
{
    return tr("You play last to this trick.");
}

QString FactWords::operator()(const TakesTrick& takes) const
{
    if (takes.here == Sure::Always)
        return tr("It takes the trick: no card still to come beats it.");
    const QString sentence = takes.here == Sure::Never
        ? tr("It cannot take the trick")
        : tr("It takes the trick %1").arg(howOften(takes.chance.here));
    const bool differs = takes.chance.there
        && (takes.here != takes.there
            || howOften(*takes.chance.there) != howOften(takes.chance.here));
    return differs ? against(sentence, howOften(*takes.chance.there, takes.there))
                   : tr("%1.", "a sentence").arg(sentence);
}

QString FactWords::operator()(const SideTakesTrick& takes) const
{
    return compared(tr("Your side takes the trick %1"), takes.chance);
}

/// What is not lost is won: the tenths add up to ten with those of TakesTrick.
QString FactWords::operator()(const Beaten& beaten) const
{
    const int lost = 10 - tenthsOf(1 - beaten.byTrump - beaten.byHigher);
    const int trumped = std::clamp(tenthsOf(beaten.byTrump), 1, std::max(1, lost - 1));
    if (beaten.byHigher < almostNone)
        return tr("It is trumped %1.").arg(inTenths(lost));
    if (beaten.byTrump < almostNone)
        return tr("A higher card beats it %1.").arg(inTenths(lost));
    return tr("It is trumped %1, and a higher card beats it %2.")
        .arg(inTenths(trumped), inTenths(lost - trumped));
}

QString FactWords::operator()(const TrickPoints& points) const
{
    const double ours = points.ours.difference();
    const double theirs = -points.theirs.difference();
    if (ours < theirs)
        return (everyoneForHimself()
                ? tr("It gives the other player about %1 less in this trick than %2.")
                : tr("It gives the others about %1 less in this trick than %2."))
            .arg(cards(theirs), other());
    return (everyoneForHimself() ? tr("It brings you about %1 more in this trick than %2.")
                                 : tr("It brings your side about %1 more in this trick than %2."))
        .arg(cards(ours), other());
}

QString FactWords::operator()(const CalledCardFalls& falls) const
{
    if (falls.certain)
        return tr("It forces the called card, and shows the partner.");
    const bool other = falls.chance.there.value_or(0) >= almostNone;
    return compared(tr("It forces the called card, and shows the partner, %1"),
        other ? falls.chance : Measure { falls.chance.here, {} });
}

QString FactWords::operator()(const DrawsTrump& draws) const
{
    const bool partner = picker() && picker() != seen_.viewer && seen_.isMaker(seen_.viewer);
    const QString leads = partner
        ? tr("You are the partner: a trump lead helps the picker.") + QLatin1Char(' ')
        : QString();
    return leads
        + tr("%n trump are still out; the lead draws about %1 of them from the other side.",
            nullptr, draws.out)
              .arg(std::max(1L, std::lround(draws.fall.here)));
}

QString FactWords::operator()(const MakesVoid& makes) const
{
    return tr("It leaves you void in %1, so you can trump them.").arg(suitWord(makes.suit));
}

QString FactWords::operator()(const KeepsCard& keeps) const
{
    return tr("It keeps %1 for later.").arg(theCard(keeps.card));
}

QString FactWords::operator()(const BuryMakes& bury) const
{
    QStringList suits;
    for (const Suit suit : allSuits)
        if (bury.voids[static_cast<std::size_t>(suit)])
            suits << suitWord(suit);
    const QString down = cards(bury.points.value);
    const QString sentence = suits.isEmpty() && bury.points == Points() ? tr("It buries no points")
        : suits.isEmpty() ? tr("It buries %1 for your side").arg(down)
        : bury.points == Points()
        ? tr("It buries no points, but leaves you void in %1").arg(spokenList(suits))
        : tr("It buries %1 for your side and leaves you void in %2").arg(down, spokenList(suits));
    return bury.otherPoints && bury.otherPoints != bury.points
        ? against(sentence, pointsText(*bury.otherPoints))
        : tr("%1.", "a sentence").arg(sentence);
}

QString FactWords::operator()(const GoesOn& goesOn) const
{
    if (std::holds_alternative<NameSolo>(goesOn.then))
        //: 4H-5, after the bid of a solo: which button to press then, as "Billy: no trick"
        return tr("Then choose “%1”.").arg(actionLabel(goesOn.then, seen_));
    //: what to do next, such as "Call the ace of clubs"
    return tr("After that: %1.").arg(actionLabel(goesOn.then, seen_));
}

QString FactWords::operator()(const LostPickCosts& lost) const
{
    return lost.decides ? tr("A lost pick counts double; otherwise you would pick.")
                        : tr("A lost pick counts double: that is most of the difference.");
}

QString FactWords::operator()(const HoldsOfCalled& holds) const
{
    if (holds.held == 0)
        return tr("Your under counts as a card of %1.").arg(suitWord(holds.called.suit()));
    return tr("You hold %n card(s) of %1.", nullptr, holds.held).arg(suitWord(holds.called.suit()));
}

QString FactWords::operator()(const CalledTrickIsOurs& trick) const
{
    return compared(tr("Your side takes the trick with the called card %1"), trick.chance);
}

QString FactWords::operator()(const Stake& stake) const
{
    const bool raises = !std::holds_alternative<Decline>(advice_.recommended);
    return (
        raises ? tr("The hand then counts ×%1.") : tr("After a raise the hand would count ×%1."))
        .arg(stake.factor);
}

QString FactWords::operator()(const HandPoints& hand) const
{
    const QString sentence =
        (everyoneForHimself() ? tr("You end with about %1") : tr("Your side ends with about %1"))
            .arg(cards(hand.points.here));
    const bool differs =
        hand.points.there && std::lround(*hand.points.there) != std::lround(hand.points.here);
    return differs ? against(sentence, cards(*hand.points.there))
                   : tr("%1.", "a sentence").arg(sentence);
}

QString FactWords::operator()(const WinChance& win) const
{
    return compared(tr("You win the hand %1"), win.chance);
}

QString FactWords::operator()(const Worth& worth) const
{
    const QString sentence = tr("It is worth %1 on the sheet").arg(expectedText(worth.score.here));
    return worth.score.there ? against(sentence, expectedText(*worth.score.there))
                             : tr("%1.", "a sentence").arg(sentence);
}

} // namespace advice

QString factText(
    const advice::Fact& fact, const Advice& advice, const Observation& seen, const Seating& seating)
{
    return std::visit(sheepshead::advice::FactWords(advice, seen, seating), fact);
}

} // namespace sheepshead

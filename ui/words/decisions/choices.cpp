// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/choices.h"

#include "engine/rules/partner_cards.h"
#include "ui/words/decisions/action_words.h"
#include "ui/words/decisions/refusal_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

template <class Kind> bool offers(const std::vector<Action>& legal)
{
    return std::ranges::any_of(
        legal, [](const Action& action) { return std::holds_alternative<Kind>(action); });
}

/// The call in an action, a bet on every trick included.
const Call* callIn(const Action& action)
{
    if (const auto* bet = std::get_if<CallSheepshead>(&action))
        return bet->partner ? &*bet->partner : nullptr;
    return std::get_if<Call>(&action);
}

/// The same call with another card as the under.
Action withUnder(const Action& action, Card under)
{
    const Call call { callIn(action)->card, under };
    if (std::holds_alternative<CallSheepshead>(action))
        return CallSheepshead { call };
    return call;
}

class TurnChoices {
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)

public:
    TurnChoices(const ExplainedTurn& turn, CardSet marked)
        : turn_(turn)
        , seen_(turn.seen)
        , marked_(marked)
    {
    }

    WordedChoices picking() const;
    WordedChoices burying() const;
    WordedChoices calling() const;
    WordedChoices playing() const;
    /// Only the legal actions, as buttons.
    WordedChoices plain(const QString& prompt) const;
    WordedChoices redealing() const { return plain(tr("No ace, face card or trump: new cards?")); }
    WordedChoices voting() const { return plain(tr("Everyone passed: leaster or doubler?")); }
    WordedChoices bidding() const;
    WordedChoices raising() const;

private:
    Choice offer(const Action& action) const { return actionWords(action, seen_); }
    bool allowed(const Action& action) const { return !turn_.whyNot(action); }
    void addCalls(WordedChoices& choices) const;
    QString missingCalls() const;
    QString whyNoCall(Card card) const;
    Rank rankToCall() const;
    QString callPrompt(bool under) const;
    QString cardPrompt(bool under) const;
    QString buryNote() const;

    const ExplainedTurn& turn_;
    const Observation& seen_;
    CardSet marked_;
};

WordedChoices TurnChoices::plain(const QString& prompt) const
{
    WordedChoices choices;
    choices.prompt = prompt;
    for (const Action& action : turn_.legal)
        choices.offered.push_back(offer(action));
    return choices;
}

WordedChoices TurnChoices::bidding() const
{
    WordedChoices choices = plain(tr("Call, solo or pass?"));
    if (const auto refusal = turn_.whyNot(Bid { BidKind::Call }))
        choices.note = refusalText(*refusal, seen_);
    return choices;
}

WordedChoices TurnChoices::raising() const
{
    if (offers<Blitz>(turn_.legal))
        return plain(tr("Show a pair?"));
    return plain(seen_.isMaker(seen_.viewer) ? tr("You were cracked. Crack back?") : tr("Crack?"));
}

WordedChoices TurnChoices::picking() const
{
    WordedChoices choices;
    choices.prompt = tr("Pick or pass?");
    for (const Action& action : turn_.legal)
        if (!std::holds_alternative<Pass>(action))
            choices.offered.push_back(offer(action));
    if (allowed(Pass {})) {
        choices.offered.push_back(offer(Pass {}));
    } else {
        choices.prompt = tr("The blind is yours.");
        choices.note = refusalText(Refusal::MustPick, seen_);
    }
    return choices;
}

QString TurnChoices::buryNote() const
{
    const int wanted = seen_.blind.size();
    QString down = tr("%1 of %2 marked · %3 buried", "cards marked for the bury, and their points")
                       .arg(marked_.size())
                       .arg(wanted)
                       .arg(pointsText(marked_.points()));
    const auto refusal = turn_.whyNot(Bury { marked_ });
    if (marked_.size() != wanted || !refusal)
        return down;
    return refusalText(*refusal, seen_);
}

WordedChoices TurnChoices::burying() const
{
    WordedChoices choices;
    choices.marks = seen_.blind.size();
    choices.prompt = tr("Mark %n card(s) to bury.", nullptr, choices.marks);
    choices.offered.push_back(offer(Bury { marked_ }));
    choices.offered.back().ready = allowed(Bury { marked_ });
    choices.note = buryNote();
    return choices;
}

/// An ace usually; a ten or a king where the higher cards are the picker's own.
Rank TurnChoices::rankToCall() const
{
    for (const Rank rank : { Rank::Ten, Rank::King })
        if (std::ranges::any_of(turn_.legal, [&](const Action& action) {
                const Call* const call = callIn(action);
                return call != nullptr && call->card.rank() == rank;
            }))
            return rank;
    return Rank::Ace;
}

QString TurnChoices::callPrompt(bool under) const
{
    if (offers<NameSolo>(turn_.legal))
        return tr("Which solo?");
    if (!seen_.picker)
        return tr("Call a further partner?");
    if (!offers<Call>(turn_.legal) && offers<Decline>(turn_.legal))
        return tr("Bet on every trick?");
    return partnerJackOf(*seen_.variant) ? tr("Who plays with you?") : cardPrompt(under);
}

QString TurnChoices::cardPrompt(bool under) const
{
    if (under)
        return marked_.empty() ? tr("No ordinary call is possible: mark a card to lay face down.")
                               : tr("Which suit do you call under?");
    switch (rankToCall()) {
    case Rank::Ten:
        return tr("You have all the fail aces: call a ten.");
    case Rank::King:
        return tr("You have all the fail aces and tens: call a king.");
    default:
        return tr("Which ace do you call?");
    }
}

/// Empty for a card that can be called.
QString TurnChoices::whyNoCall(Card card) const
{
    const auto refusal = turn_.whyNot(Call { card });
    if (!refusal || refusal == Refusal::NeedsUnder)
        return {};
    return callRefusalText(card, *refusal, seen_);
}

/// For tables at which aces are called.
QString TurnChoices::missingCalls() const
{
    if (!seen_.picker || !offers<Call>(turn_.legal))
        return {};
    QStringList reasons;
    const Rank rank = rankToCall();
    for (const Suit suit : allSuits)
        if (!partnerJackOf(*seen_.variant) && !seen_.trumps.fail(suit).empty())
            reasons << whyNoCall({ rank, suit });
    if (const auto refusal = turn_.whyNot(GoAlone {}); refusal && !seen_.bid)
        reasons << refusalText(*refusal, seen_);
    reasons.removeAll(QString());
    return reasons.join(QLatin1Char('\n'));
}

/// One button for each card to call. The person marks the under in the hand.
void TurnChoices::addCalls(WordedChoices& choices) const
{
    CardSet seenCalls;
    CardSet seenBets;
    for (const Action& action : turn_.legal) {
        const Call* const call = callIn(action);
        if (call == nullptr || !call->under) {
            choices.offered.push_back(offer(action));
            continue;
        }
        CardSet& offered = std::holds_alternative<Call>(action) ? seenCalls : seenBets;
        if (offered.contains(call->card))
            continue;
        offered.add(call->card);
        Choice choice = offer(action);
        choice.ready = marked_.size() == 1;
        if (choice.ready)
            choice.action = withUnder(action, marked_.first());
        choices.marks = 1;
        choices.offered.push_back(choice);
    }
}

WordedChoices TurnChoices::calling() const
{
    WordedChoices choices;
    addCalls(choices);
    choices.prompt = callPrompt(choices.marks > 0);
    choices.note = missingCalls();
    return choices;
}

/// The person plays cards in the hand. The only question is whether the second queen comes with a
/// blitz.
WordedChoices TurnChoices::playing() const
{
    const auto isPlain = [](const Action& action) { return !std::get<Play>(action).blitz; };
    const bool asked = turn_.legal.size() == 2 && std::ranges::count_if(turn_.legal, isPlain) == 1;
    return asked ? plain(tr("The second black queen: blitz?")) : WordedChoices();
}

WordedChoices choicesOf(const ExplainedTurn& turn, CardSet marked)
{
    const TurnChoices words(turn, marked);
    switch (turn.seen.phase) {
    case Phase::Redealing:
        return words.redealing();
    case Phase::Picking:
        return words.picking();
    case Phase::Voting:
        return words.voting();
    case Phase::Bidding:
        return words.bidding();
    case Phase::Burying:
        return words.burying();
    case Phase::Calling:
        return words.calling();
    case Phase::Raising:
        return words.raising();
    case Phase::Playing:
        return words.playing();
    case Phase::Over:
        break;
    }
    return {};
}

} // namespace

WordedChoices choicesIn(const ExplainedTurn& turn, CardSet marked)
{
    WordedChoices choices = choicesOf(turn, marked);
    shareKeys(choices.offered);
    return choices;
}

} // namespace sheepshead

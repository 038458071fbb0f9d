// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/choices.h"

#include "ui/table/card_words.h"
#include "ui/table/refusal_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

/// Single letters of the menus and the digits of the cards in the hand are taken.
constexpr std::array suitKeys {
    QT_TRANSLATE_NOOP("ChoiceWords", "&Clubs"),
    QT_TRANSLATE_NOOP("ChoiceWords", "S&pades"),
    QT_TRANSLATE_NOOP("ChoiceWords", "H&earts"),
    QT_TRANSLATE_NOOP("ChoiceWords", "Dia&monds"),
};

constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };

class ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)

public:
    ChoiceWords(const Turn& turn, CardSet marked)
        : turn_(turn)
        , seen_(turn.seen)
        , marked_(marked)
    {
    }

    Choices picking() const;
    Choices burying() const;
    Choices calling() const;

private:
    Choice offer(const Action& action) const;
    Choice offer(const Pick& pick) const;
    Choice offer(const Call& call) const;
    Choice callByCard(const Call& call) const;
    Choice callByJack(const Call& call) const;
    Choice alone() const;

    bool allowed(const Action& action) const { return !turn_.whyNot(action); }
    QString missingCalls() const;
    QString whyNoCall(Card card) const;
    bool isTenCall() const;
    bool playsByJack() const;
    Card partnerJack() const;
    QString callPrompt(bool under) const;
    QString buryNote() const;

    const Turn& turn_;
    const Observation& seen_;
    CardSet marked_;
};

Choice ChoiceWords::offer(const Action& action) const
{
    if (const auto* pick = std::get_if<Pick>(&action))
        return offer(*pick);
    if (const auto* call = std::get_if<Call>(&action))
        return offer(*call);
    if (std::holds_alternative<GoAlone>(action))
        return alone();
    return { tr("P&ass"), tr("You leave the blind to the others."), Pass {} };
}

Choice ChoiceWords::offer(const Pick& pick) const
{
    if (pick.callUp)
        return { tr("Pick and &call %1").arg(theCard(*pick.callUp)),
            tr("Its holder is your partner, whatever the blind brings."), pick };
    return { tr("&Pick"),
        tr("You take the blind and play against the others, with a partner if you find one."),
        pick };
}

Choice ChoiceWords::offer(const Call& call) const
{
    return playsByJack() ? callByJack(call) : callByCard(call);
}

Choice ChoiceWords::callByCard(const Call& call) const
{
    const char* const suit = suitKeys[static_cast<std::size_t>(call.card.suit())];
    const QString description = call.under
        ? tr("Call %1, with the card that you marked laid face down for it.")
        : tr("Call %1: its holder is your partner.");
    return { tr(suit), description.arg(theCard(call.card)), call, call.card };
}

/// JACK-SELF: without a word the partner jack decides, whoever holds it.
Choice ChoiceWords::callByJack(const Call& call) const
{
    const QString jack = theCard(call.card);
    if (call.card != partnerJack())
        return { tr("&Call %1").arg(jack), tr("Said aloud: its holder is your partner."), call,
            call.card };
    if ((seen_.hand | seen_.buried).contains(call.card))
        return { tr("&Keep quiet"), tr("You have %1 yourself and play alone in secret.").arg(jack),
            call, call.card };
    return { tr("&Play with a partner"), tr("Whoever holds %1 is your partner.").arg(jack), call,
        call.card };
}

Choice ChoiceWords::alone() const
{
    return { tr("&Alone"), tr("Said aloud: you play against everybody else."), GoAlone {} };
}

Choices ChoiceWords::picking() const
{
    Choices choices;
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

QString ChoiceWords::buryNote() const
{
    const int wanted = seen_.variant.layout().blind;
    const QString down =
        tr("%1 of %2 marked · %3 going down", "cards marked for the bury, and their points")
            .arg(marked_.size())
            .arg(wanted)
            .arg(pointsText(marked_.points()));
    const auto refusal = turn_.whyNot(Bury { marked_ });
    if (marked_.size() != wanted || !refusal)
        return down;
    return refusalText(*refusal, seen_);
}

Choices ChoiceWords::burying() const
{
    Choices choices;
    choices.marks = seen_.variant.layout().blind;
    choices.prompt = tr("Mark %n card(s) to bury.", nullptr, choices.marks);
    choices.offered.push_back({ tr("&Bury"), tr("The marked cards count for your side."),
        Bury { marked_ }, std::nullopt, allowed(Bury { marked_ }) });
    choices.note = buryNote();
    return choices;
}

bool ChoiceWords::playsByJack() const
{
    const Partner partner = seen_.variant->partner;
    return partner == Partner::JackOfDiamonds || partner == Partner::JackOfClubs;
}

Card ChoiceWords::partnerJack() const
{
    const bool clubs = seen_.variant->partner == Partner::JackOfClubs;
    return clubs ? Card(Rank::Jack, Suit::Clubs) : jackOfDiamonds;
}

bool ChoiceWords::isTenCall() const
{
    return std::ranges::any_of(turn_.legal, [](const Action& action) {
        const auto* const call = std::get_if<Call>(&action);
        return call != nullptr && call->card.rank() == Rank::Ten;
    });
}

QString ChoiceWords::callPrompt(bool under) const
{
    if (playsByJack())
        return tr("Who plays with you?");
    if (under)
        return marked_.empty() ? tr("No ordinary call: mark a card to lay face down.")
                               : tr("Which suit do you call under?");
    return isTenCall() ? tr("You have all the fail aces: call a ten.")
                       : tr("Which ace do you call?");
}

/// Nothing for a card that can be called.
QString ChoiceWords::whyNoCall(Card card) const
{
    const auto refusal = turn_.whyNot(Call { card });
    if (!refusal || refusal == Refusal::NeedsUnder)
        return {};
    return callRefusalText(card, *refusal, seen_);
}

QString ChoiceWords::missingCalls() const
{
    QStringList reasons;
    const Rank rank = isTenCall() ? Rank::Ten : Rank::Ace;
    for (const Suit suit : allSuits)
        if (!playsByJack() && !seen_.variant.trumps().fail(suit).empty())
            reasons << whyNoCall({ rank, suit });
    if (const auto refusal = turn_.whyNot(GoAlone {}))
        reasons << refusalText(*refusal, seen_);
    reasons.removeAll(QString());
    return reasons.join(QLatin1Char('\n'));
}

Choices ChoiceWords::calling() const
{
    Choices choices;
    CardSet under;
    for (const Action& action : turn_.legal) {
        const auto* const call = std::get_if<Call>(&action);
        if (call == nullptr || !call->under) {
            choices.offered.push_back(offer(action));
        } else if (!under.contains(call->card)) {
            under.add(call->card);
            Choice choice = offer(Call { call->card, call->under });
            choice.ready = marked_.size() == 1;
            if (choice.ready)
                choice.action = Call { call->card, marked_.first() };
            choices.offered.push_back(choice);
        }
    }
    choices.marks = under.empty() ? 0 : 1;
    choices.prompt = callPrompt(!under.empty());
    choices.note = missingCalls();
    return choices;
}

} // namespace

Choices choicesIn(const Turn& turn, CardSet marked)
{
    const ChoiceWords words(turn, marked);
    switch (turn.seen.phase) {
    case Phase::Picking:
        return words.picking();
    case Phase::Burying:
        return words.burying();
    case Phase::Calling:
        return words.calling();
    case Phase::Playing:
    case Phase::Over:
        break;
    }
    return {};
}

} // namespace sheepshead

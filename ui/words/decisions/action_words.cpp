// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/action_words.h"

#include "engine/hand/stake_so_far.h"
#include "engine/rules/partner_cards.h"
#include "ui/widgets/menu_table.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/game_words.h"

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

/// The single letters of the menus.
QString menuKeys()
{
    QString letters;
    for (const MenuRow& row : menuTable())
        for (const QString& key : QString::fromLatin1(row.keys).split(QLatin1Char(' ')))
            letters += key.size() == 1 ? key : QString();
    return letters;
}

class ActionChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)

public:
    explicit ActionChoiceWords(const Observation& seen)
        : seen_(seen)
    {
    }

    Choice operator()(const Pass& pass) const;
    Choice operator()(const Pick& pick) const;
    Choice operator()(const Bury& bury) const;
    Choice operator()(const Call& call) const;
    Choice operator()(const GoAlone& alone) const;
    Choice operator()(const CallSheepshead& bet) const;
    Choice operator()(const AskRedeal& ask) const;
    Choice operator()(const Vote& vote) const;
    Choice operator()(const Bid& bid) const;
    Choice operator()(const NameSolo& solo) const;
    Choice operator()(const Crack& crack) const;
    Choice operator()(const Blitz& blitz) const;
    Choice operator()(const Decline& decline) const;
    Choice operator()(const Play& play) const;

private:
    QString suit(Card card) const { return tr(suitKeys[static_cast<std::size_t>(card.suit())]); }
    Choice pickBlind(const Pick& pick) const;
    Choice callByCard(const Call& call) const;
    Choice callByJack(const Call& call) const;
    Choice callFurther(const Call& call) const;
    Card partnerJack() const;

    const Observation& seen_;
};

Choice ActionChoiceWords::operator()(const Pass& pass) const
{
    return { tr("P&ass"),
        seen_.phase == Phase::Bidding ? tr("You leave the game to the others.")
                                      : tr("You leave the blind to the others."),
        pass };
}

Choice ActionChoiceWords::pickBlind(const Pick& pick) const
{
    const QString unseen = tr("The unseen blind is your bury, and the hand counts ×%1.")
                               .arg(2 * stakeFactorSoFar(seen_));
    if (pick.callUp)
        return { tr("Pick blind and call %1").arg(theCard(*pick.callUp)), unseen, pick };
    return { tr("Pick &blind"), unseen, pick };
}

Choice ActionChoiceWords::operator()(const Pick& pick) const
{
    if (pick.blind)
        return pickBlind(pick);
    if (pick.callUp)
        return { tr("Pick and &call %1").arg(theCard(*pick.callUp)),
            tr("Its holder is your partner, even if it is in the blind."), pick };
    return { tr("&Pick"),
        tr("You take the blind and play against the others, often with a partner."), pick };
}

Choice ActionChoiceWords::operator()(const Bury& bury) const
{
    return { tr("&Bury"), tr("The marked cards count for your side."), bury };
}

Choice ActionChoiceWords::operator()(const Call& call) const
{
    if (partnerJackOf(*seen_.variant))
        return callByJack(call);
    return seen_.picker ? callByCard(call) : callFurther(call);
}

/// An ace by its suit alone; of a ten the picture tells.
Choice ActionChoiceWords::callByCard(const Call& call) const
{
    const QString description = call.under
        ? tr("Call %1, with the marked card face down as the under.")
        : tr("Call %1: its holder is your partner.");
    return { suit(call.card), description.arg(theCard(call.card)), call, call.card };
}

/// JACK-SELF: without an announcement the holder of the partner jack is the partner.
Choice ActionChoiceWords::callByJack(const Call& call) const
{
    const QString jack = theCard(call.card);
    if (call.card != partnerJack())
        return { tr("&Call %1").arg(jack), tr("All players hear it. Its holder is your partner."),
            call, call.card };
    if ((seen_.hand | seen_.buried).contains(call.card))
        return { tr("&Keep quiet"), tr("You have %1 and play alone in secret.").arg(jack), call,
            call.card };
    return { tr("&Play with a partner"), tr("The holder of %1 is your partner.").arg(jack), call,
        call.card };
}

/// 8H-2: by two or three of the partner cards in one hand.
Choice ActionChoiceWords::callFurther(const Call& call) const
{
    return { tr("&Call %1").arg(theCard(call.card)),
        tr("All players hear it. Its holder plays with you, and you are known as a maker."), call,
        call.card };
}

Card ActionChoiceWords::partnerJack() const
{
    return partnerJackOf(*seen_.variant).value_or(Card());
}

Choice ActionChoiceWords::operator()(const GoAlone& alone) const
{
    return { tr("&Alone"), tr("All players hear it. You play against all the others."), alone };
}

Choice ActionChoiceWords::operator()(const CallSheepshead& bet) const
{
    if (!bet.partner)
        return { tr("Sh&eepshead"),
            tr("All players hear it. You bet on taking every trick, alone."), bet };
    Choice choice = (*this)(*bet.partner);
    const QString description =
        tr("All players hear it. You bet on taking every trick, with your partner.");
    return { tr("Sheepshead: %1").arg(choice.text), description, bet, bet.partner->card };
}

Choice ActionChoiceWords::operator()(const AskRedeal& ask) const
{
    return { tr("&New cards"), tr("The hand is shown, and the same player deals again."), ask };
}

Choice ActionChoiceWords::operator()(const Vote& vote) const
{
    if (vote.forGame == NoPick::Doubler)
        return { tr("D&oubler"), tr("The cards are thrown in, and the next hand counts double."),
            vote };
    return { tr("L&easter"), tr("All play for themselves, and the fewest points win."), vote };
}

Choice ActionChoiceWords::operator()(const Bid& bid) const
{
    if (bid.kind == BidKind::Solo)
        return { tr("S&olo"), tr("You play alone. You name the solo next."), bid };
    return { tr("&Call"), tr("You call an ace or a ten, and its holder is your partner."), bid };
}

Choice ActionChoiceWords::operator()(const NameSolo& solo) const
{
    const Suit usual = seen_.variant->trumpSuit;
    switch (solo.kind) {
    case SoloKind::Best:
        return { tr("&Best: %1 are trump").arg(suitWord(usual)),
            tr("If you win it, you win the whole game."), solo };
    case SoloKind::Side:
        return { tr("%1 are trump").arg(tr(suitKeys[static_cast<std::size_t>(solo.suit)])),
            tr("A side solo: %1 become an ordinary suit.").arg(suitWord(usual)), solo };
    case SoloKind::Billy:
        return { tr("B&illy: no trick"), tr("You lose with the first trick you take."), solo };
    }
    return {};
}

Choice ActionChoiceWords::operator()(const Crack& crack) const
{
    const QString description =
        tr("All players hear it. The hand counts ×%1.").arg(2 * stakeFactorSoFar(seen_));
    const bool answers = seen_.isMaker(seen_.viewer);
    return { answers ? tr("Crack &back") : tr("&Crack"), description, crack };
}

Choice ActionChoiceWords::operator()(const Blitz& blitz) const
{
    return { tr("Show %1").arg(pairText(blitz.pair)),
        tr("All players see them, and the hand counts ×%1.").arg(2 * stakeFactorSoFar(seen_)),
        blitz };
}

Choice ActionChoiceWords::operator()(const Decline& decline) const
{
    if (seen_.phase == Phase::Redealing)
        return { tr("&Keep the hand"), tr("You play the hand as dealt."), decline };
    if (seen_.phase == Phase::Raising)
        return { tr("&No"), tr("The stake does not change."), decline };
    if (seen_.picker)
        return { tr("&Play on"), tr("No bet. The first lead is next."), decline };
    return { tr("&No call"), tr("You call no further partner."), decline };
}

Choice ActionChoiceWords::operator()(const Play& play) const
{
    const QString card = theCard(play.card);
    if (play.blitz)
        return { tr("Play it and &blitz"),
            tr("You show both black queens, and the hand counts ×%1.")
                .arg(2 * stakeFactorSoFar(seen_)),
            play, play.card };
    return { tr("&Play %1").arg(card), tr("You announce nothing."), play, play.card };
}

QString keyIn(const QString& text)
{
    const qsizetype at = text.indexOf(QLatin1Char('&'));
    return at < 0 ? QString() : text.mid(at + 1, 1).toUpper();
}

QString withFreeKey(QString text, const QString& taken)
{
    text.remove(QLatin1Char('&'));
    const auto isFree = [&](QChar letter) {
        return letter.isLetter() && !taken.contains(letter.toUpper());
    };
    // Every keyboard has the letters of ASCII; those of the language are second best.
    const auto onEveryKeyboard = [&](QChar letter) {
        return letter.unicode() < 128 && isFree(letter);
    };
    auto found = std::find_if(text.cbegin(), text.cend(), onEveryKeyboard);
    if (found == text.cend())
        found = std::find_if(text.cbegin(), text.cend(), isFree);
    if (found != text.cend())
        text.insert(found - text.cbegin(), QLatin1Char('&'));
    return text;
}

} // namespace

Choice actionWords(const Action& action, const Observation& seen)
{
    return std::visit(ActionChoiceWords(seen), action);
}

void shareKeys(std::vector<Choice>& choices)
{
    QString taken = menuKeys();
    for (Choice& choice : choices) {
        const QString key = keyIn(choice.text);
        if (key.isEmpty() || taken.contains(key))
            choice.text = withFreeKey(choice.text, taken);
        taken += keyIn(choice.text);
    }
}

} // namespace sheepshead

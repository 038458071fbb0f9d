// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/derivation_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/factor_words.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

/// Words each step and files it.
class DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)

public:
    explicit DerivationWords(const QStringList& players)
        : players_(players)
    {
    }

    void operator()(const SidesStep& step);
    void operator()(const TierStep& step);
    void operator()(const ForfeitStep& step);
    void operator()(const BetStep& step);
    void operator()(const FactorStep& step);
    void operator()(const SparedStep&) { say(tr("A forced pick is not bumped.")); }
    void operator()(const SettlementStep& step);
    void operator()(const ShareStep& step);
    void operator()(const GameStep& step)
    {
        say(tr("Everyone passed: %1.").arg(gameIn(step.game)));
    }
    void operator()(const TakenStep& step);
    void operator()(const VerdictStep& step);
    void operator()(const CountStep& step);
    void operator()(const ExemptStep& step);
    void operator()(const TwoHandedStep& step);
    void operator()(const BidStep& step);
    void operator()(const AddedStep& step);
    void operator()(const ThrownInStep&) { say(tr("No hand was played, so there is no score.")); }
    void operator()(const PotStep& step);
    void operator()(const PotShareStep& step);
    void operator()(const WrittenStep& step);

    DerivationText text;

private:
    void say(const QString& line) { text.steps << line; }
    QString name(Seat seat) const { return inSentence(playerName(seat, players_)); }
    QString names(SeatSet seats) const;
    static QString gameIn(NoPickGame game);
    static QString tierText(Tier tier);
    static QString verdictText(const VerdictStep& step);
    QString factorText(const FactorStep& step) const;
    QString raiseText(const Cracked& cracked) const;
    QString raiseText(const Blitzed& blitzed) const;
    static QString wonText(SettlementStep::How how);
    static QString lostText(SettlementStep::How how);

    const QStringList& players_;
};

QString DerivationWords::names(SeatSet seats) const
{
    QStringList all;
    for (const Seat seat : seats)
        all << name(seat);
    return spokenList(all);
}

void DerivationWords::operator()(const SidesStep& step)
{
    SeatSet makers = step.partners;
    makers.add(step.picker);
    if (!step.picked)
        say(tr("Makers: %1.").arg(names(makers)));
    else if (step.partners.empty())
        say(tr("Picker: %1, alone.").arg(name(step.picker)));
    else
        say(tr("Picker: %1, with %2.").arg(name(step.picker), names(step.partners)));
    if (step.makersPoints)
        say(tr("Points: %1 for the makers, %2 for the defenders.")
                .arg(step.makersPoints->value)
                .arg((deckPoints - *step.makersPoints).value));
}

QString DerivationWords::tierText(Tier tier)
{
    switch (tier) {
    case Tier::WonAllTricks:
        return tr("The makers took every trick");
    case Tier::WonSchneider:
        return tr("The makers won, with the defenders schneider");
    case Tier::Won:
        return tr("The makers won");
    case Tier::Lost:
        return tr("The makers lost");
    case Tier::LostSchneider:
        return tr("The makers lost and are schneider");
    case Tier::LostNoTrick:
        return tr("The makers took no trick");
    }
    return {};
}

void DerivationWords::operator()(const TierStep& step)
{
    say(tr("%1: a stake of %2.", "why, and the stake").arg(tierText(step.tier)).arg(step.stake));
}

void DerivationWords::operator()(const ForfeitStep& step)
{
    say(tr("%1 reneged and forfeits the hand: a stake of %2.")
            .arg(name(step.guilty))
            .arg(step.stake));
}

void DerivationWords::operator()(const BetStep& step)
{
    say((step.made ? tr("Sheepshead was called and made: a stake of %1.")
                   : tr("Sheepshead was called and missed: a stake of %1."))
            .arg(step.stake));
}

QString DerivationWords::raiseText(const Cracked& cracked) const
{
    switch (cracked.kind) {
    case RaiseKind::Crack:
        return tr("%1 cracked").arg(name(cracked.seat));
    case RaiseKind::Recrack:
        return tr("%1 cracked back").arg(name(cracked.seat));
    case RaiseKind::AroundTheCorner:
        return tr("%1 cracked around the corner").arg(name(cracked.seat));
    }
    return {};
}

QString DerivationWords::raiseText(const Blitzed& blitzed) const
{
    return tr("%1 showed %2", "a player, then the pair of a blitz")
        .arg(name(blitzed.seat), pairText(blitzed.pair));
}

QString DerivationWords::factorText(const FactorStep& step) const
{
    if (step.raise)
        return std::visit([&](const auto& raise) { return raiseText(raise); }, *step.raise);
    return factorName(step.kind);
}

void DerivationWords::operator()(const FactorStep& step)
{
    say(tr("%1: × %2 = %3.", "why, the factor, and the stake then")
            .arg(factorText(step))
            .arg(step.factor)
            .arg(step.stake));
}

QString DerivationWords::wonText(SettlementStep::How how)
{
    switch (how) {
    case SettlementStep::How::Alone:
        return tr("Every defender pays %1.");
    case SettlementStep::How::Unit:
        return tr("Every defender pays %1. A partner gets %1, and the picker gets the rest.");
    case SettlementStep::How::Pairwise:
        return tr("Every defender pays %1 to every maker.");
    case SettlementStep::How::PickerPays:
        break; // only the loser pays
    }
    return {};
}

QString DerivationWords::lostText(SettlementStep::How how)
{
    switch (how) {
    case SettlementStep::How::Alone:
        return tr("Every defender gets %1.");
    case SettlementStep::How::Unit:
        return tr("Every defender gets %1. A partner pays %1, and the picker pays the rest.");
    case SettlementStep::How::Pairwise:
        return tr("Every defender gets %1 from every maker.");
    case SettlementStep::How::PickerPays:
        return tr("Every defender gets %1. The picker pays it all: the partner is off the hook.");
    }
    return {};
}

void DerivationWords::operator()(const SettlementStep& step)
{
    say((step.makersWon ? wonText(step.how) : lostText(step.how)).arg(step.stake));
}

void DerivationWords::operator()(const ShareStep& step)
{
    const bool product = step.stake > 1 && step.times * step.times > 1;
    text.shares << (product ? tr("%1: %2 × %3 = %4", "a player, and the score")
                                  .arg(name(step.seat), totalText({ step.times }))
                                  .arg(step.stake)
                                  .arg(scoreText(step.score))
                            : tr("%1: %2").arg(name(step.seat), scoreText(step.score)));
}

QString DerivationWords::gameIn(NoPickGame game)
{
    switch (game) {
    case NoPickGame::Leaster:
        return tr("a leaster");
    case NoPickGame::Moster:
        return tr("a moster");
    case NoPickGame::Mittler:
        return tr("a mittler");
    case NoPickGame::Schneidster:
        return tr("a schneidster");
    }
    return {};
}

void DerivationWords::operator()(const TakenStep& step)
{
    const QString tricks = tr("%n trick(s)", nullptr, step.tricks);
    say(tr("%1: %2 in %3.", "a player, points, tricks")
            .arg(name(step.seat), pointsText(step.points), tricks));
}

QString DerivationWords::verdictText(const VerdictStep& step)
{
    switch (step.why) {
    case VerdictStep::Why::FewestPoints:
        return tr("The fewest points win.");
    case VerdictStep::Why::FewestTricks:
        return tr("The fewest points win. Fewer tricks break the tie.");
    case VerdictStep::Why::Trickless:
        return tr("The only player without a trick wins double.");
    case VerdictStep::Why::Shared:
        return tr("The fewest points win. The tied players share the win.");
    case VerdictStep::Why::Washed:
        return tr("The deciding points are tied: no payment.");
    case VerdictStep::Why::MostPoints:
        return tr("The most points lose.");
    case VerdictStep::Why::EveryTrick:
        return tr("A player who takes every trick wins.");
    case VerdictStep::Why::Middle:
        return tr("The player with the middle points wins.");
    case VerdictStep::Why::ClosestToThirty:
        return tr("The player closest to 30 without going over wins.");
    case VerdictStep::Why::Count:
        return tr("The highest count loses.");
    case VerdictStep::Why::CountAndTrump:
        return tr("The highest count loses. The highest trump breaks the tie.");
    }
    return {};
}

void DerivationWords::operator()(const VerdictStep& step)
{
    say(verdictText(step));
    const bool loses = step.why == VerdictStep::Why::MostPoints
        || step.why == VerdictStep::Why::Count || step.why == VerdictStep::Why::CountAndTrump;
    if (step.stake > 0)
        say((loses ? tr("%1: %2 to each of the others.") : tr("%1: %2 from each of the others."))
                .arg(names(step.seats))
                .arg(step.stake));
}

void DerivationWords::operator()(const CountStep& step)
{
    say(tr("%1: a count of %2.").arg(name(step.seat)).arg(step.count));
}

void DerivationWords::operator()(const ExemptStep& step)
{
    say(tr("%1 has the partner card, and neither pays nor is paid.").arg(name(step.seat)));
}

void DerivationWords::operator()(const TwoHandedStep& step)
{
    if (!step.winner)
        say(tr("60 to 60: a tie."));
    else if (step.why == FactorKind::AllTricks)
        say(tr("%1 took every trick: a stake of %2.").arg(name(*step.winner)).arg(step.stake));
    else if (step.why == FactorKind::Schneider)
        say(tr("%1 won, and the loser is schneider: a stake of %2.")
                .arg(name(*step.winner))
                .arg(step.stake));
    else
        say(tr("%1 won: a stake of %2.").arg(name(*step.winner)).arg(step.stake));
}

void DerivationWords::operator()(const BidStep& step)
{
    if (!step.solo)
        say(tr("Bidder: %1, with %2.")
                .arg(name(step.bidder), step.partner ? name(*step.partner) : QString()));
    else if (*step.solo == SoloKind::Best)
        say(tr("Bidder: %1, a best solo.").arg(name(step.bidder)));
    else if (*step.solo == SoloKind::Side)
        say(tr("Bidder: %1, a side solo.").arg(name(step.bidder)));
    else
        say(tr("Bidder: %1, a billy.").arg(name(step.bidder)));
    if (step.points)
        say(tr("Points: %1 for the bidder's side, %2 for the others.")
                .arg(step.points->value)
                .arg((deckPoints - *step.points).value));
}

void DerivationWords::operator()(const AddedStep& step)
{
    const bool margin = !step.solo && step.tier != Tier::Won && step.tier != Tier::Lost;
    const bool tricks = step.tier == Tier::WonAllTricks || step.tier == Tier::LostNoTrick;
    if (margin)
        say(tricks ? tr("One side took every trick.") : tr("One side is schneider."));
    say((step.made ? tr("The bid was made. Only the winners score: %1 each.")
                   : tr("The bid was set. Only the winners score: %1 each."))
            .arg(step.stake));
}

void DerivationWords::operator()(const PotStep& step)
{
    switch (step.why) {
    case PotStep::Why::Leaster:
        text.pot << tr("The leaster puts %1 into the pot.").arg(step.toPot);
        break;
    case PotStep::Why::Won:
        text.pot << tr("The makers won and take %1 from the pot.").arg(-step.toPot);
        break;
    case PotStep::Why::Lost:
        text.pot << tr("The makers lost and pay %1 into the pot.").arg(step.toPot);
        break;
    case PotStep::Why::Divided:
        text.pot << tr("The pot of %1 was divided.").arg(-step.toPot);
        break;
    case PotStep::Why::Showdown:
        text.pot << tr("The pot of %1 went to the best hand of the showdown.").arg(-step.toPot);
        break;
    case PotStep::Why::Joined:
        text.pot << tr("The new player bought into the pot with %1.").arg(step.toPot);
        break;
    case PotStep::Why::Fined:
        text.pot << (step.toPot > 0 ? tr("Fines put %1 into the pot.").arg(step.toPot)
                                    : tr("A bonus of %1 came from the pot.").arg(-step.toPot));
        break;
    }
}

void DerivationWords::operator()(const PotShareStep& step)
{
    text.pot << (step.toPot > 0 ? tr("%1: %2 into the pot").arg(name(step.seat)).arg(step.toPot)
                                : tr("%1: %2 from the pot").arg(name(step.seat)).arg(-step.toPot));
}

void DerivationWords::operator()(const WrittenStep& step)
{
    text.written << tr("%1: %2").arg(name(step.seat), scoreText(step.score));
}

} // namespace

DerivationText derivationText(const SheetRow& row, const QStringList& players)
{
    DerivationWords words(players);
    for (const DerivationStep& step : row.derivation)
        std::visit(words, step);
    return words.text;
}

} // namespace sheepshead

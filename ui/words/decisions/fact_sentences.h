// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/rules/layouts.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/share_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

#include <cmath>
#include <optional>

namespace sheepshead::advice {

/// A sentence for each kind of fact, for factText().
class FactWords {
    Q_DECLARE_TR_FUNCTIONS(FactWords)

public:
    FactWords(const Advice& advice, const Observation& seen, const Seating& seating)
        : advice_(advice)
        , seen_(seen)
        , seating_(seating)
    {
    }

    QString operator()(const OnlyChoice&) const;
    QString operator()(const ByRule&) const;
    QString operator()(const NearlyEqual& nearly) const;
    QString operator()(const AgainstConvention&) const;
    QString operator()(const Strength& strength) const;
    QString operator()(const AfterPassing& after) const;
    QString operator()(const CalledCardOut& out) const;
    QString operator()(const TrickSoFar& trick) const;
    QString operator()(const Schmears& schmears) const;
    QString operator()(const SavesPoints& saves) const;
    QString operator()(const NeedsTrick&) const;
    QString operator()(const HasTrick&) const;
    QString operator()(const ShedsPoints&) const;
    QString operator()(const JoinsMakers& joins) const;
    QString operator()(const LikelyPartner& partner) const;
    QString operator()(const PickerIsKnown& picker) const;
    QString operator()(const LastToPlay&) const;
    QString operator()(const TakesTrick& takes) const;
    QString operator()(const SideTakesTrick& takes) const;
    QString operator()(const Beaten& beaten) const;
    QString operator()(const TrickPoints& points) const;
    QString operator()(const CalledCardFalls& falls) const;
    QString operator()(const DrawsTrump& draws) const;
    QString operator()(const MakesVoid& makes) const;
    QString operator()(const KeepsCard& keeps) const;
    QString operator()(const BuryMakes& bury) const;
    QString operator()(const GoesOn& goesOn) const;
    QString operator()(const LostPickCosts& lost) const;
    QString operator()(const HoldsOfCalled& holds) const;
    QString operator()(const CalledTrickIsOurs& trick) const;
    QString operator()(const Stake& stake) const;
    QString operator()(const HandPoints& hand) const;
    QString operator()(const WinChance& win) const;
    QString operator()(const Worth& worth) const;

private:
    QString other() const { return actionInSentence(advice_.against.value_or(Action()), seen_); }
    QString name(Seat seat) const { return nameAt(seat, seating_); }
    bool everyoneForHimself() const { return seen_.leaster() || seen_.seats.size() == 2; }
    /// Who picked; nobody where bids or queens make the sides.
    std::optional<Seat> picker() const
    {
        return seen_.variant.layout().opening == Opening::Picking ? seen_.picker : std::nullopt;
    }
    /// On the viewer's side, or on the other one, beyond doubt: a chance that is nearly one is told
    /// as a chance.
    bool isFriend(Seat seat) const
    {
        return (seen_.isMaker(seat) && seen_.isMaker(seen_.viewer))
            || (seen_.isDefender(seat) && seen_.isDefender(seen_.viewer));
    }
    bool isFoe(Seat seat) const
    {
        return (seen_.isMaker(seat) && seen_.isDefender(seen_.viewer))
            || (seen_.isDefender(seat) && seen_.isMaker(seen_.viewer));
    }
    QString cards(double points) const
    {
        return pointsText({ static_cast<int>(std::lround(points)) });
    }
    /// A sentence about the recommended action, with the other one behind it where it differs.
    QString against(const QString& sentence, const QString& ofOther) const
    {
        return tr("%1 (%2: %3).", "a sentence, then another choice and what holds for that")
            .arg(sentence, other(), ofOther);
    }
    /// What is sure is not told as what happens in nearly all deals.
    static QString howOften(double share, Sure sure = Sure::Open)
    {
        return sure == Sure::Always ? tr("always")
            : sure == Sure::Never   ? tr("never")
                                    : sheepshead::howOften(share);
    }
    QString compared(const QString& sentence, const Measure& chance) const
    {
        const bool differs = chance.there && howOften(*chance.there) != howOften(chance.here);
        return differs ? against(sentence.arg(howOften(chance.here)), howOften(*chance.there))
                       : tr("%1.", "a sentence").arg(sentence.arg(howOften(chance.here)));
    }

    const Advice& advice_;
    const Observation& seen_;
    const Seating& seating_;
};

} // namespace sheepshead::advice

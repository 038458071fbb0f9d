// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/advice_words.h"

#include "ui/words/decisions/action_words.h"
#include "ui/words/decisions/fact_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

/// In the context in which these words were translated first.
struct ConventionWords {
    Q_DECLARE_TR_FUNCTIONS(FactWords)
};

class Labels {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)

public:
    explicit Labels(const Observation& seen)
        : seen_(seen)
    {
    }

    QString operator()(const Play& play) const
    {
        if (play.card == seen_.under)
            return tr("The card laid under (%1)").arg(shortCardName(play.card));
        return play.blitz ? tr("%1 with a blitz").arg(cardName(play.card)) : cardName(play.card);
    }
    QString operator()(const Bury& bury) const
    {
        return tr("Bury %1").arg(shortCardNames(bury.cards));
    }
    QString operator()(const Call& call) const
    {
        if (!seen_.trumps.isTrump(call.card) && seen_.picker)
            return call.under
                ? tr("Call %1, with %2 under").arg(theCard(call.card), shortCardName(*call.under))
                : tr("Call %1").arg(theCard(call.card));
        return button(call);
    }
    QString operator()(const Decline& decline) const
    {
        //: the stake is not raised: "Better: No raise."
        return seen_.phase == Phase::Raising ? tr("No raise") : button(decline);
    }
    template <class Other> QString operator()(const Other& other) const { return button(other); }

private:
    QString button(const Action& action) const
    {
        return actionWords(action, seen_).text.remove(QLatin1Char('&'));
    }

    const Observation& seen_;
};

/// Other facts only describe the trick or the players, and how often a choice wins is said where
/// nothing else says why it is better.
bool saysWhy(const advice::Fact& fact)
{
    return !std::holds_alternative<advice::CalledCardOut>(fact)
        && !std::holds_alternative<advice::TrickSoFar>(fact)
        && !std::holds_alternative<advice::LikelyPartner>(fact)
        && !std::holds_alternative<advice::PickerIsKnown>(fact)
        && !std::holds_alternative<advice::LastToPlay>(fact)
        && !std::holds_alternative<advice::WinChance>(fact);
}

/// By themselves they are no reason for anything.
bool describesTrick(const advice::Fact& fact)
{
    return std::holds_alternative<advice::TrickSoFar>(fact)
        || std::holds_alternative<advice::LikelyPartner>(fact)
        || std::holds_alternative<advice::LastToPlay>(fact);
}

} // namespace

QString actionLabel(const Action& action, const Observation& seen)
{
    return std::visit(Labels(seen), action);
}

QString shortActionLabel(const Action& action, const Observation& seen)
{
    const auto* const play = std::get_if<Play>(&action);
    if (play && !play->blitz && play->card != seen.under)
        return shortCardName(play->card);
    const auto* const call = std::get_if<Call>(&action);
    if (call && !call->under)
        return Labels::tr("Call %1").arg(shortCardName(call->card));
    return actionLabel(action, seen);
}

QString actionInSentence(const Action& action, const Observation& seen)
{
    const auto* const play = std::get_if<Play>(&action);
    const bool card = play && !play->blitz && play->card != seen.under;
    return card ? theCard(play->card) : actionLabel(action, seen);
}

QString adviceReason(const Advice& advice, const Observation& seen, const Seating& seating)
{
    QStringList sentences;
    for (const advice::Fact& fact : advice.facts)
        sentences << factText(fact, advice, seen, seating);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// Facts that only speak against what is recommended are no reasons for it.
QString reasonsBesideWorth(const Advice& advice, const Observation& seen, const Seating& seating)
{
    Advice reasons = advice;
    std::erase_if(reasons.facts, [](const advice::Fact& fact) {
        return std::holds_alternative<advice::Worth>(fact)
            || std::holds_alternative<advice::NearlyEqual>(fact);
    });
    const auto speaks = [&](const advice::Fact& fact) { return speaksFor(fact, seen); };
    if (std::ranges::none_of(
            reasons.facts, [](int sign) { return sign > 0; }, speaks))
        std::erase_if(reasons.facts, [&](const advice::Fact& fact) { return speaks(fact) < 0; });
    const bool says = std::ranges::any_of(reasons.facts, saysWhy);
    std::erase_if(reasons.facts, [says](const advice::Fact& fact) {
        return says && std::holds_alternative<advice::WinChance>(fact);
    });
    if (std::ranges::all_of(reasons.facts, describesTrick))
        return {};
    return adviceReason(reasons, seen, seating);
}

QString coachTitle(const Action& action, double cost, const Observation& seen)
{
    return AdviceWords::tr("Coach: %1 lowers your score by %2")
        .arg(actionLabel(action, seen), QLocale().toString(cost, 'f', 1));
}

QString againstConventionText(const Action& action, const Observation& seen)
{
    return ConventionWords::tr(
        "A defender does not lead trump this early: the other defenders would not expect %1.")
        .arg(actionInSentence(action, seen));
}

QString expectedText(double score, int decimals)
{
    const double unit = std::pow(10, -decimals);
    QString figure = QLocale().toString(std::abs(score), 'f', decimals);
    if (std::abs(score) < unit / 2)
        return figure;
    return (score < 0 ? QChar(u'\u2212') : QChar(u'+')) + figure;
}

} // namespace sheepshead

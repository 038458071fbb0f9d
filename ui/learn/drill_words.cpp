// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/drill_words.h"

#include "engine/advice/judgement.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/review_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

struct DrillWords {
    Q_DECLARE_TR_FUNCTIONS(Drill)
};

constexpr std::size_t shownProspects = 3;

struct WordsOfDrill {
    const char* title;
    const char* idea;
};

constexpr std::array wordsOfDrills {
    WordsOfDrill { QT_TRANSLATE_NOOP("Drill", "Pick or pass"),
        QT_TRANSLATE_NOOP("Drill", "Is this hand worth the blind?") },
    WordsOfDrill { QT_TRANSLATE_NOOP("Drill", "What to bury"),
        QT_TRANSLATE_NOOP("Drill", "The blind is yours: which cards go down?") },
    WordsOfDrill { QT_TRANSLATE_NOOP("Drill", "Which ace to call"),
        QT_TRANSLATE_NOOP("Drill", "Which partner helps most?") },
    WordsOfDrill { QT_TRANSLATE_NOOP("Drill", "Count the trump"),
        QT_TRANSLATE_NOOP("Drill", "How many trump are still out?") },
    WordsOfDrill { QT_TRANSLATE_NOOP("Drill", "Who is the partner?"),
        QT_TRANSLATE_NOOP("Drill", "Read from the cards who plays with the picker.") },
    WordsOfDrill { QT_TRANSLATE_NOOP("Drill", "Your own mistakes"),
        QT_TRANSLATE_NOOP("Drill",
            "Costly decisions of hands that count come back: a few a day, the better you know them "
            "the later.") },
};

constexpr int oftenHands = 3; ///< so many hands with one kind of mistake are a habit

/// None for what has no name.
constexpr auto wordsOfHabits = keysOf<MistakeKind::Other>({
    { MistakeKind::PickedTooWeak,
        QT_TRANSLATE_NOOP("Drill", "You often pick with too weak a hand") },
    { MistakeKind::PassedTooStrong,
        QT_TRANSLATE_NOOP("Drill", "You often pass a hand that is good enough to pick") },
    { MistakeKind::BuriedTrump, QT_TRANSLATE_NOOP("Drill", "You often bury trump") },
    { MistakeKind::BuriedTooFew, QT_TRANSLATE_NOOP("Drill", "You often bury too few points") },
    { MistakeKind::BuriedOther, QT_TRANSLATE_NOOP("Drill", "You often bury the wrong fail cards") },
    { MistakeKind::WentAlone,
        QT_TRANSLATE_NOOP("Drill", "You often go alone where a partner would help") },
    { MistakeKind::TookPartner,
        QT_TRANSLATE_NOOP("Drill", "You often call a partner where playing alone would pay more") },
    { MistakeKind::CalledOther, QT_TRANSLATE_NOOP("Drill", "You often call the wrong card") },
    { MistakeKind::LedTrump,
        QT_TRANSLATE_NOOP("Drill", "You often lead trump where a fail suit is better") },
    { MistakeKind::LedFail,
        QT_TRANSLATE_NOOP("Drill", "You often lead a fail suit where trump is better") },
    { MistakeKind::LedOther,
        QT_TRANSLATE_NOOP("Drill", "You often lead the wrong card of the right kind") },
    { MistakeKind::GavePoints,
        QT_TRANSLATE_NOOP("Drill", "You often put too many points on a trick") },
    { MistakeKind::KeptPoints,
        QT_TRANSLATE_NOOP("Drill", "You often keep points that belong on the trick") },
    { MistakeKind::FollowedOther,
        QT_TRANSLATE_NOOP("Drill", "You often follow with the wrong card") },
    { MistakeKind::Other, {} },
});

const WordsOfDrill& wordsOfKind(DrillKind kind)
{
    return wordsOfDrills.at(static_cast<std::size_t>(kind));
}

QString prospectLine(const Prospect& prospect, const Observation& seen)
{
    //: a choice, the score expected, and how often it wins
    return DrillWords::tr("%1: score %2, wins %3")
        .arg(actionLabel(prospect.action, seen), expectedText(prospect.score),
            shareText(prospect.winChance));
}

/// The best choices and the answer among them.
QStringList prospectLines(const Action& decision, const Advice& advice, const Observation& seen)
{
    std::vector<Prospect> best = advice.prospects;
    std::ranges::stable_sort(best, std::greater(), &Prospect::score);
    QStringList lines;
    for (std::size_t i = 0; i < best.size(); ++i)
        if (i < shownProspects || best[i].action == decision)
            lines << (best[i].action == decision ? QStringLiteral("▸ ") : QStringLiteral("· "))
                    + prospectLine(best[i], seen);
    return lines;
}

QString firstLine(const Action& decision, const Verdict& verdict,
    const std::vector<Prospect>& prospects, const Observation& seen)
{
    switch (verdict.kind) {
    case VerdictKind::Best:
    case VerdictKind::KeepsConvention:
        return DrillWords::tr("That was the best choice.");
    case VerdictKind::Close:
    case VerdictKind::BreaksConvention:
        return freeVerdictText(decision, verdict, seen, true);
    case VerdictKind::Costly:
        break;
    }
    const double cost = costOf(decision, prospects).value_or(0);
    return (cost <= goodEnough ? DrillWords::tr("Good: its score is only %1 lower than the best.")
                               : DrillWords::tr("That lowers your score by %1 on average."))
        .arg(QLocale().toString(cost, 'f', 2));
}

/// Why the recommended choice is better; the convention that the first line names is not repeated.
QString reasonsAfter(
    const Verdict& verdict, Advice advice, const Observation& seen, const Seating& seating)
{
    if (verdict.kind == VerdictKind::BreaksConvention)
        std::erase_if(advice.facts, [](const advice::Fact& fact) {
            return std::holds_alternative<advice::AgainstConvention>(fact);
        });
    const QString reason = reasonsBesideWorth(advice, seen, seating);
    return reason.isEmpty() || verdict.kind != VerdictKind::Costly
        ? reason
        : DrillWords::tr("Better: %1. %2").arg(actionLabel(advice.recommended, seen), reason);
}

QString pickQuestion(const Observation& seen)
{
    return seen.passed.empty() ? DrillWords::tr("You speak first. Pick or pass?")
                               : DrillWords::tr("%n player(s) passed before you. Pick or pass?",
                                   nullptr, seen.passed.size());
}

QString buryQuestion(const Observation& seen)
{
    return DrillWords::tr("You picked. Bury %n card(s).", nullptr, seen.blind.size());
}

/// The chances of all seats, rounded so that they add up.
PerSeat<double> writtenChances(PerSeat<double> chances, const Observation& seen)
{
    std::vector<double> shares;
    for (const Seat seat : seen.seats)
        shares.push_back(chances[seat]);
    const std::vector<double> rounded = roundedTogether(shares);
    std::size_t next = 0;
    for (const Seat seat : seen.seats)
        chances[seat] = rounded[next++];
    return chances;
}

QString callQuestion() { return DrillWords::tr("You have buried. Whom do you call?"); }

QString decisionQuestion(const Observation& seen, const Seating& seating)
{
    switch (seen.phase) {
    case Phase::Picking:
        return pickQuestion(seen);
    case Phase::Burying:
        return buryQuestion(seen);
    case Phase::Calling:
        return callQuestion();
    case Phase::Playing:
        if (const Trick* const trick = seen.trickOnTable())
            return DrillWords::tr("%1 led to this trick. Which card do you play?")
                .arg(seatNames({ trick->leader() }, seating));
        return DrillWords::tr("You lead. Which card?");
    case Phase::Redealing:
    case Phase::Voting:
    case Phase::Bidding:
    case Phase::Raising:
    case Phase::Over:
        break;
    }
    return DrillWords::tr("What do you do?");
}

QString mistakeQuestion(const Observation& seen, const Seating& seating, QDate day)
{
    const QString before = day.isValid() ? DrillWords::tr("Your decision here on %1 was costly.")
                                               .arg(QLocale().toString(day, QLocale::ShortFormat))
                                         : DrillWords::tr("Your decision here was costly.");
    return before + u' ' + decisionQuestion(seen, seating);
}

} // namespace

QString drillTitle(DrillKind kind) { return DrillWords::tr(wordsOfKind(kind).title); }
QString drillIdea(DrillKind kind) { return DrillWords::tr(wordsOfKind(kind).idea); }

QString drillQuestion(const Drill& drill, const Seating& seating, QDate day)
{
    const Observation seen = drill.seen();
    switch (drill.kind) {
    case DrillKind::Pick:
    case DrillKind::Bury:
    case DrillKind::Call:
        return decisionQuestion(seen, seating);
    case DrillKind::Mistake:
        return mistakeQuestion(seen, seating, day);
    case DrillKind::Trump:
        return DrillWords::tr(
            "Some tricks are done. Of all trump, you hold some and saw some fall. How many have "
            "you not seen yet?");
    case DrillKind::Partner:
        return DrillWords::tr(
            "%1 picked. From what was played so far: who is most likely the partner?")
            .arg(seatNames({ *seen.picker }, seating));
    }
    return {};
}

QString decisionVerdict(
    const Action& decision, const Advice& advice, const Observation& seen, const Seating& seating)
{
    const auto verdict = verdictOn(decision, advice.prospects, seen);
    if (!verdict)
        return DrillWords::tr("This decision could not be measured.");
    QStringList lines { firstLine(decision, *verdict, advice.prospects, seen) };
    lines << prospectLines(decision, advice, seen);
    const QString reason = reasonsAfter(*verdict, advice, seen, seating);
    if (!reason.isEmpty())
        lines << QString() << reason;
    return lines.join(u'\n');
}

QString trumpVerdict(int answer, const Observation& seen)
{
    const int all = (deckOf(*seen.variant) & seen.trumps.trump()).size();
    const int unseen = trumpNotSeen(seen);
    const int held = (seen.hand & seen.trumps.trump()).size();
    const int gone = all - unseen - held;
    const QString count =
        DrillWords::tr("There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.")
            .arg(all)
            .arg(gone)
            .arg(held)
            .arg(unseen);
    return answer == unseen ? DrillWords::tr("Right.") + u' ' + count : count;
}

QString partnerVerdict(
    Seat answer, const PerSeat<double>& chances, const Drill& drill, const Seating& seating)
{
    const Observation seen = drill.seen();
    QStringList lines;
    const PerSeat<double> written = writtenChances(chances, seen);
    for (const Seat seat : seen.seats)
        if (seat != drilledSeat && seat != *seen.picker)
            //: a player and how likely they are the partner
            lines << (seat == answer ? QStringLiteral("▸ ") : QStringLiteral("· "))
                    + DrillWords::tr("%1: %2").arg(
                        seatNames({ seat }, seating), shareText(written[seat]));
    const SeatSet makers = drill.hand.data().makers;
    QString truth = DrillWords::tr("No one: the picker is alone.");
    for (const Seat seat : seen.seats)
        if (makers.contains(seat) && seat != *seen.picker)
            truth = DrillWords::tr("It is %1.").arg(seatNames({ seat }, seating));
    lines << truth;
    return lines.join(u'\n');
}

QString pileText(const MistakeFigures& pile)
{
    if (pile.today + pile.later + pile.known + pile.asked == 0)
        return {};
    //: mistakes: how many are asked today still, on another day, and not any more
    return DrillWords::tr("%1 for today, %2 later, %3 known")
        .arg(pile.today)
        .arg(pile.later)
        .arg(pile.known);
}

QString habitText(const MistakeFigures& pile)
{
    const auto most = std::max_element(pile.hands.begin(), pile.hands.end() - 1);
    if (*most < oftenHands)
        return {};
    const auto kind = static_cast<std::size_t>(most - pile.hands.begin());
    //: a habit, and in how many hands it was seen
    return DrillWords::tr("%1: %n hand(s)", nullptr, *most)
        .arg(DrillWords::tr(wordsOfHabits.at(kind).data()));
}

QString streakText(const DrillProgress& progress)
{
    if (progress.asked == 0)
        return DrillWords::tr("First question");
    return DrillWords::tr("%1 right in a row, %2 at best")
        .arg(progress.streak)
        .arg(progress.bestStreak);
}

QString progressText(const DrillProgress& progress)
{
    const auto now = progress.lately();
    const auto before = progress.before();
    if (now.of == 0)
        return {};
    const QString text = DrillWords::tr("%1 of the last %2 right").arg(now.right).arg(now.of);
    return before.of == 0
        ? text
        : DrillWords::tr("%1 (before: %2 of %3)").arg(text).arg(before.right).arg(before.of);
}

} // namespace sheepshead

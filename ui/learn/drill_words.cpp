// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/drill_words.h"

#include "ui/words/decisions/advice_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

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
};

const WordsOfDrill& wordsOfKind(DrillKind kind)
{
    return wordsOfDrills.at(static_cast<std::size_t>(kind));
}

QString trDrill(const char* text) { return QCoreApplication::translate("Drill", text); }

QString prospectLine(const Prospect& prospect, const Observation& seen)
{
    //: a choice, the points expected, and how often it wins
    return QCoreApplication::translate("Drill", "%1: %2 points, wins %3")
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

} // namespace

QString drillTitle(DrillKind kind) { return trDrill(wordsOfKind(kind).title); }
QString drillIdea(DrillKind kind) { return trDrill(wordsOfKind(kind).idea); }

QString drillQuestion(const Drill& drill, const Seating& seating)
{
    const Observation seen = drill.seen();
    switch (drill.kind) {
    case DrillKind::Pick:
        return QCoreApplication::translate(
            "Drill", "%n player(s) passed before you. Pick or pass?", nullptr, seen.passed.size());
    case DrillKind::Bury:
        return QCoreApplication::translate(
            "Drill", "You picked. Bury %n card(s).", nullptr, seen.blind.size());
    case DrillKind::Call:
        return QCoreApplication::translate("Drill", "You have buried. Whom do you call?");
    case DrillKind::Trump:
        return QCoreApplication::translate("Drill",
            "Some tricks are done. Of all trump, you hold some and saw some fall. How many have "
            "you not seen yet?");
    case DrillKind::Partner:
        return QCoreApplication::translate(
            "Drill", "%1 picked. From what was played so far: who is most likely the partner?")
            .arg(seatNames({ *seen.picker }, seating));
    }
    return {};
}

QString decisionVerdict(
    const Action& decision, const Advice& advice, const Observation& seen, const Seating& seating)
{
    const auto cost = costOf(decision, advice);
    if (!cost)
        return QCoreApplication::translate("Drill", "This decision could not be measured.");
    QStringList lines;
    if (*cost < 0.005)
        lines << QCoreApplication::translate("Drill", "Nothing is better.");
    else if (*cost <= goodEnough)
        lines << QCoreApplication::translate("Drill", "Good: only %1 points from the best.")
                     .arg(QLocale().toString(*cost, 'f', 2));
    else
        lines << QCoreApplication::translate("Drill", "That gives away %1 points.")
                     .arg(QLocale().toString(*cost, 'f', 2));
    lines << prospectLines(decision, advice, seen);
    if (const QString reason = adviceReason(advice, seen, seating); !reason.isEmpty())
        lines << QString() << reason;
    return lines.join(u'\n');
}

QString trumpVerdict(int answer, const Observation& seen)
{
    const int all = (deckOf(*seen.variant) & seen.trumps.trump()).size();
    const int unseen = trumpNotSeen(seen);
    const int held = (seen.hand & seen.trumps.trump()).size();
    const int gone = all - unseen - held;
    const QString count = QCoreApplication::translate(
        "Drill", "There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.")
                              .arg(all)
                              .arg(gone)
                              .arg(held)
                              .arg(unseen);
    return answer == unseen ? QCoreApplication::translate("Drill", "Right.") + u' ' + count : count;
}

QString partnerVerdict(
    Seat answer, const PerSeat<double>& chances, const Drill& drill, const Seating& seating)
{
    const Observation seen = drill.seen();
    QStringList lines;
    for (const Seat seat : seen.seats)
        if (seat != drilledSeat && seat != *seen.picker)
            //: a player and how likely they are the partner
            lines << (seat == answer ? QStringLiteral("▸ ") : QStringLiteral("· "))
                    + QCoreApplication::translate("Drill", "%1: %2")
                          .arg(seatNames({ seat }, seating), shareText(chances[seat]));
    const SeatSet makers = drill.hand.data().makers;
    QString truth = QCoreApplication::translate("Drill", "No one: the picker is alone.");
    for (const Seat seat : seen.seats)
        if (makers.contains(seat) && seat != *seen.picker)
            truth =
                QCoreApplication::translate("Drill", "It is %1.").arg(seatNames({ seat }, seating));
    lines << truth;
    return lines.join(u'\n');
}

QString streakText(const DrillProgress& progress)
{
    if (progress.asked == 0)
        return QCoreApplication::translate("Drill", "First question");
    return QCoreApplication::translate("Drill", "%1 right in a row, %2 at best")
        .arg(progress.streak)
        .arg(progress.bestStreak);
}

QString progressText(const DrillProgress& progress)
{
    const auto now = progress.lately();
    const auto before = progress.before();
    if (now.of == 0)
        return {};
    const QString text =
        QCoreApplication::translate("Drill", "%1 of the last %2 right").arg(now.right).arg(now.of);
    return before.of == 0 ? text
                          : QCoreApplication::translate("Drill", "%1 (before: %2 of %3)")
                                .arg(text)
                                .arg(before.right)
                                .arg(before.of);
}

} // namespace sheepshead

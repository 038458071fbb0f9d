// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_words.h"

#include "engine/study/position_check.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/refusal_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>

namespace sheepshead {

namespace {

struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(Study)
};

/// By the number of their Ending.
constexpr std::array endingWords {
    QT_TRANSLATE_NOOP("Study", "all tricks"),
    QT_TRANSLATE_NOOP("Study", "won with schneider"),
    QT_TRANSLATE_NOOP("Study", "won"),
    QT_TRANSLATE_NOOP("Study", "even"),
    QT_TRANSLATE_NOOP("Study", "lost"),
    QT_TRANSLATE_NOOP("Study", "lost in schneider"),
    QT_TRANSLATE_NOOP("Study", "no trick"),
};
static_assert(endingWords.size() == endingCount);

constexpr double leastShare = 0.005; ///< that is not 0%

bool isYours(Seat seat, const Seating& seating)
{
    return indexOf(seat) < seating.count() && isYou(seat, seating);
}

QString handName(Seat seat, const Seating& seating)
{
    return isYours(seat, seating) ? StudyWords::tr("Your hand")
                                  : StudyWords::tr("Hand of %1").arg(studySeatName(seat, seating));
}

QString actionName(const StudyPlace& place, const Seating& seating)
{
    if (!place.seat)
        return StudyWords::tr("Next card");
    const QString seat = studySeatName(*place.seat, seating);
    if (!place.action)
        return isYours(*place.seat, seating) ? StudyWords::tr("Played by you")
                                             : StudyWords::tr("Played by %1").arg(seat);
    if (place.trick)
        return StudyWords::tr("Trick %1, %2").arg(*place.trick + 1).arg(seat);
    return StudyWords::tr("Step %1, %2").arg(*place.action + 1).arg(seat);
}

QString turnReason(const StudyFault& fault, const Seating& seating)
{
    if (!fault.turn)
        return StudyWords::tr("It is the turn of another seat.");
    if (isYours(*fault.turn, seating))
        return StudyWords::tr("It is your turn.");
    return StudyWords::tr("It is the turn of %1.").arg(studySeatName(*fault.turn, seating));
}

QString callReason(const StudyFault& fault, const Seating& seating)
{
    if (fault.turn && !isYours(*fault.turn, seating))
        return StudyWords::tr("First %1 has to call a card, or to go alone.")
            .arg(studySeatName(*fault.turn, seating));
    return StudyWords::tr("First a card has to be called, or you go alone.");
}

/// What a rule refuses is told to the seat that has seen what came before.
QString refusedText(const StudyFault& fault, StudyPosition position)
{
    QString plain = StudyWords::tr("The rules of this table do not allow this.");
    if (!fault.refusal || !fault.place.action || !fault.place.seat)
        return plain;
    const std::size_t at = *fault.place.action;
    if (at >= position.actions.size())
        return plain;
    position.actions.resize(at);
    position.phase.reset();
    const PositionCheck before = checkPosition(position);
    if (!before.example)
        return plain;
    return refusalText(*fault.refusal, before.example->observation(*fault.place.seat));
}

QString reasonOf(const StudyFault& fault, const StudyPosition& position, const Seating& seating)
{
    const QString card = fault.place.card ? cardName(*fault.place.card) : StudyWords::tr("A card");
    switch (fault.reason) {
    case StudyReason::NoSuchSeat:
        return StudyWords::tr("This table has no such seat.");
    case StudyReason::SeatDoesNotPlay:
        return StudyWords::tr("This seat does not play the hand.");
    case StudyReason::NoSuchDoubler:
        return StudyWords::tr("The factor is a whole number from 1 on.");
    case StudyReason::NotInDeck:
        return StudyWords::tr("%1: this table plays without that card.").arg(card);
    case StudyReason::CardTwice:
        return StudyWords::tr("%1: a card cannot lie in two places.").arg(card);
    case StudyReason::TooManyCards:
        return StudyWords::tr("There are more cards here than this place has.");
    case StudyReason::WrongPiles:
        return StudyWords::tr("At a table for two each pile has one open card; no other table "
                              "has piles.");
    case StudyReason::NoneTaken:
        return StudyWords::tr("This seat has taken no card of the blind, so it buries none.");
    case StudyReason::NotSeatsCard:
        return StudyWords::tr("%1: this seat cannot have that card then.").arg(card);
    case StudyReason::NoUnder:
        return StudyWords::tr("No card of this seat lies under.");
    case StudyReason::PlayedBefore:
        return StudyWords::tr("%1: that card was played before.").arg(card);
    case StudyReason::NotTheirTurn:
        return turnReason(fault, seating);
    case StudyReason::HandIsOver:
        return StudyWords::tr("The hand was over before this.");
    case StudyReason::StillToDecide:
        return callReason(fault, seating);
    case StudyReason::Refused:
        return refusedText(fault, position);
    case StudyReason::NotWhatHappens:
        return StudyWords::tr("By the rules of this table something else happens here.");
    case StudyReason::NotAskedFor:
        return StudyWords::tr("The seat is asked for something else here.");
    case StudyReason::NoCardsFit:
        return StudyWords::tr("No cards fit the places that are not known.");
    }
    return {};
}

} // namespace

Seating studySeating(const StudyPosition& position, const QStringList& names, Seat spokenTo)
{
    Seating seating;
    seating.viewer = spokenTo;
    for (int i = 0; i < position.variant.tableSeats(); ++i) {
        const bool you = seatAt(i) == spokenTo;
        const QString name = names.value(i);
        seating.seats.push_back({ you ? StudyWords::tr("You")
                : name.isEmpty()      ? StudyWords::tr("Seat %1").arg(i)
                                      : name,
            {}, you });
    }
    return seating;
}

QString studySeatName(Seat seat, const Seating& seating)
{
    return indexOf(seat) < seating.count() ? nameAt(seat, seating)
                                           : StudyWords::tr("Seat %1").arg(indexOf(seat));
}

QString studyPlaceName(const StudyPlace& place, const Seating& seating)
{
    const Seat seat = place.seat.value_or(Seat {});
    switch (place.field) {
    case StudyField::Dealer:
        return StudyWords::tr("Dealer");
    case StudyField::Doubler:
        return StudyWords::tr("Doubler");
    case StudyField::Seat:
        return StudyWords::tr("Your seat");
    case StudyField::Hand:
        return handName(seat, seating);
    case StudyField::Open:
        return isYours(seat, seating)
            ? StudyWords::tr("Your open cards")
            : StudyWords::tr("Open cards of %1").arg(studySeatName(seat, seating));
    case StudyField::Blind:
        return StudyWords::tr("Blind");
    case StudyField::Neighbour:
        return StudyWords::tr("The neighbor's part of the blind");
    case StudyField::Bury:
        return isYours(seat, seating)
            ? StudyWords::tr("Your bury")
            : StudyWords::tr("Bury of %1").arg(studySeatName(seat, seating));
    case StudyField::Under:
        return StudyWords::tr("Under");
    case StudyField::Phase:
        return StudyWords::tr("What is decided");
    case StudyField::Actions:
        return actionName(place, seating);
    }
    return {};
}

QString shortStudyPlace(const StudyPlace& place, const Seating& seating)
{
    switch (place.field) {
    case StudyField::Hand:
    case StudyField::Open:
        return studySeatName(place.seat.value_or(Seat {}), seating);
    case StudyField::Bury:
        return StudyWords::tr("Bury");
    case StudyField::Under:
        return StudyWords::tr("Under");
    case StudyField::Actions:
        return StudyWords::tr("Fell");
    default:
        return StudyWords::tr("Blind");
    }
}

QString studyTurnText(Seat seat, const Seating& seating)
{
    return isYours(seat, seating)
        ? StudyWords::tr("You are to act.")
        : StudyWords::tr("%1 is to act.").arg(studySeatName(seat, seating));
}

QString studyReasonText(
    const StudyFault& fault, const StudyPosition& position, const Seating& seating)
{
    return StudyWords::tr("%1 (%2)", "a reason and the id of its rule")
        .arg(reasonOf(fault, position, seating),
            QString::fromLatin1(fault.rule.data(), qsizetype(fault.rule.size())));
}

QString studyFaultText(
    const StudyFault& fault, const StudyPosition& position, const Seating& seating)
{
    return StudyWords::tr("%1: %2", "a place and what is wrong there")
        .arg(studyPlaceName(fault.place, seating), studyReasonText(fault, position, seating));
}

namespace {

/// In the words of the buttons at the table.
class ActionWords {
public:
    ActionWords(Seat seat, const StudyPosition& after)
    {
        seen_.variant = after.variant;
        seen_.viewer = seat;
        seen_.picker = pickerIn(after);
        seen_.phase = Phase::Playing;
    }

    QString operator()(const Action& action) const
    {
        const auto* const bury = std::get_if<Bury>(&action);
        return bury != nullptr && bury->cards.empty() ? (*this)(UnseenBury {})
                                                      : actionLabel(action, seen_);
    }
    QString operator()(const UnseenBury&) const
    {
        return StudyWords::tr("Bury", "what a seat does");
    }
    QString operator()(const CallWithUnder& call) const
    {
        return StudyWords::tr("Call %1 with a card under").arg(theCard(call.card));
    }
    QString operator()(const PlayOfUnder&) const { return StudyWords::tr("Play the under"); }
    QString operator()(const TurnedUp& turned) const
    {
        return StudyWords::tr("Turn up %1").arg(theCard(turned.card));
    }
    QString operator()(const RaiseKind& raise) const
    {
        switch (raise) {
        case RaiseKind::Crack:
            return StudyWords::tr("Crack");
        case RaiseKind::Recrack:
            return StudyWords::tr("Crack back");
        case RaiseKind::AroundTheCorner:
            return StudyWords::tr("Crack around the corner");
        }
        return {};
    }

private:
    Observation seen_;
};

} // namespace

QString studyActionText(const SeenAction& action, const StudyPosition& after)
{
    return std::visit(ActionWords(action.seat, after), action.what);
}

QString studyStepText(const SeenAction& action, const StudyPosition& after, const Seating& seating)
{
    return StudyWords::tr("%1: %2", "a seat and what it does")
        .arg(studySeatName(action.seat, seating), studyActionText(action, after));
}

QString studyProblemText(const Problem& problem)
{
    static const QRegularExpression line(QStringLiteral("^line (\\d+)(?:, column (\\d+))?$"));
    const auto match = line.match(QString::fromStdString(problem.place));
    QString reason = QString::fromStdString(problem.reason);
    if (!match.hasMatch())
        return reason;
    const QString place = match.captured(2).isEmpty()
        ? StudyWords::tr("Line %1").arg(match.captured(1))
        : StudyWords::tr("Line %1, column %2").arg(match.captured(1), match.captured(2));
    return StudyWords::tr("%1: %2", "a place and what is wrong there").arg(place, reason);
}

QString endingName(Ending ending)
{
    return StudyWords::tr(endingWords[static_cast<std::size_t>(ending)]);
}

QString endingsText(const StudyChoice& choice)
{
    QStringList parts;
    const std::vector<double> rounded = roundedTogether(choice.endings);
    for (std::size_t i = 0; i < endingCount; ++i)
        if (choice.endings[i] >= leastShare)
            parts << StudyWords::tr("%1 %2", "an end of the hand and how often")
                         .arg(endingName(static_cast<Ending>(i)), shareText(rounded[i]));
    return parts.join(StudyWords::tr(", ", "between ends of a hand"));
}

QString studyScoreText(const StudyChoice& choice)
{
    if (choice.standardError <= 0)
        return expectedText(choice.score);
    return StudyWords::tr("%1 ± %2", "an expected score and its error")
        .arg(expectedText(choice.score), QLocale().toString(2 * choice.standardError, 'f', 2));
}

} // namespace sheepshead

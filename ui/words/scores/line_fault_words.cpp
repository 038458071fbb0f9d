// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/line_fault_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class LineFaultWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::LineFaultWords)

public:
    static QString text(OutcomeFlaw flaw);
    static QString text(LineFlaw flaw, const QString& name);
};

QString LineFaultWords::text(OutcomeFlaw flaw)
{
    switch (flaw) {
    case OutcomeFlaw::NotAtThisTable:
        return tr("The rules of this table have no such hand.");
    case OutcomeFlaw::NotPlaying:
        return tr("This player does not play the hand.");
    case OutcomeFlaw::IsPicker:
        return tr("The picker cannot be the partner, too.");
    case OutcomeFlaw::TooManyPartners:
        return tr("These are too many partners.");
    case OutcomeFlaw::PartnerMissing:
        return tr("The partner is missing.");
    case OutcomeFlaw::PartnerMustBeNeighbour:
        return tr("The partner is the player to the left of the picker.");
    case OutcomeFlaw::PartnerSitsOpposite:
        return tr("The partner is the player opposite.");
    case OutcomeFlaw::CallNeedsPartner:
        return tr("A call needs a partner, and a solo has none.");
    case OutcomeFlaw::ImpossiblePoints:
        return tr("No cards add up to this number. Possible are 0, 2 to 118, and 120.");
    case OutcomeFlaw::PointsWithoutTrick:
        return tr("A side without a trick cannot have so many points.");
    case OutcomeFlaw::TooManyPoints:
        return tr("The cards of these tricks are worth less.");
    case OutcomeFlaw::WrongTotal:
        return tr("All points or tricks together do not add up to those of the deck.");
    case OutcomeFlaw::TakesAllPoints:
        return tr("Every trick brings 120 points.");
    case OutcomeFlaw::NoTrickAndAllTricks:
        return tr("It is either no trick or every trick.");
    case OutcomeFlaw::PickerIsTheSide:
        return tr("This does not fit the tricks of the picker's side.");
    case OutcomeFlaw::RuleIsOff:
        return tr("The rules of this table do not have this.");
    case OutcomeFlaw::TooManyRaises:
        return tr("The rules of this table do not allow so many.");
    case OutcomeFlaw::BetNotMade:
        return tr("The bet is made with every trick, and missed without one.");
    case OutcomeFlaw::BetIsAlone:
        return tr("Sheepshead is called alone at this table.");
    case OutcomeFlaw::ImpossibleTrump:
        return tr("This cannot be the highest trump.");
    case OutcomeFlaw::ExemptLoses:
        return tr("The holder of the partner card cannot lose.");
    }
    return {};
}

QString LineFaultWords::text(LineFlaw flaw, const QString& name)
{
    switch (flaw) {
    case LineFlaw::NotAtTheTable:
        return name.isEmpty() ? tr("One of these players is not at the table.")
                              : tr("%1 is not at the table.").arg(name);
    case LineFlaw::SitsOut:
        return tr("%1 sits this hand out.").arg(name);
    case LineFlaw::AlreadyThere:
        return tr("%1 is at the table already.").arg(name);
    case LineFlaw::TableIsFull:
        return tr("At most eight players can be at the table at one time.");
    case LineFlaw::NoSuchMember:
        return tr("There is no player with this number on the sheet.");
    case LineFlaw::TooFewPlayers:
        return tr("There are no rules for this number of players.");
    case LineFlaw::TooManyPlayers:
        return tr("There are no rules for this number of players. Who sits out?");
    case LineFlaw::NobodyNamed:
        return tr("Say who it was.");
    case LineFlaw::OneIsNamed:
        return tr("It can only be one player.");
    case LineFlaw::NobodyCanWin:
        return tr("With an even number of players there is no middle score.");
    case LineFlaw::ResultMissing:
        return tr("Type the makers' points, or say how the hand ended.");
    case LineFlaw::ResultsDiffer:
        return tr("The points and the result do not fit each other.");
    case LineFlaw::TakesMissing:
        return tr("Type points and tricks of every player.");
    case LineFlaw::NoPot:
        return tr("The pot is empty.");
    case LineFlaw::TotalTooLarge:
        return tr("The total of %1 would be too large.").arg(name);
    case LineFlaw::NoSuchHand:
        break;
    }
    return {};
}

} // namespace

QString faultText(const LineFault& fault, const QStringList& members)
{
    if (fault.outcome)
        return LineFaultWords::text(*fault.outcome);
    const QString name =
        fault.who ? inSentence(playerName(indexOf(*fault.who), members)) : QString();
    return LineFaultWords::text(fault.flaw, name);
}

} // namespace sheepshead

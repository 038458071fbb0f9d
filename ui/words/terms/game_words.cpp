// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/game_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)
};

} // namespace

QString noPickGameText(NoPickGame game)
{
    switch (game) {
    case NoPickGame::Leaster:
        return GameWords::tr("Everyone passed: a leaster. The fewest points win.");
    case NoPickGame::Moster:
        return GameWords::tr("Everyone passed: a moster. The most points lose.");
    case NoPickGame::Mittler:
        return GameWords::tr("Everyone passed: a mittler. The player with the middle points wins.");
    case NoPickGame::Schneidster:
        return GameWords::tr(
            "Everyone passed: a schneidster. The player closest to 30 without going over wins.");
    }
    return {};
}

QString noPickGameName(NoPickGame game)
{
    switch (game) {
    case NoPickGame::Leaster:
        return GameWords::tr("Leaster");
    case NoPickGame::Moster:
        return GameWords::tr("Moster");
    case NoPickGame::Mittler:
        return GameWords::tr("Mittler");
    case NoPickGame::Schneidster:
        return GameWords::tr("Schneidster");
    }
    return {};
}

QString soloText(SoloKind kind, Suit suit)
{
    switch (kind) {
    case SoloKind::Best:
        return GameWords::tr("a best solo");
    case SoloKind::Side:
        return GameWords::tr("a solo in %1").arg(suitWord(suit));
    case SoloKind::Billy:
        return GameWords::tr("a billy: no trick at all");
    }
    return {};
}

QString pairText(BlitzPair pair)
{
    switch (pair) {
    case BlitzPair::BlackQueens:
        return GameWords::tr("both black queens");
    case BlitzPair::RedQueens:
        return GameWords::tr("both red queens");
    case BlitzPair::BlackJacks:
        return GameWords::tr("both black jacks");
    case BlitzPair::AllJacks:
        return GameWords::tr("all four jacks");
    }
    return {};
}

QString mauerText(const std::vector<Mauer>& mauers, const Seating& seating)
{
    if (mauers.empty())
        return {};
    if (mauers.size() == 1) {
        const auto [seat, power] = mauers.front();
        return isYou(seat, seating)
            ? GameWords::tr("You passed a strong hand (power %1): a mauer.").arg(power)
            : GameWords::tr("%1 passed a strong hand (power %2): a mauer.")
                  .arg(nameAt(seat, seating))
                  .arg(power);
    }
    QStringList names;
    for (const auto& [seat, power] : mauers)
        //: a player, and the power of the hand that was passed
        names << GameWords::tr("%1 (power %2)")
                     .arg(isYou(seat, seating) ? GameWords::tr("You") : nameAt(seat, seating))
                     .arg(power);
    return GameWords::tr("Mauers, who passed a strong hand: %1.").arg(spokenList(names));
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/game_words.h"

#include "ui/words/card_words.h"

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
        return GameWords::tr("Everyone passed: a mittler. The points in the middle win.");
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
    }
    return {};
}

} // namespace sheepshead

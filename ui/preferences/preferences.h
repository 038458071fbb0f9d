// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "engine/hand/laying_down.h"
#include "engine/players/levels.h"
#include "engine/rules/variant.h"
#include "engine/statistics/pick_chances.h"
#include "ui/cards/decks.h"
#include "ui/cards/felt.h"
#include "ui/cards/speeds.h"
#include "ui/preferences/cast.h"
#include "ui/table/forced_cards.h"
#include "ui/table/layout/hand_order.h"
#include "ui/widgets/system_motion.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>

namespace sheepshead {

/// How well the computer players play, one a seat; that of a person counts for nothing.
using Levels = std::array<Level, maxSeats>;

/// The same level for all seats.
Levels levelsOf(Level level);

/// Whether windows are light or dark; the felt has colours of its own.
enum class ColourScheme : std::uint8_t { System, Light, Dark };

/// What the person hears of the game.
struct SoundLook {
    bool on = true;
    int volume = 40;             ///< 0 to 100
    bool quietForReader = false; ///< no sound while a screen reader is at work

    bool operator==(const SoundLook&) const = default;
};
/// Whether and when a coach speaks of a decision that gives points away.
enum class Coaching : std::uint8_t { Off, Warn, Tell };

/// The least that a decision may cost before the coach speaks, in score points.
inline constexpr double leastCoachCost = 0.1;
inline constexpr double mostCoachCost = 5;

/// All settings of the program, except the look of the window.
struct Preferences {
    QStringList names; ///< one a seat, for the largest table there is; the first is the person's
    SeatSet people = { seatAt(0) }; ///< seats of people who share this computer; always the first
    Levels levels = levelsOf(Level::Regular);
    Cast cast = {};            ///< computer players that are not as they come
    Variant variant = {};      ///< the rules of new games
    bool notice = true;        ///< how each player plays, for experts and hints
    bool remarks = true;       ///< of computer players, at the table
    bool remarksAloud = false; ///< for a screen reader too

    PowerTable power = {}; ///< of the mauer meter

    Speed speed = Speed::Normal;
    bool waitAfterTrick = false;
    LayingDown layingDown = LayingDown::Ask;
    ForcedCards forcedCards = ForcedCards::Last;

    FeltLook felt = {};
    CardLook deck = {};
    QStringList addedDecks = {}; ///< card decks of the person's own: the paths of their indexes
    bool trumpEdges = false;     ///< gold, on every trump in the hand
    HandOrder handOrder = HandOrder::ByPower;
    Coaching coaching = Coaching::Off;
    double coachCost = 0.5;     ///< score points from which the coach speaks
    bool coachCounting = false; ///< also in hands that count, not in practice only

    ColourScheme colours = ColourScheme::System;
    LessMotion lessMotion = LessMotion::AsSystem;
    int textScale = 100;   ///< percent
    QString language = {}; ///< "de"; empty for the system's

    SoundLook sound = {};

    bool operator==(const Preferences&) const = default;
};

/// The settings of a first start.
Preferences defaultPreferences();

} // namespace sheepshead

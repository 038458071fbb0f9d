// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// How much likelier than in any other hand a hidden card lies in a place, as every player
/// believes: pickers hold trump and bury fail. 1 is as likely. Part of the one set of weights
/// (habits.h).
struct CardBeliefs {
    // The judgement of a card, by rule players and playouts alike
    double pickersTrump = 1.6; ///< a trump, in the picker's hand
    double pickersFail = 0.6;  ///< a fail card, in the picker's hand
    double buriedTrump = 0.1;  ///< a trump, in the bury
    double buriedFail = 1.4;   ///< a fail card, in the bury

    // The sampling of worlds, which weighs trump only. Its values differ from those above: sharing
    // them would change what search players choose.
    double sampledPickersTrump = 2.5;
    double sampledBuriedTrump = 0.15;
    double sampledPassersTrump = 0.8; ///< in the hand of a player who passed
};

} // namespace sheepshead

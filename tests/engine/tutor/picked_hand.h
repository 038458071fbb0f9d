// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

namespace sheepshead::testing {

/// Seat 0 has picked, buried and called; seat 4 leads.
inline HandRecord pickedHand()
{
    return parseRecord(R"(sheepshead hand 1
variant layout=5H-A
deal dealer=3
hand 0 QC QH JS 9D TC KS
hand 1 QS TD AC 9C 7S 8H
hand 2 JC KD AS 9S KC 9H
hand 3 QD AD 8C TS AH 7H
hand 4 JH 8D 7D 7C 8S KH
blind JD TH
4 pass
0 pick
0 bury TC TH
0 call AS
)")
        .value();
}

} // namespace sheepshead::testing

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/hand/observation.h"

#include <optional>

namespace sheepshead {

class TableOverlays;
class TableScene;

/// The panels that lie over the table only while the person looks at them, one at a time: the
/// tricks, and the trump that is out.
class PeekPanels {
public:
    PeekPanels(TableScene& scene, TableOverlays& overlays);

    static bool hasLastTrick(const Observation& seen);

    /// Shows the last finished trick, or all tricks of a hand that is over and scored; hides them
    /// where they are shown. Without a finished trick it only hides.
    void toggleTricks(const Observation& seen, const std::optional<HandScored>& scored);
    /// Shows which trump are out and says so to a screen reader, or hides them. False where nothing
    /// is shown now.
    bool toggleTrumpCount(const Observation& seen);
    /// Brings a trump count that is shown up to date.
    void settle(const Observation& seen);
    /// False if nothing was shown.
    bool hide();
    /// Shows what is shown again, after names changed.
    void renew(const Observation& seen, const std::optional<HandScored>& scored);

private:
    TableScene& scene_;
    TableOverlays& overlays_;
};

} // namespace sheepshead

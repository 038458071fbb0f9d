// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/peek_panels.h"

#include "engine/position/trump_count.h"
#include "ui/table/panels/trick_panel.h"
#include "ui/table/panels/trump_panel.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_overlays.h"
#include "ui/words/terms/trump_words.h"

namespace sheepshead {

namespace {

const Trick* lastFinished(const Observation& seen)
{
    const std::size_t finished = seen.tricks.size() - (seen.trickOnTable() ? 1 : 0);
    return finished > 0 ? &seen.tricks[finished - 1] : nullptr;
}

} // namespace

PeekPanels::PeekPanels(TableScene& scene, TableOverlays& overlays)
    : scene_(scene)
    , overlays_(overlays)
{
}

bool PeekPanels::hasLastTrick(const Observation& seen) { return lastFinished(seen) != nullptr; }

void PeekPanels::toggleTricks(const Observation& seen, const std::optional<HandScored>& scored)
{
    const Trick* const trick = lastFinished(seen);
    TrickPanel& tricks = overlays_.tricks();
    const bool wasVisible = tricks.isVisible();
    hide();
    if (!trick || wasVisible)
        return;
    if (scored && seen.phase == Phase::Over)
        tricks.showAll(openTricks(seen, scored->under), seen.sides, scene_.seating());
    else
        tricks.showLast(*trick, static_cast<int>(trick - seen.tricks.data()) + 1, scene_.seating());
    tricks.raise();
    overlays_.place();
}

bool PeekPanels::toggleTrumpCount(const Observation& seen)
{
    TrumpPanel& trump = overlays_.trump();
    const bool wasVisible = trump.isVisible();
    hide();
    if (seen.seats.empty() || wasVisible)
        return false;
    const TrumpCount count = countTrump(seen);
    trump.setCount(count);
    trump.show();
    trump.raise();
    overlays_.place();
    scene_.announcer().say(spokenTrumpCount(count));
    return true;
}

void PeekPanels::settle(const Observation& seen)
{
    if (overlays_.trump().isVisible())
        overlays_.trump().setCount(countTrump(seen));
}

void PeekPanels::renew(const Observation& seen, const std::optional<HandScored>& scored)
{
    if (!overlays_.tricks().isVisible())
        return;
    hide();
    toggleTricks(seen, scored);
}

bool PeekPanels::hide()
{
    const bool shown = overlays_.tricks().isVisible() || overlays_.trump().isVisible();
    overlays_.tricks().hide();
    overlays_.trump().hide();
    return shown;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/motion/event_clips.h"

#include "ui/cards/animations.h"
#include "ui/table/motion/deal_moves.h"
#include "ui/table/motion/seat_glow.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"
#include "ui/words/hand/claim_words.h"
#include "ui/words/hand/event_words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sheepshead {

namespace {

/// The seat that decided the event; empty for an event that follows from the rules.
std::optional<Seat> deciderOf(const Event& event)
{
    return std::visit(
        []<class What>(const What& what) -> std::optional<Seat> {
            constexpr bool follows =
                std::is_same_v<What,
                    PartnerRevealed> || std::is_same_v<What, Turned> || std::is_same_v<What, RenegeFound> || std::is_same_v<What, RedealHandShown>;
            if constexpr (!follows && requires { what.seat; })
                return what.seat;
            else
                return std::nullopt;
        },
        event);
}

} // namespace

std::vector<Clip> EventClips::clipsOf(const Event& event)
{
    std::vector<Clip> clips = std::visit([this](const auto& what) { return of(what); }, event);
    if (!clips.empty())
        tellOf(event, clips);
    return clips;
}

/// A screen reader hears of the event when its clip begins. When the clip has ended, earlier
/// bubbles disappear.
void EventClips::tellOf(const Event& event, std::vector<Clip>& clips)
{
    const std::optional<Seat> decider = deciderOf(event);
    auto& begin = clips.front().begin;
    begin = [this, event, decider, first = std::exchange(begin, {})] {
        scene_.announcer().say(eventText(event, scene_.seating(), scene_.picked()));
        if (listener_)
            listener_(event);
        if (decider)
            scene_.talk().beginDecision(*decider);
        return first();
    };
    if (!decider)
        return;
    auto& end = clips.back().end;
    end = [this, last = std::exchange(end, {})] {
        scene_.talk().endDecision();
        if (last)
            last();
    };
}

std::vector<Clip> EventClips::clipsOf(const Claim& claim, CardSet cards)
{
    return { { .begin = [this, claim, cards] {
        const QString words = laidDownText(claim, scene_.seating());
        scene_.announcer().say(words);
        scene_.talk().say(claim.seat, words);
        if (claim.seat == scene_.seating().viewer)
            scene_.hand().setCards({}, {}); // they lie on the table now
        scene_.change(claim.seat, [](SeatState& state) { state.cards = 0; });
        return moves_.showHand(claim.seat, cards);
    } } };
}

Clip EventClips::saying(const Event& event, Seat seat)
{
    return { .begin = [this, words = bubbleText(event), seat] {
        scene_.talk().say(seat, words);
        return pause(times_.said);
    } };
}

Clip EventClips::announcing(const Event& event)
{
    return { .begin = [this, event] {
        scene_.talk().announce(eventText(event, scene_.seating()), noticeStays);
        return pause(times_.trickRest);
    } };
}

/// A pause in which the seat glows.
QAbstractAnimation* EventClips::moment(Seat seat, int pauses) const
{
    return together({ pause(pauses), glowAt(scene_, seat, std::min(times_.glow, pauses)) });
}

/// Nobody has a card left, in the hand, open or covered.
bool EventClips::isLastTrick() const
{
    for (const Seat seat : SeatSet::firstSeats(scene_.seating().count())) {
        const OpenCardsItem& open = scene_.openCards(seat);
        if (scene_.seat(seat).state().cards > 0 || !open.items().empty() || !open.backs().empty())
            return false;
    }
    return scene_.hand().items().empty();
}

std::vector<Clip> EventClips::of(const Dealt& event)
{
    return { { .begin = [this, event] { return DealMoves(scene_, times_).deal(event); } } };
}

std::vector<Clip> EventClips::of(const RedealHandShown& event)
{
    return { { .begin = [this, event] {
        scene_.talk().announce(eventText(event, scene_.seating()), noticeStays);
        return moves_.showHand(event.seat, event.hand);
    } } };
}

std::vector<Clip> EventClips::of(const Passed& event) { return { saying(event, event.seat) }; }

std::vector<Clip> EventClips::of(const Picked& event)
{
    return { saying(event, event.seat), { .begin = [this, event] {
                scene_.change(event.seat, [](SeatState& state) { state.picker = true; });
                if (event.unseen)
                    return moves_.buryBlind(event.seat);
                return moves_.takeBlind(event.seat, event.blind, event.blindSize);
            } } };
}

std::vector<Clip> EventClips::of(const NeighbourTook& event)
{
    return { { .begin = [this, event] {
        return moves_.takeBlind(event.seat, event.cards, event.count);
    } } };
}

std::vector<Clip> EventClips::of(const Buried& event)
{
    return { { .begin = [this, event] { return moves_.bury(event); } } };
}

std::vector<Clip> EventClips::of(const Called& event)
{
    return { saying(event, event.seat),
        { .begin = [this, event] { return moves_.hideUnder(event); } } };
}

std::vector<Clip> EventClips::of(const WentAlone& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const Voted& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const BidMade& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const SoloNamed& event) { return { saying(event, event.seat) }; }

std::vector<Clip> EventClips::of(const SheepsheadCalled& event)
{
    return { saying(event, event.seat) };
}

std::vector<Clip> EventClips::of(const Cracked& event)
{
    return { { .begin = [this, event] {
        scene_.change(event.seat, [](SeatState& state) { state.cracked = true; });
        scene_.talk().say(event.seat, bubbleText(event));
        return moment(event.seat, times_.said);
    } } };
}

std::vector<Clip> EventClips::of(const Blitzed& event)
{
    return { { .begin = [this, event] {
        scene_.talk().announce(eventText(event, scene_.seating()), noticeStays);
        return inTurn({ moves_.showPair(event), pause(times_.trickRest) });
    } } };
}

std::vector<Clip> EventClips::of(const LeasterBegan& event)
{
    return { { .begin = [this, event] {
        scene_.talk().announce(eventText(event, scene_.seating()), noticeStays);
        return inTurn({ pause(times_.said), moves_.moveBlindAside() });
    } } };
}

std::vector<Clip> EventClips::of(const ThrownIn& event) { return { announcing(event) }; }

std::vector<Clip> EventClips::of(const Played& event)
{
    return { { .begin = [this, event] { return moves_.play(event); } } };
}

std::vector<Clip> EventClips::of(const PartnerRevealed& event)
{
    return { { .begin = [this, event] {
        const auto& picked = scene_.picked();
        scene_.change(event.seat, [&picked](SeatState& state) {
            state.maker = !picked;
            state.partner = picked && !state.picker;
            state.side = SeatSide::Makers;
        });
        scene_.talk().announceAt(event.seat, eventText(event, scene_.seating(), picked));
        return moment(event.seat, times_.said);
    } } };
}

std::vector<Clip> EventClips::of(const TrickTaken& event)
{
    Clip rest { .begin = [this, event] {
        scene_.trick().light(event.winner);
        return isLastTrick() ? moment(event.winner, times_.trickRest) : pause(times_.trickRest);
    } };
    rest.waits = waitAfterTrick_;
    Clip taking { .begin = [this, event] { return moves_.collect(event); } };
    taking.end = [this, event] {
        scene_.change(event.winner, [](SeatState& state) { ++state.tricks; });
    };
    return { std::move(rest), std::move(taking) };
}

std::vector<Clip> EventClips::of(const Turned& event)
{
    return { { .begin = [this, event] { return moves_.turn(event); } } };
}

std::vector<Clip> EventClips::of(const RenegeFound& event) { return { announcing(event) }; }
std::vector<Clip> EventClips::of(const HandScored&) { return {}; }

} // namespace sheepshead

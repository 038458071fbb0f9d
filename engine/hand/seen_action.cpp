// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/seen_action.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead {

namespace {

using What = SeenAction::What;

constexpr std::string_view recrack = "recrack";
constexpr std::string_view aroundTheCorner = "around-the-corner";

struct Writer {
    std::string operator()(const Action& action) const { return actionText(action); }
    std::string operator()(const UnseenBury&) const { return "bury"; }
    std::string operator()(const CallWithUnder& call) const
    {
        return "call " + cardText(call.card) + " under";
    }
    std::string operator()(const PlayOfUnder&) const { return "play under"; }
    std::string operator()(const TurnedUp& turned) const { return "turn " + cardText(turned.card); }
    std::string operator()(RaiseKind kind) const
    {
        if (kind == RaiseKind::Crack)
            return "crack";
        return std::string(kind == RaiseKind::Recrack ? recrack : aroundTheCorner);
    }
};

/// Empty if the words are an ordinary action.
Result<std::optional<What>> parseUnseen(const std::vector<std::string_view>& words)
{
    using Found = std::optional<What>;
    const std::size_t count = words.size();
    if (count == 1 && words[0] == "bury")
        return Found(UnseenBury {});
    if (count == 1 && words[0] == recrack)
        return Found(RaiseKind::Recrack);
    if (count == 1 && words[0] == aroundTheCorner)
        return Found(RaiseKind::AroundTheCorner);
    if (count == 2 && words[0] == "play" && words[1] == "under")
        return Found(PlayOfUnder {});
    const bool turned = count == 2 && words[0] == "turn";
    const bool called = count == 3 && words[0] == "call" && words[2] == "under";
    if (!turned && !called)
        return Found();
    const Result<Card> card = parseCard(words[1]);
    if (!card)
        return card.problem();
    return turned ? Found(TurnedUp { *card }) : Found(CallWithUnder { *card });
}

/// Reads from an event which seat did what.
struct Reader {
    using Found = std::optional<What>;

    static Found did(const Action& action) { return What(action); }

    Found operator()(const Passed&) const { return did(Pass {}); }
    Found operator()(const Voted& voted) const { return did(Vote { voted.forGame }); }
    Found operator()(const BidMade& made) const { return did(Bid { made.kind }); }
    Found operator()(const SoloNamed& solo) const
    {
        return did(solo.kind == SoloKind::Side ? NameSolo { solo.kind, solo.suit }
                                               : NameSolo { solo.kind });
    }
    Found operator()(const Picked& picked) const
    {
        return did(Pick { picked.callUp, picked.unseen });
    }
    Found operator()(const Buried& buried) const
    {
        return buried.cards.empty() ? UnseenBury {} : did(Bury { buried.cards });
    }
    Found operator()(const Called& called) const
    {
        if (called.withUnder && !called.under)
            return CallWithUnder { called.card };
        return did(Call { called.card, called.under });
    }
    Found operator()(const WentAlone&) const { return did(GoAlone {}); }
    Found operator()(const SheepsheadCalled&) const { return did(CallSheepshead {}); }
    Found operator()(const Cracked& cracked) const
    {
        return cracked.kind == RaiseKind::Crack ? did(Crack {}) : Found(cracked.kind);
    }
    Found operator()(const Blitzed& blitzed) const { return did(Blitz { blitzed.pair }); }
    Found operator()(const Played& played) const
    {
        return played.asUnder ? PlayOfUnder {} : did(Play { *played.card });
    }
    Found operator()(const Turned& turned) const { return TurnedUp { turned.card }; }
    Found operator()(const auto&) const { return std::nullopt; }
};

struct SeatReader {
    Seat operator()(const Dealt& dealt) const { return dealt.dealer; }
    Seat operator()(const TrickTaken& taken) const { return taken.winner; }
    Seat operator()(const auto& event) const
    {
        if constexpr (requires { event.seat; })
            return event.seat;
        return {};
    }
};

} // namespace

std::string seenActionText(const SeenAction& action)
{
    return std::to_string(indexOf(action.seat)) + ' ' + std::visit(Writer(), action.what);
}

Result<SeenAction> parseSeenAction(std::string_view line)
{
    const auto words = wordsOf(line);
    const auto seat = words.empty() ? std::nullopt : parseNumber<int>(words[0]);
    if (!seat || *seat < 0 || *seat >= maxSeats)
        return Problem { std::string(line), "expected a seat and what it did, as in 0 pass" };
    const auto unseen = parseUnseen({ words.begin() + 1, words.end() });
    if (!unseen)
        return unseen.problem();
    if (*unseen)
        return SeenAction { seatAt(*seat), **unseen };
    const auto what = words.size() < 2
        ? std::string_view()
        : line.substr(static_cast<std::size_t>(words[1].data() - line.data()));
    const Result<Action> action = parseAction(what);
    if (!action)
        return action.problem();
    return SeenAction { seatAt(*seat), *action };
}

std::optional<SeenAction> seenActionOf(const Event& seen)
{
    const std::optional<What> what = std::visit(Reader(), seen);
    if (!what)
        return std::nullopt;
    return SeenAction { std::visit(SeatReader(), seen), *what };
}

} // namespace sheepshead

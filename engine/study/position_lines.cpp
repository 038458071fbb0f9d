// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_lines.h"

#include "engine/cards/card_text.h"
#include "engine/hand/hand_keys.h"
#include "engine/rules/named_rules.h"

#include <vector>

namespace sheepshead {

namespace {

using What = SeenAction::What;

std::string seatText(Seat seat) { return std::to_string(indexOf(seat)); }

std::string lineOf(const std::string& key, const std::string& value)
{
    return key + ": " + value + '\n';
}

/// What an action is called, without its seat.
std::string whatText(const What& what) { return seenActionText({ Seat {}, what }).substr(2); }

/// The kinds of actions of a hand, each put into its lines.
class KindLines {
public:
    explicit KindLines(const StudyPosition& position)
        : position_(position)
        , seats_(playingSeats(position.variant, position.dealer).size())
        , picker_(pickerIn(position))
    {
        for (const SeenAction& action : position.actions) {
            seat_ = action.seat;
            std::visit(*this, action.what);
        }
        endTrick();
    }

    std::string before() const
    {
        std::string text;
        for (const auto& [key, seats] :
            { std::pair("pass", passes_), std::pair("vote", votes_), std::pair("bid", bids_) })
            if (!seats.empty())
                text += lineOf(key, seats);
        return text + picks_;
    }
    const std::string& after() const { return after_; }

    void operator()(const Pass&) { append(passes_, seatText(seat_)); }
    void operator()(const Vote& vote) { append(votes_, paired(vote)); }
    void operator()(const Bid& bid) { append(bids_, paired(bid)); }
    void operator()(const Pick& pick)
    {
        picks_ += lineOf("pick", seatText(seat_) + actionText(pick).substr(4));
    }
    void operator()(const Action& action) { std::visit(*this, action); }
    void operator()(const UnseenBury&)
    {
        if (position_.buried[seat_].empty())
            after_ += lineOf(seat_ == picker_ ? "bury" : "bury " + seatText(seat_), "unknown");
    }
    void operator()(const Call& call) { sayByPicker("call", cardText(call.card)); }
    void operator()(const CallWithUnder& call)
    {
        sayByPicker("call", cardText(call.card) + " under");
    }
    void operator()(const GoAlone&) { sayByPicker("alone", ""); }
    void operator()(const CallSheepshead&) { sayByPicker("sheepshead", ""); }
    void operator()(const NameSolo& solo) { sayByPicker("solo", actionText(solo).substr(5)); }
    void operator()(const Crack&) { after_ += lineOf("crack", seatText(seat_)); }
    void operator()(RaiseKind kind)
    {
        if (kind == RaiseKind::Recrack)
            sayByPicker("recrack", "");
        else
            after_ += lineOf(whatText(kind), seatText(seat_));
    }
    void operator()(const Blitz& blitz)
    {
        if (inPlay_ && blitz.pair == BlitzPair::BlackQueens)
            trick_ += " blitz";
        else
            after_ += lineOf("blitz", paired(blitz));
    }
    void operator()(const Decline&) { after_ += lineOf("decline", seatText(seat_)); }
    void operator()(const Play& play) { lay(cardText(play.card)); }
    void operator()(const PlayOfUnder&) { lay("under"); }
    void operator()(const TurnedUp& turned)
    {
        append(trick_, seatText(seat_) + " turn " + cardText(turned.card));
    }
    void operator()(const auto&) { } // has no line of its own

private:
    static void append(std::string& list, const std::string& item)
    {
        list += (list.empty() ? "" : ", ") + item;
    }

    /// "0 leaster": the seat, and the second word of its action.
    std::string paired(const Action& action) const
    {
        const std::string text = actionText(action);
        return seatText(seat_) + text.substr(text.find(' '));
    }

    void sayByPicker(const std::string& key, const std::string& value)
    {
        const std::string seat = seat_ == picker_ ? "" : seatText(seat_);
        const bool both = !seat.empty() && !value.empty();
        const std::string text = seat + (both ? " " : "") + value;
        after_ += text.empty() ? key + '\n' : lineOf(key, text);
    }

    void lay(const std::string& card)
    {
        inPlay_ = true;
        if (cards_ == seats_)
            endTrick();
        append(trick_, seatText(seat_) + ' ' + card);
        ++cards_;
    }

    void endTrick()
    {
        if (!trick_.empty())
            after_ += lineOf("trick", trick_);
        trick_.clear();
        cards_ = 0;
    }

    const StudyPosition& position_;
    int seats_;
    std::optional<Seat> picker_;
    Seat seat_ {};
    std::string passes_;
    std::string votes_;
    std::string bids_;
    std::string picks_;
    std::string after_;
    std::string trick_;
    int cards_ = 0;
    bool inPlay_ = false;
};

std::string headLines(const StudyPosition& position)
{
    std::string text = lineOf("rules", namedRulesText(position.variant));
    text += lineOf("dealer", seatText(position.dealer));
    if (position.doubler != 1)
        text += lineOf("doubler", std::to_string(position.doubler));
    text += lineOf("seat", seatText(position.seat));
    if (!position.hands[position.seat].empty())
        text += lineOf("hand", cardsText(position.hands[position.seat]));
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (seat != position.seat && !position.hands[seat].empty())
            text += lineOf("hand " + seatText(seat), cardsText(position.hands[seat]));
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (!position.open[seat].empty())
            text += lineOf("open " + seatText(seat), cardsText(position.open[seat]));
    return text;
}

std::string hiddenLines(const StudyPosition& position)
{
    std::string text;
    if (!position.blind.empty())
        text += lineOf("blind", cardsText(position.blind));
    if (!position.neighboursBlind.empty())
        text += lineOf("neighbour", cardsText(position.neighboursBlind));
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const bool pickers = pickerIn(position) == seat;
        if (!position.buried[seat].empty())
            text += lineOf(
                pickers ? "bury" : "bury " + seatText(seat), cardsText(position.buried[seat]));
    }
    if (position.under)
        text += lineOf("under", cardText(*position.under));
    return text;
}

std::string phaseLine(const StudyPosition& position)
{
    return position.phase ? lineOf("phase", std::string(keyOf(*position.phase))) : "";
}

} // namespace

std::string linesOfKinds(const StudyPosition& position)
{
    const KindLines kinds(position);
    return headLines(position) + kinds.before() + hiddenLines(position) + kinds.after()
        + phaseLine(position);
}

std::string linesInOrder(const StudyPosition& position)
{
    std::string text = headLines(position) + hiddenLines(position);
    for (const SeenAction& action : position.actions)
        text += lineOf("do", seenActionText(action));
    return text + phaseLine(position);
}

} // namespace sheepshead

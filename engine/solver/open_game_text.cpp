// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_game_text.h"

#include "engine/cards/card_text.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

using Words = std::vector<std::string_view>;

std::string number(Seat seat) { return std::to_string(indexOf(seat)); }

std::string dutyText(const CallDuty& duty)
{
    if (duty.suit.empty())
        return {};
    return " | call " + cardText(duty.called) + ' ' + number(duty.picker) + ' '
        + number(duty.partner) + (duty.pickerHolds ? " holds" : "")
        + (duty.tenBeatsAce ? " ten-beats-ace" : "") + (duty.running ? " running" : "");
}

std::string coveredText(const Playing& play)
{
    std::string text;
    for (const Seat seat : play.seats())
        for (const Card open : play.hand(seat))
            if (const auto beneath = play.beneath(open))
                text += ' ' + cardText(open) + ' ' + cardText(*beneath);
    return text.empty() ? text : " | covers" + text;
}

/// Puts a line together again; keeps the first problem.
class GameReader {
public:
    explicit GameReader(std::string_view line)
        : columns_(columnsOf(line))
    {
    }

    Result<WrittenGame> read()
    {
        readRules();
        for (const Words& words : columns_)
            if (!problem_)
                readColumn(words);
        if (!problem_)
            checkSeats();
        if (!problem_)
            build();
        if (problem_)
            return *problem_;
        return written_;
    }

private:
    void fail(std::string_view place, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::string(place), std::move(reason) };
    }

    int numberAt(const Words& words, std::size_t index, int most)
    {
        const auto number = index < words.size() ? parseNumber<int>(words[index]) : std::nullopt;
        if (number && *number >= 0 && *number <= most)
            return *number;
        fail(words.front(), "expected a whole number up to " + std::to_string(most));
        return 0;
    }
    Seat seatIn(const Words& words, std::size_t index)
    {
        return seatAt(numberAt(words, index, maxSeats - 1));
    }
    Card cardAt(const Words& words, std::size_t index)
    {
        const auto card = parseCard(index < words.size() ? words[index] : std::string_view());
        if (!card)
            fail(words.front(), quoted(card.problem()));
        return card ? *card : Card(Rank::Ace, Suit::Clubs);
    }
    /// A card of the line that no other column has named.
    Card ownCardAt(const Words& words, std::size_t index)
    {
        const Card card = cardAt(words, index);
        if (all_.contains(card))
            fail(words.front(), cardText(card) + " lies in two places");
        all_.add(card);
        return card;
    }

    void readRules()
    {
        const auto rules = std::ranges::find(columns_, std::string_view("rules"),
            [](const Words& words) { return words.empty() ? std::string_view() : words.front(); });
        if (rules == columns_.end())
            return fail("rules", "is missing");
        for (std::size_t i = 1; i < rules->size(); ++i)
            written_.rules += (i > 1 ? " " : "") + std::string((*rules)[i]);
        const Result<Variant> variant = parseVariant(written_.rules);
        if (!variant)
            return fail("rules", variant.problem().place + ": " + variant.problem().reason);
        written_.game.trumps = TrumpOrder(*variant);
    }

    void readColumn(const Words& words)
    {
        constexpr std::array passedOver { std::string_view("rules"), std::string_view("points"),
            std::string_view("tier"), std::string_view("tricks"), std::string_view("cards") };
        if (words.empty())
            return fail("|", "an empty column");
        const std::string_view key = words.front();
        if (std::ranges::find(passedOver, key) != passedOver.end())
            return;
        if (key == "hand")
            readHand(words);
        else if (key == "call")
            readCall(words);
        else if (key == "lead")
            leader_ = seatIn(words, 1);
        else if (key == "bury")
            written_.game.makersBury = { numberAt(words, 1, deckPoints.value) };
        else if (key == "under")
            under_ = cardAt(words, 1);
        else if (key == "makers")
            for (std::size_t i = 1; i < words.size(); ++i)
                written_.game.makers.add(seatIn(words, i));
        else if (key == "covers")
            readCovers(words);
        else
            fail(key, "no column has this name");
    }

    void readHand(const Words& words)
    {
        const Seat seat = seatIn(words, 1);
        if (seats_.contains(seat))
            fail("hand", "seat " + number(seat) + " has two");
        seats_.add(seat);
        for (std::size_t i = 2; i < words.size(); ++i)
            hands_[seat].add(ownCardAt(words, i));
    }

    /// Open cards, each followed by the one that lies beneath it.
    void readCovers(const Words& words)
    {
        for (std::size_t i = 1; i < words.size(); i += 2) {
            const Card open = cardAt(words, i);
            if (std::ranges::any_of(covers_, [&](const auto& pair) { return pair.first == open; }))
                fail("covers", cardText(open) + " covers two cards");
            covers_.emplace_back(open, ownCardAt(words, i + 1));
        }
    }

    void readCall(const Words& words)
    {
        duty_.called = cardAt(words, 1);
        duty_.picker = seatIn(words, 2);
        duty_.partner = seatIn(words, 3);
        duty_.suit = written_.game.trumps.fail(duty_.called.suit());
        duty_.aceIsHold = duty_.called.rank() != Rank::Ace;
        if (!duty_.suit.contains(duty_.called))
            fail("call", cardText(duty_.called) + " is trump");
        for (std::size_t i = 4; i < words.size(); ++i) {
            duty_.pickerHolds = duty_.pickerHolds || words[i] == "holds";
            duty_.tenBeatsAce = duty_.tenBeatsAce || words[i] == "ten-beats-ace";
            duty_.running = duty_.running || words[i] == "running";
        }
    }

    int cardsOf(Seat seat) const
    {
        int cards = hands_[seat].size();
        for (const auto& [open, beneath] : covers_)
            cards += hands_[seat].contains(open) ? 1 : 0;
        return cards;
    }

    void checkSeats()
    {
        if (seats_.size() < 2)
            return fail("hand", "expected those of two seats or more");
        if (!leader_ || !seats_.contains(*leader_))
            return fail("lead", "expected a seat with a hand");
        const int cards = cardsOf(*leader_);
        for (const Seat seat : seats_)
            if (cardsOf(seat) != cards || cards == 0)
                return fail("hand", "expected as many cards for each seat");
        const int pointsLeft = all_.points().value;
        if (written_.game.makersBury.value + pointsLeft > deckPoints.value)
            return fail("bury",
                "with the " + std::to_string(pointsLeft) + " points still to be played more than "
                    + std::to_string(deckPoints.value));
        if (written_.game.makers.empty() || written_.game.makers == seats_)
            return fail("makers", "expected some of the seats, not all of them");
        for (const Seat maker : written_.game.makers)
            if (!seats_.contains(maker))
                return fail("makers", "seat " + number(maker) + " has no hand");
        CardSet held;
        for (const Seat seat : seats_)
            held |= hands_[seat];
        for (const auto& [open, beneath] : covers_)
            if (!held.contains(open))
                return fail("covers", cardText(open) + " is in no hand");
        if (!duty_.suit.empty()
            && !(seats_.contains(duty_.picker) && seats_.contains(duty_.partner)))
            return fail("call", "a seat without a hand");
        if (under_ && (duty_.suit.empty() || !hands_[duty_.picker].contains(*under_)))
            return fail("under", "is not among the caller's cards");
    }

    void build()
    {
        Playing& play = written_.game.play;
        play = Playing(seats_, hands_, *leader_);
        for (const auto& [open, beneath] : covers_)
            play.cover(open, beneath);
        play.setDuty(duty_);
        if (under_)
            play.layUnder(duty_.picker, *under_);
    }

    std::vector<Words> columns_;
    WrittenGame written_;
    CardSet all_;
    PerSeat<CardSet> hands_;
    SeatSet seats_;
    std::optional<Seat> leader_;
    std::vector<std::pair<Card, Card>> covers_;
    CallDuty duty_;
    std::optional<Card> under_;
    std::optional<Problem> problem_;
};

} // namespace

std::vector<std::vector<std::string_view>> columnsOf(std::string_view line)
{
    std::vector<Words> columns(1);
    for (const std::string_view word : wordsOf(line)) {
        if (word == "|")
            columns.emplace_back();
        else
            columns.back().push_back(word);
    }
    return columns;
}

std::string openGameText(const WrittenGame& written)
{
    const OpenGame& game = written.game;
    std::string text = "rules " + written.rules;
    std::string makers;
    for (const Seat seat : game.play.seats()) {
        CardSet hand = game.play.hand(seat);
        if (game.play.under() && seat == game.play.duty().picker)
            hand.add(*game.play.under());
        text += " | hand " + number(seat) + ' ' + cardsText(hand);
        if (game.makers.contains(seat))
            makers += ' ' + number(seat);
    }
    text += " | lead " + number(game.play.leader()) + " | makers" + makers + " | bury "
        + std::to_string(game.makersBury.value) + dutyText(game.play.duty());
    if (game.play.under())
        text += " | under " + cardText(*game.play.under());
    return text + coveredText(game.play);
}

Result<WrittenGame> parseOpenGame(std::string_view line) { return GameReader(line).read(); }

} // namespace sheepshead

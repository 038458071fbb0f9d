// SPDX-License-Identifier: GPL-3.0-or-later
// journal_writer FILE SEED: resumes the sheet of a score book, or begins one, and plays hands
// at random until it is killed. What has been saved it says, a line each, before it does anything
// else:
//
//     deal 17            the hand was dealt; 17 were dealt before it
//     step 17 1 2 pick   the decision at place 1 in it
//     back 17 1          it is about to go back to its first decision, as practice
//     end 17             it is over
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"

#include "engine/players/random_player.h"

#include <iostream>
#include <string>
#include <unistd.h>

using namespace sheepshead;

namespace {

[[noreturn]] void stop(const Problem& problem)
{
    // At once, because _exit() writes nothing.
    std::cerr << problem.place << ": " << problem.reason << '\n';
    _exit(1);
}

/// Writes straight into the pipe: text in a buffer would die with the program.
void say(const std::string& line)
{
    const std::string text = line + '\n';
    if (::write(STDOUT_FILENO, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        _exit(1);
}

void expectSaved(const std::optional<Problem>& problem)
{
    if (problem)
        stop(*problem);
}

template <class T> T orStop(Result<T> result)
{
    if (!result)
        stop(result.problem());
    return std::move(result).value();
}

/// Now and then, so that a kill hits it.
bool takesBack(const HandRecord& record)
{
    static Rng rng(record.deal.seed.value_or(1));
    return rng.below(40) == 0;
}

HandState takenBack(SavedMatch& saved, HandRecord& record, const std::string& number)
{
    record.actions.resize(record.actions.size() / 2);
    record.practice = true;
    say("back " + number + ' ' + std::to_string(record.actions.size()));
    expectSaved(saved.rewindHand(record));
    return orStop(replay(record));
}

/// Plays the rest of a hand and writes it on the sheet.
void playOn(Match& match, SavedMatch& saved, HandRecord record, Player& player)
{
    const std::string number = std::to_string(match.state().handsDealt);
    HandState hand = orStop(replay(record));
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        const SeatAction step { *seat, player.choose(hand.observation(*seat), legal, {}) };
        hand.apply(step.action);
        expectSaved(saved.addStep(step));
        say("step " + number + ' ' + std::to_string(record.actions.size()) + ' '
            + seatActionText(step));
        record.actions.push_back(step);
        if (!hand.over() && takesBack(record))
            hand = takenBack(saved, record, number);
    }
    if (hand.scored() && !record.practice)
        record.scores = hand.scored()->scores.scores;
    record.practice ? match.finishPractice(hand) : match.finish(hand);
    expectSaved(saved.finishHand(match.sheet().rows().back(), record, match.state()));
    say("end " + number);
}

void playOn(Match& match, SavedMatch& saved, Player& player)
{
    const HandRecord record = testing::recordOf(match.dealHand());
    expectSaved(saved.beginHand(record));
    say("deal " + std::to_string(match.state().handsDealt));
    playOn(match, saved, record, player);
}

/// Every hand of this table makes a row.
Match firstMatch() { return testing::matchWith("no-pick=leaster redeal-hand=off"); }

OpenedMatch opened(ScoreBook& book)
{
    if (orStop(book.sheets()).empty())
        orStop(book.begin(testing::newSheet(firstMatch())));
    return orStop(book.resume(1));
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 3)
        return 1;
    RandomPlayer player(std::stoull(argv[2]));
    ScoreBook book = orStop(ScoreBook::open(argv[1]));
    OpenedMatch open = opened(book);
    Match match = orStop(
        Match::resumed(firstMatch().variant(), open.stored.state, std::move(open.stored.sheet)));
    if (open.stored.handInPlay)
        playOn(match, open.saved, orStop(parseRecord(*open.stored.handInPlay)), player);
    while (true)
        playOn(match, open.saved, player);
}

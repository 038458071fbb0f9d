// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/side_odds.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

SideOdds::SideOdds(const PlaySetting& setting)
    : setting_(setting)
    , fours_(setting.seats.size() > 5 ? 2 : 1)
    , blind_(static_cast<float>(setting.variant.layout().blind))
    , oneIsCalled_(setting.partnerCards.size() == 1)
    , playDecides_(setting.variant->partner == Partner::FirstQueens
          || setting.variant->partner == Partner::FirstTrick)
{
    if (oneIsCalled_)
        calledKind_ = setting.trumps.kindOf(setting.partnerCards);
    if (setting.picker)
        pickers_.add(*setting.picker);
    for (const Seat viewer : setting.seats)
        others_[viewer] = Others(setting.seats, viewer);
}

void SideOdds::look(const Sight& sight)
{
    Guess& known = guesses_[sight.viewer];
    const bool decided = playDecides_ && hasDecided(*sight.position);
    const unsigned key =
        sight.position->known.bits() << 2U | (decided ? 2U : 0U) | (sight.maker ? 1U : 0U);
    if (known.key != key) {
        known.key = key;
        guess(sight, known);
    }
    guess_ = &known;
    friends_ = &known.friends;
    friendsBehind_ = known.friendsBehind[static_cast<std::size_t>(sight.toPlay)];
    suspicionsWeighed_ = false;
    suspects_ = !sight.hiddenCalled.empty() && known.makersHide;
    if (!sight.hiddenCalled.empty() && sight.toPlay > 0)
        lookAtSuspects(sight);
}

/// The player of both first queens, and the picker who takes the first trick, have no companion.
bool SideOdds::hasDecided(const PlayPosition& position) const
{
    if (setting_.variant->partner == Partner::FirstTrick)
        return position.tricksDone > 0;
    return setting_.variant->differentFirstQueens
        ? position.known.size() > 1
        : (position.gone & setting_.fallingQueens).size() > 1;
}

void SideOdds::countMakers(const Sight& sight, Guess& guess) const
{
    const SeatSet known = sight.position->known;
    const int unknownViewer = known.contains(sight.viewer) ? 0 : 1;
    const int shown = known.size() - pickers_.size();
    const bool open = playDecides_ && !hasDecided(*sight.position);
    const int hidden = playDecides_ && !open
        ? 0
        : setting_.hiddenMakers - shown - (sight.maker ? unknownViewer : 0);
    const int others = setting_.seats.size() - known.size() - (open ? 0 : unknownViewer);
    guess.makersHide = hidden > 0;
    guess.share = hidden <= 0 || others <= 0 || oneIsCalled_
        ? 0
        : std::min(1.0F, static_cast<float>(hidden) / static_cast<float>(others));
}

void SideOdds::guess(const Sight& sight, Guess& guess) const
{
    countMakers(sight, guess);
    guess.friends = friendsAmong(sight, { all(guess.share), all(guess.share) });
    for (int seats = 0; seats < setting_.seats.size(); ++seats)
        guess.friendsBehind[static_cast<std::size_t>(seats)] =
            friendsAmongNext(seats, guess.friends);
}

/// `hidden`: how likely each seat that is not a known maker is one.
Each SideOdds::friendsAmong(const Sight& sight, const Each& hidden) const
{
    Each friends {};
    if (setting_.everyoneForHimself)
        return friends;
    const Others& others = others_[sight.viewer];
    for (std::size_t four = 0; four < fours_; ++four) {
        const FourFloats makes =
            select(others.among(four, sight.position->known), all(1), hidden[four]);
        friends[four] = sight.maker ? makes : 1 - makes;
    }
    return friends;
}

float SideOdds::friendsAmongNext(int seats, const Each& friends) const
{
    constexpr FourInts places { 0, 1, 2, 3 };
    float sum = 0;
    for (std::size_t four = 0; four < fours_; ++four) {
        const int left = seats - 4 * static_cast<int>(four);
        sum += sumOf(select(places < left, friends[four], FourFloats {}));
    }
    return sum;
}

void SideOdds::lookAtSuspects(const Sight& sight)
{
    weighSuspicions(sight);
    if (!suspects_)
        return;
    suspectedFriends_ = friendsAmong(sight, holdsCalled_);
    friends_ = &suspectedFriends_;
    friendsBehind_ = friendsAmongNext(sight.toPlay, suspectedFriends_);
}

/// The more suspicious a seat is, the likelier it holds the called card.
void SideOdds::weighSuspicions(const Sight& sight)
{
    const Others& others = others_[sight.viewer];
    const SeatSet suspects = setting_.seats - pickers_ - sight.position->voids[calledKind_];
    const bool mayLieAside = calledKind_ == trumpKind && !pickers_.contains(sight.viewer);
    float sum = mayLieAside ? blind_ * buriedTrump : 0;
    for (std::size_t four = 0; four < fours_; ++four) {
        const auto suspicion = [&](std::size_t i) {
            return sight.position->suspicion[static_cast<std::size_t>(others.seats[4 * four + i])];
        };
        const auto held = static_cast<float>(sight.held);
        const FourFloats cards = select(others.among(four, sight.behind), all(held), all(held - 1));
        const FourFloats weights { suspicion(0), suspicion(1), suspicion(2), suspicion(3) };
        holdsCalled_[four] = others.among(four, suspects) ? weights * cards : FourFloats {};
        sum += sumOf(holdsCalled_[four]);
    }
    const float share = sum > 0 ? 1 / sum : 0;
    for (FourFloats& chances : holdsCalled_)
        chances *= share;
    suspicionsWeighed_ = true;
}

float SideOdds::friendly(const Sight& sight, Seat seat)
{
    if (seat == sight.viewer)
        return 1;
    if (setting_.everyoneForHimself)
        return 0;
    const auto suspected = [&] {
        const std::size_t place = others_[sight.viewer].places[seat];
        return holdsCalled(sight)[place / 4][place % 4];
    };
    const float makes = sight.position->known.contains(seat) ? 1
        : suspects_                                          ? suspected()
                                                             : guess_->share;
    return sight.maker ? makes : 1 - makes;
}

} // namespace sheepshead

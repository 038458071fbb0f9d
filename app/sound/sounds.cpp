// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sounds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace sheepshead {

namespace {

bool isOfCards(Sound sound)
{
    return sound == Sound::Deal || sound == Sound::Play || sound == Sound::Take
        || sound == Sound::Knock;
}

std::optional<Sound> soundOfResult(const HandScored& scored, Seat person)
{
    const Score score = scored.scores.scores[person];
    if (score == Score {})
        return std::nullopt;
    return score > Score {} ? Sound::Win : Sound::Loss;
}

} // namespace

QString soundFile(Sound sound)
{
    static constexpr std::array<const char*, soundCount> names { "deal", "play", "take", "turn",
        "knock", "crack", "win", "loss" };
    return QStringLiteral(":/sounds/%1.wav")
        .arg(QLatin1String(names.at(static_cast<std::size_t>(sound))));
}

std::optional<Sound> soundOf(const Event& event, Seat person)
{
    if (std::holds_alternative<Dealt>(event))
        return Sound::Deal;
    if (std::holds_alternative<Played>(event))
        return Sound::Play;
    if (std::holds_alternative<Picked>(event) || std::holds_alternative<TrickTaken>(event))
        return Sound::Take;
    if (std::holds_alternative<Passed>(event))
        return Sound::Knock;
    if (std::holds_alternative<Cracked>(event) || std::holds_alternative<Blitzed>(event))
        return Sound::Crack;
    if (const auto* const scored = std::get_if<HandScored>(&event))
        return soundOfResult(*scored, person);
    return std::nullopt;
}

double amplitudeOf(int volume)
{
    // Ears hear ratios; the sound itself is taken for a hundred times what can just be heard.
    static constexpr double range = 100;
    const double share = std::clamp(volume / 100.0, 0.0, 1.0);
    return share > 0.99 ? 1 : -std::log(1 - share) / std::log(range);
}

bool SoundPacing::mayStart(Sound sound, Speed speed, qint64 now)
{
    const bool tooSoon = last_ && now - *last_ < soundGap;
    if (isOfCards(sound) && (tooSoon || speed == Speed::Off))
        return false;
    last_ = now;
    return true;
}

} // namespace sheepshead

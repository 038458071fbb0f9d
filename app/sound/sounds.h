// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "engine/hand/event.h"
#include "ui/cards/speeds.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace sheepshead {

/// Every sound of the table: a WAV file each, made by resources/sounds/make_sounds.py. After its
/// header come samples of 16 bits, one channel.
enum class Sound : std::uint8_t { Deal, Play, Take, Turn, Knock, Crack, Win, Loss };

inline constexpr int soundCount = 8;
inline constexpr int soundHeaderSize = 44;
inline constexpr int soundRate = 32'000;

/// ":/sounds/deal.wav".
QString soundFile(Sound sound);

/// What is heard of an event by the person at this seat; nothing for most.
std::optional<Sound> soundOf(const Event& event, Seat person);

/// What the samples are multiplied by, 0 to 1, for a volume in percent; half the volume sounds half
/// as loud.
double amplitudeOf(int volume);

/// Keeps sounds apart, so that a hand that goes by quickly does not rattle.
class SoundPacing {
public:
    /// Whether a sound may start at this time, in milliseconds. Without motion cards and knocks are
    /// quiet. What happens once in a hand always sounds.
    bool mayStart(Sound sound, Speed speed, qint64 now);

private:
    std::optional<qint64> last_;
};

/// Between the starts of two sounds of cards, in milliseconds.
inline constexpr qint64 soundGap = 140;

} // namespace sheepshead

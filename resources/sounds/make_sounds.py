#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds beside this script; --check says whether the committed ones are up to date.

Every sound is computed here, from noise and sine waves, with numbers that are the same in every
Python: no recording, and nothing from elsewhere. 16 bit, one channel.
"""

import argparse
import math
import pathlib
import struct
import sys

RATE = 32000
LOUDEST = 0.5  # of full scale: nothing is clipped when two sounds meet


class Noise:
    """White noise, the same everywhere."""

    def __init__(self, seed):
        self._state = seed

    def next(self):
        self._state = (self._state * 1664525 + 1013904223) % 2**32
        return self._state / 2**31 - 1



def mixed(*parts):
    """Each part is (start in seconds, samples, loudness)."""
    length = max(int(start * RATE) + len(samples) for start, samples, _ in parts)
    sum_ = [0.0] * length
    for start, samples, loudness in parts:
        offset = int(start * RATE)
        for i, sample in enumerate(samples):
            sum_[offset + i] += sample * loudness
    return sum_


def swish(seconds, low, high, seed):
    """Filtered noise whose pitch rises and falls: a card that slides over cloth."""
    noise = Noise(seed)
    count = int(seconds * RATE)
    band = slow = 0.0
    samples = []
    for i in range(count):
        part = i / count
        swell = math.sin(math.pi * part) ** 1.6
        frequency = low + (high - low) * swell
        keep = 1 - math.exp(-2 * math.pi * frequency / RATE)
        band += keep * (noise.next() - band)
        slow += 0.02 * (band - slow)
        samples.append((band - slow) * swell)
    return samples


def tap(seconds, pitch, seed, noise_part=0.5):
    """A short knock with a little noise in front: a card or a knuckle on wood under cloth."""
    noise = Noise(seed)
    samples = []
    low = 0.0
    for i in range(int(seconds * RATE)):
        time = i / RATE
        low += 0.25 * (noise.next() - low)
        body = math.sin(2 * math.pi * pitch * time * (1 - 0.8 * time)) * math.exp(-time * 38)
        samples.append(body * (1 - noise_part) + low * noise_part * math.exp(-time * 130))
    return samples


def tone(seconds, pitch, decay=5.0):
    """A soft bell: a sine wave and two faint overtones, fading."""
    samples = []
    for i in range(int(seconds * RATE)):
        time = i / RATE
        rise = min(1.0, time / 0.012)
        fall = min(1.0, (seconds - time) / 0.03)
        wave = math.sin(2 * math.pi * pitch * time)
        wave += 0.28 * math.sin(4 * math.pi * pitch * time) * math.exp(-time * 4)
        wave += 0.10 * math.sin(6 * math.pi * pitch * time) * math.exp(-time * 9)
        samples.append(wave * rise * fall * math.exp(-time * decay))
    return samples


def deal():
    """Six cards that follow one another."""
    return mixed(
        *[(0.085 * i, swish(0.11, 700, 3600 + 150 * (i % 3), 11 + i), 1) for i in range(6)]
    )


def play():
    return mixed((0, swish(0.09, 500, 3000, 31), 0.7), (0.06, tap(0.12, 170, 32), 1))


def take():
    return mixed((0, swish(0.26, 350, 2300, 41), 1), (0.2, tap(0.1, 140, 42), 0.5))


def turn():
    """Your turn: two notes, up."""
    return mixed((0, tone(0.26, 587.33, 9), 0.6), (0.1, tone(0.42, 783.99, 7), 0.7))


def knock():
    """Two knuckles on the table: pass."""
    return mixed((0, tap(0.16, 120, 51, 0.35), 1), (0.13, tap(0.18, 112, 52, 0.35), 0.85))


def crack():
    """A dry double snap, and a low note under it."""
    snap = tap(0.1, 420, 61, 0.85)
    return mixed((0, snap, 1), (0.045, snap, 0.8), (0.02, tone(0.4, 196.0, 8), 0.55))


def win():
    """A rising chord."""
    notes = [523.25, 659.26, 783.99, 1046.5]
    return mixed(*[(0.11 * i, tone(0.9 - 0.1 * i, note, 4.5), 0.5) for i, note in enumerate(notes)])


def loss():
    """Two notes down, soft and short: no scolding."""
    return mixed((0, tone(0.45, 392.0, 5), 0.55), (0.22, tone(0.7, 311.13, 5), 0.5))


SOUNDS = {
    "deal": deal,
    "play": play,
    "take": take,
    "turn": turn,
    "knock": knock,
    "crack": crack,
    "win": win,
    "loss": loss,
}
LEVELS = {"deal": 0.42, "play": 0.7, "take": 0.5, "turn": 0.5, "knock": 0.9, "crack": 0.9}


def wave_file(samples, level):
    peak = max(abs(sample) for sample in samples)
    scale = LOUDEST * level / peak * 32767
    data = b"".join(struct.pack("<h", round(sample * scale)) for sample in samples)
    header = struct.pack(
        "<4sI4s4sIHHIIHH4sI",
        b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 1, 1, RATE, RATE * 2, 2, 16, b"data",
        len(data),
    )  # fmt: skip
    return header + data


def same(old, new):
    """The last bit of a sine may differ from one machine to the next."""
    if len(old) != len(new) or old[:44] != new[:44]:
        return False
    count = (len(new) - 44) // 2
    pairs = zip(struct.unpack(f"<{count}h", old[44:]), struct.unpack(f"<{count}h", new[44:]))
    return all(abs(a - b) <= 1 for a, b in pairs)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if one is stale")
    check = parser.parse_args().check
    folder = pathlib.Path(__file__).resolve().parent
    stale = []
    for name, make in SOUNDS.items():
        data = wave_file(make(), LEVELS.get(name, 0.6))
        file = folder / f"{name}.wav"
        if not check:
            file.write_bytes(data)
        elif not file.is_file() or not same(file.read_bytes(), data):
            stale.append(file.name)
    for name in stale:
        print(f"{name}: differs from what the script makes; run the script", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())

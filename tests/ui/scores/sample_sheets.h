// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/layouts.h"
#include "ui/words/scores/sheet_document.h"

namespace sheepshead::samples {

/// The row of a hand that was played to its end.
SheetRow scoredRow(int number, int seats, Seat dealer, const auto& outcome,
    const Variant& variant = {}, std::optional<Card> called = {})
{
    SeatSet playing = SeatSet::firstSeats(seats);
    if (variant.dealerSitsOut)
        playing.remove(dealer);
    return { .number = number,
        .dealer = dealer,
        .outcome = outcome,
        .scores = scoreHand(outcome, playing, variant),
        .called = called,
        .seats = playing };
}

inline SheetRow pickedRow(int number, int seats, Seat dealer, const PickedOutcome& outcome,
    const Variant& variant = {}, std::optional<Card> called = {})
{
    return scoredRow(number, seats, dealer, outcome, variant, called);
}

inline SheetRow leasterRow(int number, int seats, Seat dealer, const Variant& variant = {})
{
    LeasterOutcome outcome;
    for (int i = 0; i < seats; ++i) {
        outcome.points[seatAt(i)] = { 10 + 5 * i };
        outcome.tricks[seatAt(i)] = 1;
    }
    return scoredRow(number, seats, dealer, outcome, variant);
}

inline SheetRow thrownInRow(int number, Seat dealer, ThrowIn why = ThrowIn::Doubler)
{
    return {
        .number = number, .dealer = dealer, .outcome = why, .seats = SeatSet::firstSeats(maxSeats)
    };
}

/// A sheet like those of real evenings: every kind of hand in turn, each number different from the
/// last.
inline ScoreSheet variedSheet(int seats, int hands, const Variant& variant = {})
{
    ScoreSheet sheet(seats);
    for (int i = 0; i < hands; ++i) {
        const Seat dealer = seatAt(i % seats);
        const Seat picker = seatAt((i + 1 + i / seats) % seats);
        if (i % 11 == 7) {
            sheet.add(leasterRow(i + 1, seats, dealer, variant));
            continue;
        }
        if (i % 13 == 9) {
            sheet.add(thrownInRow(i + 1, dealer));
            continue;
        }
        PickedOutcome outcome;
        outcome.picker = picker == dealer && variant.dealerSitsOut
            ? seatAt((indexOf(dealer) + 1) % seats)
            : picker;
        const Seat partner = seatAt((indexOf(outcome.picker) + 2) % seats);
        if (i % 5 != 4 && seats > 3 && !(variant.dealerSitsOut && partner == dealer))
            outcome.partners.add(partner);
        outcome.makersPoints = { 25 + (i * 17) % 90 };
        outcome.doubler = i % 13 == 10 ? 2 : 1;
        const bool called = !outcome.partners.empty();
        sheet.add(pickedRow(i + 1, seats, dealer, outcome, variant,
            called ? std::optional(Card(Rank::Ace, allSuits[static_cast<std::size_t>(i % 3)]))
                   : std::nullopt));
    }
    return sheet;
}

inline QStringList names(int seats)
{
    return QStringList { QStringLiteral("You"), QStringLiteral("Ada"), QStringLiteral("Bruno"),
        QStringLiteral("Clara"), QStringLiteral("Emil"), QStringLiteral("Frieda"),
        QStringLiteral("Gus"), QStringLiteral("Lottie") }
        .mid(0, seats);
}

inline QStringList longNames(int seats)
{
    return QStringList { QStringLiteral("Bartholomew Featherstonehaugh"),
        QStringLiteral("Maximiliane von und zu Hohenschwangau"), QStringLiteral("Jo"),
        QStringLiteral("Grandmother Wilhelmina"), QStringLiteral("Kleinschmidt-Oberhuber"),
        QStringLiteral("Anneliese"), QStringLiteral("Theodore Roosevelt Jr."),
        QStringLiteral("Kazimierz Wojciechowski") }
        .mid(0, seats);
}

inline SheetDocument document(int seats, int hands, const Variant& variant = {})
{
    return { .title = QStringLiteral("Tuesday at Ada's"),
        .begun = QDateTime(QDate(2024, 11, 26), QTime(19, 30)),
        .players = names(seats),
        .rules = QStringLiteral("Five-handed, called ace"),
        .sheet = variedSheet(seats, hands, variant) };
}

} // namespace sheepshead::samples

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/drawn_paper.h"

#include <QStringList>

#include <array>

namespace sheepshead {

/// Numbers of hands that are common on printed sheets.
inline constexpr std::array blankSheetHands { 15, 20, 24, 48 };

/// What is on a sheet to be filled in by hand.
struct BlankSheetOptions {
    int players = 5;        ///< 2 to 8
    int hands = 20;         ///< at least 1
    QStringList names = {}; ///< one a player, or none: there are lines to write them on
    QString rules = {};     ///< in one line; empty: there is a line to write them on
    bool tournament = false;

    bool operator==(const BlankSheetOptions&) const = default;
};

/// A score sheet to be filled in by hand: a line for each hand with its dealer, its marks, and for
/// each player the score and the running total. A tournament's sheet has numbers for the players,
/// penalties, and lines to sign. A page has 24 hands at most; the next begins with what is brought
/// forward.
class BlankSheet : public DrawnPaper {
public:
    explicit BlankSheet(BlankSheetOptions options);

    QString title() const override;

    static constexpr int handsOnPage = 24;

protected:
    int pageCount(QPagedPaintDevice& device, QSizeF page) const override;
    void paintPage(
        QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const override;

private:
    BlankSheetOptions options_;
};

} // namespace sheepshead

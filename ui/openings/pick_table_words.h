// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/pick_table.h"

#include <QString>

#include <array>

namespace sheepshead {

/// Which of the figures of two sets of rules stand side by side.
enum class PickMeasure : std::uint8_t { Pick, Pass, Gain };

inline constexpr std::array allPickMeasures { PickMeasure::Pick, PickMeasure::Pass,
    PickMeasure::Gain };

/// "Score when it picks"
QString pickMeasureName(PickMeasure measure);

/// Why a question cannot be asked: "7 cards, but only 6 are dealt here."
QString pickTableFaultText(const PickTableFault& fault);

/// Why typed cards cannot be read: "qx is not a card."
QString typedCardsFaultText(const Problem& problem);

/// What was asked: cards and rules, a sentence for each.
QString pickTableQuestionText(const PickTableQuestion& question);

/// In which seats picking scores more, as far as is known; with a line for each set of rules.
QString pickTableVerdict(const PickTableAnswer& answer);

/// What the columns are, and what is left out.
QString pickTableLegend(const PickTableAnswer& answer);

/// All of it as plain text, with tabs between columns, which spreadsheets read too.
QString pickTableText(
    const PickTableQuestion& question, const PickTableAnswer& answer, PickMeasure compared);

/// The same as HTML for a page, with handsBySeat().
QString pickTableHtml(
    const PickTableQuestion& question, const PickTableAnswer& answer, PickMeasure compared);

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/policy.h"

#include <array>
#include <optional>

namespace sheepshead {

/// A number for each feature of a kind of decision.
using WeightVector = std::array<double, feature::count>;
/// A symmetric matrix of them, of which the lower triangle is kept row by row.
using WeightMatrix = std::array<double, feature::count*(feature::count + 1) / 2>;

constexpr std::size_t placeIn(std::size_t row, std::size_t column)
{
    return row * (row + 1) / 2 + column;
}

inline double& diagonal(WeightMatrix& matrix, std::size_t i) { return matrix[placeIn(i, i)]; }

/// Makes of a matrix the lower triangle L of which L Lᵀ is the matrix (Cholesky); false if that is
/// impossible.
bool takeRoot(WeightMatrix& matrix);

/// Solves L x = right side in place.
void solveLower(const WeightMatrix& root, WeightVector& x);
/// Solves Lᵀ x = right side in place.
void solveUpper(const WeightMatrix& root, WeightVector& x);

WeightVector productOf(const WeightMatrix& matrix, const WeightVector& vector);
double productOf(const WeightVector& one, const WeightVector& other);

/// Nothing for a matrix that is not positive definite.
std::optional<WeightMatrix> inverseOf(const WeightMatrix& matrix);

/// Of the matrix that has this root.
double logarithmOfDeterminant(const WeightMatrix& root);

} // namespace sheepshead

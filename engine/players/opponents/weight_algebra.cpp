// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/weight_algebra.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr std::size_t rows = feature::count;

} // namespace

bool takeRoot(WeightMatrix& matrix)
{
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[placeIn(i, j)];
            for (std::size_t k = 0; k < j; ++k)
                sum -= matrix[placeIn(i, k)] * matrix[placeIn(j, k)];
            if (i == j && !(sum > 0))
                return false;
            matrix[placeIn(i, j)] = i == j ? std::sqrt(sum) : sum / matrix[placeIn(j, j)];
        }
    return true;
}

void solveLower(const WeightMatrix& root, WeightVector& x)
{
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            x[i] -= root[placeIn(i, k)] * x[k];
        x[i] /= root[placeIn(i, i)];
    }
}

void solveUpper(const WeightMatrix& root, WeightVector& x)
{
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t k = i + 1; k < rows; ++k)
            x[i] -= root[placeIn(k, i)] * x[k];
        x[i] /= root[placeIn(i, i)];
    }
}

WeightVector productOf(const WeightMatrix& matrix, const WeightVector& vector)
{
    WeightVector product {};
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < rows; ++j)
            product[i] += matrix[placeIn(std::max(i, j), std::min(i, j))] * vector[j];
    return product;
}

double productOf(const WeightVector& one, const WeightVector& other)
{
    double product = 0;
    for (std::size_t i = 0; i < rows; ++i)
        product += one[i] * other[i];
    return product;
}

std::optional<WeightMatrix> inverseOf(const WeightMatrix& matrix)
{
    WeightMatrix root = matrix;
    if (!takeRoot(root))
        return std::nullopt;
    WeightMatrix inverse;
    for (std::size_t column = 0; column < rows; ++column) {
        WeightVector unit {};
        unit[column] = 1;
        solveLower(root, unit);
        solveUpper(root, unit);
        for (std::size_t row = column; row < rows; ++row)
            inverse[placeIn(row, column)] = unit[row];
    }
    return inverse;
}

double logarithmOfDeterminant(const WeightMatrix& root)
{
    double sum = 0;
    for (std::size_t i = 0; i < rows; ++i)
        sum += 2 * std::log(root[placeIn(i, i)]);
    return sum;
}

} // namespace sheepshead

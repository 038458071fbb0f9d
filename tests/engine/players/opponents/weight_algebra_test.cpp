// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/weight_algebra.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <cmath>

using namespace sheepshead;

namespace {

WeightMatrix someMatrix()
{
    WeightMatrix matrix {};
    for (std::size_t i = 0; i < feature::count; ++i) {
        diagonal(matrix, i) = 3 + static_cast<double>(i);
        for (std::size_t j = 0; j < i; ++j)
            matrix[placeIn(i, j)] = 1 / static_cast<double>(i + j + 2);
    }
    return matrix;
}

} // namespace

class WeightAlgebraTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_matrix_times_its_inverse_changes_nothing()
    {
        const auto inverse = inverseOf(someMatrix());
        QVERIFY(inverse);
        WeightVector vector {};
        for (std::size_t i = 0; i < feature::count; ++i)
            vector[i] = std::sin(static_cast<double>(i));
        const WeightVector again = productOf(*inverse, productOf(someMatrix(), vector));
        for (std::size_t i = 0; i < feature::count; ++i)
            QVERIFY(std::abs(again[i] - vector[i]) < 1e-9);
    }

    void the_determinants_of_a_matrix_and_its_inverse_cancel()
    {
        WeightMatrix root = someMatrix();
        WeightMatrix ofInverse = *inverseOf(someMatrix());
        QVERIFY(takeRoot(root));
        QVERIFY(takeRoot(ofInverse));
        QVERIFY(std::abs(logarithmOfDeterminant(root) + logarithmOfDeterminant(ofInverse)) < 1e-9);
    }

    void what_is_not_positive_definite_has_no_inverse()
    {
        WeightMatrix matrix = someMatrix();
        diagonal(matrix, 4) = -1;
        QVERIFY(!inverseOf(matrix));
    }
};

REGISTER_TEST(WeightAlgebraTest)
#include "weight_algebra_test.moc"

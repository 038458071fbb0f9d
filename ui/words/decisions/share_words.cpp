// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/share_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sheepshead {

namespace {

/// In the contexts in which these words were translated first.
struct OftenWords {
    Q_DECLARE_TR_FUNCTIONS(FactWords)
};
struct ShareWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

/// Sums of shares are not exact, and a half is one.
constexpr double inexact = 1e-9;

} // namespace

int tenthsOf(double share)
{
    return qBound(1, static_cast<int>(std::lround(10 * share + inexact)), 9);
}

QString inTenths(int tenths) { return OftenWords::tr("in %1 of 10 deals").arg(tenths); }

QString howOften(double share)
{
    if (share < almostNone)
        return OftenWords::tr("in almost no deal");
    if (share > 1 - almostNone)
        return OftenWords::tr("in almost every deal");
    return inTenths(tenthsOf(share));
}

QString shareText(double share, int decimals)
{
    return ShareWords::tr("%1%", "share of a hundred")
        .arg(QLocale().toString(100 * share, 'f', decimals));
}

/// Largest remainders: those that lose most by rounding down are rounded up.
std::vector<double> roundedTogether(std::span<const double> shares)
{
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    long missing = std::lround(100 * all);
    std::vector<double> whole;
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    for (const double share : shares) {
        whole.push_back(std::floor(100 * share + inexact));
        missing -= static_cast<long>(whole.back());
    }
    std::ranges::stable_sort(
        order, std::ranges::greater {}, [&](std::size_t i) { return 100 * shares[i] - whole[i]; });
    for (const std::size_t i : order)
        if (missing-- > 0)
            whole[i] += 1;
    for (double& hundredths : whole)
        hundredths /= 100;
    return whole;
}

} // namespace sheepshead

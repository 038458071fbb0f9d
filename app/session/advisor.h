// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/hand/turn.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <thread>

namespace sheepshead {

/// Thinks about a person's decision on a thread of its own and tells what it would do. It is shown
/// what the person sees and may do, and nothing else of the turn.
class Advisor : public QObject {
    Q_OBJECT

public:
    using Source =
        std::function<Advice(const Observation&, std::span<const Action>, const std::stop_token&)>;

    explicit Advisor(Source source, QObject* parent = nullptr);

    /// Is answered with advised(), once, unless it is withdrawn or another one is asked first.
    void ask(const sheepshead::Turn& turn);
    void withdraw();

Q_SIGNALS:
    void advised(const sheepshead::Advice& advice);

private:
    void answer(int question, const Advice& advice);

    Source source_;
    int question_ = 0;    ///< answers to earlier ones come too late
    std::jthread thread_; ///< last, so that it ends before the rest goes
};

/// Any number will do; the same one for every hint and review, so that a position is judged the
/// same each time it is asked about.
inline constexpr std::uint64_t adviceSeed = 1;

/// An adviser who thinks as the best computer players do.
Advisor::Source expertAdvice(std::uint64_t seed);

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/hand/turn.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <thread>

namespace sheepshead {

/// Thinks about a person's decision on its own thread and tells what it would do. It knows what the
/// person knows.
class Advisor : public QObject {
    Q_OBJECT

public:
    using Source = std::function<Advice(
        const Observation&, std::span<const Action>, const Acquaintances&, const std::stop_token&)>;

    explicit Advisor(Source source, QObject* parent = nullptr);

    /// Is answered with advised(), once, unless it is withdrawn or another one is asked first.
    void ask(const sheepshead::Turn& turn);
    void withdraw();

    /// What is known of the others, from the next question on.
    void meet(const Acquaintances& known) { known_ = known; }

Q_SIGNALS:
    void advised(const sheepshead::Advice& advice);

private:
    void answer(int question, const Advice& advice);

    Source source_;
    Acquaintances known_;
    int question_ = 0;    ///< answers to earlier questions are dropped
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

/// The seed of every hint and review: a position is judged the same each time.
inline constexpr std::uint64_t adviceSeed = 1;

/// Advice as the best computer players would decide.
Advisor::Source expertAdvice(std::uint64_t seed);

} // namespace sheepshead

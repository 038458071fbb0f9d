// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/advisor.h"

#include "app/session/cores.h"

#include <memory>
#include <utility>

namespace sheepshead {

Advisor::Advisor(Source source, QObject* parent)
    : QObject(parent)
    , source_(std::move(source))
{
}

void Advisor::ask(const Turn& turn)
{
    withdraw();
    const int question = question_;
    thread_ = {}; // waits for the last request: two threads must not use the source at once
    thread_ = std::jthread([this, question, seen = turn.seen, legal = turn.legal, known = known_](
                               const std::stop_token& stop) {
        const Advice advice = source_(seen, legal, known, stop);
        QMetaObject::invokeMethod(
            this, [this, question, advice] { answer(question, advice); }, Qt::QueuedConnection);
    });
}

void Advisor::withdraw()
{
    ++question_;
    thread_.request_stop();
}

void Advisor::answer(int question, const Advice& advice)
{
    if (question == question_)
        Q_EMIT advised(advice);
}

Advisor::Source expertAdvice(std::uint64_t seed)
{
    return [adviser = std::make_shared<Adviser>(seed, AdviceBudget {}, onAllCores)](
               const Observation& seen, std::span<const Action> legal, const Acquaintances& known,
               const std::stop_token& stop) {
        adviser->meet(known);
        return adviser->advise(seen, legal, stop);
    };
}

} // namespace sheepshead

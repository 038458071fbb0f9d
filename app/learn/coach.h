// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/advisor.h"
#include "ui/preferences/preferences.h"

#include <QObject>

#include <functional>
#include <optional>

namespace sheepshead {

class PersonsTurn;

/// Speaks of a decision that gives points away: before it counts, where the same decision again
/// lets it through, or after it. It thinks with what the person knows, as a hint does.
class Coach : public QObject {
    Q_OBJECT

public:
    /// May it speak of the hand on the table?
    using MayCoach = std::function<bool()>;
    Coach(PersonsTurn& turn, Advisor::Source source, MayCoach mayCoach);

    /// From the question on the table on.
    void use(const Preferences& preferences);
    /// What is known of the others, from the next question on.
    void meet(const Acquaintances& known) { advisor_.meet(known); }

Q_SIGNALS:
    /// A decision gave points away; to be told beside the table.
    void told(const QString& words);
    /// It has spoken of a decision in this hand.
    void spoke();
    /// The person has decided once more; what was told is over.
    void over();

private:
    void begin(const Turn& turn);
    bool isAsked(const Turn& turn) const;
    void askAbout(const Turn& turn);
    bool mayPass(const Action& action);
    void noteDecision(const Action& action, int turn);
    void takeAdvice(const Advice& advice);
    std::optional<double> lossOf(const Action& action) const;
    void warn(const Action& action);
    void tell(const Action& action);

    PersonsTurn& turn_;
    Advisor advisor_;
    MayCoach mayCoach_;
    Coaching coaching_ = Coaching::Off;
    double leastCost_ = 0;
    std::optional<Turn> asked_;     ///< the question that is thought about
    std::optional<Turn> next_;      ///< one that waits until the answer to the last is judged
    std::optional<Advice> advice_;  ///< on the question asked
    std::optional<Action> pending_; ///< decided, and held until there is advice
    std::optional<Action> warned_;  ///< the person was warned of it
    std::optional<Action> decided_; ///< to be told about, once there is advice
};

} // namespace sheepshead

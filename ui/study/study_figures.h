// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_question.h"
#include "engine/study/study_tree.h"

#include <QObject>

#include <map>
#include <string>

namespace sheepshead {

/// What an answer says of an action that was played.
struct StepFigures {
    double score = 0;         ///< expected for its seat
    double standardError = 0; ///< of the score
    double cost = 0;          ///< to the best choice, never negative
    bool recommended = false;
};

/// The answers to the questions about positions of a study, as far as they were asked: each goes by
/// its position, wherever that stands among the variations.
class StudyFigures : public QObject {
    Q_OBJECT

public:
    /// So many rounds answer a question well enough.
    static constexpr int mostRounds = 12;

    struct Known {
        StudyAnswer answer;
        Observation seen;             ///< by the seat to act
        std::optional<Advice> advice; ///< why; fits only the choice that it recommends
    };

    /// Null if nothing was asked there.
    const Known* of(const StudyPosition& position) const;
    const Known* at(const StudyTree& tree, StudyNodeId node) const;
    /// Of the action that leads to a node; nothing if it was not among what was asked before it.
    std::optional<StepFigures> of(const StudyTree& tree, StudyNodeId node) const;

    bool empty() const { return known_.empty(); }
    /// Whether more is being found out about this position.
    bool isWorkingOn(const StudyPosition& position) const;

    /// A question is asked anew.
    void begin(const StudyPosition& position, const StudyAnswer& answer, const Observation& seen);
    /// It is gone on with.
    void resume(const StudyPosition& position);
    void take(const StudyPosition& position, const StudyAnswer& answer);
    void explain(const StudyPosition& position, const Advice& advice);
    /// Nothing more is being found out.
    void rest();
    /// They were about other players.
    void clear();

Q_SIGNALS:
    void changed();

private:
    std::map<std::string, Known> known_;
    std::string working_; ///< empty: on none
};

} // namespace sheepshead

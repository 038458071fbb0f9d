// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/position_check.h"
#include "engine/study/position_text.h"
#include "engine/study/study_tree.h"
#include "ui/study/study_figures.h"
#include "ui/words/players/seating.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace sheepshead {

/// A study that is worked on: a position that is set up, by clicks or as typed text, which are the
/// same value, and the variations from there. A text that cannot be read yet is kept as it is,
/// beside the last position that could. Every step can be undone. Variations that another position
/// does not allow are gone only as long as it stands.
class StudyDraft : public QObject {
    Q_OBJECT

public:
    /// The names are those of the seats; a seat without one has its number.
    explicit StudyDraft(
        const StudyPosition& position, const QStringList& names = {}, QObject* parent = nullptr);

    // Setting up.

    /// Where the variations begin. Normalized.
    const StudyPosition& position() const { return now_.position; }
    const QString& text() const { return now_.text; }
    const QStringList& names() const { return now_.names; }
    /// Those who sit there; the person's seat is spoken to as "you".
    Seating seating() const;

    /// Why the text cannot be read; its place is "line 7, column 12" or "position".
    const std::optional<Problem>& problem() const { return problem_; }
    /// What cannot be in the position.
    const std::optional<StudyFault>& fault() const { return check_.fault; }
    /// The line of the text at fault, from 1; nothing where no line is.
    std::optional<int> faultyLine() const;
    /// Without a fault: a hand like it. What a seat may do whose cards are not known is made up.
    const std::optional<HandState>& example() const { return check_.example; }
    /// The text can be read, and the position is possible.
    bool isSound() const { return !problem_ && !check_.fault; }

    /// A click, or another position altogether. The text is written again.
    void set(const StudyPosition& position);
    /// The same with the names of who sat there.
    void set(const StudyPosition& position, const QStringList& names);
    /// The text as it stands in the editor now.
    void type(const QString& text);
    /// A study with its variations.
    void open(const StudyTree& study, const QStringList& names);

    // Variations; ignored while the position is not sound.

    const StudyTree& tree() const { return *tree_; }
    /// The same; another object after each change.
    const std::shared_ptr<const StudyTree>& sharedTree() const { return tree_; }
    /// The node that is looked at.
    StudyNodeId here() const { return now_.here; }
    /// The position there.
    const StudyPosition& positionHere() const { return here_; }
    /// A hand like it; nothing while the position is not sound.
    const std::optional<HandState>& exampleHere() const { return exampleHere_; }

    /// Looks at a node; no step to be undone.
    void goTo(StudyNodeId node);
    /// Adds actions one after another from here, and goes to the last one that can be.
    StudyTree::AddedLine play(const std::vector<SeenAction>& line);
    void remove(StudyNodeId node);
    /// Makes the way to a node the main line.
    void promote(StudyNodeId node);
    std::optional<Problem> rename(StudyNodeId node, const QString& name);
    std::optional<Problem> setNote(StudyNodeId node, const QString& note);

    bool mayUndo() const { return at_ > 0; }
    bool mayRedo() const { return at_ + 1 < states_.size(); }
    void undo();
    void redo();

    /// The answers so far.
    StudyFigures& figures() { return figures_; }
    const StudyFigures& figures() const { return figures_; }

Q_SIGNALS:
    void changed();

private:
    /// What a step was, where it may be one with the step before.
    enum class Kind : std::uint8_t { Other, Typed, Named, Noted };

    struct State {
        StudyPosition position;
        QString text;
        QStringList names;
        std::shared_ptr<const StudyTree> study; ///< as it was edited last, perhaps elsewhere
        StudyNodeId here = StudyTree::root;
        Kind kind = Kind::Other;
    };

    State stateOf(const StudyPosition& position) const;
    bool continuesTyping(const QString& text) const;
    void push(State state, bool merge);
    void pushTree(StudyTree tree, StudyNodeId here, Kind kind = Kind::Other);
    void go(std::size_t to);
    void look();
    void lookAtTree();
    void lookHere();

    State now_;
    std::vector<State> states_;
    std::size_t at_ = 0;
    std::optional<Problem> problem_;
    PositionCheck check_;
    std::optional<PositionReading> reading_; ///< of the text, if it can be read
    std::shared_ptr<const StudyTree> tree_;  ///< from the position of now
    StudyPosition here_;
    std::optional<HandState> exampleHere_;
    StudyFigures figures_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/position_check.h"

#include <map>
#include <string>
#include <vector>

namespace sheepshead {

/// The number of a variation in its tree. It stays the same until the variation is removed.
using StudyNodeId = std::uint32_t;

/// An action of a variation, with what people say of it. The first child continues the main line.
struct StudyNode {
    StudyNodeId parent = 0;
    SeenAction action;
    std::string name; ///< one line of UTF-8, often empty
    std::string note; ///< UTF-8, perhaps of several lines, often empty
    std::vector<StudyNodeId> children;

    bool operator==(const StudyNode&) const = default;
};

/// A position and the variations that were tried from there. A value. Every action is checked by
/// the rules before it is added, so each node has a position that can be.
class StudyTree {
public:
    static constexpr StudyNodeId root = 0;
    static constexpr std::size_t mostNodes = 2000;
    static constexpr std::size_t longestName = 200;  ///< in characters
    static constexpr std::size_t longestNote = 8000; ///< in bytes

    /// The position must be possible.
    explicit StudyTree(const StudyPosition& start);

    const StudyPosition& start() const { return start_; }

    /// What people call the study and say of its first position.
    const std::string& title() const { return node(root).name; }
    const std::string& about() const { return node(root).note; }

    bool has(StudyNodeId id) const { return nodes_.contains(id); }
    const StudyNode& node(StudyNodeId id) const { return nodes_.at(id); }
    std::size_t size() const { return nodes_.size(); } ///< the root among them
    /// From the root's child down to a node; empty for the root.
    std::vector<StudyNodeId> pathTo(StudyNodeId id) const;
    std::vector<StudyNodeId> mainLine() const;
    bool isOnMainLine(StudyNodeId id) const;
    StudyPosition positionAt(StudyNodeId id) const;

    /// The node of an action, new or known; or why it cannot be there.
    struct Addition {
        StudyNodeId node = 0;
        std::optional<StudyFault> fault = {};
        bool full = false; ///< there are mostNodes already

        explicit operator bool() const { return !fault && !full; }
    };
    Addition add(StudyNodeId parent, const SeenAction& action);

    /// The last node of a line that could be there; and what could not, if anything.
    struct AddedLine {
        StudyNodeId node = 0;
        std::optional<SeenAction> refused = {};
        std::optional<StudyFault> fault = {};
        bool full = false;
    };
    /// Adds actions one after another. Where no seat decides between them, as with a card that is
    /// turned up or a call that is the only one, they are added together.
    AddedLine addLine(StudyNodeId parent, const std::vector<SeenAction>& line);

    /// With all that follows; not the root.
    void remove(StudyNodeId id);
    /// Makes a variation the main line from its parent on.
    void promote(StudyNodeId id);
    /// Begins at another position, which must be possible. Variations that cannot be there go; the
    /// others keep their numbers.
    void beginAt(const StudyPosition& start);
    /// The problem is a text that is too long, or no UTF-8 without control characters other than
    /// tabs; a note may have several lines, a name has one.
    std::optional<Problem> rename(StudyNodeId id, const std::string& name);
    std::optional<Problem> setNote(StudyNodeId id, const std::string& note);

    /// The same position and variations with the same texts; numbers may differ.
    bool isSameAs(const StudyTree& other) const;

private:
    friend class StudyFileReader; // checks whole lines at once

    std::optional<StudyNodeId> childOf(StudyNodeId parent, const SeenAction& action) const;
    StudyNodeId addUnchecked(StudyNodeId parent, const SeenAction& action);
    static std::size_t possibleAfter(
        StudyPosition position, const std::vector<SeenAction>& line, std::size_t from);
    void removeImpossible(StudyNodeId from, const StudyPosition& position);

    StudyPosition start_;
    std::map<StudyNodeId, StudyNode> nodes_;
    StudyNodeId next_ = 1;
};

} // namespace sheepshead

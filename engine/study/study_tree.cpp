// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_tree.h"

#include "engine/support/utf8.h"

#include <algorithm>
#include <cassert>

namespace sheepshead {

namespace {

/// The hidden cards of an action are the same as those of the position that it leads to.
StudyPosition positionAfter(StudyPosition position, const SeenAction& action)
{
    position.phase.reset();
    addAction(position, action);
    return normalized(std::move(position));
}

/// Between decisions: a card, and one turned up by each seat; a bid, a bury and a call.
constexpr std::size_t mostTogether = 4;

std::optional<StudyFault> faultIn(const StudyPosition& position)
{
    return checkPosition(clarified(position)).fault;
}

std::optional<Problem> faultOfText(std::string_view text)
{
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        if (const auto junk = firstOutsideUtf8(line))
            return Problem { "text", "this is not text in UTF-8" };
        from = end + 1;
    }
    return std::nullopt;
}

} // namespace

StudyTree::StudyTree(const StudyPosition& start)
    : start_(normalized(start))
{
    nodes_[root];
}

std::vector<StudyNodeId> StudyTree::pathTo(StudyNodeId id) const
{
    std::vector<StudyNodeId> path;
    for (; id != root; id = node(id).parent)
        path.push_back(id);
    std::ranges::reverse(path);
    return path;
}

std::vector<StudyNodeId> StudyTree::mainLine() const
{
    std::vector<StudyNodeId> line;
    for (const StudyNode* at = &node(root); !at->children.empty(); at = &node(line.back()))
        line.push_back(at->children.front());
    return line;
}

bool StudyTree::isOnMainLine(StudyNodeId id) const
{
    for (; id != root; id = node(id).parent)
        if (node(node(id).parent).children.front() != id)
            return false;
    return true;
}

StudyPosition StudyTree::positionAt(StudyNodeId id) const
{
    StudyPosition position = start_;
    for (const StudyNodeId each : pathTo(id))
        position = positionAfter(std::move(position), node(each).action);
    return position;
}

StudyTree::Addition StudyTree::add(StudyNodeId parent, const SeenAction& action)
{
    const AddedLine added = addLine(parent, { action });
    if (added.refused)
        return { 0, added.fault, added.full };
    return { added.node };
}

StudyTree::AddedLine StudyTree::addLine(StudyNodeId parent, const std::vector<SeenAction>& line)
{
    StudyNodeId at = parent;
    StudyPosition position = positionAt(parent);
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t together = possibleAfter(position, line, i);
        if (together == 0)
            return { at, line[i], faultIn(positionAfter(position, line[i])) };
        if (nodes_.size() + together > mostNodes && !childOf(at, line[i]))
            return { at, line[i], {}, true };
        for (const std::size_t end = i + together; i < end; ++i) {
            position = positionAfter(std::move(position), line[i]);
            const auto known = childOf(at, line[i]);
            at = known ? *known : addUnchecked(at, line[i]);
        }
    }
    return { at };
}

/// How many actions from here on lead to a position that can be; 0 if none do.
std::size_t StudyTree::possibleAfter(
    StudyPosition position, const std::vector<SeenAction>& line, std::size_t from)
{
    for (std::size_t i = from; i < line.size() && i < from + mostTogether; ++i) {
        position = positionAfter(std::move(position), line[i]);
        if (!faultIn(position))
            return i - from + 1;
    }
    return 0;
}

std::optional<StudyNodeId> StudyTree::childOf(StudyNodeId parent, const SeenAction& action) const
{
    for (const StudyNodeId child : node(parent).children)
        if (node(child).action == action)
            return child;
    return std::nullopt;
}

StudyNodeId StudyTree::addUnchecked(StudyNodeId parent, const SeenAction& action)
{
    const StudyNodeId id = next_++;
    nodes_[id] = { parent, action, {}, {}, {} };
    nodes_[parent].children.push_back(id);
    return id;
}

void StudyTree::remove(StudyNodeId id)
{
    assert(id != root && has(id));
    std::erase(nodes_[node(id).parent].children, id);
    std::vector<StudyNodeId> gone { id };
    while (!gone.empty()) {
        const StudyNodeId each = gone.back();
        gone.pop_back();
        const auto& children = node(each).children;
        gone.insert(gone.end(), children.begin(), children.end());
        nodes_.erase(each);
    }
}

void StudyTree::promote(StudyNodeId id)
{
    assert(id != root && has(id));
    auto& siblings = nodes_[node(id).parent].children;
    const auto found = std::ranges::find(siblings, id);
    std::rotate(siblings.begin(), found, found + 1);
}

void StudyTree::beginAt(const StudyPosition& start)
{
    start_ = normalized(start);
    removeImpossible(root, start_);
}

void StudyTree::removeImpossible(StudyNodeId from, const StudyPosition& position)
{
    const std::vector<StudyNodeId> children = node(from).children;
    for (const StudyNodeId child : children) {
        const StudyPosition next = positionAfter(position, node(child).action);
        removeImpossible(child, next);
        if (node(child).children.empty() && faultIn(next))
            remove(child);
    }
}

std::optional<Problem> StudyTree::rename(StudyNodeId id, const std::string& name)
{
    assert(has(id));
    if (name.find('\n') != std::string::npos)
        return Problem { "name", "a name has one line" };
    if (firstOutsideUtf8(name))
        return Problem { "name", "this is not text in UTF-8" };
    if (charactersIn(name) > longestName)
        return Problem { "name", "longer than " + std::to_string(longestName) + " characters" };
    nodes_[id].name = name;
    return std::nullopt;
}

std::optional<Problem> StudyTree::setNote(StudyNodeId id, const std::string& note)
{
    assert(has(id));
    if (note.size() > longestNote)
        return Problem { "note", "longer than " + std::to_string(longestNote) + " bytes" };
    if (auto fault = faultOfText(note))
        return Problem { "note", std::move(fault->reason) };
    nodes_[id].note = note;
    return std::nullopt;
}

bool StudyTree::isSameAs(const StudyTree& other) const
{
    const auto same = [&](const auto& self, StudyNodeId mine, StudyNodeId theirs) -> bool {
        const StudyNode& one = node(mine);
        const StudyNode& two = other.node(theirs);
        if (one.name != two.name || one.note != two.note
            || one.children.size() != two.children.size()
            || (mine != root && !(one.action == two.action)))
            return false;
        for (std::size_t i = 0; i < one.children.size(); ++i)
            if (!self(self, one.children[i], two.children[i]))
                return false;
        return true;
    };
    return start_ == other.start_ && same(same, root, root);
}

} // namespace sheepshead

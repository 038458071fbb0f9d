// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_file.h"

#include "engine/study/position_text.h"
#include "engine/support/text.h"
#include "engine/support/utf8.h"

namespace sheepshead {

namespace {

constexpr std::string_view studyHeading = "sheepshead study ";
constexpr int studyVersion = 1;
constexpr std::string_view positionHeading = "position";
constexpr std::string_view variationsHeading = "variations";
constexpr std::string_view nameWord = "name";
constexpr std::string_view noteWord = "note";

void writeTexts(std::string& text, const StudyNode& node)
{
    if (!node.name.empty())
        ((text += nameWord) += ' ') += node.name + '\n';
    if (node.note.empty())
        return;
    for (std::size_t from = 0; from <= node.note.size();) {
        const std::size_t end = std::min(node.note.find('\n', from), node.note.size());
        ((text += noteWord) += ' ') += node.note.substr(from, end - from) + '\n';
        from = end + 1;
    }
}

void writeBelow(std::string& text, const StudyTree& tree, StudyNodeId id, int depth)
{
    for (const StudyNodeId child : tree.node(id).children) {
        text += std::to_string(depth) + ' ' + seenActionText(tree.node(child).action) + '\n';
        writeTexts(text, tree.node(child));
        writeBelow(text, tree, child, depth + 1);
    }
}

} // namespace

/// Reads a study line by line; keeps the first problem.
class StudyFileReader {
public:
    explicit StudyFileReader(std::string_view text)
        : lines_(linesOf(text))
    {
    }

    Result<StudyTree> read()
    {
        readHeading();
        readTitle();
        readStart();
        while (!problem_ && next_ < lines_.size())
            readVariation();
        checkLine();
        if (problem_)
            return *problem_;
        return *std::move(tree_);
    }

private:
    struct Branch {
        StudyNodeId id = StudyTree::root;
        std::size_t line = 0;
    };

    void fail(std::string reason) { failIn("line " + std::to_string(next_), std::move(reason)); }
    void failIn(std::string place, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::move(place), std::move(reason) };
    }

    /// The next line that is no remark; nothing at the end.
    std::optional<std::string_view> take()
    {
        while (next_ < lines_.size() && lines_[next_].starts_with('#'))
            ++next_;
        if (problem_ || next_ >= lines_.size())
            return std::nullopt;
        const std::string_view line = lines_[next_++];
        if (firstOutsideUtf8(line))
            fail("this is not text in UTF-8");
        return line;
    }

    void readHeading()
    {
        const auto line = take();
        if (!line || !line->starts_with(studyHeading))
            return fail("expected '" + std::string(studyHeading) + "1'");
        const auto version = parseNumber<int>(line->substr(studyHeading.size()));
        if (!version || *version < 1)
            fail("expected the number of the version");
        else if (*version > studyVersion)
            fail("written by a later version of the program");
    }

    /// What belongs to the whole study.
    void readTitle()
    {
        while (const auto line = take()) {
            if (*line == positionHeading)
                return;
            if (!isText(*line))
                return fail("expected a name, a note or 'position'");
            title_.push_back(*line);
            titleLines_.push_back(next_);
        }
        fail("expected 'position'");
    }

    static bool isText(std::string_view line)
    {
        return isTextOf(nameWord, line) || isTextOf(noteWord, line);
    }
    static bool isTextOf(std::string_view word, std::string_view line)
    {
        return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
    }

    void readStart()
    {
        if (problem_)
            return;
        const std::size_t first = next_;
        std::string text;
        for (; next_ < lines_.size() && lines_[next_] != variationsHeading; ++next_)
            (text += lines_[next_]) += '\n';
        ++next_;
        const Result<PositionReading> reading = readPosition(text, static_cast<int>(first) + 1);
        if (!reading)
            return failIn(reading.problem().place, reading.problem().reason);
        if (const auto fault = checkPosition(reading->position).fault) {
            const Problem problem = reading->located(*fault);
            return failIn(problem.place, problem.reason);
        }
        tree_.emplace(reading->position);
        const std::size_t after = next_;
        for (std::size_t i = 0; i < title_.size() && !problem_; ++i) {
            next_ = titleLines_[i];
            readText(StudyTree::root, title_[i]);
        }
        if (!problem_)
            next_ = after;
    }

    void readText(StudyNodeId id, std::string_view line)
    {
        const bool name = isTextOf(nameWord, line);
        std::string text(line.substr(std::min(line.size(), nameWord.size() + 1)));
        const StudyNode& node = tree_->node(id);
        if (name && (!node.name.empty() || text.empty()))
            return fail(text.empty() ? "a name is missing" : "the name was given before");
        const bool more = notedLast_ == id && noted_;
        if (!name && more)
            text = node.note + '\n' + text;
        noted_ = noted_ || !name;
        notedLast_ = id;
        if (const auto wrong = name ? tree_->rename(id, text) : tree_->setNote(id, text))
            fail(wrong->reason);
    }

    void readVariation()
    {
        const auto line = take();
        if (!line || line->empty() || problem_)
            return;
        if (isText(*line))
            return path_.empty() ? fail("expected a depth and an action, as in '1 0 play QC'")
                                 : readText(path_.back().id, *line);
        const std::size_t blank = std::min(line->find(' '), line->size());
        const auto depth = parseNumber<std::size_t>(line->substr(0, blank));
        if (!depth || *depth < 1)
            return fail("expected a depth and an action, as in '1 0 play QC'");
        if (*depth > path_.size() + 1)
            return fail("the depth leaves a step out");
        if (*depth <= path_.size())
            checkLine();
        if (problem_)
            return;
        path_.resize(*depth - 1);
        readAction(line->substr(blank));
    }

    void readAction(std::string_view text)
    {
        const Result<SeenAction> action = parseSeenAction(text);
        if (!action)
            return fail("'" + action.problem().place + "': " + action.problem().reason);
        const StudyNodeId parent = path_.empty() ? StudyTree::root : path_.back().id;
        if (tree_->size() >= StudyTree::mostNodes)
            return fail("more variations than " + std::to_string(StudyTree::mostNodes)
                + ", the most that a study has");
        for (const StudyNodeId child : tree_->node(parent).children)
            if (tree_->node(child).action == *action)
                return fail("this variation is there already");
        path_.push_back({ tree_->addUnchecked(parent, *action), next_ });
        noted_ = false;
    }

    /// Whether the line of play that ends here is possible; then so are all its beginnings.
    void checkLine()
    {
        if (problem_ || path_.empty())
            return;
        const StudyPosition position = tree_->positionAt(path_.back().id);
        const auto fault = checkPosition(position).fault;
        if (!fault)
            return;
        const Problem problem = problemOf(*fault, position);
        failIn("line " + std::to_string(lineOfFault()), problem.place + ": " + problem.reason);
    }

    /// The first variation on the path that cannot be.
    std::size_t lineOfFault() const
    {
        for (const Branch& branch : path_)
            if (checkPosition(tree_->positionAt(branch.id)).fault)
                return branch.line;
        return path_.back().line;
    }

    std::vector<std::string_view> lines_;
    std::size_t next_ = 0;
    std::vector<std::string_view> title_;
    std::vector<std::size_t> titleLines_;
    std::optional<StudyTree> tree_;
    std::vector<Branch> path_;
    bool noted_ = false; ///< the node at hand has a note
    StudyNodeId notedLast_ = StudyTree::root;
    std::optional<Problem> problem_;
};

std::string studyFileText(const StudyTree& tree)
{
    std::string text(studyHeading);
    text += std::to_string(studyVersion) + '\n';
    writeTexts(text, tree.node(StudyTree::root));
    (text += positionHeading) += '\n';
    text += positionText(tree.start());
    (text += variationsHeading) += '\n';
    writeBelow(text, tree, StudyTree::root, 1);
    return text;
}

Result<StudyTree> parseStudyFile(std::string_view text)
{
    if (text.size() > longestStudyFile)
        return Problem { "file", "larger than any study" };
    return StudyFileReader(text).read();
}

} // namespace sheepshead

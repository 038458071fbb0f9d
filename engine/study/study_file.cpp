// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_file.h"

#include "engine/study/position_text.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"
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

/// Reads a study line by line.
class StudyFileReader {
public:
    explicit StudyFileReader(std::string_view text)
        : text_(text)
    {
    }

    Result<StudyTree> read()
    {
        readHeading();
        const std::vector<Title> titles = readTitles();
        readStart();
        for (const Title& title : titles)
            if (const auto wrong = addText(StudyTree::root, title.line))
                text_.failAt(title.place, *wrong);
        while (!text_.atEnd())
            readVariation();
        checkBranch();
        return text_.resultOf(std::move(tree_));
    }

private:
    /// A name or a note of the whole study.
    struct Title {
        std::string_view line;
        std::string place;
    };
    struct Branch {
        StudyNodeId id = StudyTree::root;
        std::string place;
    };

    /// The next line that is no remark; nothing at the end.
    std::optional<std::string_view> take()
    {
        text_.skipNotes();
        if (text_.atEnd())
            return std::nullopt;
        const std::string_view line = text_.takeLine();
        if (firstOutsideUtf8(line))
            text_.fail("this is not text in UTF-8");
        return line;
    }

    void readHeading()
    {
        const auto line = take();
        if (!line || !line->starts_with(studyHeading))
            return text_.fail("expected '" + std::string(studyHeading) + "1'");
        const auto version = parseNumber<int>(line->substr(studyHeading.size()));
        if (!version || *version < 1)
            text_.fail("expected the number of the version");
        else if (*version > studyVersion)
            text_.fail("written by a later version of the program");
    }

    std::vector<Title> readTitles()
    {
        std::vector<Title> titles;
        while (const auto line = take()) {
            if (*line == positionHeading)
                return titles;
            if (isText(*line))
                titles.push_back({ *line, text_.place() });
            else
                text_.fail("expected a name, a note or 'position'");
        }
        text_.fail("expected 'position'");
        return {};
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
        if (text_.failed())
            return;
        const int first = text_.lineNumber() + 1;
        std::string text;
        while (!text_.atEnd() && text_.nextLine() != variationsHeading)
            (text += text_.takeLine()) += '\n';
        text_.takeLine();
        const Result<PositionReading> reading = readPosition(text, first);
        if (!reading)
            return text_.failAt(reading.problem().place, reading.problem().reason);
        if (const auto fault = checkPosition(reading->position).fault) {
            const Problem problem = reading->located(*fault);
            return text_.failAt(problem.place, problem.reason);
        }
        tree_ = StudyTree(reading->position);
    }

    /// A name, or one more line of a note. What is wrong with it, if anything is.
    std::optional<std::string> addText(StudyNodeId id, std::string_view line)
    {
        const bool name = isTextOf(nameWord, line);
        std::string text(line.substr(std::min(line.size(), nameWord.size() + 1)));
        const StudyNode& node = tree_.node(id);
        if (name && text.empty())
            return "a name is missing";
        if (name && !node.name.empty())
            return "the name was given before";
        if (!name && noted_)
            text = node.note + '\n' + text;
        noted_ = noted_ || !name;
        const auto wrong = name ? tree_.rename(id, text) : tree_.setNote(id, text);
        return wrong ? std::optional(wrong->reason) : std::nullopt;
    }

    void readVariation()
    {
        const auto line = take();
        if (!line || line->empty() || text_.failed())
            return;
        if (!path_.empty() && isText(*line)) {
            if (const auto wrong = addText(path_.back().id, *line))
                text_.fail(*wrong);
            return;
        }
        const std::size_t blank = std::min(line->find(' '), line->size());
        const auto depth = parseNumber<std::size_t>(line->substr(0, blank));
        if (!depth || *depth < 1)
            return text_.fail("expected a depth and an action, as in '1 0 play QC'");
        if (*depth > path_.size() + 1)
            return text_.fail("the depth leaves a step out");
        if (*depth <= path_.size())
            checkBranch();
        if (text_.failed())
            return;
        path_.resize(*depth - 1);
        readAction(line->substr(blank));
    }

    void readAction(std::string_view text)
    {
        const Result<SeenAction> action = parseSeenAction(text);
        if (!action)
            return text_.fail(action.problem());
        const StudyNodeId parent = path_.empty() ? StudyTree::root : path_.back().id;
        if (tree_.size() >= StudyTree::mostNodes)
            return text_.fail("more variations than " + std::to_string(StudyTree::mostNodes)
                + ", the most that a study has");
        for (const StudyNodeId child : tree_.node(parent).children)
            if (tree_.node(child).action == *action)
                return text_.fail("this variation is there already");
        path_.push_back({ tree_.addUnchecked(parent, *action), text_.place() });
        noted_ = false;
    }

    /// Whether the line of play that ends here is possible; then so are all its beginnings.
    void checkBranch()
    {
        if (text_.failed() || path_.empty())
            return;
        const StudyPosition position = clarified(tree_.positionAt(path_.back().id));
        const auto fault = checkPosition(position).fault;
        if (!fault)
            return;
        const Problem problem = problemOf(*fault, position);
        text_.failAt(placeOfFault(), problem.place + ": " + problem.reason);
    }

    /// The first variation on the path that cannot be.
    const std::string& placeOfFault() const
    {
        for (const Branch& branch : path_)
            if (checkPosition(clarified(tree_.positionAt(branch.id))).fault)
                return branch.place;
        return path_.back().place;
    }

    TextCursor text_;
    StudyTree tree_ { StudyPosition {} };
    std::vector<Branch> path_;
    bool noted_ = false; ///< the node at hand has a note
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

bool isStudyText(std::string_view text)
{
    return withoutByteOrderMark(text).starts_with(studyHeading);
}

Result<StudyTree> parseStudyFile(std::string_view text)
{
    if (text.size() > longestStudyFile)
        return Problem { "file", "larger than any study" };
    return StudyFileReader(text).read();
}

} // namespace sheepshead

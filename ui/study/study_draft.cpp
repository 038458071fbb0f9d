// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_draft.h"

#include "ui/study/study_words.h"

#include <QRegularExpression>

namespace sheepshead {

namespace {

constexpr std::size_t mostSteps = 500; ///< to be undone

QString textOf(const StudyPosition& position)
{
    return QString::fromStdString(positionText(position));
}

std::optional<int> lineIn(const std::string& place)
{
    static const QRegularExpression line(QStringLiteral("^line (\\d+)"));
    const auto match = line.match(QString::fromStdString(place));
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

} // namespace

StudyDraft::StudyDraft(const StudyPosition& position, const QStringList& names, QObject* parent)
    : QObject(parent)
    , now_ { normalized(position), textOf(position), names,
        std::make_shared<const StudyTree>(position) }
    , states_ { now_ }
    , tree_(now_.study)
    , here_(now_.position)
{
    look();
}

Seating StudyDraft::seating() const
{
    return studySeating(now_.position, now_.names, now_.position.seat);
}

std::optional<int> StudyDraft::faultyLine() const
{
    if (problem_)
        return lineIn(problem_->place);
    if (check_.fault && reading_)
        return lineIn(reading_->located(*check_.fault).place);
    return std::nullopt;
}

/// Its variations are those of now, as far as they fit.
StudyDraft::State StudyDraft::stateOf(const StudyPosition& position) const
{
    const StudyPosition next = normalized(position);
    return { next, textOf(next), now_.names, now_.study };
}

void StudyDraft::set(const StudyPosition& position) { set(position, now_.names); }

void StudyDraft::set(const StudyPosition& position, const QStringList& names)
{
    State next = stateOf(position);
    next.names = names;
    if (next.position == now_.position && names == now_.names && !problem_)
        return;
    push(std::move(next), false);
}

void StudyDraft::type(const QString& text)
{
    if (text == now_.text)
        return;
    const Result<PositionReading> reading = readPosition(text.toStdString());
    State next = stateOf(reading ? reading->position : now_.position);
    next.text = text;
    next.kind = Kind::Typed;
    push(std::move(next), continuesTyping(text));
}

void StudyDraft::open(const StudyTree& study, const QStringList& names)
{
    State next = stateOf(study.start());
    next.names = names;
    next.study = std::make_shared<const StudyTree>(study);
    push(std::move(next), false);
}

void StudyDraft::goTo(StudyNodeId node)
{
    if (!isSound() || !tree_->has(node) || node == now_.here)
        return;
    now_.here = node;
    states_[at_].here = node;
    lookHere();
    Q_EMIT changed();
}

StudyTree::AddedLine StudyDraft::play(const std::vector<SeenAction>& line)
{
    StudyTree tree = *tree_;
    StudyTree::AddedLine added = tree.addLine(now_.here, line);
    if (tree.size() == tree_->size())
        goTo(added.node);
    else
        pushTree(std::move(tree), added.node);
    return added;
}

void StudyDraft::remove(StudyNodeId node)
{
    if (node == StudyTree::root || !tree_->has(node))
        return;
    StudyTree tree = *tree_;
    const StudyNodeId parent = tree.node(node).parent;
    tree.remove(node);
    pushTree(std::move(tree), parent);
}

void StudyDraft::promote(StudyNodeId node)
{
    if (!tree_->has(node) || tree_->isOnMainLine(node))
        return;
    StudyTree tree = *tree_;
    for (const StudyNodeId each : tree.pathTo(node))
        tree.promote(each);
    pushTree(std::move(tree), now_.here);
}

std::optional<Problem> StudyDraft::rename(StudyNodeId node, const QString& name)
{
    StudyTree tree = *tree_;
    if (auto problem = tree.rename(node, name.toStdString()))
        return problem;
    if (tree.node(node).name != tree_->node(node).name)
        pushTree(std::move(tree), node, Kind::Named);
    return std::nullopt;
}

std::optional<Problem> StudyDraft::setNote(StudyNodeId node, const QString& note)
{
    StudyTree tree = *tree_;
    if (auto problem = tree.setNote(node, note.toStdString()))
        return problem;
    if (tree.node(node).note != tree_->node(node).note)
        pushTree(std::move(tree), node, Kind::Noted);
    return std::nullopt;
}

/// Letters of one word are one step.
bool StudyDraft::continuesTyping(const QString& text) const
{
    if (now_.kind != Kind::Typed || mayRedo() || text.size() != now_.text.size() + 1)
        return false;
    qsizetype at = 0;
    while (at < now_.text.size() && text[at] == now_.text[at])
        ++at;
    return !text[at].isSpace();
}

/// A name is one step, and so is a note.
void StudyDraft::pushTree(StudyTree tree, StudyNodeId here, Kind kind)
{
    const bool merge = kind != Kind::Other && kind == now_.kind && here == now_.here && !mayRedo();
    State next = now_;
    next.study = std::make_shared<const StudyTree>(std::move(tree));
    next.here = here;
    next.kind = kind;
    push(std::move(next), merge);
}

void StudyDraft::push(State state, bool merge)
{
    states_.resize(at_ + 1);
    if (merge)
        states_.back() = std::move(state);
    else
        states_.push_back(std::move(state));
    if (states_.size() > mostSteps)
        states_.erase(states_.begin());
    go(states_.size() - 1);
}

void StudyDraft::undo()
{
    if (mayUndo())
        go(at_ - 1);
}

void StudyDraft::redo()
{
    if (mayRedo())
        go(at_ + 1);
}

void StudyDraft::go(std::size_t to)
{
    at_ = to;
    now_ = states_[to];
    look();
    Q_EMIT changed();
}

void StudyDraft::look()
{
    problem_.reset();
    reading_.reset();
    Result<PositionReading> reading = readPosition(now_.text.toStdString());
    if (reading)
        reading_ = std::move(reading).value();
    else
        problem_ = reading.problem();
    check_ = checkPosition(now_.position);
    lookAtTree();
    lookHere();
}

void StudyDraft::lookAtTree()
{
    if (!isSound())
        return;
    tree_ = now_.study;
    if (tree_->start() == now_.position)
        return;
    auto fitted = std::make_shared<StudyTree>(*now_.study);
    fitted->beginAt(now_.position);
    tree_ = std::move(fitted);
}

void StudyDraft::lookHere()
{
    exampleHere_.reset();
    here_ = now_.position;
    if (!isSound())
        return;
    if (!tree_->has(now_.here))
        now_.here = StudyTree::root;
    here_ = clarified(tree_->positionAt(now_.here));
    exampleHere_ = now_.here == StudyTree::root ? check_.example : checkPosition(here_).example;
}

} // namespace sheepshead

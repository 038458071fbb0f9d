// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_steps_view.h"

#include "ui/study/study_comparison.h"
#include "ui/study/study_diagram_view.h"
#include "ui/study/study_fault_label.h"
#include "ui/study/study_next_steps.h"
#include "ui/study/study_tree_view.h"
#include "ui/study/study_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/decisions/advice_words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int roomForSides = 700; ///< pixels of width for the position beside the steps

} // namespace

StudyStepsView::StudyStepsView(StudyDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , steps_(new StudyTreeView(draft))
    , name_(new QLineEdit)
    , note_(new QPlainTextEdit)
    , textFault_(new StudyFaultLabel(QStringLiteral("name-fault")))
    , diagram_(new StudyDiagramView)
    , next_(new StudyNextSteps)
    , fault_(new StudyFaultLabel(QStringLiteral("step-fault")))
    , other_(new QComboBox)
    , comparison_(new QLabel)
{
    sides_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    sides_->addLayout(makeTree(), 1);
    sides_->addLayout(makeHere(), 1);
    connectTexts();
}

StudyStepsView::~StudyStepsView() = default;

QPushButton* StudyStepsView::newButton(
    const QString& text, const QString& tip, void (StudyStepsView::*act)())
{
    auto* const button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

QLayout* StudyStepsView::makeTree()
{
    promote_ = newButton(
        tr("&Main line"), tr("Make the way to this step the main line"), &StudyStepsView::promote);
    remove_ =
        newButton(tr("&Remove"), tr("Remove this step and all after it"), &StudyStepsView::remove);
    name_->setMaxLength(static_cast<int>(StudyTree::longestName));
    note_->setTabChangesFocus(true);
    note_->setUndoRedoEnabled(false); // the draft does that
    note_->setMaximumHeight(4 * note_->fontMetrics().height());
    auto* const form = new QFormLayout;
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("N&ote"), note_);
    auto* const buttons = new FlowLayout(6, 4);
    buttons->addWidget(promote_);
    buttons->addWidget(remove_);
    steps_->setMinimumHeight(6 * steps_->fontMetrics().height());
    auto* const column = new QVBoxLayout;
    column->addWidget(steps_, 1);
    column->addLayout(buttons);
    column->addLayout(form);
    column->addWidget(textFault_);
    column->addLayout(makeComparison());
    return column;
}

QLayout* StudyStepsView::makeComparison()
{
    comparing_ = new QWidget;
    auto* const label = new QLabel(tr("Compare &with"));
    label->setBuddy(other_);
    other_->setAccessibleName(tr("Compare with"));
    other_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    other_->setMinimumContentsLength(16);
    comparison_->setWordWrap(true);
    comparison_->setTextFormat(Qt::PlainText);
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(other_, 1);
    auto* const column = new QVBoxLayout(comparing_);
    column->setContentsMargins({});
    column->addLayout(row);
    column->addWidget(comparison_);
    connect(other_, &QComboBox::currentIndexChanged, this, [this] {
        if (!showing_)
            compare();
    });
    auto* const holder = new QVBoxLayout;
    holder->addWidget(comparing_);
    return holder;
}

QLayout* StudyStepsView::makeHere()
{
    auto* const area = new QScrollArea;
    layInto(*area, diagram_);
    area->setMinimumHeight(6 * fontMetrics().height());
    auto* const title = new QLabel(tr("Next &step"));
    title->setBuddy(next_);
    next_->setMinimumHeight(4 * next_->fontMetrics().height());
    next_->setMaximumHeight(9 * next_->fontMetrics().height());
    auto* const buttons = new FlowLayout(6, 4);
    const auto add = [&](const QString& text, const QString& tip, auto act) {
        auto* const button = new QPushButton(text);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        buttons->addWidget(button);
        ways_.push_back(button);
    };
    add(tr("&Take this step"), tr("The step that is marked"), [this] { take(); });
    const QString regulars = tr("Regular players play on; unknown cards are dealt at random.");
    add(tr("Computer: &1 step"), regulars, [this] { playOn(LineEnd::Step); });
    add(tr("To the end of the tric&k"), regulars, [this] { playOn(LineEnd::Trick); });
    add(tr("To the &end of the hand"), regulars, [this] { playOn(LineEnd::Hand); });
    connect(next_, &QListWidget::itemActivated, this, [this] { take(); });
    auto* const column = new QVBoxLayout;
    column->addWidget(area, 1);
    column->addWidget(title);
    column->addWidget(next_);
    column->addLayout(buttons);
    column->addWidget(fault_);
    return column;
}

void StudyStepsView::connectTexts()
{
    const auto tell = [this](const std::optional<Problem>& problem) {
        textFault_->tell(problem ? studyProblemText(*problem) : QString());
    };
    connect(name_, &QLineEdit::textEdited, this,
        [this, tell](const QString& name) { tell(draft_.rename(draft_.here(), name.trimmed())); });
    connect(note_, &QPlainTextEdit::textChanged, this, [this, tell] {
        if (!showing_)
            tell(draft_.setNote(draft_.here(), note_->toPlainText()));
    });
}

void StudyStepsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sides_->setDirection(
        width() >= roomForSides * textScale() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

// What the person does.

void StudyStepsView::take() { add(next_->chosen()); }

/// With other cards each time, where they are not known.
void StudyStepsView::playOn(LineEnd end)
{
    if (const auto line = playedLine(draft_.positionHere(), end, draft_.tree().size()))
        add(*line);
}

void StudyStepsView::add(const std::vector<SeenAction>& line)
{
    const StudyTree::AddedLine added = draft_.play(line);
    if (added.full)
        return fault_->tell(tr("A study has no more than %n steps. Remove some first.", nullptr,
            static_cast<int>(StudyTree::mostNodes)));
    if (!added.fault)
        return;
    StudyPosition tried = draft_.positionHere();
    sheepshead::addAction(tried, *added.refused);
    fault_->tell(studyFaultText(*added.fault, tried, draft_.seating()));
}

void StudyStepsView::remove() { draft_.remove(draft_.here()); }

void StudyStepsView::promote() { draft_.promote(draft_.here()); }

// What is shown.

void StudyStepsView::showDraft()
{
    if (!draft_.isSound())
        return; // the window does not show it then
    const QScopedValueRollback<bool> showing(showing_, true);
    steps_->showDraft();
    showTexts();
    showHere();
    offerBranches();
    compare();
}

void StudyStepsView::showTexts()
{
    const StudyNode& node = draft_.tree().node(draft_.here());
    const QString name = QString::fromStdString(node.name);
    const QString note = QString::fromStdString(node.note);
    if (name_->text().trimmed() != name)
        name_->setText(name);
    if (note_->toPlainText() != note)
        note_->setPlainText(note);
    textFault_->tell({});
    const bool isStep = draft_.here() != StudyTree::root;
    name_->setAccessibleName(isStep ? tr("Name of this step") : tr("Name of the study"));
    note_->setAccessibleName(isStep ? tr("Note on this step") : tr("Note on the study"));
    remove_->setEnabled(isStep);
    promote_->setEnabled(!draft_.tree().isOnMainLine(draft_.here()));
}

void StudyStepsView::showHere()
{
    diagram_->show(diagramOf(draft_.positionHere(), draft_.exampleHere(), draft_.seating()));
    next_->showStepsAfter(draft_);
    const bool goesOn = draft_.exampleHere() && draft_.exampleHere()->toAct();
    next_->setEnabled(goesOn);
    for (QPushButton* const each : ways_)
        each->setEnabled(goesOn);
    fault_->tell({});
}

/// All but the one that this step is on.
void StudyStepsView::offerBranches()
{
    const StudyTree& tree = draft_.tree();
    const StudyNodeId own = lastStepFrom(tree, draft_.here());
    const QVariant chosen = other_->currentData();
    other_->clear();
    for (const StudyNodeId last : lastSteps(tree))
        if (last != own)
            other_->addItem(branchName(last), last);
    comparing_->setVisible(other_->count() > 0);
    if (const int row = other_->findData(chosen); row >= 0)
        other_->setCurrentIndex(row);
}

/// Its name, or the step with which it leaves that of now.
QString StudyStepsView::branchName(StudyNodeId last) const
{
    const StudyTree& tree = draft_.tree();
    const StudyNodeId step = partingStep(tree, last, lastStepFrom(tree, draft_.here()));
    QString name;
    for (const StudyNodeId each : tree.pathTo(last))
        if (!tree.node(each).name.empty())
            name = QString::fromStdString(tree.node(each).name);
    if (!name.isEmpty() || step == StudyTree::root)
        return name;
    return studyStepText(tree.node(step).action, tree.positionAt(step), draft_.seating());
}

QString StudyStepsView::endText(const BranchEnd& end)
{
    if (!end.score)
        return tr("not asked yet");
    return end.over ? tr("hand over, %1", "your score").arg(expectedText(*end.score, 0))
                    : tr("expected %1").arg(expectedText(*end.score));
}

void StudyStepsView::compare()
{
    const StudyTree& tree = draft_.tree();
    const auto other = static_cast<StudyNodeId>(other_->currentData().toUInt());
    if (other_->count() == 0 || !tree.has(other))
        return comparison_->clear();
    const StudyNodeId own = lastStepFrom(tree, draft_.here());
    const StudyNodeId parting = partingStep(tree, own, other);
    const StudyNodeId common = parting == StudyTree::root ? own : tree.node(parting).parent;
    const Seat seat = draft_.position().seat;
    const BranchEnd mine = branchEnd(tree, draft_.figures(), own, common, seat);
    const BranchEnd theirs = branchEnd(tree, draft_.figures(), other, common, seat);
    QString words =
        tr("For you: this branch %1; the other one %2.").arg(endText(mine), endText(theirs));
    if (mine.score && theirs.score)
        words += u' ' + tr("Difference: %1.").arg(expectedText(*mine.score - *theirs.score));
    comparison_->setText(words);
}

} // namespace sheepshead

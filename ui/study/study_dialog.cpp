// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_dialog.h"

#include "ui/study/study_answer_view.h"
#include "ui/study/study_deck.h"
#include "ui/study/study_setup.h"
#include "ui/study/study_share_view.h"
#include "ui/study/study_steps_view.h"
#include "ui/study/study_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/words/decisions/advice_words.h"

#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr QSize ownSize(1000, 740);

} // namespace

StudyDialog::StudyDialog(StudyDraft& draft, const CheckedVariant& tableRules, QWidget* parent)
    : QDialog(parent)
    , draft_(draft)
    , tabs_(new QTabWidget)
    , setup_(new StudySetup(draft, tableRules))
    , steps_(new StudyStepsView(draft))
    , answer_(new StudyAnswerView)
    , share_(new StudyShareView(draft))
    , stepsPage_(new QScrollArea)
    , answerPage_(new QScrollArea)
    , sharePage_(new QScrollArea)
{
    setWindowTitle(tr("Set up a hand"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    addTabs();
    auto* const column = new QVBoxLayout(this);
    column->addWidget(tabs_, 1);
    column->addLayout(makeButtons());
    connectParts();
    addKeys();
    openAtSize(*this, ownSize);
    showDraft();
    deck().button(Card::fromIndex(31)).setFocus();
}

/// Its owner stops the question once the dialog is gone, and the draft tells that.
StudyDialog::~StudyDialog()
{
    draft_.disconnect(this);
    draft_.figures().disconnect(this);
}

StudyDeck& StudyDialog::deck() { return setup_->deck(); }

void StudyDialog::addTabs()
{
    auto* const position = new QScrollArea;
    layInto(*position, setup_);
    layInto(*stepsPage_, steps_);
    layInto(*answerPage_, answer_);
    layInto(*sharePage_, share_);
    tabs_->addTab(position, tr("Position"));
    tabs_->addTab(stepsPage_, tr("Variations"));
    tabs_->addTab(answerPage_, tr("Answer"));
    tabs_->addTab(sharePage_, tr("Share"));
    tabs_->tabBar()->setAccessibleName(tr("Pages of the study"));
}

QPushButton* StudyDialog::newButton(
    const QString& text, const QString& tip, void (StudyDialog::*wish)())
{
    auto* const button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, wish);
    return button;
}

QLayout* StudyDialog::makeButtons()
{
    undo_ = new QPushButton(tr("&Undo"));
    redo_ = new QPushButton(tr("Redo"));
    for (QPushButton* const each : { undo_, redo_ })
        each->setAutoDefault(false);
    connect(undo_, &QPushButton::clicked, &draft_, &StudyDraft::undo);
    connect(redo_, &QPushButton::clicked, &draft_, &StudyDraft::redo);
    ask_ = newButton(tr("&Ask"), tr("What to do here"), &StudyDialog::askWanted);
    ask_->setDefault(true);
    playOn_ = newButton(tr("Play on at the ta&ble"),
        tr("Practice from this position. It does not count."), &StudyDialog::playOnWanted);
    worth_ = newButton(tr("Ho&w good is it?"),
        tr("What picking and passing score with this hand in each seat"),
        &StudyDialog::handWorthWanted);
    save_ =
        newButton(tr("Sa&ve…"), tr("Save the study with its variations"), &StudyDialog::saveWanted);
    auto* const close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* const row = new FlowLayout(6, 4);
    for (QPushButton* const each : { ask_, playOn_, worth_, undo_, redo_, save_, close })
        row->addWidget(each);
    return row;
}

void StudyDialog::connectParts()
{
    connect(&draft_, &StudyDraft::changed, this, &StudyDialog::showDraft);
    connect(&draft_.figures(), &StudyFigures::changed, this, [this] {
        steps_->showDraft();
        showFigures();
    });
    connect(setup_, &StudySetup::handOnTableWanted, this, &StudyDialog::handOnTableWanted);
    connect(setup_, &StudySetup::lastHandWanted, this, &StudyDialog::lastHandWanted);
    connect(setup_, &StudySetup::fileWanted, this, &StudyDialog::openWanted);
    connect(setup_, &StudySetup::askWanted, ask_, &QPushButton::click);
}

void StudyDialog::addKeys()
{
    const auto onKey = [this](const QKeySequence& keys, void (StudyDraft::*step)()) {
        connect(new QShortcut(keys, this), &QShortcut::activated, &draft_, step);
    };
    onKey(QKeySequence::Undo, &StudyDraft::undo);
    onKey(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, &StudyDraft::redo);
    onKey(Qt::CTRL | Qt::Key_Y, &StudyDraft::redo);
    connect(new QShortcut(Qt::CTRL | Qt::Key_Return, this), &QShortcut::activated, ask_,
        &QPushButton::click);
}

void StudyDialog::setDeck(const CardLook& look) { setup_->setDeck(look); }

void StudyDialog::offer(bool handOnTable, bool lastHand) { setup_->offer(handOnTable, lastHand); }

void StudyDialog::showAnswer() { tabs_->setCurrentWidget(answerPage_); }

void StudyDialog::showSteps() { tabs_->setCurrentWidget(stepsPage_); }

void StudyDialog::showDraft()
{
    setup_->showDraft();
    steps_->showDraft();
    share_->showDraft();
    for (QScrollArea* const page : { stepsPage_, sharePage_ })
        tabs_->setTabEnabled(tabs_->indexOf(page), draft_.isSound());
    undo_->setEnabled(draft_.mayUndo());
    redo_->setEnabled(draft_.mayRedo());
    ask_->setEnabled(whyNotAsked().isEmpty());
    playOn_->setEnabled(draft_.exampleHere() && draft_.exampleHere()->toAct()); // cards are dealt
    worth_->setEnabled(
        draft_.isSound() && draft_.position().variant.layout().opening == Opening::Picking);
    save_->setEnabled(draft_.isSound());
    showFigures();
}

/// The answer about this step, as far as it is known.
void StudyDialog::showFigures()
{
    const StudyPosition& here = draft_.positionHere();
    const StudyFigures& figures = draft_.figures();
    const auto* const known = draft_.isSound() ? figures.of(here) : nullptr;
    if (known == nullptr) {
        const QString why = whyNotAsked();
        shown_.clear();
        answer_->showNothing(why.isEmpty() ? tr("Press Ask, and the answer comes here.") : why);
        answer_->setWhere(stepAsked());
        return;
    }
    const std::string position = positionText(here);
    if (shown_ != position)
        answer_->begin(draft_.seating(), known->seen, StudyFigures::mostRounds);
    shown_ = position;
    answer_->setWhere(stepAsked());
    answer_->setWorking(figures.isWorkingOn(here));
    if (known->answer.rounds > 0)
        answer_->showAnswer(known->answer);
    const bool fits = known->advice && known->advice->recommended == known->answer.recommended;
    const auto reasons = [&] {
        const Seat seat = known->seen.viewer;
        return reasonsBesideWorth(
            *known->advice, known->seen, studySeating(here, draft_.names(), seat));
    };
    answer_->showReasons(fits ? reasons() : QString());
}

/// "After Ada: Queen of clubs"; empty for the first position.
QString StudyDialog::stepAsked() const
{
    const StudyNodeId here = draft_.here();
    if (!draft_.isSound() || here == StudyTree::root)
        return {};
    return tr("After %1", "a step of a variation")
        .arg(studyStepText(
            draft_.tree().node(here).action, draft_.positionHere(), draft_.seating()));
}

/// Empty if there is a decision to ask about.
QString StudyDialog::whyNotAsked() const
{
    if (!draft_.isSound())
        return tr("This position cannot be asked about: see what is marked there.");
    const auto& example = draft_.exampleHere();
    const auto seat = example ? example->toAct() : std::nullopt;
    if (!seat)
        return tr("The hand is over.");
    if (decisionIn(draft_.positionHere()))
        return {};
    const Seating seating = draft_.seating();
    return studyTurnText(*seat, seating) + u' ' + tr("Name all cards of that hand first.");
}

} // namespace sheepshead

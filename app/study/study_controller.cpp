// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/study_controller.h"

#include "app/match/participants.h"
#include "app/session/cores.h"
#include "app/session/game_session.h"
#include "app/settings/settings_controller.h"
#include "app/study/played_position.h"
#include "app/table/table_host.h"
#include "engine/study/recorded_study.h"
#include "ui/main_window.h"
#include "ui/study/study_answer_view.h"
#include "ui/study/study_dialog.h"
#include "ui/study/study_files.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/show_in_front.h"

#include <QRandomGenerator>

#include <algorithm>

namespace sheepshead {

namespace {

/// Nothing is known, and the person speaks first.
StudyPosition emptyPosition(const CheckedVariant& variant)
{
    StudyPosition position;
    position.variant = variant;
    position.dealer = seatAt(variant.tableSeats() - 1);
    position.seat = personsSeat;
    return position;
}

/// Those who sit around the table once the person of this seat has the person's place.
QStringList namesSeenFrom(Seat seat, const QStringList& names, int seats, const QString& person)
{
    QStringList turned { person };
    for (int i = 1; i < seats; ++i)
        turned << names.value((indexOf(seat) + i) % seats);
    return turned;
}

} // namespace

StudyController::StudyController(const TablePlace& place,
    std::function<CheckedVariant()> tableRules, std::function<void(const NamedHand&)> playOn)
    : place_(place)
    , tableRules_(std::move(tableRules))
    , playOn_(std::move(playOn))
{
    connect(
        &place_.window.action(Command::Study), &QAction::triggered, this, &StudyController::show);
    connect(&place_.host, &TableHost::changed, this, &StudyController::offerHands);
    connect(&place_.host, &TableHost::changed, this, &StudyController::hideFromOthers);
}

/// The window shows the draft as long as it is there.
StudyController::~StudyController() { leave(); }

StudyDialog* StudyController::dialog() const { return dialog_; }

void StudyController::resume(LeftStudy left)
{
    if (!left.draft)
        return;
    useDraft(std::move(left.draft));
    if (left.isOpen)
        show();
}

LeftStudy StudyController::leave()
{
    withdraw();
    LeftStudy left { std::move(draft_), !dialog_.isNull() };
    if (dialog_)
        dialog_->disconnect(this);
    delete dialog_;
    if (left.draft)
        left.draft->disconnect(this);
    return left;
}

void StudyController::useDraft(std::unique_ptr<StudyDraft> draft)
{
    draft_ = std::move(draft);
    connect(draft_.get(), &StudyDraft::changed, this, &StudyController::follow);
}

void StudyController::show()
{
    if (!draft_)
        useDraft(std::make_unique<StudyDraft>(emptyPosition(tableRules_()), tableNames()));
    if (!dialog_)
        openWindow();
    showInFront(*dialog_);
}

void StudyController::openWindow()
{
    dialog_ = new StudyDialog(*draft_, tableRules_(), &place_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setDeck(place_.settings.preferences().deck);
    connectDialog();
    offerHands();
}

void StudyController::connectDialog()
{
    connect(dialog_, &QObject::destroyed, this, &StudyController::withdraw);
    connect(dialog_, &StudyDialog::askWanted, this, &StudyController::ask);
    connect(dialog_, &StudyDialog::playOnWanted, this, &StudyController::playOn);
    connect(dialog_, &StudyDialog::handWorthWanted, this,
        [this] { Q_EMIT handWorthWanted(draft_->position()); });
    connect(dialog_, &StudyDialog::handOnTableWanted, this, &StudyController::takeHandOnTable);
    connect(dialog_, &StudyDialog::lastHandWanted, this, &StudyController::takeLastHand);
    connect(dialog_, &StudyDialog::openWanted, this, &StudyController::askForFile);
    connect(dialog_, &StudyDialog::saveWanted, this, &StudyController::saveFile);
    const StudyAnswerView& answer = dialog_->answer();
    connect(&answer, &StudyAnswerView::stopWanted, this, [this] {
        if (worker_)
            worker_->stop();
    });
    connect(&answer, &StudyAnswerView::goOnWanted, this, &StudyController::goOn);
    connect(&answer, &StudyAnswerView::againstChosen, this, [this] {
        withdraw();
        draft_->figures().clear();
    });
}

void StudyController::offerHands()
{
    if (!dialog_)
        return;
    dialog_->offer(place_.host.showsHandTo(Command::Study), place_.host.lastHand().has_value());
}

/// The computer goes to another person, who must not find the cards of a hand in play here.
void StudyController::hideFromOthers()
{
    const GameSession* const session = place_.host.session();
    if (isOfHandInPlay_ && session && session->passing()) {
        leave();
        isOfHandInPlay_ = false;
    }
}

/// The person's own only where they gave one.
QStringList StudyController::tableNames() const
{
    const Seating& table = place_.table.scene().seating();
    QStringList names = place_.settings.preferences().names;
    for (int i = 0; i < table.count() && i < names.size(); ++i)
        names[i] = table.at(seatAt(i)).name;
    if (!names.isEmpty() && names.first() == defaultPreferences().names.first())
        names.first().clear();
    return names;
}

StudyOptions StudyController::optionsAgainst() const
{
    StudyOptions options;
    options.runJobs = onAllCores;
    const StudyAgainst against = dialog_->answer().against();
    if (against == StudyAgainst::People)
        options.opponents = people_;
    if (against == StudyAgainst::Open)
        options.knowledge = StudyKnowledge::AllOpen;
    return options;
}

void StudyController::ask()
{
    withdraw();
    asked_ = draft_->positionHere();
    start_ = draft_->position();
    const StudyOptions options = optionsAgainst();
    Result<StudyQuestion> question = StudyQuestion::about(asked_, options);
    dialog_->showAnswer();
    if (!question) { // the dialog says why not, but for this
        if (options.knowledge == StudyKnowledge::AllOpen)
            dialog_->answer().showMissing(unknownCards(asked_).size());
        return;
    }
    const StudyAnswer nothingYet = question->answer();
    worker_ = std::make_unique<StudyWorker>(std::move(question).value());
    connect(worker_.get(), &StudyWorker::answered, this,
        [this](const StudyAnswer& answer) { draft_->figures().take(asked_, answer); });
    connect(worker_.get(), &StudyWorker::explained, this,
        [this](const Advice& advice) { draft_->figures().explain(asked_, advice); });
    connect(worker_.get(), &StudyWorker::rested, this, [this] { draft_->figures().rest(); });
    draft_->figures().begin(asked_, nothingYet, worker_->seen());
    worker_->goOn();
}

void StudyController::goOn()
{
    if (!worker_ || !(asked_ == draft_->positionHere()))
        return ask();
    worker_->goOn();
    if (worker_->isWorking())
        draft_->figures().resume(asked_);
}

/// A question about a step goes on while the person looks at others.
void StudyController::follow()
{
    if (worker_ && !(draft_->isSound() && draft_->position() == start_))
        withdraw();
}

void StudyController::withdraw()
{
    if (!worker_)
        return;
    worker_.reset();
    if (draft_)
        draft_->figures().rest();
}

void StudyController::playOn()
{
    const StudyPosition& here = draft_->positionHere();
    const auto record =
        recordLike(turnedTo(here, personsSeat), QRandomGenerator::global()->generate64());
    if (!record)
        return;
    const QStringList known = place_.settings.preferences().names;
    const int seats = here.variant.tableSeats();
    QStringList names = namesSeenFrom(here.seat, draft_->names(), seats, known.value(0));
    for (int i = 0; i < seats; ++i)
        if (names[i].isEmpty())
            names[i] = known.value(i);
    dialog_->close(); // the table is needed; the study stays
    playOn_({ *record, names });
}

void StudyController::take(const StudyTree& study, const QStringList& names)
{
    show();
    draft_->open(study, names);
    isOfHandInPlay_ = false;
}

void StudyController::takeHandOnTable()
{
    const GameSession* const session = place_.host.session();
    if (!place_.host.showsHandTo(Command::Study))
        return;
    const HandRecord& record = *session->record();
    if (const auto study = studyOf(record, session->viewer(), record.actions.size())) {
        Q_EMIT helped();
        take(*study, tableNames());
        isOfHandInPlay_ = session->handInPlay();
    }
}

void StudyController::takeLastHand()
{
    if (const auto hand = place_.host.lastHand())
        study(*hand, decisionsBefore(hand->record, hand->person));
}

void StudyController::study(const NamedHand& hand, std::size_t decisions)
{
    const auto study = studyOf(hand.record, hand.person, decisions);
    if (!study)
        return; // it could be reviewed, so it can be replayed
    QStringList names = hand.players;
    if (!names.isEmpty() && names.first() == defaultPreferences().names.first())
        names.first().clear();
    take(*study, names);
}

void StudyController::openFile(const QString& file)
{
    QWidget* const parent = dialog_ ? static_cast<QWidget*>(dialog_) : &place_.window;
    openStudy(parent, file, [this](const StudyTree& study) { take(study, tableNames()); });
}

void StudyController::askForFile()
{
    openStudyFile(dialog_, [this](const StudyTree& study) { take(study, tableNames()); });
}

void StudyController::saveFile() { saveStudyFile(dialog_, draft_->tree()); }

} // namespace sheepshead

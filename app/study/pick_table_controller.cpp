// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/pick_table_controller.h"

#include "app/session/cores.h"
#include "app/session/game_session.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/openings/pick_table_dialog.h"
#include "ui/openings/pick_table_setup.h"
#include "ui/widgets/show_in_front.h"

namespace sheepshead {

PickTableController::PickTableController(
    const TablePlace& place, std::function<CheckedVariant()> tableRules)
    : place_(place)
    , tableRules_(std::move(tableRules))
{
    connect(&place_.window.action(Command::HandWorth), &QAction::triggered, this,
        &PickTableController::show);
    connect(&place_.host, &TableHost::changed, this, &PickTableController::followTable);
}

PickTableController::~PickTableController() { delete dialog_; }

PickTableDialog* PickTableController::dialog() const { return dialog_; }

void PickTableController::show()
{
    if (!dialog_)
        openWindow();
    dialog_->setup().setDeck(place_.settings.preferences().deck);
    dialog_->setup().setTableRules(tableRules_());
    showInFront(*dialog_);
}

void PickTableController::openWindow()
{
    dialog_ = new PickTableDialog(tableRules_(), &place_.window);
    hasCardsOfGame_ = false;
    connect(dialog_, &PickTableDialog::askWanted, this, &PickTableController::ask);
    connect(dialog_, &PickTableDialog::stopWanted, this, &PickTableController::stop);
    connect(dialog_, &PickTableDialog::goOnWanted, this, &PickTableController::goOn);
    connect(dialog_, &QDialog::finished, this, &PickTableController::stop);
    connect(&dialog_->setup(), &PickTableSetup::handOnTableWanted, this,
        &PickTableController::takeHandOnTable);
    followTable();
}

/// The computer may go to another person, who must not find the cards of a hand in play here.
void PickTableController::followTable()
{
    if (!dialog_)
        return;
    const GameSession* const session = place_.host.session();
    if (hasCardsOfGame_ && session && session->passing()) {
        hasCardsOfGame_ = false;
        worker_.reset();
        delete dialog_;
        return;
    }
    dialog_->setup().offer(place_.host.showsHandTo(Command::HandWorth));
}

void PickTableController::ask(const PickTableQuestion& asked)
{
    worker_.reset();
    PickTableQuestion question = asked;
    question.runJobs = onAllCores;
    Result<PickTable> table = PickTable::about(question);
    if (!table)
        return; // the window tells why
    worker_ = std::make_unique<PickTableWorker>(std::move(table).value());
    connect(worker_.get(), &PickTableWorker::answered, this,
        [this](const PickTableAnswer& answer) { dialog_->showAnswer(answer); });
    connect(worker_.get(), &PickTableWorker::rested, this, [this] { dialog_->setWorking(false); });
    dialog_->begin(asked);
    worker_->goOn();
}

void PickTableController::goOn()
{
    if (!worker_)
        return;
    worker_->goOn();
    dialog_->setWorking(worker_->isWorking());
}

void PickTableController::stop()
{
    if (worker_)
        worker_->stop();
}

void PickTableController::take(const StudyPosition& position)
{
    show();
    hasCardsOfGame_ = true;
    dialog_->setup().take(
        position.variant, position.hands[position.seat], position.blind - position.neighboursBlind);
    dialog_->showSetup();
}

void PickTableController::takeHandOnTable()
{
    const GameSession* const session = place_.host.session();
    if (!place_.host.showsHandTo(Command::HandWorth))
        return;
    const HandRecord& record = *session->record();
    const auto position =
        positionOf(record, session->viewer(), record.actions.size(), StudySight::Seat);
    if (!position)
        return;
    Q_EMIT helped();
    take(*position);
}

} // namespace sheepshead

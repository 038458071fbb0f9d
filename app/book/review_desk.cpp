// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/review_desk.h"

#include "app/game/participants.h"
#include "app/session/advisor.h"
#include "app/session/review_worker.h"
#include "ui/review/review_dialog.h"

#include <QApplication>

namespace sheepshead {

ReviewDesk::ReviewDesk(QWidget& window)
    : window_(window)
{
}

ReviewDesk::~ReviewDesk() = default;

std::optional<Problem> ReviewDesk::open(const NamedHand& hand, const Preferences& look)
{
    auto steps = stepsOf(hand.record);
    if (!steps)
        return steps.problem();
    close();
    dialog_ =
        new ReviewDialog(*steps, replay(hand.record).value(), seatingOf(hand.players), &window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setLook(look.felt, look.fourColour);
    worker_ = std::make_unique<ReviewWorker>(std::move(steps).value(), adviceSeed);
    connect(worker_.get(), &ReviewWorker::found, dialog_, &ReviewDialog::setReview);
    connect(dialog_, &QObject::destroyed, this, [this] { worker_.reset(); });
    connect(dialog_, &ReviewDialog::playAgainWanted, this, [this, hand] { practise(hand, 0); });
    connect(dialog_, &ReviewDialog::playOnWanted, this,
        [this, hand](std::size_t step) { practise(hand, step); });
    if (QApplication::activeModalWidget() != nullptr)
        dialog_->open(); // above the score book, which would keep it from being used
    else
        dialog_->show(); // beside the table, where the game goes on
    return std::nullopt;
}

void ReviewDesk::close()
{
    if (dialog_)
        dialog_->disconnect(this);
    delete dialog_;
    worker_.reset();
}

void ReviewDesk::practise(NamedHand hand, std::size_t decisions)
{
    hand.record.actions.resize(decisions);
    hand.record.scores.reset();
    if (dialog_)
        dialog_->close();
    Q_EMIT practiceWanted(hand);
}

} // namespace sheepshead

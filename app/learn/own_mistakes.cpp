// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/own_mistakes.h"

#include "app/book/score_book_controller.h"
#include "app/match/participants.h"
#include "app/settings/settings_controller.h"

namespace sheepshead {

OwnMistakes::OwnMistakes(ScoreBookController& book, const SettingsController& settings, Today today)
    : book_(book)
    , settings_(settings)
    , today_(std::move(today))
{
}

std::string OwnMistakes::today() const { return today_().toString(Qt::ISODate).toStdString(); }

PileState OwnMistakes::state() const
{
    if (!book_.isOpen())
        return {};
    const QString name = settings_.preferences().names.at(indexOf(personsSeat));
    const auto pile = MistakePile::open(book_.book().path());
    auto state = pile ? pile->state(name.toStdString(), personsSeat, today())
                      : Result<PileState>(pile.problem());
    if (state)
        return std::move(state).value();
    book_.tell(state.problem());
    return {};
}

void OwnMistakes::note(const PiledMistake& asked, bool right) const
{
    if (!book_.isOpen())
        return;
    auto opened = MistakePile::open(book_.book().path());
    if (!opened)
        return book_.tell(opened.problem());
    MistakePile pile = std::move(opened).value();
    if (const auto problem = pile.note(asked, right, today()))
        book_.tell(*problem);
}

} // namespace sheepshead

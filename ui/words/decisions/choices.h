// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/decisions/explained_turn.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// One button of the choice bar.
struct Choice {
    QString text; ///< the letter behind & is the key that chooses it
    QString description;
    Action action;
    std::optional<Card> card = {}; ///< shown as a picture
    bool ready = true;             ///< false while cards have still to be marked
};

/// All that a person may decide besides playing a card, in words; nothing in it is illegal.
struct WordedChoices {
    QString prompt;
    std::vector<Choice> offered;
    QString note;  ///< why something is not there, or what the marked cards are short of
    int marks = 0; ///< how many cards of the hand have to be marked first

    bool empty() const { return offered.empty(); }
};

/// The marked cards are those to be buried, or the one to be laid under.
WordedChoices choicesIn(const ExplainedTurn& turn, CardSet marked = {});

} // namespace sheepshead

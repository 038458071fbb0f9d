// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "engine/hand/turn.h"

#include <QObject>

#include <optional>

namespace sheepshead {

class TableOverlays;
class TableScene;
class TableView;
struct Advice;

/// The decision of the person at the table: from the question, which waits until the table has
/// shown everything before it, to the answer by card or button; meanwhile a hint may be asked for,
/// and the cards laid down where they may be.
class PersonsTurn : public QObject {
    Q_OBJECT

public:
    PersonsTurn(TableScene& scene, TableView& view, TableOverlays& overlays);

    /// The question; it stays closed until open().
    void ask(const Turn& turn);
    /// Asked, and not yet open.
    bool isWaiting() const { return turn_ && !open_; }
    const Turn& turn() const { return *turn_; }
    /// The table shows what the person knows by now.
    void open();
    /// The decision is not wanted any more.
    void close();

    /// The hand is a new one: what the person did not want in the last one is forgotten.
    void beginHand() { playsOn_ = false; }

    /// What he may lay his cards down for, once that is known; nothing without a question.
    void offerToLayDown(const Claim& claim);
    /// Lays the cards down, if they may be.
    void layDown();

    /// Asks what to do, or puts the hint away that is there.
    void toggleHint();
    /// The answer to hintWanted(); ignored where it comes too late.
    void showHint(const Advice& advice);
    void closeHint();

Q_SIGNALS:
    /// What the person decided; always legal.
    void chosen(const sheepshead::Action& action);
    void laysDown();
    void mayLayDownChanged(bool may);
    void hintWanted(const sheepshead::Turn& turn);
    void hintUnwanted();
    void hintShown();
    /// Something to be told on the status line.
    void said(const QString& words);

private:
    void connectParts();
    void decide(const Action& action);
    void play(Card card);
    void askForBlitz(Card card);
    void refuse(Refusal refusal);
    void markCards(int count);
    void showOffer();
    void playOn();
    void putAway();

    TableScene& scene_;
    TableView& view_;
    TableOverlays& overlays_;
    std::optional<Turn> turn_;
    std::optional<Claim> claim_;
    bool open_ = false;
    bool playsOn_ = false; ///< he does not want to lay his cards down in this hand
};

} // namespace sheepshead

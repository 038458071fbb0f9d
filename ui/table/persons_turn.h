// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "ui/table/forced_cards.h"
#include "ui/words/decisions/explained_turn.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace sheepshead {

class TableOverlays;
class TableScene;
class FeltView;
struct Advice;

/// The decision of the person at the table, from the question to the answer by card or button. The
/// question waits until the table has shown what happened before. Meanwhile the person may ask for
/// a hint, or lay down their cards if that is offered.
class PersonsTurn : public QObject {
    Q_OBJECT

public:
    PersonsTurn(TableScene& scene, FeltView& view, TableOverlays& overlays);

    /// The question; it stays closed until open().
    void ask(const ExplainedTurn& turn);
    /// Asked, and not yet open.
    bool isWaiting() const { return turn_ && !open_; }
    /// The turn that is asked; empty when there is nothing to decide.
    const std::optional<ExplainedTurn>& turn() const { return turn_; }
    /// The table now shows all that the person knows.
    void open();
    /// Withdraws the question.
    void close();
    /// Says why an answer was not accepted; ignored without a question.
    void refuse(Refusal why);

    /// A new hand begins: the answer to the last hand's offer is forgotten.
    void beginHand() { playsOn_ = false; }

    /// Which cards play by themselves, after the pause; from the next question on.
    void setForcedCards(ForcedCards which) { forced_ = which; }
    void setForcedPause(int milliseconds) { forcedPause_.setInterval(milliseconds); }
    /// The hand was put on the table in its middle, perhaps because decisions were taken back:
    /// nothing plays by itself until the person has decided again.
    void waitForPerson() { waitsForPerson_ = true; }

    /// What the person may lay down their cards for; ignored without a question.
    void offerToLayDown(const Claim& claim);
    /// Lays the cards down, or says why that is not possible now.
    void layDown();

    /// Asked before a decision counts; where it returns false, the question stays open. A coach
    /// holds a decision so; answerWith() lets it through.
    void setGuard(std::function<bool(const Action&)> guard) { guard_ = std::move(guard); }
    /// Decides for the person what they had decided; ignored without an open question.
    void answerWith(const Action& action);
    /// The coach thinks about a decision that waits.
    void showCoachThinking();
    /// Tells what this decision would give away; the question stays open.
    void warn(const Action& action, double cost, const Advice& advice);

    /// Asked before a hint is offered or asked for: why there is none, perhaps without words;
    /// nothing where it is allowed. Without the function a hint is always allowed.
    using WhyNoHint = std::function<std::optional<QString>()>;
    void setWhyNoHint(WhyNoHint whyNoHint) { whyNoHint_ = std::move(whyNoHint); }
    /// Asks for a hint, or closes the one that is shown.
    void toggleHint();
    /// The answer to hintWanted(); ignored when it is too late.
    void showHint(const Advice& advice);
    void closeHint();
    /// Words the hint that is shown again, after names changed.
    void renewHint();

Q_SIGNALS:
    /// A question has opened, or opened again.
    void opened(const sheepshead::Turn& turn);
    /// What the person decided, always legal, with the number of the turn that it answers.
    void chosen(const sheepshead::Action& action, int turn);
    void laysDown();
    /// Answered with showHint(), unless hintUnwanted() comes first.
    void hintWanted(const sheepshead::Turn& turn);
    void hintUnwanted();
    /// The person has seen the hint.
    void hintShown();
    /// A line for the status bar.
    void said(const QString& words);

private:
    void connectParts();
    void decide(const Action& action);
    void finish(const Action& action);
    void play(Card card);
    void playForced();
    void askForBlitz(Card card);
    void markCards(int count);
    void showOffer();
    void playOn();
    void putAway();
    bool isHintable() const;

    TableScene& scene_;
    FeltView& view_;
    TableOverlays& overlays_;
    std::optional<ExplainedTurn> turn_;
    std::optional<Claim> claim_;
    std::function<bool(const Action&)> guard_;
    WhyNoHint whyNoHint_;
    std::function<void()> shownHint_; ///< shows it again; empty while none is there
    ForcedCards forced_ = ForcedCards::Never;
    QTimer forcedPause_ { this }; ///< before a card plays by itself
    bool waitsForPerson_ = false;
    bool open_ = false;
    bool playsOn_ = false; ///< the person has declined to lay down in this hand
};

} // namespace sheepshead

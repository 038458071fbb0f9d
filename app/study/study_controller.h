// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/named_hand.h"
#include "app/study/study_worker.h"
#include "app/table/table_place.h"
#include "engine/study/study_tree.h"
#include "ui/study/study_draft.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace sheepshead {

class StudyDialog;

/// A study that goes on in the program's next run, in another language.
struct LeftStudy {
    std::unique_ptr<StudyDraft> draft; ///< null if there was none
    bool isOpen = false;               ///< its window was
};

/// The study: any hand at any moment is set up in a window beside the table, asked about, and
/// played on as practice. Only that takes the table. The study stays while the window is closed.
class StudyController : public QObject {
    Q_OBJECT

public:
    StudyController(const TablePlace& place, std::function<CheckedVariant()> tableRules,
        std::function<void(const NamedHand&)> playOn);
    ~StudyController() override;

    /// What is known of the people at the table, for questions from now on.
    void meet(const Opponents& people) { people_ = people; }

    /// Opens the window, or brings it to the front.
    void show();
    /// Opens a study, or a hand as one, from a file. A file without one is told and changes
    /// nothing.
    void openFile(const QString& file);
    /// Studies a hand from before one of its decisions on.
    void study(const NamedHand& hand, std::size_t decisions);

    /// Takes up a study of the run before; shows its window if that was open.
    void resume(LeftStudy left);
    /// Gives the study away; the window is closed.
    LeftStudy leave();

    /// The window; null while it is closed.
    StudyDialog* dialog() const;
    bool isThinking() const { return worker_ && worker_->isWorking(); }

Q_SIGNALS:
    /// The hand on the table is studied.
    void helped();
    /// How good is the hand of the position's seat?
    void handWorthWanted(const sheepshead::StudyPosition& position);

private:
    void openWindow();
    void connectDialog();
    void offerHands();
    void hideFromOthers();
    void useDraft(std::unique_ptr<StudyDraft> draft);
    void take(const StudyTree& study, const QStringList& names);
    void ask();
    void goOn();
    void follow();
    void withdraw();
    void playOn();
    void takeHandOnTable();
    void takeLastHand();
    void askForFile();
    void saveFile();
    QStringList tableNames() const;
    StudyOptions optionsAgainst() const;

    TablePlace place_;
    std::function<CheckedVariant()> tableRules_;
    std::function<void(const NamedHand&)> playOn_;
    Opponents people_;
    std::unique_ptr<StudyDraft> draft_; ///< from the first show() on
    bool isOfHandInPlay_ = false;       ///< its cards are those of a hand of the game
    QPointer<StudyDialog> dialog_;
    std::unique_ptr<StudyWorker> worker_; ///< of the question that was asked last
    StudyPosition asked_;                 ///< what that is about
    StudyPosition start_;                 ///< where its study began
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "app/session/advisor.h"
#include "engine/tutor/drill.h"
#include "engine/tutor/drill_progress.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <thread>

namespace sheepshead {

class DrillsDialog;
class LessonPanel;
class MainWindow;
class SettingsController;
class TableWidget;
struct LessonStep;

/// Drills at the table: one kind of decision, question after question, judged by what an expert
/// measures, with the person's progress. The game waits meanwhile, and nothing of a drill is saved
/// in the score book.
class DrillController : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        SettingsController& settings;
        /// The hands of the book in which the person gave points away with such decisions, as
        /// records, the costliest first.
        std::function<std::vector<HandRecord>(DrillKind)> ownHands;
    };
    explicit DrillController(Room room);
    ~DrillController() override;

    /// The game on the table; a drill gives way to it. It must outlive its place there.
    void setGame(Game& game);
    /// Deals are made from this number on; otherwise from a random one.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    bool isOn() const { return kind_.has_value(); }
    void showList();
    /// The next question, once this one is answered.
    void goOn();
    /// Puts the game back on the table.
    void leave();

Q_SIGNALS:
    /// A drill takes the table; whatever else has it must leave it to the game before.
    void aboutToBegin();
    /// A drill began or ended.
    void changed();
    /// The table is the game's again; what happened in it is about to be shown.
    void ended();

private:
    void begin(DrillKind kind, bool ownHands);
    void drop();
    void ask();
    std::optional<Drill> nextDrill();
    void askAtTable();
    void askAside();
    void show(LessonStep question);
    void decide(const Action& action);
    void choose(std::size_t choice);
    void judgeDecision();
    void judgePartner(Seat answer);
    void tell(bool right, double cost, const QString& words);
    CheckedVariant rules() const;
    QString key() const;

    Room room_;
    QPointer<Game> game_;
    QPointer<DrillsDialog> list_;
    LessonPanel* panel_; ///< the window owns it
    Advisor advisor_;
    std::optional<DrillKind> kind_;
    std::optional<Drill> drill_;
    std::vector<HandRecord> own_; ///< hands of the person that are still to be asked
    std::uint64_t seed_;
    std::vector<int> answers_; ///< of the buttons: numbers, or seats
    std::optional<Action> decision_;
    std::optional<Advice> advice_;
    bool answered_ = false;
    int turn_ = 0;        ///< numbers the questions
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead

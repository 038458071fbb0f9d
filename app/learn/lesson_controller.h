// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "engine/tutor/lesson_course.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace sheepshead {

class LessonPanel;
class LessonsDialog;
class MainWindow;
class SettingsController;
class TableWidget;

/// Teaches the game at the table: the list of lessons, the lesson that is taken, and what the
/// person has done of each. The game waits while a lesson has the table, and nothing of a lesson is
/// saved in the score book.
class LessonController : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        SettingsController& settings;
    };
    explicit LessonController(const Room& room);
    ~LessonController() override;

    /// The game on the table; a lesson gives way to it. It must outlive its place there.
    void setGame(Game& game);

    bool isOn() const { return course_.has_value(); }
    /// Opens the list of lessons.
    void showList();
    /// Takes the first lesson that is not done, where it was left.
    void teach();
    /// The next step, if nothing is asked any more.
    void goOn();
    /// Puts the game back on the table; the lesson can be resumed.
    void leave();

Q_SIGNALS:
    /// A lesson takes the table; whatever else has it must leave it to the game before.
    void aboutToBegin();
    /// A lesson began or ended.
    void changed();
    /// The table is the game's again; what happened in it is about to be shown.
    void ended();

private:
    void take(const QString& key, bool afresh);
    void begin(LessonCourse course);
    void drop();
    void showStep();
    void showEnd();
    void askAtTable();
    void answerAtTable(const Action& action);
    void choose(std::size_t choice);
    void tell(const LessonReply& reply);
    void show(const std::vector<Told>& told);
    void say(const std::string& words);
    void save();
    void nextLesson();
    QString followingKey() const;

    Room room_;
    QPointer<Game> game_;
    QPointer<LessonsDialog> list_;
    LessonPanel* panel_; ///< the window owns it
    QString key_;
    std::optional<LessonCourse> course_;
    int turn_ = 0; ///< numbers the questions
};

} // namespace sheepshead

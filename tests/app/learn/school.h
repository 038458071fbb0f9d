// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/lesson_controller.h"
#include "app/match/participants.h"
#include "app/settings/settings_controller.h"
#include "engine/players/rule/rule_player.h"
#include "tests/app/table/waiting_game.h"
#include "ui/learn/lesson_library.h"
#include "ui/learn/lesson_panel.h"
#include "ui/main_window.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/table/table_widget.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>

namespace sheepshead::testing {

/// A window with a game that waits for the person, and lessons beside it.
struct School {
    explicit School(Seat dealer = seatAt(0), SeatSet people = { personsSeat })
        : settings(folder.filePath(QStringLiteral("settings.ini")))
        , table(new TableWidget)
        , window(table, new ScoreSheetView)
        , host(*table)
        , place { window, *table, host, settings }
        , lessons(place)
        , game(SheetHead { {}, {}, defaultPreferences().names.mid(0, 5), {}, people },
              Match(check(defaultPreferences().variant).value(), 3, dealer))
    {
        table->setSpeed(Speed::Off);
        waiting.emplace(host, *table, game);
        window.show();
    }

    LessonPanel& panel() { return *window.findChild<LessonPanel*>(); }

    /// A button that can be pressed; null without one of these words.
    QPushButton* button(const QString& text)
    {
        for (QPushButton* const button : window.findChildren<QPushButton*>())
            if (button->isVisible() && button->isEnabled() && button->text().remove(u'&') == text)
                return button;
        return nullptr;
    }

    bool mayContinue()
    {
        for (const QPushButton* const button : panel().findChildren<QPushButton*>())
            if (button->objectName() == QStringLiteral("continue") && button->isEnabled())
                return true;
        return false;
    }

    QTemporaryDir folder;
    SettingsController settings;
    TableWidget* table;
    MainWindow window;
    TableHost host;
    TablePlace place;
    LessonController lessons;
    Game game;
    std::optional<WaitingGame> waiting;
};

/// A pupil who knows the answers, and says when a step and when an answer can be seen.
class Pupil {
public:
    Pupil(School& school, const Lesson& lesson)
        : school_(school)
        , known_(lesson)
    {
        (void)known_.next();
    }

    const LessonCourse& course() const { return known_; }
    void onSight(std::function<void(const QString& name)> look) { look_ = std::move(look); }

    /// Takes the lesson up to this step or its end.
    void goTo(std::size_t step)
    {
        while (!known_.over() && known_.number() < step) {
            see(QStringLiteral("asked"));
            while (!known_.mayContinue())
                answer();
            if (known_.step().asked != Asked::Nothing)
                see(QStringLiteral("told"));
            QTRY_VERIFY(school_.mayContinue());
            Q_EMIT school_.panel().continued();
            (void)known_.next();
        }
        see(QStringLiteral("end"));
    }

private:
    void see(const QString& what)
    {
        QTRY_VERIFY(seenEnough());
        const QString step =
            known_.over() ? QString() : QString::fromStdString(known_.step().name) + u'-';
        if (look_)
            look_(step + what);
    }

    /// Nothing moves any more; a trick would lie there for a moment, without motion too.
    bool seenEnough()
    {
        school_.table->goOn();
        return school_.table->idle();
    }

    void answer()
    {
        if (known_.step().asked == Asked::Choice)
            choose();
        else
            decide();
    }

    void choose()
    {
        std::size_t right = 0;
        while (!known_.judge(right).right)
            ++right;
        Q_EMIT school_.panel().chosen(right);
        known_.answer(right);
    }

    void decide()
    {
        PersonsTurn& turn = school_.table->turn();
        QTRY_VERIFY(seenEnough() && turn.turn());
        const auto possible = known_.possibleAnswers();
        Action answer = known_.step().asked == Asked::Rest
            ? player_.choose(known_.seen(), possible, {})
            : possible.front();
        for (const Action& action : possible)
            if (!known_.judge(answer)->right && known_.judge(action)->right)
                answer = action;
        const int number = turn.turn()->number;
        turn.close();
        Q_EMIT turn.chosen(answer, number);
        std::vector<Told> told;
        known_.answer(answer, told);
    }

    School& school_;
    LessonCourse known_;
    RulePlayer player_;
    std::function<void(const QString& name)> look_;
};

} // namespace sheepshead::testing

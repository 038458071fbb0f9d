// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/coach.h"

#include "app/game/practice.h"
#include "tests/app/learn/school.h"
#include "tests/support/registered_test.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_panel.h"

#include <QSignalSpy>

#include <memory>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A pick gives away 0.8 points; nothing else costs anything.
Advice passIsBest(
    const Observation&, std::span<const Action> legal, const Acquaintances&, const std::stop_token&)
{
    Advice advice;
    advice.recommended = legal.front();
    for (const Action& action : legal) {
        const bool picks = std::holds_alternative<Pick>(action);
        if (std::holds_alternative<Pass>(action))
            advice.recommended = action;
        advice.prospects.push_back({ action, picks ? -0.5 : 0.3, 0.01, 0.5 });
    }
    return advice;
}

Preferences coached(Coaching how)
{
    Preferences preferences = defaultPreferences();
    preferences.coaching = how;
    preferences.coachCost = 0.5;
    return preferences;
}

/// A school with a coach, and the person asked whether they pick.
struct CoachedSchool : School {
    explicit CoachedSchool(Coaching how, bool may = true, Advisor::Source source = passIsBest)
        : School(seatAt(4)) // the person speaks first
        , coach(table->turn(), std::move(source), [may] { return may; })
        , chosen(&table->turn(), &PersonsTurn::chosen)
        , spoke(&coach, &Coach::spoke)
        , told(&coach, &Coach::told)
    {
        coach.use(coached(how));
    }

    void waitForQuestion() const
    {
        QTRY_VERIFY(table->idle() && table->turn().turn() && !table->turn().isWaiting());
        QVERIFY(std::ranges::find(table->turn().turn()->legal, Action(Pick {}))
            != table->turn().turn()->legal.end());
    }

    HintPanel& panelOfHint() const { return *table->findChild<HintPanel*>(); }

    /// As its button does.
    void decide(const Action& action) const
    {
        auto& choices = *table->findChild<ChoiceBar*>();
        choices.dismiss();
        Q_EMIT choices.chosen(action);
    }

    Coach coach;
    QSignalSpy chosen;
    QSignalSpy spoke;
    QSignalSpy told;
};

} // namespace

class CoachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_costly_decision_is_held_until_it_is_made_again()
    {
        CoachedSchool school(Coaching::Warn);
        school.waitForQuestion();
        school.decide(Pick {});
        QTRY_COMPARE(school.spoke.count(), 1);
        QCOMPARE(school.chosen.count(), 0);
        QVERIFY(school.panelOfHint().isVisible());
        QCOMPARE(school.panelOfHint().accessibleName(),
            QStringLiteral("Coach: Pick lowers your score by 0.8"));
        school.decide(Pick {});
        QCOMPARE(school.chosen.count(), 1);
        QVERIFY(!school.panelOfHint().isVisible());
    }

    void a_practice_has_turns_of_its_own()
    {
        const auto firstHand = std::make_shared<std::optional<CardSet>>();
        CoachedSchool school(
            Coaching::Warn, true, [firstHand](const Observation& seen, auto&&... rest) {
                if (!*firstHand)
                    *firstHand = seen.hand;
                Advice advice = passIsBest(seen, rest...);
                if (**firstHand == seen.hand) // where nothing costs anything
                    for (auto& prospect : advice.prospects)
                        prospect.score = 0;
                return advice;
            });
        school.waitForQuestion();
        const int number = school.table->turn().turn()->number;
        const CheckedVariant& rules = school.game.session().rules();
        Practice practice(school.host, *school.table, school.settings);
        QVERIFY(!practice.begin({ { rules, dealFromSeed(rules, 77, seatAt(4)), 1, {}, {} },
            school.game.head().players }));
        school.waitForQuestion();
        QCOMPARE(school.table->turn().turn()->number, number);
        school.decide(Pick {});
        QTRY_COMPARE(school.spoke.count(), 1);
        QCOMPARE(school.chosen.count(), 0);
    }

    void a_good_decision_counts_at_once()
    {
        CoachedSchool school(Coaching::Warn);
        school.waitForQuestion();
        school.decide(Pass {});
        QTRY_COMPARE(school.chosen.count(), 1);
        QCOMPARE(school.spoke.count(), 0);
    }

    void a_costly_decision_is_told_afterwards()
    {
        CoachedSchool school(Coaching::Tell);
        school.waitForQuestion();
        school.decide(Pick {});
        QCOMPARE(school.chosen.count(), 1);
        QTRY_COMPARE(school.told.count(), 1);
        QCOMPARE(school.told.front().front().toString(),
            QStringLiteral("Coach: Pick lowers your score by 0.8. Better: Pass."));
        QCOMPARE(school.spoke.count(), 1);
    }

    void it_is_silent_where_it_is_off_or_not_wanted()
    {
        for (const auto& [how, may] : { std::pair { Coaching::Off, true },
                 std::pair { Coaching::Warn, false }, std::pair { Coaching::Tell, false } }) {
            CoachedSchool school(how, may);
            school.waitForQuestion();
            school.decide(Pick {});
            QCOMPARE(school.chosen.count(), 1);
            QCoreApplication::processEvents();
            QCOMPARE(school.spoke.count(), 0);
        }
    }
};

REGISTER_WIDGET_TEST(CoachTest)
#include "coach_test.moc"

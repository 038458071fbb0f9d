// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/level_suggestion.h"

#include "app/settings/settings_controller.h"
#include "ui/widgets/notice_bar.h"

#include "tests/support/registered_test.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sheepshead;

namespace {

constexpr Seat person = seatAt(0);

SheetRow handBringing(int score)
{
    SheetRow row { .outcome = PickedOutcome { .picker = person } };
    row.seats = SeatSet::firstSeats(5);
    row.scores.scores[person] = { score };
    return row;
}

struct SuggestingTable {
    QTemporaryDir folder;
    SettingsController settings { folder.filePath(QStringLiteral("sheepshead.ini")) };
    NoticeBar notices;
    LevelSuggestion suggestion { notices, settings };
    ScoreSheet sheet { 5 };

    void play(int hands, int score)
    {
        for (int i = 0; i < hands; ++i) {
            sheet.add(handBringing(score));
            suggestion.consider(sheet);
        }
    }
    void putAway()
    {
        notices.clear();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QPushButton* offer(const QString& words) const
    {
        for (QPushButton* const button : notices.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == words)
                return button;
        return nullptr;
    }
    QPushButton* stronger() const { return offer(QStringLiteral("Stronger players")); }
    QPushButton* easier() const { return offer(QStringLiteral("Easier players")); }
};

} // namespace

class LevelSuggestionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void who_wins_much_in_twenty_hands_is_offered_stronger_players()
    {
        SuggestingTable table;
        table.play(19, 2);
        QVERIFY(!table.stronger());
        table.play(1, 2);
        QVERIFY(table.stronger());
        QVERIFY(!table.easier());
        table.stronger()->click();
        QVERIFY(table.settings.preferences().levels == levelsOf(Level::Strong));
    }

    void who_loses_much_is_offered_easier_players()
    {
        SuggestingTable table;
        table.play(20, -2);
        QVERIFY(table.easier());
        table.easier()->click();
        QVERIFY(table.settings.preferences().levels == levelsOf(Level::Beginner));
    }

    void others_are_left_alone()
    {
        SuggestingTable table;
        table.play(60, 1); // 20 in 20 hands
        QVERIFY(!table.stronger() && !table.easier());
    }

    void practice_does_not_count()
    {
        SuggestingTable table;
        for (int i = 0; i < 30; ++i) {
            SheetRow row = handBringing(5);
            row.outcome = Practised {};
            table.sheet.add(row);
            table.suggestion.consider(table.sheet);
        }
        QVERIFY(!table.stronger());
    }

    void it_asks_again_after_twenty_more_hands_only()
    {
        SuggestingTable table;
        table.play(20, 2);
        table.putAway();
        table.play(19, 2);
        QVERIFY(!table.stronger());
        table.play(1, 2);
        QVERIFY(table.stronger());
    }

    void there_is_nobody_above_experts()
    {
        SuggestingTable table;
        Preferences preferences = table.settings.preferences();
        preferences.levels = levelsOf(Level::Expert);
        table.settings.use(preferences);
        table.play(40, 3);
        QVERIFY(!table.stronger());
    }

    void players_who_do_not_sit_at_the_table_are_nobody()
    {
        SuggestingTable table;
        Preferences preferences = table.settings.preferences();
        std::fill_n(preferences.levels.begin(), 5, Level::Expert);
        preferences.levels[6] = Level::Regular;
        table.settings.use(preferences);
        table.play(40, 3);
        QVERIFY(!table.stronger());
    }

    void a_mixed_table_goes_up_as_far_as_it_can()
    {
        SuggestingTable table;
        Preferences preferences = table.settings.preferences();
        preferences.levels = levelsOf(Level::Beginner);
        preferences.levels[1] = Level::Expert;
        table.settings.use(preferences);
        table.play(20, 2);
        table.stronger()->click();
        const Levels& now = table.settings.preferences().levels;
        QCOMPARE(now[1], Level::Expert);
        QCOMPARE(now[2], Level::Regular);
    }

    void another_game_begins_to_count_anew()
    {
        SuggestingTable table;
        table.play(20, 2);
        table.putAway();
        table.sheet = ScoreSheet(5);
        table.play(19, 2);
        QVERIFY(!table.stronger());
        table.play(1, 2);
        QVERIFY(table.stronger());
    }
};

REGISTER_WIDGET_TEST(LevelSuggestionTest)
#include "level_suggestion_test.moc"

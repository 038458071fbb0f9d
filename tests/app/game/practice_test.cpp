// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/practice.h"

#include "app/match/participants.h"
#include "app/settings/settings_controller.h"
#include "engine/players/rule/rule_player.h"
#include "tests/app/game/players.h"
#include "tests/app/storage/books.h"
#include "tests/app/table/waiting_game.h"
#include "tests/support/registered_test.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/table_widget.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <optional>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A hand that is over.
NamedHand finishedHand()
{
    HandState hand = matchWith("", 7).dealHand();
    HandRecord record = recordOf(hand);
    RulePlayer player;
    record.actions = playOut(hand, player);
    return { record, players };
}

NamedHand from(NamedHand hand, std::size_t decisions)
{
    hand.record.actions.resize(decisions);
    return hand;
}

/// A table without motion, and in a score book a game on it that waits for the person.
struct PracticeEvening {
    PracticeEvening()
        : book(ScoreBook::open(desk.file()).value())
        , settings(folder.filePath(QStringLiteral("settings.ini")))
        , host(table)
        , game(SheetHead { {}, {}, players }, matchWith("", 3))
        , practice(host, table, settings)
    {
        table.resize(900, 700);
        table.setSpeed(Speed::Off);
        Preferences toTheLastCard = settings.preferences();
        toTheLastCard.layingDown = LayingDown::Never; // so there are no claims to search for
        settings.use(toTheLastCard);
        game.keepWith(book.begin(newSheet(game.session().match())).value());
        waiting.emplace(host, table, game);
    }

    StoredSheet stored() { return book.load(*game.sheetId()).value(); }

    testing::Desk desk;
    ScoreBook book;
    QTemporaryDir folder;
    SettingsController settings;
    TableWidget table;
    TableHost host;
    Game game;
    std::optional<WaitingGame> waiting;
    Practice practice;
};

bool waitsForPerson(const Game& game)
{
    const auto& hand = game.session().hand();
    return hand && hand->toAct() == personsSeat;
}

/// The person at the table takes the first choice, if they are asked.
void choose(TableWidget& table, const Game& game)
{
    const auto& turn = table.turn().turn();
    if (waitsForPerson(game) && turn)
        Q_EMIT table.turn().chosen(turn->legal.front(), turn->number);
}

/// Does so whenever there is nothing else to do.
struct Chooser {
    Chooser(TableWidget& table, const std::function<const Game*()>& onTable)
    {
        QObject::connect(&timer, &QTimer::timeout, &table, [&table, onTable] {
            table.goOn(); // without motion, too, a trick lies there for a moment
            if (const Game* game = onTable())
                choose(table, *game);
        });
        timer.start(0);
    }
    QTimer timer;
};

bool playsToEnd(PracticeEvening& evening)
{
    TableWidget& table = evening.table;
    const Practice& practice = evening.practice;
    const Chooser chooser(table, [&] { return practice.game(); });
    QSignalSpy ended(&practice, &Practice::handEnded);
    return practice.lastHand().has_value() || ended.wait(60'000);
}

} // namespace

class PracticeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_deal_is_played_again_while_the_game_waits()
    {
        PracticeEvening evening;
        QTRY_VERIFY(waitsForPerson(evening.game));
        const StoredSheet before = evening.stored();
        Practice& practice = evening.practice;
        QVERIFY(!practice.begin(from(finishedHand(), 0)));
        QVERIFY(practice.isOn());
        QVERIFY(playsToEnd(evening));
        QVERIFY(practice.lastHand()->record.deal == finishedHand().record.deal);
        QVERIFY(evening.stored() == before); // also what a killed program would find
    }

    void it_goes_on_from_any_decision()
    {
        PracticeEvening evening;
        Practice& practice = evening.practice;
        const NamedHand hand = finishedHand();
        const std::size_t middle = hand.record.actions.size() / 2;
        QVERIFY(!practice.begin(from(hand, middle)));
        QVERIFY(playsToEnd(evening));
        const auto played = practice.lastHand()->record.actions;
        QVERIFY(played.size() >= middle);
        for (std::size_t i = 0; i < middle; ++i)
            QVERIFY(played[i] == hand.record.actions[i]);
    }

    void the_game_comes_back_as_it_was_and_goes_on()
    {
        PracticeEvening evening;
        QTRY_VERIFY(waitsForPerson(evening.game));
        const Observation before = evening.game.session().hand()->observation(personsSeat);
        Practice& practice = evening.practice;
        QSignalSpy left(&practice, &Practice::left);
        QVERIFY(!practice.begin(from(finishedHand(), 3)));
        QSignalSpy decided(&evening.game.session(), &GameSession::decided);
        evening.host.giveBack();
        QVERIFY(!practice.isOn());
        QCOMPARE(left.count(), 1);
        QVERIFY(evening.game.session().hand()->observation(personsSeat) == before);
        QCOMPARE(decided.count(), 0);
        choose(evening.table, evening.game);
        QTRY_VERIFY(decided.count() > 0);
    }

    void a_result_that_was_shown_is_shown_again()
    {
        PracticeEvening evening;
        QSignalSpy over(&evening.game.session(), &GameSession::handOver);
        {
            const Chooser chooser(evening.table, [&] { return &evening.game; });
            QVERIFY(over.wait(60'000));
        }
        Practice& practice = evening.practice;
        QVERIFY(!practice.begin(from(finishedHand(), 0)));
        QVERIFY(playsToEnd(evening));
        evening.host.giveBack();
        QSignalSpy next(&evening.table.result(), &ResultPanel::nextHand);
        const auto press = [&] {
            for (auto* button : evening.table.findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("&Next hand")
                    && button->isVisibleTo(&evening.table))
                    button->click();
            return next.count() > 0;
        };
        QTRY_VERIFY(press());
        QCOMPARE(over.count(), 1); // not told twice
    }

    void its_result_leads_back_to_the_game()
    {
        PracticeEvening evening;
        QVERIFY(!evening.practice.begin(from(finishedHand(), 0)));
        QVERIFY(playsToEnd(evening));
        const auto back = [&] {
            for (auto* button : evening.table.findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("&Back to the game")
                    && button->isVisibleTo(&evening.table))
                    return true;
            return false;
        };
        QTRY_VERIFY(back());
        evening.host.goOn();
        QVERIFY(!evening.host.gameWaits());
    }

    void a_hand_that_cannot_be_played_leaves_the_game_alone()
    {
        PracticeEvening evening;
        QTRY_VERIFY(waitsForPerson(evening.game));
        NamedHand broken = finishedHand();
        std::swap(broken.record.actions.front(), broken.record.actions.back());
        Practice& practice = evening.practice;
        QVERIFY(practice.begin(broken));
        QVERIFY(!practice.isOn());
        QSignalSpy decided(&evening.game.session(), &GameSession::decided);
        choose(evening.table, evening.game);
        QTRY_VERIFY(decided.count() > 0);
    }
};

REGISTER_WIDGET_TEST(PracticeTest)
#include "practice_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_play.h"

#include "app/challenge/challenge_controller.h"
#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "engine/support/rng.h"
#include "tests/app/challenge/challenge_house.h"
#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/challenge/table_scores_dialog.h"
#include "ui/files/whole_file.h"
#include "ui/widgets/notice_bar.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Challenge withExperts()
{
    Challenge challenge = smallChallenge();
    challenge.levels[1] = challenge.levels[4] = Level::Expert;
    return challenge;
}

/// The first deal, with the person's decisions of these: what the computer players do on one core,
/// without a clock, having met none of the others.
std::vector<SeatAction> onOneCore(
    const Challenge& challenge, const std::vector<SeatAction>& decisions)
{
    HandState hand = startOf(recordOfDeal(challenge, 0, commitmentTo)).value();
    const std::uint64_t seed = ~seedOfDeal(challenge, 0, commitmentTo);
    std::vector<SeatAction> actions;
    while (const auto seat = hand.toAct()) {
        const auto at = static_cast<std::size_t>(indexOf(*seat));
        const auto player = playerOf(challenge.levels.at(at), mixedSeed(seed, at), {},
            runSequentially, {}, nullptr, challengeBudget);
        const Action action = *seat == challengersSeat
            ? decisions.at(actions.size()).action
            : player->choose(hand.observation(*seat), hand.legalActions(), {});
        hand.apply(action);
        actions.push_back({ *seat, action });
    }
    return actions;
}

} // namespace

class ChallengePlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_new_challenge_is_kept_and_can_be_played()
    {
        ChallengeHouse house;
        house.challenges.askForNew();
        auto* const dialog = house.window.findChild<NewChallengeDialog*>();
        QVERIFY(dialog);
        dialog->accept();
        Challenge challenge = smallChallenge();
        Q_EMIT dialog->chosen(challenge);
        QCOMPARE(house.kept().challenge.name, challenge.name);
        QVERIFY(house.kept().challenge.secret != challenge.secret); // a new one
        QVERIFY(house.kept().mayPlay());
        QVERIFY(house.window.findChild<QFileDialog*>()); // where to put the file
    }

    void nothing_helps_and_nothing_is_taken_back()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        QVERIFY(house.play.isOn());
        for (const Command command : { Command::Undo, Command::Redo, Command::UndoTrick,
                 Command::PlayAgain, Command::DealNumber, Command::Hint, Command::TrumpCount,
                 Command::Study, Command::HandWorth })
            QVERIFY(!house.host.allows(command));
        for (const Command command : { Command::Study, Command::HandWorth })
            QVERIFY(!house.host.showsHandTo(command)); // to a window that was open before
        QVERIFY(house.host.allows(Command::LastTrick));
    }

    void what_was_told_of_a_deal_goes_with_the_challenge()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        const auto backs = [&house] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            int count = 0;
            for (const QPushButton* const button :
                house.window.notices().findChildren<QPushButton*>())
                count += button->text() == QStringLiteral("&Back to the game") ? 1 : 0;
            return count;
        };
        QCOMPARE(backs(), 1);
        house.playDeals(1);
        QCOMPARE(backs(), 1);
        house.host.giveBack();
        QCOMPARE(backs(), 0);
    }

    void the_deals_follow_each_other_and_the_result_is_saved()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        house.playDeals(4);
        QTRY_VERIFY(!house.play.isOn()); // back to the game
        const KeptChallenge kept = house.kept();
        QVERIFY(kept.isOver());
        QVERIFY(!kept.mayPlay());
        QCOMPARE(kept.own.player, std::string("Anna"));
        QVERIFY(!kept.own.scoresOnly);
    }

    void a_begun_deal_goes_on_where_it_was_left()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        QTRY_VERIFY((house.step(), house.decisions() >= 2));
        const auto before = *house.kept().own.begun;
        house.host.giveBack();
        QVERIFY(!house.play.isOn());
        house.challenges.show();
        house.begin();
        QVERIFY(house.play.isOn());
        const auto& actions = house.play.session()->record()->actions;
        QVERIFY(actions.size() >= before.size());
        QVERIFY(std::equal(before.begin(), before.end(), actions.begin()));
    }

    /// Neither a clock, nor the number of cores, nor a break in the middle changes what they do,
    /// and they know nothing of the person.
    void experts_play_the_same_way_for_everybody()
    {
        ChallengeHouse inOneGo;
        ChallengeHouse withBreaks;
        for (ChallengeHouse* const house : { &inOneGo, &withBreaks }) {
            house->open(challengeFileText(withExperts(), commitmentTo), "a.sheepchallenge");
            house->begin();
        }
        inOneGo.playDeals(1);
        for (const std::ptrdiff_t decisions : { 1, 3, 4 }) {
            QTRY_VERIFY_WITH_TIMEOUT(
                (withBreaks.step(), withBreaks.decisions() >= decisions), 30'000);
            withBreaks.host.giveBack();
            withBreaks.challenges.show();
            withBreaks.begin();
        }
        withBreaks.playDeals(1);
        const auto& actions = inOneGo.play.result().deals.front().actions;
        QVERIFY(withBreaks.play.result().deals.front().actions == actions);
        QVERIFY(onOneCore(withExperts(), actions) == actions);
    }

    void several_people_at_one_computer_play_on_each_under_a_name_of_their_own()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        house.playDeals(1);
        Q_EMIT house.challenges.dialog()->anotherWanted(house.kept());
        QCOMPARE(house.nameDialog().textValue(), QString()); // Anna plays already
        house.answerName(QStringLiteral("ANNA"));
        QVERIFY(house.nameDialog().labelText().startsWith(QStringLiteral("ANNA has begun")));
        house.answerName(QStringLiteral("Ben"));
        QCOMPARE(house.play.result().player, std::string("Ben"));
        QVERIFY(house.play.result().deals.empty());
        QTRY_VERIFY((house.step(), house.decisions() >= 2));
        const auto bens = *house.play.result().begun;

        house.beginAs("Anna");
        QCOMPARE(house.play.result().player, std::string("Anna"));
        QCOMPARE(house.play.result().deals.size(), std::size_t { 1 });
        house.playDeals(2);
        QCOMPARE(house.seenHereBy("Anna").deals.size(), std::size_t { 2 });

        house.beginAs("Ben");
        const auto& actions = house.play.session()->record()->actions;
        QVERIFY(actions.size() >= bens.size());
        QVERIFY(std::equal(bens.begin(), bens.end(), actions.begin()));
        QVERIFY(house.seenHereBy("Ben").deals.empty());
    }

    void a_folder_of_an_earlier_version_opens_as_it_was()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        const auto own = playedBy("Anna", Level::Regular, smallChallenge(), 2, commitmentTo);
        const QString file = QString::fromStdString("challenges/"
            + hashOfChallenge(smallChallenge(), commitmentTo).substr(0, 16) + ".own.sheepresult");
        QVERIFY(writeWholeFile(house.folder.filePath(file),
            QByteArray::fromStdString(resultFileText(own, smallChallenge(), commitmentTo))));
        QVERIFY(house.kept().own == own);
        house.begin();
        QCOMPARE(house.play.result().deals.size(), std::size_t { 2 });
        const QDir folder(house.folder.filePath(QStringLiteral("challenges")));
        QCOMPARE(folder.entryList({ QStringLiteral("*.own*") }).size(), qsizetype(1));
        QVERIFY(house.kept().own.begun);
    }

    /// Who stops the program in the middle of a deal goes on with it.
    void a_deal_is_begun_before_its_cards_are_seen()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        QVERIFY(house.kept().own.begun);
    }

    void a_result_that_was_changed_is_not_played_on()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        house.host.giveBack();
        QDir folder(house.folder.filePath(QStringLiteral("challenges")));
        const QString own = folder.filePath(folder.entryList({ QStringLiteral("*.own*") }).at(0));
        QVERIFY(writeWholeFile(own, "sheepshead result 1\n"));
        QVERIFY(house.kept().fault);
        QVERIFY(!house.kept().mayPlay());
        house.begin();
        QVERIFY(!house.play.isOn());
    }

    void the_scores_of_a_table_are_typed_corrected_deleted_and_brought_back()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.challenges.show();
        Q_EMIT house.challenges.dialog()->tablesWanted(house.kept());
        auto& dialog = *house.window.findChild<TableScoresDialog*>();
        const QStringList names { QStringLiteral("Dora"), QStringLiteral("Emil"),
            QStringLiteral("Finn"), QStringLiteral("Gus"), QStringLiteral("Hanna") };
        const auto fields = dialog.findChildren<QLineEdit*>();
        for (int i = 0; i < names.size(); ++i)
            fields[i]->setText(names[i]);
        fields[5]->setText(QStringLiteral("4 -1 -1 -1 -1"));
        fields[7]->setText(QStringLiteral("-2 4 -1 -2 1"));
        QVERIFY(house.kept().tables == std::vector { smallTable() });
        QVERIFY(tableOf(house.kept()).people.size() == 5);
        fields[0]->setText(QStringLiteral("Dirk"));
        QVERIFY(house.kept().tables == std::vector { smallTable("Dirk") });
        const auto press = [&](const char* text) {
            for (QPushButton* const button : dialog.findChildren<QPushButton*>())
                if (button->text() == QString::fromUtf8(text))
                    button->click();
        };
        press("&Delete this table");
        QVERIFY(house.kept().tables.empty());
        press("&Undo");
        QVERIFY(house.kept().tables == std::vector { smallTable("Dirk") });
        press("C&opy as text");
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
            resultLine(smallTable("Dirk"), smallChallenge(), commitmentTo));
    }
};

REGISTER_WIDGET_TEST(ChallengePlayTest)
#include "challenge_play_test.moc"

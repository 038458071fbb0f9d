// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_play.h"

#include "app/challenge/challenge_controller.h"
#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/real_table_file.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "engine/support/rng.h"
#include "tests/app/learn/school.h"
#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/challenge/table_scores_dialog.h"
#include "ui/files/whole_file.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A table with a game that waits, and challenges in a data folder.
struct ChallengeHouse : School {
    explicit ChallengeHouse(const QString& name = QStringLiteral("Anna"))
        : challenges(place, folder.filePath(QStringLiteral("challenges")),
            [this] { return game.session().rules(); })
        , play(challenges.play())
    {
        Preferences toTheLastCard = settings.preferences();
        toTheLastCard.layingDown = LayingDown::Never;
        toTheLastCard.names.front() = name;
        settings.use(toTheLastCard);
    }

    /// As if the file had come by mail.
    void open(const std::string& text, const char* name)
    {
        const QString file = folder.filePath(QString::fromLatin1(name));
        QVERIFY(writeWholeFile(file, QByteArray::fromStdString(text)));
        challenges.openFile(file);
    }

    KeptChallenge kept() const { return challenges.folder().all().at(0); }

    void begin()
    {
        Q_EMIT challenges.dialog()->playWanted(kept());
        if (window.findChild<QInputDialog*>())
            answerName(nameDialog().textValue());
    }

    QInputDialog& nameDialog() const { return *window.findChild<QInputDialog*>(); }

    void answerName(const QString& name)
    {
        QInputDialog& dialog = nameDialog();
        dialog.setParent(nullptr); // the next one is the only one
        dialog.setTextValue(name);
        dialog.accept();
        dialog.deleteLater();
    }

    void beginAs(const char* player)
    {
        challenges.show();
        Q_EMIT challenges.dialog()->playWanted(seenBy(kept(), player));
    }

    ChallengeResult seenHereBy(const char* player) const { return seenBy(kept(), player).own; }

    void step()
    {
        table->goOn();
        const auto& turn = table->turn().turn();
        if (turn && !table->turn().isWaiting() && table->idle())
            table->turn().answerWith(regular.choose(turn->seen, turn->legal, {}));
    }

    /// The person's, in the deal on the table.
    std::ptrdiff_t decisions() const
    {
        const auto& begun = play.result().begun;
        return begun ? std::ranges::count(*begun, challengersSeat, &SeatAction::seat) : 0;
    }

    void playDeals(std::size_t deals)
    {
        while (play.result().deals.size() < deals) {
            const std::size_t next = play.result().deals.size() + 1;
            QTRY_VERIFY_WITH_TIMEOUT((step(), play.result().deals.size() == next), 30'000);
            QTRY_VERIFY(!play.session()->handInPlay() && table->idle());
            host.goOn();
        }
    }

    RulePlayer regular;
    ChallengeController challenges;
    ChallengePlay& play;
};

std::string fileOfSmall() { return challengeFileText(smallChallenge(), commitmentTo); }

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

    void people_of_one_name_are_told_apart_and_none_is_replaced()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        house.begin();
        house.playDeals(1);
        const ChallengeResult own = house.kept().own;
        const auto file = playedBy("Anna", Level::Beginner, smallChallenge(), 4, commitmentTo);
        const ChallengeResult line { "Anna", { { 9, {} }, { -9, {} } }, {}, true };
        for (int twice = 0; twice < 2; ++twice) {
            house.open(resultFileText(file, smallChallenge(), commitmentTo), "b.sheepresult");
            QGuiApplication::clipboard()->setText(
                QString::fromStdString(resultLine(line, smallChallenge(), commitmentTo)));
            Q_EMIT house.challenges.dialog()->pasteWanted();
        }
        QCOMPARE(house.kept().others.size(), std::size_t { 2 });
        QCOMPARE(house.kept().own.deals.size(), own.deals.size());
        QVERIFY(house.kept().own.deals == own.deals);
        QVERIFY(house.kept().others[0].deals == file.deals);
        QCOMPARE(totalOf(house.kept().others[1]), 0);
        QStringList names;
        for (const ChallengeRow& row : tableOf(house.kept()).people)
            names << QString::fromStdString(row.player);
        names.sort();
        QCOMPARE(names.join(u'|'), QStringLiteral("Anna|Anna (2)|Anna (3)"));
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

    void equal_play_gives_equal_results_in_two_data_folders_which_are_compared()
    {
        ChallengeHouse anna(QStringLiteral("Anna"));
        ChallengeHouse other(QStringLiteral("עדה"));
        for (ChallengeHouse* const house : { &anna, &other }) {
            house->open(fileOfSmall(), "a.sheepchallenge");
            house->begin();
            house->playDeals(4);
        }
        QVERIFY(anna.kept().own.deals == other.kept().own.deals);

        const KeptChallenge theirs = other.kept();
        anna.open(resultFileText(theirs.own, theirs.challenge, commitmentTo), "b.sheepresult");
        QCOMPARE(anna.kept().others.size(), std::size_t { 1 });
        const ChallengeTable table = tableOf(anna.kept());
        QCOMPARE(table.people.size(), std::size_t { 2 });
        QCOMPARE(table.people[0].total, table.people[1].total);
        QCOMPARE(table.people[0].overMean, 0.0);
        QVERIFY(partingsIn(anna.kept(), 0, commitmentTo).empty());
    }

    void lines_of_others_are_pasted()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        const auto result = playedBy("Bea", Level::Beginner, smallChallenge(), 4, commitmentTo);
        QGuiApplication::clipboard()->setText(
            QString::fromStdString("Look: " + resultLine(result, smallChallenge(), commitmentTo)));
        Q_EMIT house.challenges.dialog()->pasteWanted();
        QCOMPARE(house.kept().others.size(), std::size_t { 1 });
        QCOMPARE(totalOf(house.kept().others[0]), totalOf(result));
        // the file tells more than the line, and takes its place
        house.open(resultFileText(result, smallChallenge(), commitmentTo), "b.sheepresult");
        QCOMPARE(house.kept().others.size(), std::size_t { 1 });
        QVERIFY(!house.kept().others[0].scoresOnly);
        QVERIFY(tableOf(house.kept()).people.at(0).scores.empty()); // no deal is played here
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

    void tables_come_as_files_and_as_lines()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        const std::string file = realTableText(smallTable(), smallChallenge(), commitmentTo);
        for (int twice = 0; twice < 2; ++twice)
            house.open(file, "b.sheepresult");
        QVERIFY(house.kept().tables == std::vector { smallTable() });
        RealTable more { smallTable().players, {} };
        putScores(more, 3, std::vector { 0, 0, 0, 1, -1 });
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(resultLine(more, smallChallenge(), commitmentTo) + "\n"
                + resultLine(smallTable("Olga"), smallChallenge(), commitmentTo)));
        Q_EMIT house.challenges.dialog()->pasteWanted();
        QCOMPARE(house.kept().tables.size(), std::size_t { 2 });
        QVERIFY(house.kept().tables[0] == mergedTable(smallTable(), more));
        QVERIFY(house.kept().tables[1] == smallTable("Olga"));
    }

    void a_result_of_a_later_version_is_told_as_such()
    {
        ChallengeHouse house;
        house.open(fileOfSmall(), "a.sheepchallenge");
        std::string text = realTableText(smallTable(), smallChallenge(), commitmentTo);
        text.replace(text.find("result 2"), 8, "result 3");
        house.open(text, "b.sheepresult");
        const auto* const told = house.window.findChild<QMessageBox*>();
        QVERIFY(told && told->informativeText().contains(QStringLiteral("later version")));
        QVERIFY(house.kept().tables.empty());
    }

    void altered_files_change_nothing_and_are_told()
    {
        ChallengeHouse house;
        std::string text = fileOfSmall();
        text.replace(text.find("deals 4"), 7, "deals 8");
        house.open(text, "a.sheepchallenge");
        QVERIFY(house.challenges.folder().all().empty());
        const auto* const told = house.window.findChild<QMessageBox*>();
        QVERIFY(told && told->informativeText().contains(QStringLiteral("Line 2")));
    }
};

REGISTER_WIDGET_TEST(ChallengePlayTest)
#include "challenge_play_test.moc"

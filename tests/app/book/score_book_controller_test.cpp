// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/score_book_controller.h"

#include "app/book/storage_conversion.h"
#include "app/game/participants.h"
#include "app/game/row_rules.h"
#include "app/session/person.h"
#include "engine/rules/layouts.h"
#include "engine/rules/variant_text.h"

#include "tests/app/game/quick_table.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace sheepshead;

namespace {

const QStringList players { QStringLiteral("Zoë"), QStringLiteral("Ada"), QStringLiteral("Bruno"),
    QStringLiteral("Clara"), QStringLiteral("Emil") };

/// A desk with a book in a folder of its own.
struct Desk {
    explicit Desk(const QTemporaryDir& folder)
        : desk(folder.filePath(QStringLiteral("scores.sqlite")).toStdString(), window)
    {
    }

    std::unique_ptr<Game> newGame()
    {
        const SheetHead head { QStringLiteral("Evening"), QDateTime::currentDateTime(), players };
        auto game = std::make_unique<Game>(head, Match(CheckedVariant(), 5, seatAt(4)));
        game->keepWith(desk.begin(head, game->session().match()).value());
        return game;
    }

    QWidget window;
    ScoreBookController desk;
};

/// A table without motion, and a person who takes the first choice.
void play(Game& game, int decisions)
{
    GameSession& session = game.session();
    auto left = std::make_shared<int>(decisions);
    testing::takeFirstChoices(game.person());
    QObject::connect(&session, &GameSession::decided, &session, [left] { --*left; });
    QObject::connect(&session, &GameSession::settled, &session, [&session, left] {
        if (*left > 0)
            QMetaObject::invokeMethod(&session, &GameSession::tableReady, Qt::QueuedConnection);
    });
    QVERIFY(!game.begin());
    QTRY_VERIFY(*left <= 0 || !session.handInPlay());
}

QPushButton* buttonOf(QWidget& window, const QString& text)
{
    for (auto* const button : window.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

/// Some file of the folder has this in it.
bool keepsSomewhere(const QTemporaryDir& folder, const QByteArray& contents)
{
    const QDir files(folder.path());
    return std::ranges::any_of(files.entryList(QDir::Files), [&](const QString& name) {
        QFile file(files.filePath(name));
        return file.open(QIODevice::ReadOnly) && file.readAll() == contents;
    });
}

constexpr int wholeHand = 1000;

} // namespace

class ScoreBookControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void a_new_book_has_no_sheet();
    void a_hand_is_on_the_sheet_of_the_next_start();
    void a_game_that_was_left_resumes_at_the_same_card();
    void a_hand_that_cannot_be_read_is_dealt_again();
    void a_bad_file_is_told_and_can_be_set_aside();
    void without_a_book_nothing_is_kept();
    void a_sheet_that_is_gone_is_told();
    void an_unreadable_sheet_is_named_and_the_next_one_is_offered_data();
    void an_unreadable_sheet_is_named_and_the_next_one_is_offered();
    void rules_changed_in_a_hand_are_there_after_a_crash();
    void a_game_that_was_ended_is_not_offered_again();
    void a_new_player_is_on_the_sheet();
    void the_next_deal_is_the_promised_one_after_a_crash_between_hands();
    void the_deal_in_play_is_the_promised_one_after_a_crash();
    void each_row_knows_whether_a_seat_could_pick();
    void a_hand_with_a_hint_is_marked_after_a_crash_in_its_middle();

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

void ScoreBookControllerTest::a_new_book_has_no_sheet()
{
    Desk at(*folder_);
    QSignalSpy ready(&at.desk, &ScoreBookController::ready);
    at.desk.open();
    QCOMPARE(ready.count(), 1);
    QVERIFY(at.desk.isOpen());
    QVERIFY(!at.desk.survey().unfinished);
}

void ScoreBookControllerTest::a_hand_is_on_the_sheet_of_the_next_start()
{
    ScoreSheet written;
    {
        Desk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        QVERIFY(game->isKept());
        play(*game, wholeHand);
        written = game->session().match().sheet();
        QCOMPARE(written.rows().size(), std::size_t { 1 });
    }
    Desk at(*folder_);
    at.desk.open();
    const auto last = at.desk.survey().unfinished;
    QVERIFY(last && !last->handInPlay);
    const auto game = at.desk.resume(last->id);
    QVERIFY(game);
    QVERIFY(game->session().match().sheet() == written);
    QCOMPARE(game->head().players, players);
    QCOMPARE(game->document().title, QStringLiteral("Evening"));
}

void ScoreBookControllerTest::a_game_that_was_left_resumes_at_the_same_card()
{
    std::optional<Observation> left;
    {
        Desk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        play(*game, 12);
        QVERIFY(game->session().handInPlay());
        left = game->session().hand()->observation(personsSeat);
    }
    Desk at(*folder_);
    at.desk.open();
    const auto last = at.desk.survey().unfinished;
    QVERIFY(last && last->handInPlay);
    const auto game = at.desk.resume(last->id);
    QSignalSpy restored(&game->session(), &GameSession::restored);
    QVERIFY(!game->begin());
    QCOMPARE(restored.count(), 1);
    QVERIFY(game->session().hand()->observation(personsSeat) == *left);
    QVERIFY(restored.front().front().value<Observation>() == *left);
}

void ScoreBookControllerTest::a_hand_that_cannot_be_read_is_dealt_again()
{
    Desk at(*folder_);
    at.desk.open();
    const auto begun = at.newGame();
    const SheetId id = *begun->sheetId();
    play(*begun, 3);
    auto opened = at.desk.book().resume(id);
    QVERIFY(opened.ok());
    Game game(begun->head(), begun->session().match());
    game.keepWith(opened->saved, std::string("sheepshead hand 1\nnonsense"));
    const auto problem = game.begin();
    QVERIFY(problem.has_value());
    QVERIFY(game.session().handInPlay());
    QVERIFY(game.session().hand()->deal() == begun->session().hand()->deal());
}

void ScoreBookControllerTest::a_bad_file_is_told_and_can_be_set_aside()
{
    const QByteArray text("no book at all");
    QFile file(folder_->filePath(QStringLiteral("scores.sqlite")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();

    Desk at(*folder_);
    QSignalSpy ready(&at.desk, &ScoreBookController::ready);
    at.desk.open();
    QCOMPARE(ready.count(), 0);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
    file.close();
    auto* const aside = buttonOf(at.window, QStringLiteral("&Set aside, begin a new book"));
    QVERIFY(aside);
    aside->click();
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(at.desk.isOpen());
    QVERIFY(keepsSomewhere(*folder_, text));
}

void ScoreBookControllerTest::without_a_book_nothing_is_kept()
{
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("scores.sqlite"))); // a folder is no file
    Desk at(*folder_);
    QSignalSpy ready(&at.desk, &ScoreBookController::ready);
    at.desk.open();
    auto* const playOn = buttonOf(at.window, QStringLiteral("&Play without saving"));
    QVERIFY(playOn);
    playOn->click();
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(!at.desk.isOpen());
    Game game({}, Match(CheckedVariant(), 1, seatAt(0)));
    QVERIFY(!at.desk.begin(game.head(), game.session().match()));
    QVERIFY(!game.isKept());
}

void ScoreBookControllerTest::a_sheet_that_is_gone_is_told()
{
    Desk at(*folder_);
    at.desk.open();
    QVERIFY(!at.desk.resume(99));
    auto* const box = at.window.findChild<QMessageBox*>();
    QVERIFY(box && box->isVisible());
    QVERIFY2(box->text().contains(QStringLiteral("no longer in the score book")),
        qPrintable(box->text()));
}

void ScoreBookControllerTest::an_unreadable_sheet_is_named_and_the_next_one_is_offered_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::newRow("seen in the list") << QByteArray("hand_seat SET score = 9223372036854775807");
    QTest::newRow("seen in the hands") << QByteArray("hand SET dealer = 9");
}

void ScoreBookControllerTest::an_unreadable_sheet_is_named_and_the_next_one_is_offered()
{
    QFETCH(QByteArray, change);
    Desk at(*folder_);
    at.desk.open();
    QVERIFY(at.desk.survey().isEmpty);
    const auto readable = at.newGame();
    const auto spoilt = at.newGame();
    play(*spoilt, wholeHand);
    QVERIFY(!at.desk.book().rename(*spoilt->sheetId(), "spoilt"));
    {
        SQLite::Database book(folder_->filePath(QStringLiteral("scores.sqlite")).toStdString(),
            SQLite::OPEN_READWRITE);
        book.exec("UPDATE " + change.toStdString());
    }
    const BookSurvey survey = at.desk.survey();
    QVERIFY(!survey.isEmpty);
    QCOMPARE(survey.unreadable.size(), std::size_t { 1 });
    QVERIFY(
        unreadableText(survey.unreadable).contains(QStringLiteral("\"spoilt\" cannot be read")));
    QCOMPARE(survey.unfinished->id, *readable->sheetId());
    QVERIFY(!at.desk.resume(*spoilt->sheetId()));
}

/// Nothing is done at the end of the program: it might as well have been killed.
void ScoreBookControllerTest::rules_changed_in_a_hand_are_there_after_a_crash()
{
    const auto doublers = check(parseVariant("layout=5H-A no-pick=doubler").value()).value();
    {
        Desk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        play(*game, wholeHand);
        game->session().dealNext();
        game->session().changeRules(doublers);
    }
    Desk at(*folder_);
    at.desk.open();
    const auto game = at.desk.resume(at.desk.survey().unfinished->id);
    QVERIFY(game->document().changes.empty()); // no row was played by them yet
    play(*game, wholeHand);
    QVERIFY(game->session().hand()->variant() == CheckedVariant());
    game->session().dealNext();
    QVERIFY(game->session().hand()->variant() == doublers);
    while (game->session().match().sheet().rows().size() < 3)
        QCoreApplication::processEvents();
    QCOMPARE(game->document().changes.size(), std::size_t { 1 });
    QCOMPARE(game->document().changes.front().row, 2);
    const auto stored = at.desk.book().load(*game->sheetId());
    QVERIFY(documentOf(*stored).changes == game->document().changes);
}

void ScoreBookControllerTest::a_game_that_was_ended_is_not_offered_again()
{
    Desk at(*folder_);
    at.desk.open();
    const auto game = at.newGame();
    play(*game, 4);
    QVERIFY(at.desk.survey().unfinished);
    game->session().stop();
    QVERIFY(!at.desk.survey().unfinished);
}

/// POT-JOIN
void ScoreBookControllerTest::a_new_player_is_on_the_sheet()
{
    Desk at(*folder_);
    at.desk.open();
    const auto game = at.newGame();
    play(*game, wholeHand);
    game->seatNewcomer(seatAt(2), QStringLiteral("Wilma"));
    const SheetDocument shown = game->document();
    QCOMPARE(shown.players[2], QStringLiteral("Wilma"));
    QCOMPARE(shown.newcomers.size(), std::size_t { 1 });
    QVERIFY(shown.newcomers.front() == (Newcomer { 1, seatAt(2), QStringLiteral("Bruno") }));
    const SheetDocument kept = documentOf(*at.desk.book().load(*game->sheetId()));
    QCOMPARE(kept.players, shown.players);
    QVERIFY(kept.newcomers == shown.newcomers);
    QVERIFY(at.desk.resume(*game->sheetId())->document().newcomers == shown.newcomers);
}

void ScoreBookControllerTest::the_next_deal_is_the_promised_one_after_a_crash_between_hands()
{
    std::optional<Deal> promised;
    {
        Desk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        game->drawSeedsFrom([] { return std::uint64_t { 1234 }; });
        play(*game, wholeHand);
        QCOMPARE(game->session().match().state().seed, std::uint64_t { 1234 });
        promised = game->session().match().dealHand().deal();
    }
    Desk at(*folder_);
    at.desk.open();
    const auto game = at.desk.resume(at.desk.survey().unfinished->id);
    game->drawSeedsFrom([] { return std::uint64_t { 99 }; });
    QCOMPARE(game->dealtHands().hands().size(), std::size_t { 1 });
    QVERIFY(!game->begin());
    QVERIFY(game->session().hand()->deal() == *promised);
}

void ScoreBookControllerTest::the_deal_in_play_is_the_promised_one_after_a_crash()
{
    std::optional<Deal> promised;
    {
        Desk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        promised = game->session().match().dealHand().deal();
        play(*game, 12);
    }
    Desk at(*folder_);
    at.desk.open();
    const auto game = at.desk.resume(at.desk.survey().unfinished->id);
    game->drawSeedsFrom([] { return std::uint64_t { 99 }; });
    QVERIFY(!game->begin());
    QVERIFY(game->session().hand()->deal() == *promised);
    QVERIFY(game->dealtHands().hands().empty()); // nothing of it is told yet
}

void ScoreBookControllerTest::a_hand_with_a_hint_is_marked_after_a_crash_in_its_middle()
{
    {
        Desk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        play(*game, 12);
        game->noteHint();
        QVERIFY(game->document().hinted.empty()); // it has no row yet
    }
    Desk at(*folder_);
    at.desk.open();
    const auto game = at.desk.resume(at.desk.survey().unfinished->id);
    play(*game, wholeHand);
    QCOMPARE(game->document().hinted, std::vector { 0 });
    game->noteHint(); // nothing is in play that it could be of
    QCOMPARE(documentOf(*at.desk.book().load(*game->sheetId())).hinted, std::vector { 0 });
}

void ScoreBookControllerTest::each_row_knows_whether_a_seat_could_pick()
{
    RowRules rules;
    rules.add(defaultVariant(LayoutId::FourJack));
    rules.add(defaultVariant(LayoutId::FourBlackQueens));
    QVERIFY(rules.first()->picking);
    QVERIFY(!rules.changes().at(0).picking);
}

REGISTER_WIDGET_TEST(ScoreBookControllerTest)
#include "score_book_controller_test.moc"

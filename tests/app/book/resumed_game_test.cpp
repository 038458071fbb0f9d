// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/storage_conversion.h"
#include "engine/rules/variant_text.h"
#include "tests/app/book/book_desk.h"
#include "tests/support/registered_test.h"

#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// What the next start of the program finds in the book, after an orderly end and after a crash.
class ResumedGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void a_hand_is_on_the_sheet_of_the_next_start()
    {
        ScoreSheet written;
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame();
            QVERIFY(game->isKept());
            play(*game, wholeHand);
            written = game->session().match().sheet();
            QCOMPARE(written.rows().size(), std::size_t { 1 });
        }
        BookDesk at(*folder_);
        at.desk.open();
        const auto last = at.desk.survey().unfinished;
        QVERIFY(last && !last->handInPlay);
        const auto game = at.desk.resume(last->id);
        QVERIFY(game);
        QVERIFY(game->session().match().sheet() == written);
        QCOMPARE(game->head().players, players);
        QCOMPARE(game->document().title, QStringLiteral("Evening"));
    }

    void a_game_that_was_left_resumes_at_the_same_card()
    {
        std::optional<Observation> left;
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame();
            play(*game, 12);
            QVERIFY(game->session().handInPlay());
            left = game->session().hand()->observation(personsSeat);
        }
        BookDesk at(*folder_);
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

    void people_who_shared_the_computer_do_so_again()
    {
        const SeatSet people { seatAt(0), seatAt(2), seatAt(3) };
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame(people);
            QVERIFY(!game->begin());
        }
        BookDesk at(*folder_);
        at.desk.open();
        const auto game = at.desk.resume(at.desk.survey().unfinished->id);
        QCOMPARE(game->session().people(), people);
        QSignalSpy restored(&game->session(), &GameSession::restored);
        QVERIFY(!game->begin());
        QVERIFY(game->session().passing());
        QCOMPARE(restored.count(), 0); // no cards are shown at the start
    }

    void a_hand_that_cannot_be_read_is_dealt_again()
    {
        BookDesk at(*folder_);
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

    /// Nothing is done at the end of the program: it might as well have been killed.
    void rules_changed_in_a_hand_are_there_after_a_crash()
    {
        const auto doublers = check(parseVariant("layout=5H-A no-pick=doubler").value()).value();
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame();
            play(*game, wholeHand);
            game->session().dealNext();
            game->session().changeRules(doublers);
        }
        BookDesk at(*folder_);
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

    void a_game_that_was_ended_is_not_offered_again()
    {
        BookDesk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        play(*game, 4);
        QVERIFY(at.desk.survey().unfinished);
        game->session().stop();
        QVERIFY(!at.desk.survey().unfinished);
    }

    void the_next_deal_is_the_promised_one_after_a_crash_between_hands()
    {
        std::optional<Deal> promised;
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame();
            game->drawSeedsFrom([] { return std::uint64_t { 1234 }; });
            play(*game, wholeHand);
            QCOMPARE(game->session().match().state().seed, std::uint64_t { 1234 });
            promised = game->session().match().dealHand().deal();
        }
        BookDesk at(*folder_);
        at.desk.open();
        const auto game = at.desk.resume(at.desk.survey().unfinished->id);
        game->drawSeedsFrom([] { return std::uint64_t { 99 }; });
        QCOMPARE(game->dealtHands().hands().size(), std::size_t { 1 });
        QVERIFY(!game->begin());
        QVERIFY(game->session().hand()->deal() == *promised);
    }

    void the_deal_in_play_is_the_promised_one_after_a_crash()
    {
        std::optional<Deal> promised;
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame();
            promised = game->session().match().dealHand().deal();
            play(*game, 12);
        }
        BookDesk at(*folder_);
        at.desk.open();
        const auto game = at.desk.resume(at.desk.survey().unfinished->id);
        game->drawSeedsFrom([] { return std::uint64_t { 99 }; });
        QVERIFY(!game->begin());
        QVERIFY(game->session().hand()->deal() == *promised);
        QVERIFY(game->dealtHands().hands().empty()); // nothing of it is told yet
    }

    void a_hand_with_a_hint_is_marked_after_a_crash_in_its_middle()
    {
        {
            BookDesk at(*folder_);
            at.desk.open();
            const auto game = at.newGame();
            play(*game, 12);
            game->noteHint(seatAt(0));
            QVERIFY(game->document().hinted.empty()); // it has no row yet
        }
        BookDesk at(*folder_);
        at.desk.open();
        const auto game = at.desk.resume(at.desk.survey().unfinished->id);
        play(*game, wholeHand);
        const std::vector<HintedRow> first { { 0, { seatAt(0) } } };
        QVERIFY(game->document().hinted == first);
        game->noteHint(seatAt(0)); // nothing is in play that it could be of
        QVERIFY(documentOf(*at.desk.book().load(*game->sheetId())).hinted == first);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

REGISTER_WIDGET_TEST(ResumedGameTest)
#include "resumed_game_test.moc"

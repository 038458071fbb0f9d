// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/opening_book_maker.h"
#include "engine/openings/opening_book_text.h"

#include "engine/cards/card_text.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <numeric>

using namespace sheepshead;

namespace {

CardSet bookCards(const char* text) { return parseCards(text).value(); }

/// Experts that hardly think: a test of counting, not of strength.
OpeningBookOptions quickBook(int deals)
{
    return { .deals = deals,
        .seed = 3,
        .budget = { .cardWorlds = 4, .planWorlds = 8, .bidWorlds = 8, .planTries = 100 } };
}

OpeningBook madeBook(const CheckedVariant& variant, int deals)
{
    OpeningBookMaker maker = OpeningBookMaker::of(variant, quickBook(deals)).value();
    while (maker.goOn()) { }
    return maker.book();
}

constexpr const char* smallBook = "sheepshead opening book 1\n"
                                  "rules layout=5H-A\n"
                                  "deals 20\n"
                                  "seed 1\n"
                                  "pick 1 * * * 20 5 -0.608 0.465 0.266 0.131 -0.874 0.349\n"
                                  "pick 5 4 2 0 1 1 4.055 0.000 -0.680 0.000 4.735 0.000\n"
                                  "bury 5 1 Tx+A 789 3 1.053 0.310 T/Tx+A/A 2 Tx/Tx 1\n"
                                  "call alone 20 2 4.986 0.862\n"
                                  "call Tx 9 7 0.628 0.535\n"
                                  "lead partner * trump 4 3 0.014 0.014\n"
                                  "lead defender 2 called 5 5 0.000 0.000\n";

Problem faultIn(const std::string& text)
{
    const auto book = parseOpeningBook(text);
    return book ? Problem {} : book.problem();
}

std::string with(const std::string& from, const std::string& to)
{
    std::string text = smallBook;
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

class OpeningBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fail_is_written_without_the_names_of_suits()
    {
        const TrumpOrder trumps;
        QCOMPARE(failPattern(bookCards("QC 7D AC TC 8C KS"), trumps), std::string("ATx+K"));
        QCOMPARE(failPattern(bookCards("QC 7D AH TH 8H KC"), trumps), std::string("ATx+K"));
        QCOMPARE(failPattern(bookCards("9C AS TH"), trumps), std::string("A+T+x"));
        QCOMPARE(failPattern(bookCards("QC 7D"), trumps), std::string("-"));
        QVERIFY(patternOfHand(bookCards("QC 7D AC TC 8C KS"), trumps)
            == (HandPattern { 2, 1, "ATx+K" }));
    }

    void a_bury_is_written_with_the_suits_that_it_comes_from()
    {
        const TrumpOrder trumps;
        const CardSet hand = bookCards("QC QS JD 7D AC TC 8C KS");
        QCOMPARE(buryPattern(hand, bookCards("TC KS"), trumps), std::string("T/ATx+K/K"));
        QCOMPARE(buryPattern(hand, bookCards("AC TC"), trumps), std::string("AT/ATx"));
        QCOMPARE(buryPattern(hand, bookCards("KS 7D"), trumps), std::string("K/K+t"));
    }

    void experts_are_counted_up_to_the_first_lead()
    {
        const OpeningBook book = madeBook(CheckedVariant(), 60);
        QCOMPARE(book.deals, 60);
        int asked = 0;
        for (const BookPick& row : book.picks)
            if (row.place == 1)
                asked += row.trump ? row.asked : 0;
        QVERIFY(asked > 50 && asked <= 60); // the first to speak, unless there is a redeal hand
        QCOMPARE(book.picks.front().asked, asked);
        QCOMPARE(book.buries.size(), bookKinds);
        for (const BookBury& row : book.buries) {
            QVERIFY(row.times >= 2 || row.frequency < 200);
            QCOMPARE(row.kind.trump
                    + static_cast<int>(std::ranges::count_if(
                        row.kind.fail, [](char letter) { return letter != '+' && letter != '-'; })),
                8);
        }
        QVERIFY(!book.calls.empty());
        QVERIFY(std::ranges::any_of(
            book.leads, [](const BookLeadRow& row) { return row.role == BookRole::Defender; }));
    }

    void where_a_jack_makes_the_partner_hands_with_it_are_counted_apart()
    {
        const OpeningBook book = madeBook(check(defaultVariant(LayoutId::FiveJack)).value(), 40);
        int with = 0;
        int without = 0;
        int all = 0;
        for (const BookPick& row : book.picks)
            if (row.trump)
                (!row.jack ? all : *row.jack ? with : without) += row.asked;
        QVERIFY(with > 0 && without > with);
        QCOMPARE(with + without, all);
        for (const BookPick& row : madeBook(CheckedVariant(), 10).picks)
            QVERIFY(!row.jack);
    }

    void every_choice_is_one_of_those_offered_and_the_best_costs_nothing()
    {
        const OpeningBook book = madeBook(CheckedVariant(), 60);
        int chosen = 0;
        for (const BookLeadRow& row : book.leads) {
            QVERIFY(row.chosen <= row.held);
            QVERIFY(row.cost.mean >= 0);
            chosen += row.trump ? 0 : row.chosen;
        }
        QVERIFY(chosen > 0 && chosen <= 60);
    }

    void the_same_seed_gives_the_same_book()
    {
        QCOMPARE(openingBookText(madeBook(CheckedVariant(), 20)),
            openingBookText(madeBook(CheckedVariant(), 20)));
    }

    void a_stopped_step_leaves_the_book_as_it_was()
    {
        OpeningBookMaker maker = OpeningBookMaker::of(CheckedVariant(), quickBook(20)).value();
        for (int i = 0; i < 5; ++i)
            QVERIFY(maker.goOn());
        const OpeningBook before = maker.book();
        QVERIFY(maker.progress() > 0 && maker.progress() < 1);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!maker.goOn(stop.get_token()));
        QVERIFY(maker.book() == before);
    }

    void a_table_without_a_blind_has_no_book()
    {
        const auto variant = check(defaultVariant(LayoutId::FourBlackQueens)).value();
        QCOMPARE(OpeningBookMaker::of(variant, {}).problem().place, std::string("rules"));
        QCOMPARE(OpeningBookMaker::of(CheckedVariant(), { .deals = 0 }).problem().place,
            std::string("deals"));
    }

    void a_book_is_written_and_read()
    {
        const auto book = parseOpeningBook(smallBook);
        QVERIFY(book);
        QCOMPARE(book->picks.size(), std::size_t { 2 });
        QVERIFY(!book->picks[0].trump);
        QCOMPARE(book->picks[1].queens, std::optional(2));
        QVERIFY(!book->picks[0].jack && book->picks[1].jack == false);
        QCOMPARE(book->picks[1].gain.mean, 4.735);
        QCOMPARE(book->buries[0].choices[1].pattern, std::string("Tx/Tx"));
        QCOMPARE(book->calls[1].chosen, 7);
        QVERIFY(book->leads[1].lead == BookLead::Called);
        QCOMPARE(openingBookText(*book), std::string(smallBook));
        QVERIFY(parseOpeningBook(openingBookText(madeBook(CheckedVariant(), 20))));
    }

    void what_is_no_book_is_refused_with_its_line()
    {
        QCOMPARE(faultIn("").place, std::string("line 1"));
        QCOMPARE(faultIn(with("book 1", "book 2")),
            (Problem { "line 1", "written by a later version of the program" }));
        QCOMPARE(faultIn(with("5H-A", "5H-X")).place, std::string("line 2"));
        QCOMPARE(faultIn(with("deals 20", "deals many")).place, std::string("line 3"));
        QCOMPARE(faultIn(with("20 5 ", "20 21 ")).place, std::string("line 5")); // more than asked
        QCOMPARE(faultIn(with("-0.608", "nan")).place, std::string("line 5"));
        QCOMPARE(faultIn(with("pick 5", "pick 9")).place, std::string("line 6"));
        QCOMPARE(faultIn(with("0.349", "")).place, std::string("line 5"));
        QCOMPARE(faultIn(with("Tx+A 789", "Ty+A 789")).place, std::string("line 7"));
        QCOMPARE(faultIn(with("Tx/Tx 1", "Tx/Tx")).place, std::string("line 7"));
        QCOMPARE(faultIn(with("call alone", "call loudly")).place, std::string("line 8"));
        QCOMPARE(faultIn(with("0.862", "0.862 7")),
            (Problem { "line 8", "'7': expected the end of the line" }));
        QCOMPARE(faultIn(with("lead partner", "lead picker")).place, std::string("line 10"));
        QCOMPARE(faultIn(with("call alone", "cell alone")).place, std::string("line 8"));
    }
};

REGISTER_TEST(OpeningBookTest)
#include "opening_book_test.moc"

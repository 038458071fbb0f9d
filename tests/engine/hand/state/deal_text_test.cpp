// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/deal_text.h"
#include "engine/match/match.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

const std::string cardLines = "hand 0 KD TC AS KS 7S TH\n"
                              "hand 1 JS 8D TS KH 9H 8H\n"
                              "hand 2 QS QD AD KC 8C 9S\n"
                              "hand 3 JH TD 7D AC 9C 8S\n"
                              "hand 4 QC JD 9D 7C AH 7H\n"
                              "blind QH JC\n";

CheckedVariant variantOf(LayoutId layout) { return check(defaultVariant(layout)).value(); }

std::string textOf(const CheckedVariant& variant, std::uint64_t seed)
{
    return dealText(variant, dealFromSeed(variant, seed, seatAt(0)));
}

QString shown(const std::string& text) { return QString::fromStdString(text); }

} // namespace

class DealTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_names_rules_dealer_seed_and_every_card()
    {
        const CheckedVariant variant;
        const auto text = textOf(variant, 24);
        const auto first = text.substr(0, text.find("\nvariant "));
        const auto rest = text.substr(text.find("\ndeal ") + 1);
        QCOMPARE(shown(first), QStringLiteral("sheepshead deal 1"));
        QCOMPARE(shown(rest), shown("deal dealer=0 seed=24\n" + cardLines));
    }

    void a_deal_of_a_later_version_is_told_as_that()
    {
        const std::string text = textOf(CheckedVariant(), 7);
        QVERIFY(parseDealText("\xEF\xBB\xBF" + text).ok());
        std::string later = text;
        later.replace(0, text.find('\n'), "sheepshead deal 2");
        QCOMPARE(shown(parseDealText(later).problem().reason),
            QStringLiteral("written by a later version of the program"));
    }

    void it_is_read_again_as_it_was_written_data()
    {
        QTest::addColumn<int>("layout");
        for (const Layout& layout : layouts)
            QTest::newRow(layout.key.data()) << static_cast<int>(layout.id);
    }

    void it_is_read_again_as_it_was_written()
    {
        QFETCH(int, layout);
        const auto variant = variantOf(static_cast<LayoutId>(layout));
        const auto text = textOf(variant, 7);
        const auto record = parseDealText(text);
        QVERIFY(record);
        QVERIFY(record->variant == variant);
        QVERIFY(record->deal == dealFromSeed(variant, 7, seatAt(0)));
        QVERIFY(followsFromSeed(record->variant, record->deal));
        QCOMPARE(shown(dealText(record->variant, record->deal)), shown(text));
        QCOMPARE(shown(dealTextIn(text)), shown(text));
    }

    void it_is_found_in_the_record_of_a_hand_word_for_word()
    {
        const std::string record = "sheepshead hand 1\nvariant layout=5H-A rule-of-tomorrow=on\n"
                                   "deal dealer=0 seed=24\n"
            + cardLines + "1 pick\nscores 1 1 1 1 -4\n";
        QCOMPARE(shown(dealTextIn(record)),
            shown("sheepshead deal 1\nvariant layout=5H-A rule-of-tomorrow=on\n"
                  "deal dealer=0 seed=24\n"
                + cardLines));
    }

    void notes_before_a_record_are_no_part_of_its_deal()
    {
        const CheckedVariant variant;
        const std::string record =
            recordText({ variant, dealFromSeed(variant, 24, seatAt(0)), 1, {}, {} });
        QCOMPARE(shown(dealTextIn("# a note\n# another\n" + record)), shown(dealTextIn(record)));
        QCOMPARE(shown(dealTextIn("# only a note\n")), shown(dealTextIn("")));
    }

    void the_doubler_of_a_hand_is_no_part_of_its_deal()
    {
        const CheckedVariant variant;
        HandRecord record { variant, dealFromSeed(variant, 24, seatAt(0)), 4, {}, {} };
        const auto doubled = dealTextIn(recordText(record));
        QCOMPARE(shown(doubled), shown(textOf(variant, 24)));
    }

    void a_deal_without_house_rules_is_copied_as_it_was_read()
    {
        auto text = textOf(CheckedVariant(), 24);
        const auto rules = text.find("variant ");
        text.replace(rules, text.find('\n', rules) - rules, "variant ");
        const auto read = parseDealText(text);
        QVERIFY(read.ok());
        const auto copied = parseDealText(dealTextIn(text));
        QVERIFY(copied.ok());
        QVERIFY(copied->deal == read->deal);
    }

    void cards_that_were_exchanged_do_not_follow_from_the_seed()
    {
        const CheckedVariant variant;
        Deal deal = dealFromSeed(variant, 24, seatAt(0));
        const Card one = *deal.hands[seatAt(0)].begin();
        const Card other = *deal.hands[seatAt(1)].begin();
        deal.hands[seatAt(0)].remove(one);
        deal.hands[seatAt(0)].add(other);
        deal.hands[seatAt(1)].remove(other);
        deal.hands[seatAt(1)].add(one);
        QVERIFY(!followsFromSeed(variant, deal));
    }

    void cards_that_were_laid_out_follow_from_no_seed()
    {
        const CheckedVariant variant;
        Deal deal = dealFromSeed(variant, 24, seatAt(0));
        deal.seed.reset();
        QVERIFY(!followsFromSeed(variant, deal));
    }

    void what_a_deal_cannot_hold_is_refused_with_its_line()
    {
        const auto text = textOf(CheckedVariant(), 24);
        const auto withAction = parseDealText(text + "1 pick\n");
        QVERIFY(!withAction);
        QCOMPARE(shown(withAction.problem().place), QStringLiteral("line 1"));
        const auto cut = parseDealText(text.substr(0, text.find("hand 3")));
        QVERIFY(!cut);
        QCOMPARE(shown(cut.problem().place), QStringLiteral("line 7"));
        QVERIFY(!parseDealText(""));
    }
};

REGISTER_TEST(DealTextTest)
#include "deal_text_test.moc"

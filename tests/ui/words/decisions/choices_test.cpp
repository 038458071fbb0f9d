// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/turns.h"
#include "ui/words/decisions/choices.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;
using sheepshead::testing::handAfter;
using sheepshead::testing::pickedHand;
using sheepshead::testing::turnOf;
using sheepshead::testing::variantWith;

namespace {

QStringList textsIn(const WordedChoices& choices)
{
    QStringList texts;
    for (const Choice& choice : choices.offered)
        texts << choice.text;
    return texts;
}

WordedChoices choicesIn(const HandState& hand, std::string_view marked = "-")
{
    return sheepshead::choicesIn(turnOf(hand), cards(marked));
}

QString keyOf(const Choice& choice)
{
    return choice.text.mid(choice.text.indexOf(QLatin1Char('&')) + 1, 1).toUpper();
}

} // namespace

class ChoicesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picking_offers_pick_and_pass()
    {
        const CheckedVariant variant;
        const WordedChoices choices =
            choicesIn(handAfter(variant, testing::dealWith(variant, { { 0, "QC" } })));
        QCOMPARE(
            textsIn(choices), QStringList({ QStringLiteral("&Pick"), QStringLiteral("P&ass") }));
        QCOMPARE(choices.offered[0].action, Action(Pick {}));
        QCOMPARE(choices.marks, 0);
        QVERIFY(choices.note.isEmpty());
    }

    void picking_blind_is_offered_where_the_table_plays_it()
    {
        const CheckedVariant variant = variantWith("blind-pick=on");
        const WordedChoices choices =
            choicesIn(handAfter(variant, testing::dealWith(variant, { { 0, "QC" } })));
        QCOMPARE(textsIn(choices),
            QStringList({ QStringLiteral("&Pick"), QStringLiteral("Pick &blind"),
                QStringLiteral("P&ass") }));
        QCOMPARE(choices.offered[1].action, Action(Pick { .blind = true }));
    }

    void a_forced_picker_is_told_so()
    {
        const CheckedVariant variant = variantWith("no-pick=forced-pick");
        const WordedChoices choices = choicesIn(handAfter(
            variant, testing::dealWith(variant, { { 0, "QC" } }), "pass, pass, pass, pass"));
        QCOMPARE(textsIn(choices), QStringList({ QStringLiteral("&Pick") }));
        QCOMPARE(choices.note, QStringLiteral("Everyone else passed, so you pick."));
    }

    void a_jack_can_be_named_with_the_pick()
    {
        const CheckedVariant variant =
            variantWith("layout=5H-J call-up=next-jack call-up-when=before-blind");
        const WordedChoices choices = choicesIn(
            handAfter(variant, testing::dealWith(variant, { { 0, "QC JH JD 9C 8C 7C" } })));
        QVERIFY(textsIn(choices).contains(QStringLiteral("Pick and &call the jack of spades")));
    }

    void the_bury_is_ready_with_the_right_number_of_cards()
    {
        const CheckedVariant variant;
        const HandState hand =
            handAfter(variant, testing::dealWith(variant, { { 0, "QC AC TS" } }), "pick");
        const WordedChoices none = choicesIn(hand);
        QCOMPARE(none.marks, 2);
        QVERIFY(!none.offered.front().ready);
        const WordedChoices one = choicesIn(hand, "AC");
        QVERIFY(!one.offered.front().ready);
        QVERIFY(one.note.startsWith(QStringLiteral("1 of 2 marked · 11 ")));
        const WordedChoices two = choicesIn(hand, "AC TS");
        QVERIFY(two.offered.front().ready);
        QCOMPARE(two.offered.front().action, Action(Bury { cards("AC TS") }));
        QVERIFY(two.note.startsWith(QStringLiteral("2 of 2 marked · 21 ")));
    }

    void a_bury_that_leaves_no_call_says_so()
    {
        const CheckedVariant variant = variantWith("alone=off call-under=off");
        const Deal deal = testing::dealWith(variant, { { 0, "QC QS QH QD JC 9S" } }, "JS JH");
        const HandState hand = handAfter(variant, deal, "pick");
        const WordedChoices choices = choicesIn(hand, "9S JH");
        QVERIFY(!choices.offered.front().ready);
        QCOMPARE(choices.note,
            QStringLiteral("Going alone is not allowed: keep a card to call an ace with."));
    }

    void the_aces_that_can_be_called_are_shown_as_cards()
    {
        const WordedChoices choices = choicesIn(pickedHand({}, "QC JC AC TD 9C 7H", "AS TS"));
        QCOMPARE(
            textsIn(choices), QStringList({ QStringLiteral("H&earts"), QStringLiteral("&Alone") }));
        QCOMPARE(choices.offered[0].card, std::optional(card("AH")));
        QCOMPARE(choices.offered[0].action, Action(Call { card("AH") }));
        QCOMPARE(choices.note,
            QStringLiteral("You hold the ace of clubs, so clubs cannot be called.\n"
                           "You buried the ace of spades, so spades cannot be called."));
    }

    void an_under_needs_a_marked_card()
    {
        const HandState hand = pickedHand({}, "QC JC AC KC 8D 7D", "KH TS");
        const WordedChoices unmarked = choicesIn(hand);
        QCOMPARE(unmarked.marks, 1);
        QCOMPARE(textsIn(unmarked),
            QStringList({ QStringLiteral("S&pades"), QStringLiteral("H&earts"),
                QStringLiteral("&Alone") }));
        QVERIFY(!unmarked.offered[0].ready);
        QVERIFY(unmarked.offered[2].ready);
        const WordedChoices marked = choicesIn(hand, "8D");
        QVERIFY(marked.offered[1].ready);
        QCOMPARE(marked.offered[1].action, Action(Call { card("AH"), card("8D") }));
    }

    void a_ten_is_called_when_all_aces_are_held()
    {
        const WordedChoices choices = choicesIn(pickedHand({}, "QC JC AC KC 8D 7D", "AH AS"));
        QCOMPARE(choices.offered[0].action, Action(Call { card("TC") }));
        QVERIFY(choices.note.contains(QStringLiteral(
            "You buried the ace of hearts, so the ten of hearts cannot be called.")));
        QVERIFY(!choices.note.contains(QStringLiteral("clubs")));
    }

    void a_jack_game_offers_the_partner_quietly_up_or_alone()
    {
        const CheckedVariant variant = variantWith("layout=5H-J call-up=next-jack");
        QCOMPARE(textsIn(choicesIn(pickedHand(variant, "QC JC JD KC 8D 7D", "AH AS"))),
            QStringList({ QStringLiteral("&Keep quiet"), QStringLiteral("&Call the jack of hearts"),
                QStringLiteral("&Alone") }));
        QCOMPARE(
            textsIn(choicesIn(pickedHand(variant, "QC JC 9D KC 8D 7D", "AH AS", { { 1, "JD" } }))),
            QStringList({ QStringLiteral("&Play with a partner"), QStringLiteral("&Alone") }));
    }

    void the_house_rule_against_going_alone_is_named()
    {
        const WordedChoices choices =
            choicesIn(pickedHand(variantWith("alone=off"), "QC JC AD 8C 9S 7H", "KH TS"));
        QCOMPARE(choices.offered.size(), std::size_t { 3 });
        QVERIFY(choices.note.startsWith(QStringLiteral("House rule: ")));
    }

    void nothing_is_to_be_chosen_while_cards_are_played()
    {
        HandState hand = pickedHand({}, "QC JC AD 8C 9S 7H", "KH TS");
        testing::act(hand, "call AC");
        QVERIFY(choicesIn(hand).empty());
    }

    void a_vote_offers_leaster_and_doubler()
    {
        const CheckedVariant variant = variantWith("no-pick=vote");
        const WordedChoices choices = choicesIn(handAfter(
            variant, testing::dealWith(variant, { { 0, "QC" } }), "pass, pass, pass, pass, pass"));
        QCOMPARE(textsIn(choices),
            QStringList({ QStringLiteral("L&easter"), QStringLiteral("D&oubler") }));
    }

    void a_defender_may_crack_and_the_picker_crack_back()
    {
        const CheckedVariant variant = variantWith("crack=one recrack=on");
        HandState hand = pickedHand(variant, "QC JC AD TD 9C 7H", "AS TS", { { 1, "AC" } });
        testing::act(hand, "call AC");
        QCOMPARE(textsIn(choicesIn(hand)),
            QStringList({ QStringLiteral("&No"), QStringLiteral("&Crack") }));
        testing::act(hand, "crack");
        QCOMPARE(textsIn(choicesIn(hand)),
            QStringList({ QStringLiteral("&No"), QStringLiteral("Crack &back") }));
        QVERIFY(choicesIn(hand).offered[1].description.contains(QStringLiteral("×4")));
    }

    void a_bid_is_call_solo_or_pass_and_a_solo_is_named()
    {
        const CheckedVariant variant = variantWith("layout=4H-5");
        HandState hand =
            handAfter(variant, testing::dealWith(variant, { { 0, "JC JS QC AH TH KC 9S 8D" } }));
        QCOMPARE(textsIn(choicesIn(hand)),
            QStringList(
                { QStringLiteral("P&ass"), QStringLiteral("&Call"), QStringLiteral("S&olo") }));
        testing::act(hand, "bid solo");
        QCOMPARE(textsIn(choicesIn(hand)).size(), 5);
        QCOMPARE(textsIn(choicesIn(hand)).front(), QStringLiteral("&Best: hearts are trump"));
    }

    void sheepshead_is_called_beside_the_other_calls()
    {
        const CheckedVariant variant = variantWith("call-sheepshead=on");
        const WordedChoices choices =
            choicesIn(pickedHand(variant, "QC JC AD TD 9C 7H", "AS TS", { { 1, "AC" } }));
        QCOMPARE(choices.offered.back().action, Action(CallSheepshead {}));
    }

    void the_second_black_queen_asks_for_a_blitz()
    {
        const CheckedVariant variant = variantWith("blitz-black-queens=on blitz-when=in-play");
        HandState hand = pickedHand(variant, "QC QS AD TD 9C 7H", "AS TS", { { 1, "AC" } });
        testing::act(hand, "call AC");
        ExplainedTurn turn = turnOf(hand);
        turn.legal = { Play { card("QS"), true }, Play { card("QS") } };
        const WordedChoices choices = sheepshead::choicesIn(turn);
        QCOMPARE(textsIn(choices),
            QStringList({ QStringLiteral("Play it and &blitz"),
                QStringLiteral("&Play the queen of spades") }));
    }

    void every_ready_choice_is_legal_and_its_key_is_free_data()
    {
        QTest::addColumn<QString>("rules");
        const char* const cracksAndBlitzes =
            "crack=several recrack=on crack-around-the-corner=on blitz-black-queens=on "
            "blitz-red-queens=on blitz-when=before-lead";
        for (const char* const rules : { "layout=5H-A", "alone=off", "call-ten=off call-under=off",
                 "no-pick=forced-pick", "layout=5H-J call-up=next-jack",
                 "layout=5H-J call-up=next-jack call-up-when=before-blind",
                 "layout=5H-J partner=jack-of-clubs call-down=on", "trump-suit=clubs",
                 "layout=2H-1", "layout=3H-2", "layout=4H-1P",
                 "layout=4H-5 overcall=solo-overcalls", "layout=6H-2", "layout=7H-2", "layout=7H-3",
                 "layout=8H-2", "redeal-hand=on-request", "no-pick=vote", cracksAndBlitzes,
                 "blitz-black-queens=on blitz-black-jacks=on blitz-when=before-pick",
                 "call-sheepshead=on sheepshead-alone=off",
                 "layout=5H-J call-sheepshead=on sheepshead-alone=off",
                 "layout=3H-1 call-sheepshead=on" })
            QTest::newRow(rules) << QString::fromLatin1(rules);
    }

    /// Random hands up to the first lead.
    void every_ready_choice_is_legal_and_its_key_is_free()
    {
        QFETCH(QString, rules);
        const CheckedVariant variant = variantWith(rules.toStdString());
        RandomPlayer player(3);
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            HandState hand = HandState::fromDeal(
                variant, dealFromSeed(variant, seed, seatAt(variant.tableSeats() - 1)))
                                 .value();
            while (hand.toAct() && hand.phase() != Phase::Playing) {
                const ExplainedTurn turn = turnOf(hand);
                const WordedChoices choices = sheepshead::choicesIn(turn);
                QVERIFY(!choices.empty());
                QSet<QString> keys { QStringLiteral("L"), QStringLiteral("S") }; // the menus' own
                for (const Choice& choice : choices.offered) {
                    QVERIFY2(!choice.ready || !hand.whyNot(choice.action), qPrintable(choice.text));
                    if (!choice.text.contains(QLatin1Char('&')))
                        continue; // more buttons than letters
                    QVERIFY2(!keys.contains(keyOf(choice)), qPrintable(choice.text));
                    keys << keyOf(choice);
                }
                hand.apply(player.choose(turn.seen, turn.legal, {}));
            }
        }
    }
};

REGISTER_GUILESS_TEST(ChoicesTest)
#include "choices_test.moc"

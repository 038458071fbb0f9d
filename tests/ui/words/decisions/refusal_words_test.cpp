// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "ui/words/decisions/refusal_words.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::pickedHand;

namespace {

/// What the seat to act is told when it tries this.
QString told(const HandState& hand, std::string_view decision)
{
    const auto refusal = testing::whyNot(hand, decision);
    return refusal ? refusalText(*refusal, hand.observation(*hand.toAct()))
                   : QStringLiteral("(allowed)");
}

QString toldOfCall(const HandState& hand, std::string_view called)
{
    const Action call = Call { card(called) };
    const auto refusal = hand.whyNot(call);
    return refusal ? callRefusalText(card(called), *refusal, hand.observation(*hand.toAct()))
                   : QStringLiteral("(allowed)");
}

} // namespace

class RefusalWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_refusal_has_words_of_its_own()
    {
        QStringList all;
        for (int i = 0; i <= static_cast<int>(Refusal::UnderStays); ++i) {
            const QString text = refusalText(static_cast<Refusal>(i), Observation());
            QVERIFY2(!text.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(!all.contains(text), qPrintable(text));
            all << text;
        }
    }

    void the_suit_led_is_named()
    {
        const CheckedVariant variant;
        HandState hand = pickedHand(variant, "QC JC AD TD 9C 7H", "AS TS",
            { { 1, "AH QS 8C 9H 8H KC" }, { 2, "7S TH KH JS JH 8S" } });
        testing::act(hand, "call AC, play 7H");
        QCOMPARE(told(hand, "play KC"), QStringLiteral("Hearts were led: play a heart."));
        testing::act(hand, "play 8H");
        QCOMPARE(told(hand, "play 7S"), QStringLiteral("Hearts were led: play a heart."));

        HandState trumped =
            pickedHand(variant, "QC JC AD TD 9C 7H", "AS TS", { { 1, "AH QS KC" } });
        testing::act(trumped, "call AC, play QC");
        QCOMPARE(told(trumped, "play KC"), QStringLiteral("Trump was led: play a trump."));
    }

    void a_picker_is_told_what_he_holds_for_his_call()
    {
        const CheckedVariant variant = testing::variantWith("first-lead=pickers-left");
        HandState hand = pickedHand(variant, "QC JC AD TD 9C KD", "AS TS",
            { { 1, "7H" }, { 2, "8H" }, { 3, "9H" }, { 4, "KH" } });
        testing::act(hand, "call AC, play 7H, play 8H, play 9H, play KH");
        QCOMPARE(told(hand, "play 9C"),
            QStringLiteral(
                "You called the ace of clubs, so a club stays in your hand until clubs are led."));
    }

    void a_partner_is_told_where_the_called_card_belongs()
    {
        HandState hand = pickedHand(CheckedVariant(), "QC JC AD TD 9C 7S", "AH TH",
            { { 1, "AC KC QS JS JH JD" }, { 2, "TC 8C 7C KS 9S 8S" } });
        testing::act(hand, "call AC");
        testing::act(hand, "play 9C");
        QCOMPARE(told(hand, "play KC"),
            QStringLiteral("You hold the ace of clubs, and clubs were led: play the called card."));
        HandState spadesLed = pickedHand(
            CheckedVariant(), "QC JC AD TD 9C 7S", "AH TH", { { 1, "AC KC QS JS JH JD" } });
        testing::act(spadesLed, "call AC, play 7S");
        QCOMPARE(told(spadesLed, "play AC"),
            QStringLiteral(
                "You hold the ace of clubs, the called card: keep it until clubs are led."));
    }

    void an_under_waits_for_its_suit()
    {
        const CheckedVariant variant = testing::variantWith("first-lead=pickers-left");
        HandState hand = pickedHand(variant, "AC AS QC JC 8D 7D", "KD 9D", { { 1, "QS" } });
        testing::act(hand, "call AH under 7D, play QS");
        while (hand.toAct() != seatAt(0))
            hand.apply(hand.legalActions().front());
        QCOMPARE(told(hand, "play 7D"),
            QStringLiteral("Keep the card that you laid face down until hearts are led."));
    }

    void a_ten_call_asks_for_the_ace()
    {
        HandState hand =
            pickedHand(CheckedVariant(), "AC KC QC JC 8D 7D", "AH AS", { { 1, "TC 9C" } });
        testing::act(hand, "call TC");
        QCOMPARE(told(hand, "play KC"),
            QStringLiteral("You called the ten of clubs: play the ace of clubs first."));
    }

    void a_card_that_cannot_be_called_says_why()
    {
        const HandState hand = pickedHand(CheckedVariant(), "AC QC JC AD TD 9S", "AH 7H");
        QCOMPARE(toldOfCall(hand, "AS"), QStringLiteral("(allowed)"));
        QCOMPARE(toldOfCall(hand, "AC"),
            QStringLiteral("You hold the ace of clubs, so clubs cannot be called."));
        QCOMPARE(toldOfCall(hand, "AH"),
            QStringLiteral("You buried the ace of hearts, so hearts cannot be called."));
        const HandState noHeart = pickedHand(CheckedVariant(), "9C QC JC AD TD 9S", "KH 7H");
        QCOMPARE(toldOfCall(noHeart, "AH"),
            QStringLiteral(
                "You kept no fail card of hearts, so the ace of hearts cannot be called."));
    }
};

REGISTER_GUILESS_TEST(RefusalWordsTest)
#include "refusal_words_test.moc"

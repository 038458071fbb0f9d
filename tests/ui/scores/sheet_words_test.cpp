// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_sheets.h"

#include "ui/scores/sheet_words.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

class SheetWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void a_score_has_its_sign();
    void a_total_has_a_sign_only_below_zero();
    void a_picked_hand_is_told_in_one_line_data();
    void a_picked_hand_is_told_in_one_line();
    void a_leaster_names_its_winner();
    void a_tied_leaster_names_all_who_tied();
    void a_thrown_in_hand_says_so();
    void somebody_without_a_name_is_called_by_the_seat();
};

namespace {

const Seat ada = seatAt(1);
const Seat bruno = seatAt(2);
const Seat clara = seatAt(3);

} // namespace

void SheetWordsTest::a_score_has_its_sign()
{
    QCOMPARE(scoreText({ 4 }), QStringLiteral("+4"));
    QCOMPARE(scoreText({ -12 }), QStringLiteral("\u221212"));
    QCOMPARE(scoreText({ 0 }), QStringLiteral("0"));
}

void SheetWordsTest::a_total_has_a_sign_only_below_zero()
{
    QCOMPARE(totalText({ 31 }), QStringLiteral("31"));
    QCOMPARE(totalText({ -31 }), QStringLiteral("\u221231"));
}

void SheetWordsTest::a_picked_hand_is_told_in_one_line_data()
{
    QTest::addColumn<PickedOutcome>("outcome");
    QTest::addColumn<std::optional<Card>>("called");
    QTest::addColumn<QString>("words");
    const std::optional<Card> none;
    const std::optional<Card> ace = Card(Rank::Ace, Suit::Clubs);

    PickedOutcome outcome { .picker = bruno, .partners = { clara }, .makersPoints = { 72 } };
    QTest::newRow("with a partner")
        << outcome << ace
        << QStringLiteral("Bruno picked, called A\u2663, with Clara: won 72 to 48");
    outcome.makersPoints = { 95 };
    QTest::newRow("schneider") << outcome << none
                               << QStringLiteral(
                                      "Bruno picked, with Clara: won 95 to 25, schneider");
    outcome.makersPoints = { 120 };
    outcome.makersTookAllTricks = true;
    QTest::newRow("every trick") << outcome << none
                                 << QStringLiteral("Bruno picked, with Clara: won every trick");

    outcome = { .picker = bruno, .partners = {}, .makersPoints = { 50 } };
    QTest::newRow("alone, lost") << outcome << none
                                 << QStringLiteral(
                                        "Bruno picked, alone: lost 50 to 70; bump\u00a0\u00d72");
    outcome.makersPoints = { 12 };
    QTest::newRow("lost schneider")
        << outcome << none
        << QStringLiteral("Bruno picked, alone: lost 12 to 108, schneider; bump\u00a0\u00d72");
    outcome.makersTookNoTrick = outcome.pickerTookNoTrick = true;
    QTest::newRow("no trick") << outcome << none
                              << QStringLiteral(
                                     "Bruno picked, alone: lost every trick; bump\u00a0\u00d72");

    outcome = { .picker = ada, .partners = { clara }, .makersPoints = { 61 } };
    outcome.forcedPick = true;
    outcome.doubler = 4;
    QTest::newRow("forced, doubler")
        << outcome << none
        << QStringLiteral("Ada had to pick, with Clara: won 61 to 59; doubler\u00a0\u00d74");
}

void SheetWordsTest::a_picked_hand_is_told_in_one_line()
{
    QFETCH(PickedOutcome, outcome);
    QFETCH(std::optional<Card>, called);
    QTEST(happenedText(pickedRow(1, 5, ada, outcome, {}, called), names(5)), "words");
}

void SheetWordsTest::a_leaster_names_its_winner()
{
    QCOMPARE(happenedText(leasterRow(1, 5, ada), names(5)),
        QStringLiteral("Leaster: You won with 10 point(s)"));
}

void SheetWordsTest::a_tied_leaster_names_all_who_tied()
{
    SheetRow row = leasterRow(1, 5, ada);
    row.scores.leasterWinners = { ada, clara };
    std::get<LeasterOutcome>(row.outcome).points[ada] = { 8 };
    QCOMPARE(
        happenedText(row, names(5)), QStringLiteral("Leaster: Ada and Clara tied with 8 point(s)"));
}

void SheetWordsTest::a_thrown_in_hand_says_so()
{
    QCOMPARE(happenedText(thrownInRow(1, ada), names(5)),
        QStringLiteral("Thrown in: nobody picked, a doubler follows"));
    QCOMPARE(happenedText(thrownInRow(1, ada, ThrowIn::Redeal), names(5)),
        QStringLiteral("Thrown in: nobody picked"));
}

void SheetWordsTest::somebody_without_a_name_is_called_by_the_seat()
{
    QCOMPARE(playerName(bruno, { QStringLiteral("Eve") }), QStringLiteral("Seat 3"));
    QCOMPARE(handText(thrownInRow(7, bruno), {}), QStringLiteral("Hand 7, Seat 3 dealt"));
}

QTEST_APPLESS_MAIN(SheetWordsTest)
#include "sheet_words_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class ScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_tier_follows_tricks_and_points_data()
    {
        QTest::addColumn<QByteArray>("safeAt");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("tier");
        const auto row = [](const char* safeAt, int points, Tier tier) {
            QTest::addRow("%d points, defenders safe at %s", points, safeAt)
                << QByteArray(safeAt) << points << static_cast<int>(tier);
        };
        row("30", 120, Tier::WonSchneider); // a defender took a trick worth nothing
        row("30", 91, Tier::WonSchneider);
        row("30", 90, Tier::Won);
        row("31", 91, Tier::WonSchneider);
        row("31", 90, Tier::WonSchneider);
        row("31", 89, Tier::Won);
        for (const char* const safeAt : { "30", "31" }) {
            row(safeAt, 61, Tier::Won);
            row(safeAt, 60, Tier::Lost);
            row(safeAt, 31, Tier::Lost);
            row(safeAt, 30, Tier::LostSchneider);
            row(safeAt, 0, Tier::LostSchneider); // their trick was worth nothing
        }
    }

    void the_tier_follows_tricks_and_points()
    {
        QFETCH(QByteArray, safeAt);
        QFETCH(int, points);
        QFETCH(int, tier);
        PickedOutcome outcome;
        outcome.makersPoints = { points };
        QCOMPARE(static_cast<int>(
                     tierOf(outcome, *variantWith("defenders-safe-at=" + safeAt.toStdString()))),
            tier);
    }

    void without_a_trick_the_points_of_the_bury_save_no_maker()
    {
        PickedOutcome outcome;
        outcome.makersPoints = { 44 };
        outcome.makersTookNoTrick = true;
        QCOMPARE(tierOf(outcome, Variant()), Tier::LostNoTrick);
    }

    void all_tricks_win_most_even_without_points()
    {
        PickedOutcome outcome;
        outcome.makersPoints = { 120 };
        outcome.makersTookAllTricks = true;
        QCOMPARE(tierOf(outcome, Variant()), Tier::WonAllTricks);
    }

    void sixty_points_lose_two_one_to_two_for_each_defender_with_the_bump()
    {
        PickedOutcome outcome { .picker = seatAt(0), .partners = { seatAt(3) } };
        outcome.makersPoints = { 60 };
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result), QStringLiteral("-4 2 2 -2 2"));
        QVERIFY(result.bumped());
        QCOMPARE(result.stake, 2);
    }

    void four_players_and_44_points_without_a_trick_cost_eighteen()
    {
        PickedOutcome outcome { .picker = seatAt(2) };
        outcome.makersPoints = { 44 };
        outcome.makersTookNoTrick = outcome.pickerTookNoTrick = true;
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(4), Variant());
        QCOMPARE(scoresText(result, 4), QStringLiteral("6 6 -18 6"));
    }

    void a_seat_that_sits_out_scores_nothing()
    {
        SeatSet seats = SeatSet::firstSeats(6);
        seats.remove(seatAt(4));
        const HandScores result = scoreHand(pickedOutcome(Tier::Won, 2), seats, Variant());
        QCOMPARE(scoresText(result, 6), QStringLiteral("-1 2 1 -1 0 -1"));
    }

    void a_forced_pick_is_bumped_unless_the_table_spares_it_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<bool>("forced");
        QTest::addColumn<QString>("scores");
        const QString once = QStringLiteral("1 -2 -1 1 1");
        const QString twice = QStringLiteral("2 -4 -2 2 2");
        QTest::newRow("spared") << QByteArray("no-pick=forced-pick forced-no-punish=on") << true
                                << once;
        QTest::newRow("punished") << QByteArray("no-pick=forced-pick") << true << twice;
        QTest::newRow("picked freely")
            << QByteArray("no-pick=forced-pick forced-no-punish=on") << false << twice;
        QTest::newRow("no bump at all")
            << QByteArray("no-pick=forced-pick double-on-the-bump=off") << true << once;
    }

    void a_forced_pick_is_bumped_unless_the_table_spares_it()
    {
        QFETCH(QByteArray, settings);
        QFETCH(bool, forced);
        QFETCH(QString, scores);
        PickedOutcome outcome = pickedOutcome(Tier::Lost, 2);
        outcome.forcedPick = forced;
        const Variant variant = *variantWith(settings.toStdString());
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), variant)), scores);
    }

    void a_doubler_multiplies_wins_and_bumped_losses_data()
    {
        QTest::addColumn<int>("tier");
        QTest::addColumn<int>("factor");
        QTest::addColumn<QString>("scores");
        QTest::newRow("won, twice")
            << static_cast<int>(Tier::Won) << 2 << QStringLiteral("-2 4 2 -2 -2");
        QTest::newRow("lost, twice")
            << static_cast<int>(Tier::Lost) << 2 << QStringLiteral("4 -8 -4 4 4");
        QTest::newRow("no trick, eight times")
            << static_cast<int>(Tier::LostNoTrick) << 8 << QStringLiteral("48 -96 -48 48 48");
    }

    void a_doubler_multiplies_wins_and_bumped_losses()
    {
        QFETCH(int, tier);
        QFETCH(int, factor);
        QFETCH(QString, scores);
        PickedOutcome outcome = pickedOutcome(static_cast<Tier>(tier), 2);
        outcome.doubler = factor;
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), Variant())), scores);
    }

    /// MULTIPLIER: crack, re-crack and a blitz on a doubler, lost with schneider.
    void raises_and_doublers_multiply_the_bumped_loss()
    {
        PickedOutcome outcome = pickedOutcome(Tier::LostSchneider, 2);
        outcome.raises = 3;
        outcome.doubler = 2;
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result), QStringLiteral("64 -128 -64 64 64"));
        QCOMPARE(result.stake, 64);
    }

    /// SCORE-PAIR: without a picker, "unit" takes the named maker for the picker.
    void queen_partners_share_alike_or_as_picker_and_partner_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("scores");
        QTest::newRow("four, pairwise")
            << QByteArray("layout=4H-3") << 4 << QStringLiteral("-2 2 2 -2");
        QTest::newRow("four, unit")
            << QByteArray("layout=4H-3 settlement=unit") << 4 << QStringLiteral("-1 1 1 -1");
        QTest::newRow("eight, pairwise")
            << QByteArray("layout=8H-1") << 8 << QStringLiteral("-2 6 6 -2 -2 -2 -2 -2");
        QTest::newRow("eight, unit") << QByteArray("layout=8H-1 settlement=unit") << 8
                                     << QStringLiteral("-1 5 1 -1 -1 -1 -1 -1");
    }

    void queen_partners_share_alike_or_as_picker_and_partner()
    {
        QFETCH(QByteArray, settings);
        QFETCH(int, players);
        QFETCH(QString, scores);
        const HandScores result = scoreHand(pickedOutcome(Tier::Won, 2),
            SeatSet::firstSeats(players), *variantWith(settings.toStdString()));
        QCOMPARE(scoresText(result, players), scores);
    }

    void a_picker_who_took_no_trick_himself_pays_alone_for_any_loss()
    {
        PickedOutcome outcome = pickedOutcome(Tier::Lost, 2);
        outcome.pickerTookNoTrick = true;
        const Variant variant = *variantWith("no-trick=picker-if-he-trickless");
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), variant);
        QCOMPARE(scoresText(result), QStringLiteral("2 -6 0 2 2"));
        QVERIFY(result.pickerPaidAlone);
    }

    void his_partner_pays_too_where_only_a_trickless_side_lets_him_off()
    {
        PickedOutcome outcome = pickedOutcome(Tier::Lost, 2);
        outcome.pickerTookNoTrick = true;
        const Variant variant = *variantWith("no-trick=picker-if-side-trickless");
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), variant);
        QCOMPARE(scoresText(result), QStringLiteral("2 -4 -2 2 2"));
        QVERIFY(!result.pickerPaidAlone);
    }

    void a_picker_whose_partner_won_for_him_is_paid_in_full()
    {
        PickedOutcome outcome = pickedOutcome(Tier::Won, 2);
        outcome.pickerTookNoTrick = true;
        const Variant variant = *variantWith("no-trick=picker-if-he-trickless");
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), variant)),
            QStringLiteral("-1 2 1 -1 -1"));
    }

    void the_sides_share_where_the_table_says_so()
    {
        const HandScores result =
            scoreHand(pickedOutcome(Tier::LostNoTrick, 2), SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result), QStringLiteral("6 -12 -6 6 6"));
    }
};

REGISTER_TEST(ScoringTest)
#include "scoring_test.moc"

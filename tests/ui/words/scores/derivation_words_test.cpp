// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/scores/sample_sheets.h"

#include "engine/match/match.h"
#include "engine/match/row_derivation.h"
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "ui/words/scores/derivation_words.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;
using namespace sheepshead::testing;

namespace {

DerivationText textOf(const Outcome& outcome, const Variant& variant, int seats,
    const std::vector<Raise>& raised = {})
{
    const SeatSet playing = SeatSet::firstSeats(seats);
    const HandScores scores = scoreHand(outcome, playing, variant);
    SheetRow row { .outcome = ThrowIn::Redeal, .scores = scores, .seats = playing };
    row.derivation = derivationOf(outcome, scores, playing, variant, raised);
    return derivationText(row, names(seats));
}

} // namespace

class DerivationWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_raised_hand_is_read_out_step_by_step()
    {
        const PickedOutcome outcome {
            .picker = ada, .partners = { clara }, .makersPoints = { 25 }, .doubler = 2, .raises = 3
        };
        const DerivationText text = textOf(outcome, {}, 5,
            { Cracked { bruno, RaiseKind::Crack, 2 }, Cracked { ada, RaiseKind::Recrack, 4 },
                Blitzed { bruno, BlitzPair::BlackQueens, 8 } });
        QCOMPARE(text.steps,
            (QStringList { QStringLiteral("Picker: Ada, with Clara."),
                QStringLiteral("Points: 25 for the makers, 95 for the defenders."),
                QStringLiteral("The makers lost and are schneider: a stake of 2."),
                QStringLiteral("Double on the bump: × 2 = 4."),
                QStringLiteral("Bruno cracked: × 2 = 8."),
                QStringLiteral("Ada cracked back: × 2 = 16."),
                QStringLiteral("Bruno showed both black queens: × 2 = 32."),
                QStringLiteral("Doubler: × 2 = 64."),
                QStringLiteral(
                    "Every defender gets 64. A partner pays 64, and the picker pays the rest.") }));
        QCOMPARE(text.shares,
            (QStringList { QStringLiteral("You: +64"), QStringLiteral("Ada: −2 × 64 = −128"),
                QStringLiteral("Bruno: +64"), QStringLiteral("Clara: −64"),
                QStringLiteral("Emil: +64") }));
        QVERIFY(text.pot.isEmpty());
    }

    void without_a_picker_the_makers_are_named()
    {
        const PickedOutcome outcome {
            .picker = ada, .partners = { clara }, .makersPoints = { 70 }
        };
        const DerivationText text = textOf(outcome, defaultVariant(LayoutId::FourBlackQueens), 4);
        QCOMPARE(text.steps.first(), QStringLiteral("Makers: Ada and Clara."));
        QCOMPARE(text.steps.last(), QStringLiteral("Every defender pays 1 to every maker."));
    }

    void a_leaster_tells_what_each_took_and_who_pays()
    {
        LeasterOutcome outcome;
        for (int i = 0; i < 5; ++i) {
            outcome.points[seatAt(i)] = { 10 + 7 * i };
            outcome.tricks[seatAt(i)] = i == 4 ? 2 : 1;
        }
        const DerivationText text = textOf(outcome, {}, 5);
        QCOMPARE(text.steps.mid(5),
            (QStringList { QStringLiteral("Emil: 38 point(s) in 2 trick(s)."),
                QStringLiteral("The fewest points win."),
                QStringLiteral("You: 1 from each of the others.") }));
        QCOMPARE(text.shares.first(), QStringLiteral("You: +4"));
    }

    void the_pot_is_told_after_the_shares()
    {
        SheetRow row = pickedRow(
            1, 5, seatAt(0), { .picker = ada, .partners = { clara }, .makersPoints = { 40 } });
        row.seats = SeatSet::firstSeats(5);
        row.derivation = { ShareStep { ada, -4, 1, { -4 } }, PotStep { PotStep::Why::Lost, 4 },
            PotShareStep { ada, 3 }, WrittenStep { ada, { -7 } } };
        const DerivationText text = derivationText(row, names(5));
        QCOMPARE(text.pot,
            (QStringList { QStringLiteral("The makers lost and pay 4 into the pot."),
                QStringLiteral("Ada: 3 into the pot") }));
        QCOMPARE(text.written, QStringList { QStringLiteral("Ada: −7") });
    }

    void a_hand_without_a_derivation_has_no_words()
    {
        QVERIFY(derivationText(thrownInRow(1, seatAt(0)), names(5)).empty());
    }

    void every_step_of_every_table_has_words_data()
    {
        QTest::addColumn<int>("layout");
        for (const Layout& layout : layouts)
            QTest::newRow(std::string(layout.key).c_str()) << static_cast<int>(layout.id);
    }

    void every_step_of_every_table_has_words()
    {
        QFETCH(int, layout);
        const auto variant = check(defaultVariant(static_cast<LayoutId>(layout))).value();
        RandomPlayer player(4);
        Match match(variant, 5, seatAt(0));
        for (int i = 0; i < 20; ++i) {
            HandState hand = match.dealHand();
            testing::playOut(hand, player);
            if (!match.finish(hand))
                continue;
            const DerivationText text =
                derivationText(match.sheet().rows().back(), names(variant.tableSeats()));
            QVERIFY(!text.empty());
            for (const QString& line : text.steps + text.shares + text.pot + text.written)
                QVERIFY2(!line.contains(QLatin1Char('%')) && !line.startsWith(QLatin1Char(':')),
                    qPrintable(line));
        }
    }
};

REGISTER_WIDGET_TEST(DerivationWordsTest)
#include "derivation_words_test.moc"

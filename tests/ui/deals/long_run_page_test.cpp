// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "ui/deals/long_run_page.h"
#include "ui/deals/long_run_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

LongRun runOf(const CheckedVariant& variant, int hands)
{
    LongRun run;
    for (std::uint64_t seed = 1; run.hands < hands; ++seed) {
        const Seat dealer = seatAt(static_cast<int>(seed) % variant.tableSeats());
        HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
        RandomPlayer player(seed);
        playOut(hand, player);
        run.add(hand, seatAt(0));
    }
    return run;
}

QString plain(const LongRun& run)
{
    QTextDocument page;
    page.setHtml(longRunText(run));
    return page.toPlainText();
}

bool has(const QString& text, const char* part) { return text.contains(QString::fromUtf8(part)); }

} // namespace

class LongRunPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_a_hand_there_is_nothing_to_tell()
    {
        QVERIFY(has(plain({}), "No finished hands yet"));
    }

    void a_few_hands_are_told_without_a_verdict()
    {
        const QString text = plain(runOf({}, 3));
        for (const char* const part :
            { "3 finished hand(s)", "Trump dealt to a hand", "Queens dealt to a hand",
                "queen of clubs", "Trump in the blind", "too few hands to tell" })
            QVERIFY2(has(text, part), part);
        QVERIFY(!has(text, "as expected"));
        QVERIFY(!has(text, "unusual: 1 in 1,"));
    }

    void many_hands_are_as_expected()
    {
        const QString text = plain(runOf(variantWith("redeal-hand=off"), 300));
        QVERIFY(has(text, "You, on average: as expected"));
        QVERIFY(has(text, "2.63")); // trump in six of 32 cards
        QVERIFY(has(text, "Called suits that could go round"));
    }

    void what_hangs_on_the_players_has_no_expectation()
    {
        const QString text = plain(runOf({}, 40));
        const QString players = text.mid(text.indexOf(QStringLiteral("What the players did")));
        QVERIFY(has(players, "no exact expectation"));
        QVERIFY(has(players, "Picks of the times asked"));
        QVERIFY(has(players, "Leasters"));
        QVERIFY(!has(players, "as expected"));
    }

    void tables_without_a_blind_or_picking_leave_them_out()
    {
        const QString text = plain(runOf(variantWith("layout=4H-3"), 5));
        QVERIFY(has(text, "Trump dealt to a hand"));
        for (const char* const part : { "Trump in the blind", "Picks", "Called suits", "Leasters" })
            QVERIFY2(!has(text, part), part);
    }

    void cards_that_do_not_count_are_told()
    {
        const QString text = plain(runOf(variantWith("redeal-hand=on-request"), 4));
        QVERIFY(has(text, "The cards of 4 of them are not counted"));
        QVERIFY(!has(text, "Trump dealt to a hand"));
        QVERIFY(has(text, "Picks of the times asked"));
    }

    void verdicts_are_plain()
    {
        QCOMPARE(verdictText({}), QStringLiteral("too few hands to tell"));
        QCOMPARE(verdictText(0.7), QStringLiteral("as expected"));
        QCOMPARE(verdictText(0.1), QStringLiteral("as expected"));
        QCOMPARE(verdictText(0.025), QStringLiteral("unusual: 1 in 40"));
        QCOMPARE(verdictText(0.0004), QStringLiteral("very unusual: 1 in 2,500"));
        QCOMPARE(verdictText(0.0), QStringLiteral("very unusual: 1 in 1,000,000"));
    }

    void every_kind_of_table_can_be_chosen()
    {
        LongRunPage page;
        page.setRuns({ { QStringLiteral("all"), runOf({}, 2) }, { QStringLiteral("other"), {} } });
        auto* const choice = page.findChild<QComboBox*>();
        const auto* const browser = page.findChild<QTextBrowser*>();
        QVERIFY(has(browser->toPlainText(), "2 finished hand(s)"));
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QVERIFY(has(browser->toPlainText(), "No finished hands yet"));
    }

    void the_page_can_be_copied()
    {
        LongRunPage page;
        page.setRuns({ { QStringLiteral("all"), runOf({}, 2) } });
        for (auto* const button : page.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Copy"))
                button->click();
        QVERIFY(has(QGuiApplication::clipboard()->text(), "Trump dealt to a hand"));
    }
};

REGISTER_WIDGET_TEST(LongRunPageTest)
#include "long_run_page_test.moc"

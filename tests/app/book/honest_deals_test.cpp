// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/honest_deals.h"

#include "app/commitment/commitment.h"
#include "app/game/table_binding.h"
#include "app/match/participants.h"
#include "app/session/person.h"
#include "engine/hand/state/deal_text.h"
#include "ui/deals/honest_deals_dialog.h"
#include "ui/main_window.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/table_widget.h"

#include "tests/app/match/quick_table.h"
#include "tests/support/registered_test.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

/// A window with a game whose hands are played at once.
struct Table {
    Table()
    {
        SheetHead head;
        for (int i = 0; i < 5; ++i)
            head.players << QString::number(i);
        game = std::make_unique<Game>(head, Match(CheckedVariant(), 5, seatAt(4)));
        game->drawSeedsFrom([next = std::uint64_t { 900 }]() mutable { return next++; });
        testing::layQuickTable(*game);
        honest.setGame(game.get());
    }

    /// For what is seen of the game besides the window.
    void layWithoutMotion()
    {
        table->setSpeed(Speed::Off);
        table->present({ seatingOf(game->head().players) });
    }

    QString mark() { return window.findChild<QToolButton*>(QStringLiteral("deal"))->text(); }
    HonestDealsDialog& open()
    {
        window.action(Command::HonestDeals).trigger();
        return *window.findChild<HonestDealsDialog*>();
    }
    bool over() { return !game->session().handInPlay(); }
    const Deal& deal() { return game->session().hand()->deal(); }

    QTemporaryDir folder;
    TableWidget* table = new TableWidget;
    MainWindow window { table, new QWidget };
    ScoreBookController desk { folder.filePath(QStringLiteral("scores.sqlite")).toStdString(),
        window };
    HonestDeals honest { window, desk };
    std::unique_ptr<Game> game;
};

QString hashOf(const Deal& deal)
{
    return QString::fromStdString(commitmentTo(dealText(CheckedVariant(), deal)));
}

QStringList rowsOf(const HonestDealsDialog& dialog)
{
    const auto* const list = dialog.findChild<QTreeWidget*>();
    QStringList rows;
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem& item = *list->topLevelItem(row);
        rows << item.text(0) + QLatin1Char('|') + item.text(1) + QLatin1Char('|') + item.text(2);
    }
    return rows;
}

/// Every text in every widget of the window.
QString everything(const QWidget& window)
{
    QStringList texts;
    for (const auto* each : window.findChildren<QLabel*>())
        texts << each->text();
    for (const auto* each : window.findChildren<QLineEdit*>())
        texts << each->text();
    for (const auto* each : window.findChildren<QPlainTextEdit*>())
        texts << each->toPlainText();
    for (const auto* each : window.findChildren<HonestDealsDialog*>())
        texts << rowsOf(*each);
    return texts.join(u'\n');
}

} // namespace

class HonestDealsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_hash_is_there_before_the_deal_and_is_that_of_the_deal()
    {
        Table at;
        const QString promised = at.mark();
        const auto before = rowsOf(at.open());
        QCOMPARE(before.size(), 1);
        QVERIFY(!at.game->begin());
        const QString hash = hashOf(at.deal());
        QCOMPARE(promised, QStringLiteral("Next deal %1…").arg(shortHash(hash)));
        QCOMPARE(before.front(), QStringLiteral("Next|%1|after the hand").arg(hash));
        QCOMPARE(at.mark(), QStringLiteral("Deal %1…").arg(shortHash(hash)));
        QCOMPARE(rowsOf(at.open()).front(), QStringLiteral("In play|%1|after the hand").arg(hash));
    }

    void nothing_tells_the_seed_while_the_hand_is_played()
    {
        Table at;
        at.open();
        QVERIFY(!at.game->begin());
        const QString seed = QString::number(*at.deal().seed);
        int looked = 0;
        int told = 0;
        connect(&at.game->session(), &GameSession::settled, &at.window, [&] {
            if (at.over())
                return;
            ++looked;
            told += everything(at.window).contains(seed);
        });
        QTRY_VERIFY(at.over());
        QVERIFY(looked > 5);
        QCOMPARE(told, 0);
    }

    void after_the_hand_the_seed_is_told_and_the_next_hash_is_there()
    {
        Table at;
        QVERIFY(!at.game->begin());
        const Deal deal = at.deal();
        QTRY_VERIFY(at.over() && at.mark().startsWith(QStringLiteral("Next")));
        HonestDealsDialog& dialog = at.open();
        const QStringList rows = rowsOf(dialog);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[1], QStringLiteral("Hand 1|%1|%2").arg(hashOf(deal)).arg(*deal.seed));
        auto* const list = dialog.findChild<QTreeWidget*>();
        list->setCurrentItem(list->topLevelItem(1));
        const QString shown = everything(dialog);
        QVERIFY(shown.contains(QString::fromStdString(dealText(CheckedVariant(), deal))));
        QVERIFY(shown.contains(
            QStringLiteral(" --dealer 4 --seed %1 --hash %2").arg(*deal.seed).arg(hashOf(deal))));
        at.game->session().dealNext();
        QCOMPARE(rows[0], QStringLiteral("Next|%1|after the hand").arg(hashOf(at.deal())));
    }

    void the_result_does_not_mention_the_seed()
    {
        Table at;
        at.layWithoutMotion();
        attach(*at.table, *at.game);
        QVERIFY(!at.game->begin());
        QTRY_VERIFY(at.over() && at.mark().startsWith(QStringLiteral("Next")));
        QTRY_VERIFY_WITH_TIMEOUT(at.table->findChild<ResultPanel*>()->isVisibleTo(at.table), 60000);
        QVERIFY(!everything(*at.table).contains(QString::number(*at.deal().seed)));
        QVERIFY(rowsOf(at.open()).join(u'|').contains(QString::number(*at.deal().seed)));
    }

    void new_rules_make_a_new_hash()
    {
        Table at;
        const QString before = at.mark();
        Variant variant;
        variant.noPick = NoPick::Doubler;
        at.game->session().changeRules(check(variant).value());
        QVERIFY(at.mark() != before);
    }

    void a_game_without_a_book_has_a_long_run_of_its_own()
    {
        Table at;
        QVERIFY(!at.game->begin());
        QTRY_VERIFY(at.over() && at.mark().startsWith(QStringLiteral("Next")));
        HonestDealsDialog& dialog = at.open();
        Q_EMIT dialog.longRunWanted();
        const auto* const page = dialog.longRun().findChild<QTextBrowser*>();
        QVERIFY(page->toPlainText().contains(QStringLiteral("1 finished hand(s)")));
    }

    void the_long_run_is_told_for_each_kind_of_table()
    {
        std::vector<std::string> records { "nonsense" };
        for (const LayoutId id :
            { LayoutId::FiveCalledAce, LayoutId::FiveJack, LayoutId::FiveJack }) {
            const auto variant = check(defaultVariant(id)).value();
            HandRecord record { variant, dealFromSeed(variant, records.size(), seatAt(4)), 1, {},
                {} };
            HandState hand = replay(record).value();
            while (!hand.over()) {
                record.actions.push_back({ *hand.toAct(), hand.legalActions().back() });
                hand.apply(record.actions.back().action);
            }
            records.push_back(recordText(record));
        }
        const auto runs = longRunsOf(records);
        QCOMPARE(runs.size(), std::size_t { 3 });
        QCOMPARE(runs[0].run.hands, 3);
        QCOMPARE(runs[1].run.hands, 2);
        QCOMPARE(runs[2].run.hands, 1);
        QCOMPARE(longRunsOf({}).size(), std::size_t { 1 });
    }
};

REGISTER_WIDGET_TEST(HonestDealsTest)
#include "honest_deals_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/seasons_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/seasons/sample_season.h"
#include "ui/seasons/season_dialog.h"
#include "ui/seasons/season_money_page.h"
#include "ui/seasons/season_tables.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

template <class Widget> Widget& partNamed(const QWidget& window, const QString& name)
{
    for (Widget* const widget : window.findChildren<Widget*>())
        if (widget->accessibleName() == name)
            return *widget;
    qFatal("no such part");
}

QPushButton& seasonButton(const QWidget& window, const QString& text)
{
    for (QPushButton* const button : window.findChildren<QPushButton*>())
        if (button->text() == text)
            return *button;
    qFatal("no such button");
}

} // namespace

class SeasonsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void the_chosen_season_is_shown_on_its_pages()
    {
        SeasonsDialog dialog;
        QSignalSpy chosen(&dialog, &SeasonsDialog::chosen);
        dialog.setSeasons(
            { { 1, QStringLiteral("Autumn"), {} }, { 2, QStringLiteral("Spring"), {} } });
        QCOMPARE(chosen.takeFirst().front().toLongLong(), 1);
        dialog.setView(samples::season());
        QCOMPARE(
            partNamed<QTreeWidget>(dialog, QStringLiteral("Standings")).topLevelItemCount(), 4);
        QCOMPARE(partNamed<QTreeWidget>(dialog, QStringLiteral("Pairs")).topLevelItemCount(), 1);
        partNamed<QComboBox>(dialog, QStringLiteral("Season")).setCurrentIndex(1);
        QCOMPARE(chosen.takeFirst().front().toLongLong(), 2);
        dialog.setSeasons(
            { { 2, QStringLiteral("Spring"), {} }, { 1, QStringLiteral("Autumn"), {} } });
        QCOMPARE(dialog.current(), 2); // stays
    }

    void without_a_season_there_is_nothing_to_print()
    {
        SeasonsDialog dialog;
        dialog.setSeasons({});
        QVERIFY(!seasonButton(dialog, QStringLiteral("Pr&int…")).isEnabled());
        QVERIFY(!seasonButton(dialog, QStringLiteral("&Change…")).isEnabled());
        QVERIFY(seasonButton(dialog, QStringLiteral("&New…")).isEnabled());
    }

    void a_season_that_cannot_be_read_is_told_and_can_be_deleted()
    {
        SeasonsDialog dialog;
        QSignalSpy chosen(&dialog, &SeasonsDialog::chosen);
        dialog.setSeasons({ { 1, QStringLiteral("Autumn"), QStringLiteral("season 1: luck") } });
        QCOMPARE(chosen.count(), 0);
        QVERIFY(!seasonButton(dialog, QStringLiteral("&Change…")).isEnabled());
        QVERIFY(seasonButton(dialog, QStringLiteral("Delete…")).isEnabled());
        bool told = false;
        for (const QLabel* const label : dialog.findChildren<QLabel*>())
            told = told || label->text().contains(QStringLiteral("luck"));
        QVERIFY(told);
    }

    void a_sheet_is_taken_out_by_its_tick()
    {
        SeasonsDialog dialog;
        dialog.setSeasons({ { 1, QStringLiteral("Autumn"), {} } });
        dialog.setView(samples::season());
        QSignalSpy out(&dialog, &SeasonsDialog::sheetTakenOut);
        partNamed<QListWidget>(dialog, QStringLiteral("Sheets that count"))
            .item(1)
            ->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(out.count(), 1);
        QCOMPARE(out[0][0].toLongLong(), 8);
        QVERIFY(out[0][1].toBool());
    }

    /// A club's sheets often have one name.
    void sheets_are_shown_with_their_days()
    {
        SeasonsDialog dialog;
        dialog.setSeasons({ { 1, QStringLiteral("Autumn"), {} } });
        dialog.setView(samples::season());
        auto& sheets = partNamed<QListWidget>(dialog, QStringLiteral("Sheets that count"));
        QCOMPARE(sheets.item(0)->text(), QStringLiteral("Club (9/1/26 \u2013 9/8/26)"));
        QCOMPARE(sheets.item(1)->text(), QStringLiteral("At Ed's (9/15/26)"));
    }

    void payments_are_marked_and_taken_back()
    {
        SeasonMoneyPage page;
        page.setView(samples::season());
        auto& payments = partNamed<QListWidget>(page, QStringLiteral("Payments"));
        const auto open = static_cast<int>(page.money().open.size());
        QVERIFY(open > 0);
        QCOMPARE(payments.count(), open + 1);
        QSignalSpy marked(&page, &SeasonMoneyPage::marked);
        QSignalSpy takenBack(&page, &SeasonMoneyPage::takenBack);
        payments.setCurrentRow(0);
        seasonButton(page, QStringLiteral("Mark as pai&d")).click();
        QCOMPARE(marked.count(), 1);
        QVERIFY(!marked[0][0].value<SeasonPayment>().day.empty());
        payments.setCurrentRow(open);
        seasonButton(page, QStringLiteral("Not pai&d after all")).click();
        QCOMPARE(takenBack.count(), 1);
        QVERIFY(takenBack[0][0].value<SeasonPayment>() == samples::season().paid[0]);
    }

    void only_evenings_that_are_ticked_are_settled()
    {
        SeasonView view = samples::season();
        view.season.entryFee = 0;
        view.paid.clear();
        SeasonMoneyPage page;
        page.setView(view);
        auto& evenings = partNamed<QListWidget>(page, QStringLiteral("Evenings to settle"));
        for (int i = 1; i < evenings.count(); ++i)
            evenings.item(i)->setCheckState(Qt::Unchecked);
        QCOMPARE(page.money().open.size(), std::size_t { 1 });
        QCOMPARE(page.money().open[0].cents, 150); // Ada lost six points to Bob
        page.setView(view);                        // what was ticked stays
        QCOMPARE(evenings.item(1)->checkState(), Qt::Unchecked);
    }

    void a_season_is_changed_as_it_is_typed()
    {
        const Season season = samples::season().season;
        SeasonDialog dialog(season, samples::seasonPeople());
        QVERIFY(dialog.season() == season);
        auto& group = partNamed<QTreeWidget>(dialog, QStringLiteral("Group"));
        QCOMPARE(group.topLevelItemCount(), 4); // no computer player
        group.topLevelItem(3)->setCheckState(0, Qt::Checked);
        group.setCurrentItem(group.topLevelItem(3));
        dialog.findChild<QCheckBox*>()->setChecked(true);
        QSignalSpy decided(&dialog, &SeasonDialog::decided);
        seasonButton(dialog, QStringLiteral("&Save")).click();
        const auto typed = decided.takeFirst().front().value<Season>();
        QCOMPARE(typed.people.size(), std::size_t { 4 });
        QVERIFY(typed.people[3].role == SeasonRole::Substitute);
        QCOMPARE(typed.people[2].handicap, 2);
    }

    void money_is_typed_in_any_language_and_a_season_without_a_name_is_not_saved()
    {
        Season season = samples::season().season;
        season.prizeKind = PrizeKind::Amount;
        season.prizes = { 1250, 700 };
        QLocale::setDefault(QLocale(QLocale::German));
        SeasonDialog dialog(season, samples::seasonPeople());
        QCOMPARE(dialog.season().prizes, season.prizes);
        const auto lines = dialog.findChildren<QLineEdit*>();
        for (QLineEdit* const line : lines)
            if (line->text().contains(u';')) {
                line->setText(QStringLiteral("0.25; 10,5"));
                QCOMPARE(dialog.season().prizes, (std::vector<int> { 25, 1050 }));
                line->setText(QStringLiteral("1 250,00; 500"));
                QCOMPARE(dialog.season().prizes, (std::vector<int> { 125000, 50000 }));
                line->setText(QStringLiteral("ten"));
                QVERIFY(!seasonButton(dialog, QStringLiteral("&Save")).isEnabled());
                line->clear();
            }
        QVERIFY(seasonButton(dialog, QStringLiteral("&Save")).isEnabled());
        for (QLineEdit* const line : lines)
            if (line->text() == QStringLiteral("Autumn"))
                line->clear();
        QVERIFY(!seasonButton(dialog, QStringLiteral("&Save")).isEnabled());
        QLocale::setDefault(QLocale(QLocale::English));
    }
};

REGISTER_WIDGET_TEST(SeasonsDialogTest)
#include "seasons_dialog_test.moc"

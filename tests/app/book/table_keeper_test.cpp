// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/table_keeper.h"

#include "app/book/storage_conversion.h"
#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/book/book_desk.h"
#include "tests/support/registered_test.h"
#include "ui/keeping/hand_entry.h"
#include "ui/keeping/keeping_window.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The sheet of a real table in the open book, with these lines after its opening.
SheetId tableIn(ScoreBook& book, const std::string& name,
    std::initializer_list<const char*> lines = { "picked by=2 with=4 points=87" })
{
    KeptTable table;
    table.add(parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A crack=one "
                             "cents-a-point=25")
                  .value());
    for (const char* const line : lines)
        table.add(parseTableLine(line).value());
    return book.beginTable({ name, toStored(players), table }).value().sheet();
}

QList<KeepingWindow*> shownIn(const QWidget& window)
{
    QList<KeepingWindow*> shown;
    for (auto* const one : window.findChildren<KeepingWindow*>())
        if (one->isVisible())
            shown << one;
    return shown;
}

QString titleInFront()
{
    const auto* const front = qobject_cast<KeepingWindow*>(QApplication::activeWindow());
    return front ? front->sheet().title : QString();
}

} // namespace

class TableKeeperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void several_tables_are_scored_at_once()
    {
        BookDesk at(*folder_);
        at.desk.open();
        const SheetId one = tableIn(at.desk.book(), "One");
        const SheetId two = tableIn(at.desk.book(), "Two");
        TableKeeper keeper(at.desk, at.window);
        keeper.resume(one, {});
        keeper.resume(two, {});
        QTRY_COMPARE(shownIn(at.window).size(), 2);
        keeper.resume(one, {}); // comes to the front
        QTRY_COMPARE(titleInFront(), QStringLiteral("One"));
        QCOMPARE(shownIn(at.window).size(), 2);
        keeper.close();
        QVERIFY(at.window.findChildren<KeepingWindow*>().isEmpty());
    }

    void a_sheet_that_is_renamed_in_the_book_has_the_new_name_in_its_window()
    {
        BookDesk at(*folder_);
        at.desk.open();
        const SheetId one = tableIn(at.desk.book(), "One");
        TableKeeper keeper(at.desk, at.window);
        keeper.rename(one, QStringLiteral("Not open")); // nothing happens
        QVERIFY(keeper.open().empty());
        keeper.resume(one, {});
        QTRY_COMPARE(shownIn(at.window).size(), 1);
        QVERIFY((keeper.open() == std::map<SheetId, QString> { { one, QStringLiteral("One") } }));
        KeepingWindow& window = *shownIn(at.window).front();
        auto& typed = *window.findChild<HandEntry*>()->findChild<QLineEdit*>();
        typed.setText(QStringLiteral("1 2 87"));
        QVERIFY(!at.desk.book().rename(one, "Club night"));
        keeper.rename(one, QStringLiteral("Club night"));
        QVERIFY(window.windowTitle().startsWith(QStringLiteral("Club night")));
        QCOMPARE(window.sheet().title, QStringLiteral("Club night"));
        QCOMPARE(typed.text(), QStringLiteral("1 2 87"));
        window.close();
        QTRY_VERIFY(keeper.open().empty());
        QCOMPARE(at.desk.book().load(one).value().info.name, std::string("Club night"));
    }

    void an_earlier_table_has_its_people_seats_rules_and_stake()
    {
        BookDesk at(*folder_);
        at.desk.open();
        tableIn(at.desk.book(), "One");
        tableIn(at.desk.book(), "Two", { "table leaves=4 dealer=1 rules layout=4H-1P" });
        TableKeeper keeper(at.desk, at.window);
        keeper.begin({});
        const auto* const dialog = at.window.findChild<TableDialog*>();
        auto* const earlier = dialog->findChild<QComboBox*>();
        QCOMPARE(earlier->count(), 2);
        QVERIFY(earlier->itemText(0).endsWith(QStringLiteral("Two")));
        Q_EMIT earlier->activated(0);
        QCOMPARE(dialog->setup().names, players.mid(0, 4));
        QCOMPARE(dialog->setup().dealer, 1);
        Q_EMIT earlier->activated(1);
        QCOMPARE(dialog->setup().names, players);
        QCOMPARE(dialog->setup().dealer, 0);
        QCOMPARE(dialog->setup().rules->centsAPoint, 25);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

REGISTER_WIDGET_TEST(TableKeeperTest)
#include "table_keeper_test.moc"

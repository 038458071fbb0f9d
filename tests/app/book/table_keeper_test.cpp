// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/table_keeper.h"

#include "app/book/storage_conversion.h"
#include "app/book/table_drafts.h"
#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/book/book_desk.h"
#include "tests/support/registered_test.h"
#include "ui/keeping/hand_entry.h"
#include "ui/keeping/keeping_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

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

PersonId idOf(const ScoreBook& book, const std::string& name)
{
    for (const PersonInfo& person : book.people().value())
        if (person.name == name)
            return person.id;
    return 0;
}

/// Whether the words are anywhere in a window: in labels, in boxes, or for a screen reader.
bool tells(const QWidget& window, const QString& words)
{
    for (const QWidget* const part : window.findChildren<QWidget*>()) {
        QString text = part->accessibleName() + part->toolTip();
        if (const auto* const label = qobject_cast<const QLabel*>(part))
            text += label->text();
        if (const auto* const box = qobject_cast<const QComboBox*>(part))
            for (int i = 0; i < box->count(); ++i)
                text += box->itemText(i);
        if (const auto* const browser = qobject_cast<const QTextBrowser*>(part))
            text += browser->toPlainText();
        if (text.contains(words))
            return true;
    }
    return false;
}

QAction& commandOf(const QWidget& window, const QString& text)
{
    for (QAction* const action : window.findChildren<QAction*>())
        if (action->text() == text)
            return *action;
    qFatal("no such command");
}

void press(const QWidget& window, const QString& text)
{
    for (auto* const button : window.findChildren<QPushButton*>())
        if (button->text() == text)
            return button->click();
    qFatal("no such button");
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

    void a_person_who_is_renamed_has_the_new_name_in_windows_while_a_hand_is_typed()
    {
        BookDesk at(*folder_);
        at.desk.open();
        const SheetId one = tableIn(at.desk.book(), "One");
        TableKeeper keeper(at.desk, at.window);
        keeper.resume(one, {});
        QTRY_COMPARE(shownIn(at.window).size(), 1);
        KeepingWindow& window = *shownIn(at.window).front();
        auto& entry = *window.findChild<HandEntry*>();
        auto& typed = *entry.findChild<QLineEdit*>();
        typed.setText(QStringLiteral("1 2 87"));
        QVERIFY(!at.desk.book().renamePerson(idOf(at.desk.book(), "Zoë"), "Zora"));
        keeper.renamePeople();
        QCOMPARE(window.sheet().members.front(), QStringLiteral("Zora"));
        QCOMPARE(typed.text(), QStringLiteral("1 2 87"));
        QCOMPARE(entry.hand().points, std::optional(87));
        QVERIFY(tells(entry, QStringLiteral("Zora")));
        QVERIFY(!tells(entry, QStringLiteral("Zoë")));
        Q_EMIT entry.written(entry.hand());
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 3 });
        QCOMPARE(idOf(at.desk.book(), "Zoë"), PersonId { 0 }); // not written back
    }

    void a_table_that_changes_does_not_bring_an_old_name_back()
    {
        BookDesk at(*folder_);
        at.desk.open();
        const SheetId one = tableIn(at.desk.book(), "One");
        TableKeeper keeper(at.desk, at.window);
        keeper.resume(one, {});
        QTRY_COMPARE(shownIn(at.window).size(), 1);
        KeepingWindow& window = *shownIn(at.window).front();
        QVERIFY(!at.desk.book().renamePerson(idOf(at.desk.book(), "Emil"), "Emilia"));
        keeper.renamePeople();
        commandOf(window, QStringLiteral("&Players and rules…")).trigger();
        auto* const dialog = window.findChild<TableDialog*>();
        QCOMPARE(dialog->setup().names.last(), QStringLiteral("Emilia"));
        TableSetup four = dialog->setup();
        four.names.removeLast();
        four.rules = check(defaultVariant(LayoutId::FourAlone)).value();
        dialog->setSetup(four);
        press(*dialog, QStringLiteral("&OK"));
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 3 });
        QCOMPARE(idOf(at.desk.book(), "Emil"), PersonId { 0 });
    }

    /// A book in whose place this one was put may have had a sheet of the same number.
    void a_new_sheet_begins_without_what_was_typed_on_another()
    {
        BookDesk at(*folder_);
        at.desk.open();
        TableKeeper keeper(at.desk, at.window);
        keeper.begin({});
        auto* const dialog = at.window.findChild<TableDialog*>();
        dialog->setSetup({ players, 0, CheckedVariant() });
        KeptSheet same { QString(), {}, {}, {} };
        same.table.add(*changeTo(dialog->setup(), {}, same.members));
        const SheetId next = 1;
        TableDrafts(at.desk.book().path())
            .keep(next, same, TypedDraft { 1, 1, false, {}, QStringLiteral("1 2 8") });
        press(*dialog, QStringLiteral("&Begin"));
        QTRY_COMPARE(shownIn(at.window).size(), 1);
        QVERIFY(keeper.open().contains(next));
        QCOMPARE(shownIn(at.window).front()->findChild<HandEntry*>()->line(), QString());
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/menu_table.h"

#include "ui/help/keys_dialog.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <map>

using namespace sheepshead;

namespace {

QChar letterOf(const QString& text)
{
    const auto mark = text.indexOf(u'&');
    return mark < 0 ? QChar() : text[mark + 1].toLower();
}

} // namespace

class MenuTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_command_is_there_once()
    {
        std::map<Command, int> rows;
        for (const MenuRow& row : menuTable())
            ++rows[row.command];
        QCOMPARE(rows.size(), static_cast<std::size_t>(Command::AboutQt) + 1);
        for (const auto& [command, count] : rows)
            QCOMPARE(count, 1);
    }

    void no_key_means_two_things()
    {
        std::map<QKeySequence, QString> owners;
        for (const MenuRow& row : menuTable()) {
            const std::unique_ptr<QAction> action(makeAction(row, nullptr));
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!key.isEmpty(), row.text);
                QVERIFY2(!owners.contains(key), row.text);
                owners[key] = commandText(row);
            }
        }
    }

    void no_two_entries_of_a_menu_have_the_same_letter()
    {
        std::map<std::pair<Menu, QChar>, QString> owners;
        for (const MenuRow& row : menuTable()) {
            const QChar letter = letterOf(commandText(row));
            QVERIFY2(!letter.isNull(), row.text);
            QVERIFY2(!owners.contains({ row.menu, letter }), row.text);
            owners[{ row.menu, letter }] = commandText(row);
        }
    }

    void keys_are_shown_as_they_are_pressed()
    {
        const MenuRow row { Command::NewGame, Menu::Game, "New", "Ctrl+N F2" };
        QCOMPARE(keysText(row), QStringLiteral("Ctrl+N or F2"));
    }

    void the_help_on_keys_tells_of_every_one_of_the_menus()
    {
        QStringList told;
        for (const auto& [keys, meaning] : allKeys())
            told << keys + QStringLiteral(": ") + meaning;
        QVERIFY(told.contains(QStringLiteral("H: Hint")));
        for (const MenuRow& row : menuTable())
            if (*row.keys != '\0')
                QVERIFY2(!told.filter(keysText(row) + QStringLiteral(": ")).empty(), row.text);
    }
};

REGISTER_WIDGET_TEST(MenuTableTest)
#include "menu_table_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/keys_dialog.h"

#include "ui/help/text_page.h"
#include "ui/widgets/menu_table.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct KeysWords {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

struct TableKey {
    const char* keys;
    const char* meaning;
};

constexpr std::array keysAtTable {
    TableKey { QT_TRANSLATE_NOOP("Keys", "Left, Right, Home, End"),
        QT_TRANSLATE_NOOP("Keys", "Move from card to card") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Ctrl and Left or Right"),
        QT_TRANSLATE_NOOP("Keys", "Move the card to another place in your hand") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Up, Down"),
        QT_TRANSLATE_NOOP("Keys", "With two players: move between the rows of cards") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Enter or Space"),
        QT_TRANSLATE_NOOP("Keys", "Play the card, mark it for the bury, or press the button") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "1 to 9, 0"),
        QT_TRANSLATE_NOOP("Keys", "Play or mark the first, second, … ninth, tenth card") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Tab"),
        QT_TRANSLATE_NOOP("Keys", "Move from the cards to the buttons above them") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "N"),
        QT_TRANSLATE_NOOP("Keys", "Deal the next hand, from anywhere in the window") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Esc"),
        QT_TRANSLATE_NOOP("Keys", "Close the hint, the tricks or the trump that is out") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Left, Right, Home, End in the tricks of a hand"),
        QT_TRANSLATE_NOOP("Keys", "Page through them") },
    TableKey { QT_TRANSLATE_NOOP("Keys", "Enter on the score sheet"),
        QT_TRANSLATE_NOOP("Keys", "Explain the score of the hand") },
};

QString plain(QString menuText) { return menuText.remove(u'&').remove(u'…'); }

QString page(const std::vector<KeyHelp>& keys)
{
    QString rows;
    for (const auto& [key, meaning] : keys)
        rows += QStringLiteral("<tr><td style='padding-right: 2em'><b>%1</b></td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped(), meaning.toHtmlEscaped());
    return QStringLiteral("<table cellpadding='3'>%1</table>").arg(rows);
}

} // namespace

std::vector<KeyHelp> tableKeys()
{
    std::vector<KeyHelp> keys;
    keys.reserve(keysAtTable.size());
    for (const TableKey& key : keysAtTable)
        keys.emplace_back(KeysWords::tr(key.keys), KeysWords::tr(key.meaning));
    return keys;
}

std::vector<KeyHelp> allKeys()
{
    std::vector<KeyHelp> keys = tableKeys();
    for (const MenuRow& row : menuTable()) {
        if (*row.keys != '\0')
            keys.emplace_back(keysText(row), plain(commandText(row)));
    }
    return keys;
}

void showKeys(QWidget* parent) { showTextPage(parent, KeysWords::tr("Keys"), page(allKeys())); }

} // namespace sheepshead

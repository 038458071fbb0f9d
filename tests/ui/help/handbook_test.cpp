// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook.h"
#include "ui/help/handbook_search.h"

#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "tests/support/registered_test.h"
#include "ui/help/handbook_dialog.h"
#include "ui/help/handbook_parts.h"
#include "ui/help/handbook_view.h"
#include "ui/widgets/menu_table.h"
#include "ui/words/rules/rule_words.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

QString sourceOf(const QString& language, const QString& page)
{
    QFile file(QStringLiteral(":/handbook/%1/%2").arg(language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "## " of every heading, parts to be filled in, and rows of tables.
QStringList shapeOf(const QString& source)
{
    static const QRegularExpression shaped(
        QStringLiteral("^(#+ |\\{[a-z-]+\\}|\\| |- |!\\[)"), QRegularExpression::MultilineOption);
    QStringList shape;
    auto matches = shaped.globalMatch(source);
    while (matches.hasNext())
        shape << matches.next().captured(1);
    return shape;
}

QString plainText(const QString& page)
{
    QTextDocument document;
    document.setMarkdown(handbookMarkdown(page));
    return document.toPlainText();
}

QStringList headingsOf(const QString& page)
{
    QTextDocument document;
    document.setMarkdown(handbookMarkdown(page));
    QStringList headings;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0)
            headings << anchorOf(block.text());
    return headings;
}

const QStringList languagesOfHandbook { QStringLiteral("en"), QStringLiteral("de") };

} // namespace

class HandbookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

    void both_languages_have_the_same_pages_of_the_same_shape()
    {
        const QStringList pages = handbookPages();
        QCOMPARE(pages.size(), 14);
        QCOMPARE(
            QDir(QStringLiteral(":/handbook/de")).entryList({ QStringLiteral("*.md") }), pages);
        for (const QString& page : pages)
            QCOMPARE(shapeOf(sourceOf(QStringLiteral("de"), page)),
                shapeOf(sourceOf(QStringLiteral("en"), page)));
    }

    void every_page_begins_with_its_title()
    {
        for (const QString& language : languagesOfHandbook)
            for (const QString& page : handbookPages())
                QVERIFY2(
                    sourceOf(language, page).startsWith(QStringLiteral("# ")), qPrintable(page));
        QCOMPARE(handbookTitle(QStringLiteral("02-game.md")), QStringLiteral("The game"));
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(handbookTitle(QStringLiteral("02-game.md")), QStringLiteral("Das Spiel"));
        QVERIFY(handbookMarkdown(QStringLiteral("nothing.md")).isEmpty());
    }

    void every_link_leads_somewhere()
    {
        static const QRegularExpression link(
            QStringLiteral("(!?)\\[[^]]*\\]\\(([^)#]*)#?([^)]*)\\)"));
        int links = 0;
        for (const QString& language : languagesOfHandbook) {
            QLocale::setDefault(QLocale(language));
            for (const QString& page : handbookPages()) {
                auto matches = link.globalMatch(sourceOf(language, page));
                while (matches.hasNext()) {
                    const auto match = matches.next();
                    if (!match.captured(1).isEmpty()) {
                        QVERIFY2(match.captured(2).startsWith(QStringLiteral("card:")),
                            qPrintable(page));
                        continue;
                    }
                    ++links;
                    QVERIFY2(
                        handbookPages().contains(match.captured(2)), qPrintable(match.captured()));
                    if (!match.captured(3).isEmpty())
                        QVERIFY2(headingsOf(match.captured(2)).contains(match.captured(3)),
                            qPrintable(match.captured()));
                }
            }
        }
        QVERIFY(links > 20);
    }

    void there_is_no_html()
    {
        static const QRegularExpression tag(QStringLiteral("<[/a-zA-Z!]"));
        for (const QString& language : languagesOfHandbook)
            for (const QString& page : handbookPages())
                QVERIFY2(!sourceOf(language, page).contains(tag), qPrintable(page));
    }

    void every_part_is_filled_in()
    {
        for (const QString& page : handbookPages())
            QVERIFY2(!handbookMarkdown(page).contains(u'{'), qPrintable(page));
    }

    void every_house_rule_is_named()
    {
        const QString text = plainText(QStringLiteral("04-rules.md"));
        for (const Rule& rule : ruleTable()) {
            QVERIFY2(text.contains(ruleName(rule.key)), rule.key.data());
            QVERIFY2(text.contains(ruleHelp(rule.key).left(60)), rule.key.data());
        }
    }

    void every_table_is_named()
    {
        const QString text = plainText(QStringLiteral("03-tables.md"));
        for (const Preset& preset : presets())
            QVERIFY2(text.contains(presetName(preset.key)), preset.key.data());
        for (const Layout& layout : layouts)
            QVERIFY2(text.contains(choiceName("layout", layout.key)), layout.key.data());
    }

    void every_menu_command_is_named()
    {
        const QString text = plainText(QStringLiteral("09-keys.md"));
        for (const MenuRow& row : menuTable())
            QVERIFY2(text.contains(commandText(row).remove(u'&')), row.text);
    }

    void every_command_that_a_page_names_is_in_the_menus()
    {
        static const QRegularExpression way(QStringLiteral("\\*([^*]+) ▸ ([^*]+)\\*"));
        QStringList names;
        for (const MenuRow& row : menuTable())
            names << commandText(row).remove(u'&') << menuTitle(row.menu).remove(u'&');
        for (const QString& page : handbookPages()) {
            auto matches = way.globalMatch(sourceOf(QStringLiteral("en"), page));
            while (matches.hasNext()) {
                const QString found = matches.next().captured(0).remove(u'*');
                for (const QString& part : found.split(QStringLiteral(" ▸ ")))
                    QVERIFY2(names.contains(part), qPrintable(page + u' ' + found));
            }
        }
    }

    void words_of_the_program_are_no_markup()
    {
        QTextDocument document;
        document.setMarkdown(asMarkdown(QStringLiteral("*a* _b_ [c](d) <e> `f` #g|h")));
        QCOMPARE(document.toPlainText(), QStringLiteral("*a* _b_ [c](d) <e> `f` #g|h"));
    }

    void a_search_finds_places_on_all_pages()
    {
        const auto hits = searchHandbook(QStringLiteral("LEASTER"));
        QVERIFY(hits.size() > 5);
        QCOMPARE(hits.front().heading, QStringLiteral("Leaster")); // of the glossary
        QStringList pages;
        for (const HandbookHit& hit : hits) {
            pages << hit.page;
            QVERIFY2((hit.heading + hit.excerpt)
                         .contains(QStringLiteral("leaster"), Qt::CaseInsensitive),
                qPrintable(hit.excerpt));
            QVERIFY(!hit.excerpt.isEmpty());
        }
        pages.removeDuplicates();
        QVERIFY(pages.size() >= 4);
        QVERIFY(searchHandbook(QStringLiteral("  ")).empty());
        QVERIFY(searchHandbook(QStringLiteral("xylophone")).empty());
    }

    void what_people_ask_for_is_found_first_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("heading");
        const std::pair<const char*, const char*> english[] { { "claim", "Laying down" },
            { "rest are mine", "Laying down" }, { "concede", "Laying down" },
            { "autoplay", "Cards that play by themselves" }, { "font size", "Reading and motion" },
            { "bigger text", "Reading and motion" }, { "misdeal", "A real table" },
            { "save game", "Where things are kept" }, { "resume", "Where things are kept" },
            { "table talk", "What they say" }, { "colour", "Looks" }, { "dark mode", "Looks" },
            { "card back", "Looks" }, { "take back", "Undo" }, { "misclick", "Undo" },
            { "difficulty", "Levels" }, { "too strong", "Levels" }, { "avatar", "Characters" },
            { "cheating", "Can the computer players see my cards?" },
            { "rigged", "Is the deal honest?" }, { "shuffle", "Is the deal honest?" },
            { "online", "Does the program use a network?" },
            { "bug", "Where do I report a mistake?" },
            { "language", "Which languages does the program speak?" },
            { "backup", "Keeping it safe" }, { "crash", "Keeping it safe" },
            { "excel", "Exported score books" }, { "folder", "Where they are" },
            { "screen reader", "By ear" }, { "tutorial", "Lessons" }, { "quiz", "Drills" },
            { "daily", "Hand of the day" }, { "seed", "Deals by number" }, { "faster", "Speed" },
            { "advice", "Hints" }, { "replay", "Review" }, { "kitty", "The pick" },
            { "nobody picks", "When everyone passes" }, { "ranking", "Cards" },
            { "card values", "Points" }, { "beginner", "If you are new to the game" },
            { "leaster", "Leaster" }, { "schneider", "Schneider" },
            { "laying dwon", "Laying down" }, { "tutoral", "Lessons" },
            { "backupp", "Keeping it safe" }, { "how do I undo", "Undo" } };
        for (const auto& [asked, heading] : english)
            QTest::newRow(asked) << QStringLiteral("en") << QString::fromUtf8(heading);
        const std::pair<const char*, const char*> german[] { { "aufgeben", "Blatt hinlegen" },
            { "Schriftgröße", "Lesen und Bewegung" }, { "rückgängig", "Zurücknehmen" },
            { "ruckgangig", "Zurücknehmen" }, { "Schwierigkeit", "Stufen" },
            { "drucken", "Papier" }, { "mischen", "Wird ehrlich gegeben?" },
            { "Farbe", "Aussehen" } };
        for (const auto& [asked, heading] : german)
            QTest::newRow(asked) << QStringLiteral("de") << QString::fromUtf8(heading);
    }

    void what_people_ask_for_is_found_first()
    {
        QFETCH(QString, language);
        QFETCH(QString, heading);
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        const auto hits = searchHandbook(QString::fromUtf8(QTest::currentDataTag()));
        QLocale::setDefault(before);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().heading, heading);
    }

    void every_synonym_belongs_to_a_section()
    {
        for (const char* language : { "en", "de" })
            QCOMPARE(strayKeysOfSynonyms(QLatin1String(language)), QStringList());
    }

    void a_hit_is_shown_where_it_stands()
    {
        HandbookDialog dialog;
        dialog.show();
        dialog.search(QStringLiteral("backup is made"));
        auto* const list = dialog.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 1);
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(dialog.view().page(), QStringLiteral("06-score-book.md"));
        QCOMPARE(dialog.view().textCursor().selectedText(), QStringLiteral("backup is made"));
        dialog.search({});
        QCOMPARE(list->topLevelItemCount(), 14);
        QCOMPARE(list->currentItem()->text(0), QStringLiteral("The score book"));
    }

    void links_lead_there_and_back()
    {
        HandbookView view;
        view.resize(600, 400);
        view.show();
        view.open(QStringLiteral("01-start.md"));
        QTest::keyClick(&view, Qt::Key_Tab); // the first link
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(view.page(), QStringLiteral("08-learning.md"));
        view.backward();
        QCOMPARE(view.page(), QStringLiteral("01-start.md"));
        QVERIFY(view.toPlainText().startsWith(QStringLiteral("Getting started")));
        view.forward();
        QCOMPARE(view.page(), QStringLiteral("08-learning.md"));
        view.open(QStringLiteral("nothing.md"));
        QCOMPARE(view.page(), QStringLiteral("08-learning.md"));
    }

    void a_heading_can_be_opened()
    {
        HandbookView view;
        view.resize(600, 400);
        view.show();
        view.open(QStringLiteral("12-glossary.md"), QStringLiteral("schmear"));
        QCOMPARE(view.textCursor().block().text(), QStringLiteral("Schmear"));
        QVERIFY(view.cursorRect().top() < 100);
        QVERIFY(view.cursorRect().top() >= 0);
    }

    void it_opens_once_and_above_the_window_in_front()
    {
        QWidget window;
        window.show();
        Handbook handbook;
        handbook.open(&window);
        QPointer<HandbookDialog> first = window.findChild<HandbookDialog*>();
        QVERIFY(first && first->isVisible());
        QCOMPARE(first->view().page(), QStringLiteral("01-start.md"));
        handbook.open(first, QStringLiteral("12-glossary.md"));
        QCOMPARE(window.findChildren<HandbookDialog*>().size(), 1);
        QCOMPARE(first->view().page(), QStringLiteral("12-glossary.md"));
        QDialog modal(&window);
        modal.open();
        handbook.open(&modal);
        QVERIFY(!first);
        QVERIFY(modal.findChild<HandbookDialog*>());
    }
};

REGISTER_WIDGET_TEST(HandbookTest)
#include "handbook_test.moc"

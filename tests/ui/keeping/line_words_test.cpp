// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/line_words.h"

#include "engine/score_keeping/table_line_text.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "ui/keeping/line_letters.h"

#include <QApplication>
#include <QTest>
#include <QTranslator>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

LinePlace placeWith(const char* rules)
{
    LinePlace place { {}, {}, variantWith(rules) };
    for (int i = 0; i < place.rules.tableSeats(); ++i) {
        place.chairs.members.push_back(memberAt(i));
        place.names << QStringLiteral("Player") + QChar(u'A' + i);
    }
    return place;
}

QString lettersAfter(const char* line, const char* rules)
{
    QStringList letters;
    for (const LineWord& word : wordsAfter(QString::fromUtf8(line), placeWith(rules)))
        letters << word.letters;
    return letters.join(u' ');
}

/// What a picker's line with these letters comes to; empty where they mean nothing.
QByteArray meaningOf(const QString& letters)
{
    const LinePlace place =
        placeWith(letters == QStringLiteral("d") ? "layout=5H-A no-pick=doubler" : "layout=5H-A");
    const QuickEntry entry =
        parseQuickEntry(QStringLiteral("3 ") + letters, {}, place.chairs, place.rules);
    return entry.fault.isEmpty() ? QByteArray::fromStdString(tableLineText(entry.hand))
                                 : QByteArray();
}

} // namespace

/// The short line tells what may be typed next.
class LineWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void only_what_the_rules_and_the_line_allow_is_told_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("letters");
        const auto row = [](const char* rules, const char* line, const char* letters) {
            QTest::addRow("%s: %s", rules, line)
                << QByteArray(rules) << QByteArray(line) << QString::fromUtf8(letters);
        };
        row("layout=5H-A", "", "* r m o");
        row("layout=5H-A no-pick=doubler", "", "d r m o");
        row("layout=5H-A", "3 5 ", "w s a l x n = m o");
        row("layout=5H-A crack=several", "3 5 ", "w s a l x n c cc = m o");
        row("layout=5H-A crack=several", "3 5 wc", "c = m o");
        row("layout=5H-A crack=one", "3 5 w", "c = m o");
        row("layout=5H-A call-sheepshead=on", "3 h", "h+ h-");
        row("layout=5H-A", "3 5 87 m", "m1 m2 m3 m4 m5");
        row("layout=5H-A", "o", "o1 o2 o3 o4 o5");
        row("layout=5H-J no-pick=schwanzer schwanzer-exempt=on", "*4 e", "e1 e2 e3 e4 e5");
        row("layout=4H-5", "3 b", "best billy");
        row("layout=2H-1", "2 ", "w s a m o");
    }

    void only_what_the_rules_and_the_line_allow_is_told()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, line);
        QFETCH(QString, letters);
        QCOMPARE(lettersAfter(line.constData(), rules.constData()), letters);
    }

    void a_word_takes_the_place_of_the_letters_that_begin_it()
    {
        const auto with = [](const char* line, const char* letters) {
            return lineWith(QString::fromUtf8(line), QString::fromUtf8(letters));
        };
        QCOMPARE(with("3 5 m", "m2"), QStringLiteral("3 5 m2"));
        QCOMPARE(with("3 5 w", "cc"), QStringLiteral("3 5 w cc"));
        QCOMPARE(with("3 5 87", "c"), QStringLiteral("3 5 87 c"));
        QCOMPARE(with("", "*"), QStringLiteral("*"));
    }

    void english_letters_are_understood_in_every_language_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const code : { "de", "fr", "es", "pl", "cs" })
            QTest::newRow(code) << QString::fromUtf8(code);
    }

    /// And the letters of the language mean what the English ones mean, or nothing in English.
    void english_letters_are_understood_in_every_language()
    {
        QFETCH(QString, language);
        const QStringList all = translatedLetters();
        QList<QByteArray> english;
        for (const QString& letters : all)
            english << meaningOf(letters);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/sheepshead_%1.qm").arg(language)));
        QApplication::installTranslator(&translator);
        QStringList local;
        QList<QByteArray> meant;
        QList<QByteArray> englishThere;
        for (const QString& letters : all) {
            local << localLetters(letters);
            meant << meaningOf(local.back());
            englishThere << meaningOf(letters);
        }
        const int others = static_cast<int>(ownLetters().size());
        QApplication::removeTranslator(&translator);
        QCOMPARE(englishThere, english);
        QCOMPARE(meant, english);
        QVERIFY2(others > 2, "the language has letters of its own");
        for (qsizetype i = 0; i < all.size(); ++i)
            if (local[i] != all[i])
                QVERIFY2(meaningOf(local[i]).isEmpty(), qPrintable(local[i]));
    }
};

REGISTER_WIDGET_TEST(LineWordsTest)
#include "line_words_test.moc"

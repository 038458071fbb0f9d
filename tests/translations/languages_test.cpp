// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/languages.h"
#include "ui/rules/rules_text.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/card_words.h"

#include "tests/support/registered_test.h"

#include <QLocale>
#include <QSet>
#include <QTest>

using namespace sheepshead;

class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_program_speaks_what_there_is_a_file_for()
    {
        QVERIFY(languages().size() > 2);
        for (const char* const code : { "cs", "de", "en", "es", "fr", "pl" })
            QVERIFY2(languages().contains(QString::fromLatin1(code)), code);
        QVERIFY(languagesToTry().contains(QStringLiteral("pseudo")));
    }

    void english_counts_one_and_many()
    {
        speak(QStringLiteral("en"));
        QCOMPARE(pointsText({ 1 }), QStringLiteral("1 point"));
        QCOMPARE(pointsText({ 2 }), QStringLiteral("2 points"));
        QCOMPARE(pointsText({ 0 }), QStringLiteral("0 points"));
    }

    void a_language_that_is_not_there_leaves_english_with_its_plurals()
    {
        speak(QStringLiteral("tlh"));
        QCOMPARE(pointsText({ 1 }), QStringLiteral("1 point"));
        QCOMPARE(QLocale().language(), QLocale::English);
    }

    void german_is_german_down_to_the_numbers()
    {
        speak(QStringLiteral("de"));
        QCOMPARE(pointsText({ 1 }), QStringLiteral("1 Auge"));
        QCOMPARE(pointsText({ 2 }), QStringLiteral("2 Augen"));
        QCOMPARE(cardName(Card(Rank::Queen, Suit::Clubs)), QStringLiteral("Kreuz-Dame"));
        QCOMPARE(cardNames({ Card(Rank::Ace, Suit::Hearts), Card(Rank::Ten, Suit::Spades) }),
            QStringLiteral("Pik-Zehn und Herz-Ass"));
        QVERIFY(rulesHtml(CheckedVariant()).contains(QStringLiteral("Regeln an diesem Tisch")));
        QCOMPARE(QLocale().language(), QLocale::German);
    }

    void each_language_has_its_own_plurals_and_numbers()
    {
        speak(QStringLiteral("cs"));
        const QStringList czech { pointsText({ 1 }), pointsText({ 3 }), pointsText({ 7 }) };
        QCOMPARE(QSet<QString>(czech.begin(), czech.end()).size(), 3);
        QCOMPARE(QLocale().language(), QLocale::Czech);
        QCOMPARE(QLocale().decimalPoint(), QStringLiteral(","));
        speak(QStringLiteral("fr"));
        QCOMPARE(pointsText({ 0 }).section(u' ', 1), pointsText({ 1 }).section(u' ', 1));
        QVERIFY(pointsText({ 1 }).section(u' ', 1) != pointsText({ 2 }).section(u' ', 1));
    }

    void pseudo_lengthens_every_text()
    {
        const QString plain = ruleHelp("spitz");
        speak(QStringLiteral("pseudo"));
        QVERIFY(ruleHelp("spitz").startsWith(u'['));
        QVERIFY(ruleHelp("spitz").size() >= plain.size() * 3 / 2);
        QVERIFY(pointsText({ 7 }).contains(u'7'));
    }

    void the_language_can_change_while_the_program_runs()
    {
        speak(QStringLiteral("de"));
        QCOMPARE(suitName(Suit::Hearts), QStringLiteral("Herz"));
        speak(QStringLiteral("en"));
        QCOMPARE(suitName(Suit::Hearts), QStringLiteral("Hearts"));
        QCOMPARE(QLocale().language(), QLocale::English);
        speak(QStringLiteral("de"));
        QCOMPARE(suitName(Suit::Hearts), QStringLiteral("Herz"));
    }
};

REGISTER_WIDGET_TEST(LanguagesTest)
#include "languages_test.moc"

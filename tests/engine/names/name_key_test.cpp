// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/names/name_key.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <array>
#include <utility>

using namespace sheepshead;

class NameKeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void small_and_capital_letters_are_one_in_every_alphabet()
    {
        QVERIFY(isSameName("ANN", "ann"));
        QVERIFY(isSameName("JÖRG", "Jörg"));
        QVERIFY(isSameName("ŁUKASZ", "łukasz"));
        QVERIFY(isSameName("ŽOFIE", "Žofie"));
        QVERIFY(isSameName("ΟΔΥΣΣΈΑΣ", "Οδυσσέας"));
        QVERIFY(isSameName("ЖЁЛТЫЙ", "жёлтый"));
        QVERIFY(isSameName("ԱՐԱՄ", "արամ"));
        QVERIFY(isSameName("WEIẞ", "Weiß"));
        QVERIFY(isSameName("WEISS", "Weiß"));
    }

    /// As Qt sees it, for each letter that a name of Europe may have.
    void letters_are_the_small_ones_and_the_parts_that_unicode_knows()
    {
        constexpr std::array<std::pair<char32_t, char32_t>, 6> today { std::pair { 'A', 0x17F },
            { 0x1CD, 0x1EF }, { 0x1F8, 0x21F }, { 0x386, 0x3CE }, { 0x400, 0x45F },
            { 0x1E00, 0x1EFF } };
        for (const auto& [first, last] : today)
            for (char32_t letter = first; letter <= last; ++letter) {
                const QString capital = QString::fromUcs4(&letter, 1);
                if (capital.toUpper() == capital.toLower())
                    continue;
                const QString apart =
                    capital.toLower().normalized(QString::NormalizationForm_D).toLower();
                QVERIFY2(isSameName(capital.toStdString(), apart.toStdString()),
                    qPrintable(QString::number(letter, 16)));
            }
    }

    void an_accent_is_one_in_both_ways_to_write_it()
    {
        QVERIFY(isSameName("Jo\u0308rg", "Jörg"));
        QVERIFY(isSameName("Nguye\u0302\u0303n", "Nguyễn"));
        QVERIFY(!isSameName("Jorg", "Jörg"));
        QVERIFY(!isSameName("Łukasz", "Lukasz"));
    }

    void blanks_do_not_matter_but_where_words_end()
    {
        QVERIFY(isSameName("Ann ", "Ann"));
        QVERIFY(isSameName(" Ann\u00A0 Lee", "Ann Lee"));
        QVERIFY(isSameName("Ann\u3000Lee", "Ann Lee"));
        QVERIFY(isSameName("Ann\uFEFF", "Ann"));
        QVERIFY(!isSameName("Ann Lee", "Annlee"));
    }

    void dashes_apostrophes_and_wide_letters_are_one_however_they_are_typed()
    {
        QVERIFY(isSameName("Ann\u2010Marie", "Ann-Marie"));
        QVERIFY(isSameName("O\u2019Brien", "O'Brien"));
        QVERIFY(isSameName("Ａｎｎ", "Ann"));
        QVERIFY(!isSameName("OBrien", "O'Brien"));
    }

    void a_name_of_blanks_and_marks_without_width_is_blank()
    {
        for (const char* const unseen : { "", " ", "\t", "\u00A0", "\u00AD", "\u034F", "\u061C",
                 "\u115F", "\u1160", "\u1680", "\u17B4", "\u17B5", "\u180E", "\u2000", "\u2001",
                 "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009",
                 "\u200A", "\u200B", "\u200C", "\u200D", "\u200E", "\u200F", "\u2028", "\u2029",
                 "\u202F", "\u205F", "\u2060", "\u2800", "\u3000", "\u3164", "\uFEFF", "\uFFA0" }) {
            QVERIFY2(isBlankName(unseen), qPrintable(QString::fromUtf8(unseen).toHtmlEscaped()));
            QVERIFY(isBlankName(std::string(unseen) + " " + unseen));
            QVERIFY(!isBlankName(std::string(unseen) + "A"));
        }
        QVERIFY(!isBlankName("."));
        QVERIFY(!isBlankName("\xFF"));
    }

    void what_is_no_text_stays_as_it_is()
    {
        QCOMPARE(nameKey(" Z\xFF "), std::string("Z\xFF"));
        QCOMPARE(nameKey("a\xC3"), std::string("a\xC3"));
        QCOMPARE(nameKey("\xED\xA0\x80"), std::string("\xED\xA0\x80")); // half a letter of UTF-16
        QCOMPARE(nameKey("李 🐑"), std::string("李 🐑"));
        QCOMPARE(nameKey(""), std::string());
    }
};

REGISTER_TEST(NameKeyTest)
#include "name_key_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pseudo_translator.h"

#include "tests/support/registered_test.h"

#include <QKeySequence>
#include <QTest>

using namespace sheepshead;

class PseudoTranslatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_no_text_is_kept_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* name, const char* text, const char* kept) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(kept);
        };
        row("placeholder", "won %1 to %2", "%1");
        row("last placeholder", "won %1 to %2", "%2");
        row("localized placeholder", "%L1 hands", "%L1");
        row("count", "%n card(s)", "%n");
        row("tag", "<b class='total'>sum</b>", "<b class='total'>");
        row("end tag", "<b>sum</b>", "</b>");
        row("entity", "Tom &amp; Ann", "&amp;");
        row("mnemonic", "Print Pre&view…", "&v");
        row("file pattern", "PDF files (*.pdf)", "(*.pdf)");
    }

    void what_is_no_text_is_kept()
    {
        QFETCH(QString, text);
        QFETCH(QString, kept);
        QVERIFY2(pseudoText(text).contains(kept), qPrintable(pseudoText(text)));
    }

    void a_text_grows_by_half_and_is_framed()
    {
        const QString text = QStringLiteral("The winner of the trick leads");
        const QString pseudo = pseudoText(text);
        QVERIFY(pseudo.startsWith(u'[') && pseudo.endsWith(u']'));
        QVERIFY(pseudo.size() >= text.size() * 3 / 2);
        QVERIFY(!pseudo.contains(QStringLiteral("takes"))); // accented
    }

    void a_long_text_can_still_be_broken()
    {
        const QString pseudo = pseudoText(QString(200, u'x'));
        QVERIFY(pseudo.mid(202).count(u' ') > 10);
    }

    void a_mnemonic_stays_one()
    {
        QCOMPARE(QKeySequence::mnemonic(pseudoText(QStringLiteral("&Next hand"))),
            QKeySequence::mnemonic(QStringLiteral("&Next hand")));
        QVERIFY(!QKeySequence::mnemonic(pseudoText(QStringLiteral("&Next hand"))).isEmpty());
    }

    void names_of_keys_are_left_alone()
    {
        const PseudoTranslator translator;
        QVERIFY(translator.translate("QShortcut", "Ctrl", nullptr, -1).isNull());
        QVERIFY(!translator.translate("sheepshead::MainWindow", "Ctrl", nullptr, -1).isNull());
    }
};

REGISTER_WIDGET_TEST(PseudoTranslatorTest)
#include "pseudo_translator_test.moc"

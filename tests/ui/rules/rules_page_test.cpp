// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "ui/rules/rules_dialog.h"
#include "ui/rules/rules_page.h"
#include "ui/rules/rules_text.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/card_words.h"

#include "tests/support/registered_test.h"

#include <QDialogButtonBox>
#include <QPixmap>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

#include <map>
#include <string>

using namespace sheepshead;

Q_DECLARE_METATYPE(sheepshead::Variant)

namespace {

void everyTable()
{
    QTest::addColumn<Variant>("variant");
    for (const Preset& preset : presets()) {
        QTest::addRow("%s", preset.key.data()) << preset.variant;
        for (const Rule& rule : ruleTable())
            for (int choice = 0; choice < int(rule.choices.size()); ++choice) {
                Variant variant = preset.variant;
                rule.choose(variant, choice);
                const bool changes = normalized(variant) != normalized(preset.variant);
                if (!changes || !problemsOf(variant).empty())
                    continue;
                const auto key = rule.choices[static_cast<std::size_t>(choice)];
                QTest::addRow("%s %s=%s", preset.key.data(), rule.key.data(), key.data())
                    << variant;
            }
    }
}

/// The images of a document: name to picture.
QMap<QString, QPixmap> imagesOf(const QTextDocument& document)
{
    QMap<QString, QPixmap> images;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextImageFormat format = part.fragment().charFormat().toImageFormat();
            if (format.isValid())
                images[format.name()] =
                    document.resource(QTextDocument::ImageResource, QUrl(format.name()))
                        .value<QPixmap>();
        }
    return images;
}

CheckedVariant checked(const Variant& variant) { return *check(variant); }

/// Each page is made once, for all that is asked of it.
const QString& textOf(const Variant& variant)
{
    static std::map<std::string, QString> texts;
    QString& text = texts[variantText(*checked(variant))];
    if (text.isEmpty()) {
        QTextDocument document;
        document.setHtml(rulesHtml(checked(variant)));
        text = document.toPlainText();
    }
    return text;
}

} // namespace

class RulesPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_page_says_every_rule_in_force_and_no_other_data() { everyTable(); }

    void the_page_says_every_rule_in_force_and_no_other()
    {
        QFETCH(Variant, variant);
        const QString text = textOf(variant);
        const Variant played = *checked(variant);
        const QString table = text.mid(text.indexOf(QStringLiteral("The house rules")));
        for (const Rule& rule : ruleTable()) {
            const QString meaning = rule.isNumber()
                ? ruleHelp(rule.key)
                : choiceHelp(rule.key, rule.choiceKeyIn(played));
            QVERIFY2(table.contains(meaning) == rule.applies(played), rule.key.data());
        }
    }

    void no_word_is_missing_data() { everyTable(); }

    void no_word_is_missing()
    {
        QFETCH(Variant, variant);
        const QString text = textOf(variant);
        QVERIFY(!text.contains(QRegularExpression(QStringLiteral("%[0-9n]"))));
        QVERIFY(!text.contains(QStringLiteral("()")));
        QVERIFY(!text.contains(QStringLiteral("  ")));
        QVERIFY(!text.contains(QStringLiteral(" .")));
    }

    void every_card_is_shown_at_its_place()
    {
        Variant variant;
        variant.spitz = Spitz::First;
        RulesPage page;
        page.setVariant(checked(variant));
        const auto images = imagesOf(*page.document());
        QCOMPARE(images.size(), 32);
        for (const QPixmap& picture : images)
            QVERIFY(!picture.isNull());
        QVERIFY(page.toPlainText().contains(QStringLiteral("7♦ · Q♣ · Q♠")));
    }

    void the_payoffs_follow_the_rules()
    {
        RulesPage page;
        QVERIFY(page.toPlainText().contains(QStringLiteral("−12\n−6\n+6\n−24\n+6")));
        Variant variant;
        variant.doubleOnTheBump = false;
        page.setVariant(checked(variant));
        QVERIFY(page.toPlainText().contains(QStringLiteral("−6\n−3\n+3\n−12\n+3")));
    }

    void the_page_prints_on_a4_and_letter_data()
    {
        QTest::addColumn<QPageSize>("size");
        QTest::newRow("A4") << QPageSize(QPageSize::A4);
        QTest::newRow("Letter") << QPageSize(QPageSize::Letter);
    }

    void the_page_prints_on_a4_and_letter()
    {
        QFETCH(QPageSize, size);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("rules.pdf"));
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        printer.setPageSize(size);
        RulesPage::prepare(printer);
        const RulesPage page;
        page.print(printer);

        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray content = pdf.readAll();
        QVERIFY(content.startsWith("%PDF"));
        QVERIFY(content.contains("/Count 3"));
    }

    void the_dialog_opens_beside_the_game()
    {
        RulesDialog dialog { CheckedVariant() };
        dialog.open();
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.page().accessibleName(), dialog.windowTitle());
        QCOMPARE(dialog.page().verticalScrollBar()->value(), 0);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close)->click();
        QVERIFY(!dialog.isVisible());
    }

    void the_preview_opens_without_waiting()
    {
        RulesDialog dialog { CheckedVariant() };
        dialog.open();
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("pre&view")))
                button->click();
        QVERIFY(dialog.findChild<QPrintPreviewDialog*>() != nullptr);
    }
};

REGISTER_WIDGET_TEST(RulesPageTest)
#include "rules_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/glossary.h"

#include "tests/support/registered_test.h"
#include "ui/words/terms/term_tips.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace sheepshead;

namespace {

std::vector<GlossaryTerm> glossaryIn(const QString& language)
{
    QFile file(QStringLiteral(":/handbook/%1/terms.txt").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto terms = parseGlossary(QString::fromUtf8(file.readAll()));
    if (!terms) {
        qWarning("%s: %s", terms.problem().place.c_str(), terms.problem().reason.c_str());
        return {};
    }
    return *terms;
}

QStringList languagesWithTerms()
{
    QStringList languages;
    for (const QString& folder : QDir(QStringLiteral(":/handbook")).entryList(QDir::Dirs))
        if (QFile::exists(QStringLiteral(":/handbook/%1/terms.txt").arg(folder)))
            languages << folder;
    return languages;
}

QStringList keysOf(const std::vector<GlossaryTerm>& terms)
{
    QStringList keys;
    for (const GlossaryTerm& term : terms)
        keys << term.key;
    return keys;
}

QString refusal(const char* text)
{
    const auto terms = parseGlossary(QString::fromUtf8(text));
    return terms ? QString()
                 : QString::fromStdString(terms.problem().place + ": " + terms.problem().reason);
}

} // namespace

class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

    void every_language_explains_the_same_terms()
    {
        const auto english = glossaryIn(QStringLiteral("en"));
        QVERIFY(english.size() > 40);
        QVERIFY(languagesWithTerms().size() > 1);
        for (const QString& language : languagesWithTerms()) {
            const auto terms = glossaryIn(language);
            QCOMPARE(keysOf(terms), keysOf(english));
            for (std::size_t i = 0; i < english.size(); ++i)
                QVERIFY2(terms[i].cards == english[i].cards, qPrintable(english[i].key));
        }
    }

    void the_words_of_the_card_table_are_explained()
    {
        for (const char* const key :
            { "mauer", "schmear", "bump", "under", "walk", "renege", "blitz", "crack", "leaster",
                "doubler", "picker", "partner", "blind", "bury", "trump", "fail", "schneider",
                "schwarz", "spitz", "hold", "cutthroat", "pot", "ante" })
            QVERIFY2(termNamed(QString::fromLatin1(key)), key);
        QVERIFY(!termNamed(QStringLiteral("bridge")));
    }

    void no_form_stands_for_two_terms()
    {
        for (const QString& language : languagesWithTerms()) {
            QStringList forms;
            for (const GlossaryTerm& term : glossaryIn(language))
                for (const QString& form : QStringList { term.name } + term.also) {
                    QVERIFY2(!forms.contains(form.toLower()), qPrintable(form));
                    forms << form.toLower();
                }
        }
    }

    void meanings_are_short()
    {
        for (const QString& language : languagesWithTerms())
            for (const GlossaryTerm& term : glossaryIn(language)) {
                QVERIFY2(term.meaning.endsWith(u'.'), qPrintable(term.key));
                QVERIFY2(term.meaning.size() < 260, qPrintable(term.key));
            }
    }

    void a_text_names_each_term_once()
    {
        const auto found =
            termsIn(QStringLiteral("Cracked back, he buried trump; trumps are buried."));
        QStringList keys;
        for (const FoundTerm& term : found)
            keys << term.term->key;
        QCOMPARE(keys,
            QStringList(
                { QStringLiteral("recrack"), QStringLiteral("bury"), QStringLiteral("trump") }));
    }

    void only_whole_words_are_terms()
    {
        QVERIFY(termsIn(QStringLiteral("Blindly, the pickerel failed.")).empty());
    }

    void each_language_has_its_own_words()
    {
        QCOMPARE(termNamed(QStringLiteral("crack"))->name, QStringLiteral("Crack"));
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(termNamed(QStringLiteral("crack"))->name, QStringLiteral("Kontra"));
        QVERIFY(termsText(QStringLiteral("Bruno drückt.")).startsWith(QStringLiteral("Drücken: ")));
        QLocale::setDefault(QLocale(QLocale::Welsh)); // there is no glossary in it
        QCOMPARE(termNamed(QStringLiteral("crack"))->name, QStringLiteral("Crack"));
    }

    void a_tool_tip_tells_of_a_few_terms_only()
    {
        const QString text = QStringLiteral("blind bury crack doubler fail leaster mauer");
        QCOMPARE(termsText(text, 2).count(u'\n'), 1);
        QCOMPARE(termsText(QStringLiteral("Hello")), QString());
    }

    void a_label_carries_what_its_terms_mean()
    {
        QLabel label(QStringLiteral("Bruno schmears."));
        explainTerms(label);
        const QString meaning = termNamed(QStringLiteral("schmear"))->meaning;
        QVERIFY(label.toolTip().contains(meaning));
        QVERIFY(label.accessibleDescription().contains(meaning));
        label.setText(QStringLiteral("Bruno smiles."));
        explainTerms(label);
        QVERIFY(label.toolTip().isEmpty());
        QVERIFY(label.accessibleDescription().isEmpty());
    }

    void a_page_marks_each_term_where_it_is_named_first()
    {
        QTextBrowser page;
        page.setHtml(QStringLiteral("<h1>Blind</h1><p>The blind lies there.</p><p>No blind.</p>"));
        explainTerms(page);
        const QTextBlock first = page.document()->findBlockByNumber(1);
        const auto tipAt = [&page](int position) {
            QTextCursor cursor(page.document());
            cursor.setPosition(position + 1);
            return cursor.charFormat().toolTip();
        };
        QVERIFY(tipAt(0).isEmpty()); // a heading
        QVERIFY(tipAt(first.position() + 4)
                    .contains(termNamed(QStringLiteral("blind"))->meaning.left(20)));
        QVERIFY(tipAt(first.next().position() + 3).isEmpty());
        QVERIFY(page.accessibleDescription().contains(QStringLiteral("Blind")));
    }

    void a_fault_is_refused_with_its_place()
    {
        QCOMPARE(refusal("name: A\n"), QStringLiteral("line 1: a glossary begins with a term"));
        QCOMPARE(refusal("term: a\nname: A\ntell: B.\ncolour: red\n"),
            QStringLiteral("line 4: there is no such field"));
        QCOMPARE(refusal("term: a\nname: A\ntell: B.\ncards: QC XX\n"),
            QStringLiteral("line 4: this is no card"));
        QCOMPARE(refusal("term: a\nname: A\nterm: b\nname: B\ntell: C.\n"),
            QStringLiteral("line 3: the term above has no name or no meaning"));
        QCOMPARE(refusal("term: a\nname: A\ntell: B.\nterm: a\n"),
            QStringLiteral("line 4: this term is there already"));
        QCOMPARE(refusal("  more\n"), QStringLiteral("line 1: there is no line to continue"));
        QCOMPARE(refusal("term: a\nname: A\n"),
            QStringLiteral("the end: the last term has no name or no meaning"));
    }
};

REGISTER_WIDGET_TEST(GlossaryTest)
#include "glossary_test.moc"

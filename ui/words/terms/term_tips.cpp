// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/term_tips.h"

#include "ui/words/terms/glossary.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextEdit>

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

struct TermTipWords {
    Q_DECLARE_TR_FUNCTIONS(Glossary)
};

/// As rich text, which is wrapped.
QString wrappedTip(const QString& text)
{
    return text.isEmpty()
        ? QString()
        : QStringLiteral("<p>%1</p>")
              .arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")));
}

void mark(QTextDocument& document, const QTextBlock& block, const FoundTerm& found)
{
    QTextCursor cursor(&document);
    cursor.setPosition(block.position() + static_cast<int>(found.at));
    cursor.setPosition(cursor.position() + static_cast<int>(found.length), QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setToolTip(wrappedTip(termText(*found.term)));
    format.setUnderlineStyle(QTextCharFormat::DotLine);
    cursor.mergeCharFormat(format);
}

/// Their names only: a whole glossary would be read out before the page.
QString namesText(const std::vector<const GlossaryTerm*>& terms)
{
    QStringList names;
    for (const GlossaryTerm* const term : terms)
        names << term->name;
    return names.isEmpty()
        ? QString()
        : TermTipWords::tr("The glossary explains: %1.").arg(names.join(QStringLiteral(", ")));
}

} // namespace

void explainTerms(QLabel& label)
{
    const QString text = Qt::mightBeRichText(label.text())
        ? QTextDocumentFragment::fromHtml(label.text()).toPlainText()
        : label.text();
    const QString terms = termsText(text);
    label.setToolTip(wrappedTip(terms));
    label.setAccessibleDescription(terms);
}

void explainTerms(QTextEdit& page)
{
    QTextDocument& document = *page.document();
    std::vector<const GlossaryTerm*> marked;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            continue;
        for (const FoundTerm& found : termsIn(block.text())) {
            if (std::ranges::find(marked, found.term) != marked.end())
                continue;
            marked.push_back(found.term);
            mark(document, block, found);
        }
    }
    page.setAccessibleDescription(namesText(marked));
}

} // namespace sheepshead

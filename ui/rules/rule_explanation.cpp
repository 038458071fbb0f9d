// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_explanation.h"

#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/term_tips.h"

#include <QLabel>

namespace sheepshead {

namespace {

QString richParagraph(const QString& text)
{
    return QStringLiteral("<p style='margin: 0 0 4px 0'>%1</p>").arg(text);
}

QString headed(const QString& heading, const QString& text)
{
    return QStringLiteral("<b>%1</b> %2").arg(heading.toHtmlEscaped(), text.toHtmlEscaped());
}

} // namespace

RuleExplanation::RuleExplanation(QWidget* parent)
    : QScrollArea(parent)
    , words_(new QLabel(this))
{
    words_->setWordWrap(true);
    words_->setMargin(8);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words_->setTextFormat(Qt::RichText);
    setWidget(words_);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setMinimumHeight(2 * fontMetrics().lineSpacing() + 20);
    clear();
}

void RuleExplanation::explain(const Rule& rule, std::optional<int> choice, const Variant& variant)
{
    const int at = choice.value_or(rule.choiceIn(variant));
    QString text = richParagraph(headed(ruleName(rule.key) + u'.', ruleHelp(rule.key)));
    if (const auto reason = rule.whyNotApplicable(variant))
        text += richParagraph(QStringLiteral("<i>%1</i>").arg(reasonText(*reason).toHtmlEscaped()));
    else
        text += richParagraph(headed(choiceText(rule, at) + u'.', choiceMeaning(rule, at)));
    words_->setText(text);
    explainTerms(*words_);
}

/// Five lines, and fewer where the window is small: they scroll.
QSize RuleExplanation::sizeHint() const
{
    return { QScrollArea::sizeHint().width(), 5 * fontMetrics().lineSpacing() + 24 };
}

void RuleExplanation::clear()
{
    words_->setText(richParagraph(tr("Point at a rule, or press Tab, to read what it means.")));
}

QString RuleExplanation::text() const { return words_->text(); }

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_page.h"

#include "ui/cards/picture_process.h"
#include "ui/rules/card_pictures.h"
#include "ui/rules/rules_text.h"
#include "ui/words/terms/term_tips.h"

#include <QEvent>
#include <QPrinter>
#include <QScrollBar>
#include <QTextDocument>

namespace sheepshead {

namespace {

constexpr qreal printedDpr = 6; ///< cards sharp at 600 dots to the inch
constexpr int pageMargin = 16;

QString styleSheet(const QColor& headBackground)
{
    return QStringLiteral("h1 { font-size: xx-large; margin: 0 0 8px 0 }"
                          "h2 { font-size: large; margin: 18px 0 6px 0 }"
                          "p { margin: 0 0 6px 0 }"
                          "li { margin: 0 0 4px 0 }"
                          "th { background-color: %1 }"
                          ".ruled th, .ruled td { padding: 2px 5px;"
                          "  border-bottom: 1px solid %2 }")
        .arg(headBackground.name(), QColor(Qt::gray).name());
}

void fill(QTextDocument& document, const CheckedVariant& variant, const QColor& headBackground)
{
    document.setDefaultStyleSheet(styleSheet(headBackground));
    document.setDocumentMargin(pageMargin);
    document.setHtml(rulesHtml(variant));
}

} // namespace

RulesPage::RulesPage(QWidget* parent)
    : QTextBrowser(parent)
    , theme_(std::make_shared<CardTheme>())
{
    setOpenLinks(false);
    setAccessibleName(tr("Rules of this table"));
    connect(&pictureNews(), &PictureNews::arrived, this, [this] {
        if (theme_->takeArrived())
            write();
    });
    write();
}

void RulesPage::setVariant(const CheckedVariant& variant)
{
    variant_ = variant;
    write();
}

void RulesPage::setDeck(const CardLook& look)
{
    theme_->setDeck(look);
    write();
}

void RulesPage::write()
{
    const int place = verticalScrollBar()->value();
    provideCardPictures(*document(), theme_, devicePixelRatioF());
    fill(*document(), variant_, palette().color(QPalette::AlternateBase));
    explainTerms(*this);
    moveCursor(QTextCursor::Start); // writing left it at the end
    verticalScrollBar()->setValue(place);
}

void RulesPage::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        write();
}

void RulesPage::prepare(QPrinter& printer)
{
    printer.setDocName(tr("Rules of this table"));
    printer.setPageMargins({}, QPageLayout::Millimeter);
}

void RulesPage::print(QPagedPaintDevice& device) const
{
    QTextDocument paper;
    provideCardPictures(paper, theme_, printedDpr);
    paper.setDefaultFont(document()->defaultFont());
    fill(paper, variant_, QColor(Qt::lightGray).lighter(115));
    paper.print(&device);
}

} // namespace sheepshead

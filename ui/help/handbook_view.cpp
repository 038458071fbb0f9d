// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_view.h"

#include "ui/help/handbook.h"
#include "ui/rules/card_pictures.h"
#include "ui/words/terms/term_tips.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace sheepshead {

namespace {

constexpr qreal pageMarginOfHandbook = 18;
constexpr qreal aboveHeading = 16;
constexpr qreal belowBlock = 7;
constexpr qreal lineHeight = 118; ///< percent

const QString handbookScheme = QStringLiteral("handbook");

QUrl urlOf(const QString& page, const QString& anchor)
{
    QUrl url(handbookScheme + QStringLiteral(":/") + page);
    url.setFragment(anchor);
    return url;
}

void formatBlock(const QTextBlock& block)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const bool heading = format.headingLevel() > 0;
    const bool inTable = cursor.currentTable() != nullptr;
    format.setTopMargin(heading && block.blockNumber() > 0 ? aboveHeading : 0);
    format.setBottomMargin(inTable ? 0 : belowBlock);
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(format);
}

void formatTables(QTextFrame& frame, const QColor& line)
{
    for (QTextFrame* const child : frame.childFrames())
        if (auto* const table = qobject_cast<QTextTable*>(child)) {
            QTextTableFormat format = table->format();
            format.setCellPadding(4);
            format.setCellSpacing(0);
            format.setBorder(1);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderCollapse(true);
            format.setBorderBrush(line);
            format.setBottomMargin(aboveHeading);
            format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
            table->setFormat(format);
        }
}

} // namespace

HandbookView::HandbookView(QWidget* parent)
    : QTextBrowser(parent)
    , theme_(std::make_shared<CardTheme>())
{
    setAccessibleName(tr("Page of the handbook"));
    setOpenExternalLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::sourceChanged, this, &HandbookView::arrive);
}

void HandbookView::setDeck(const CardLook& look)
{
    theme_->setDeck(look);
    reload();
}

void HandbookView::open(const QString& page, const QString& anchor)
{
    if (handbookPages().contains(page))
        setSource(urlOf(page, anchor), QTextDocument::MarkdownResource);
}

QString HandbookView::page() const { return source().path().mid(1); }

void HandbookView::select(const QString& page, int position, int length)
{
    open(page);
    QTextCursor cursor(document());
    cursor.setPosition(qMin(position, document()->characterCount() - 1));
    cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, length);
    setTextCursor(cursor);
    const int above = cursorRect().top() - viewport()->height() / 3;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + above);
}

/// Links name pages by their files, which lie beside each other.
QVariant HandbookView::loadResource(int type, const QUrl& name)
{
    if (name.scheme() == handbookScheme && type == QTextDocument::MarkdownResource)
        return handbookMarkdown(name.path().mid(1)).toUtf8();
    return QTextBrowser::loadResource(type, name);
}

void HandbookView::arrive(const QUrl& url)
{
    format();
    Q_EMIT pageChanged(page());
    if (url.hasFragment())
        scrollToHeading(url.fragment(QUrl::FullyDecoded));
}

/// Markdown has no look of its own.
void HandbookView::format()
{
    const bool undo = document()->isUndoRedoEnabled();
    document()->setUndoRedoEnabled(false);
    document()->setDocumentMargin(pageMarginOfHandbook);
    provideCardPictures(*document(), theme_, devicePixelRatioF());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        formatBlock(block);
    formatTables(*document()->rootFrame(), palette().color(QPalette::Mid));
    explainTerms(*this);
    document()->setUndoRedoEnabled(undo);
}

void HandbookView::scrollToHeading(const QString& anchor)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor)
            continue;
        setTextCursor(QTextCursor(block));
        verticalScrollBar()->setValue(
            verticalScrollBar()->value() + cursorRect().top() - qRound(aboveHeading));
        return;
    }
}

void HandbookView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        format();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/text_paper.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

namespace sheepshead {

namespace {

/// Points.
constexpr double largestText = 11;
constexpr double smallestText = 7;
constexpr double textStep = 0.25;

const QString printedStyle = QStringLiteral("h1 { font-size: x-large; margin: 0 0 4px 0 }"
                                            "h2 { font-size: large; margin: 12px 0 4px 0 }"
                                            "p { margin: 0 0 4px 0 }"
                                            "table { margin: 4px 0 4px 0 }"
                                            "ol, ul { margin: 0 }"
                                            "li { margin: 0 0 2px 0 }"
                                            "th { background-color: #e4e4e4 }"
                                            ".ruled th, .ruled td { padding: 1px 5px;"
                                            "  border-bottom: 1px solid #808080 }");

PrintMeasures measuresOn(QPagedPaintDevice& device) { return { &device, 9 }; }

} // namespace

TextPaper::TextPaper(QString title, QString html, QStringList signatures)
    : title_(std::move(title))
    , texts_(std::move(html))
    , signatures_(std::move(signatures))
{
}

TextPaper::TextPaper(QString title, QStringList texts)
    : title_(std::move(title))
    , texts_(std::move(texts))
    , signatures_({})
{
}

TextPaper::~TextPaper() = default;

double TextPaper::footHeight(QPagedPaintDevice& device) const
{
    return signatures_.empty() ? 0 : signatures_.height(measuresOn(device));
}

std::unique_ptr<QTextDocument> TextPaper::laidOut(
    const QString& html, QPagedPaintDevice& device, QSizeF page) const
{
    auto text = std::make_unique<QTextDocument>();
    text->setDocumentMargin(0);
    text->documentLayout()->setPaintDevice(&device);
    text->setDefaultStyleSheet(printedStyle);
    text->setDefaultTextOption([] {
        QTextOption option;
        option.setWrapMode(QTextOption::WordWrap); // a table that breaks words is too wide
        return option;
    }());
    text->setHtml(html);
    text->setPageSize(page - QSizeF(0, footHeight(device)));
    for (double size = largestText; size >= smallestText; size -= textStep) {
        QFont font;
        font.setPointSizeF(size);
        text->setDefaultFont(font);
        if (text->pageCount() == 1 && text->size().width() <= page.width())
            break;
    }
    return text;
}

int TextPaper::pageCount(QPagedPaintDevice& device, QSizeF page) const
{
    int pages = 0;
    for (const QString& text : texts_)
        pages += laidOut(text, device, page)->pageCount();
    return pages;
}

void TextPaper::paintPage(
    QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const
{
    qsizetype which = 0;
    auto text = laidOut(texts_[which], device, page);
    for (; number >= text->pageCount(); text = laidOut(texts_[++which], device, page))
        number -= text->pageCount();
    const double foot = footHeight(device);
    const QRectF inside(0, number * (page.height() - foot), page.width(), page.height() - foot);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black); // the screen's may be white
    context.clip = inside;
    painter.save();
    painter.translate(-inside.topLeft());
    text->documentLayout()->draw(&painter, context);
    painter.restore();
    if (number + 1 == text->pageCount() && which + 1 == texts_.size())
        signatures_.paint(
            painter, measuresOn(device), QRectF(0, page.height() - foot, page.width(), foot));
}

} // namespace sheepshead

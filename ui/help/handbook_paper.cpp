// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_paper.h"

#include "ui/help/handbook.h"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>

namespace sheepshead {

namespace {

constexpr double printedSize = 9; ///< points

/// "![QC](card:QC/34)" is "QC".
QString withoutPictures(QString markdown)
{
    static const QRegularExpression picture(QStringLiteral("!\\[([^]]*)\\]\\([^)]*\\)"));
    return markdown.replace(picture, QStringLiteral("\\1"));
}

} // namespace

HandbookPaper::HandbookPaper(const QString& page)
    : title_(handbookTitle(page))
    , markdown_(withoutPictures(handbookMarkdown(page)))
{
}

HandbookPaper::~HandbookPaper() = default;

int HandbookPaper::pageCount(QPagedPaintDevice& device, QSizeF page) const
{
    text_ = std::make_unique<QTextDocument>();
    text_->setDocumentMargin(0);
    QFont font;
    font.setPointSizeF(printedSize);
    text_->setDefaultFont(font);
    text_->setMarkdown(markdown_);
    text_->documentLayout()->setPaintDevice(
        &device); // before the text it would be laid out by rows
    text_->setPageSize(page);
    return text_->pageCount();
}

void HandbookPaper::paintPage(
    QPainter& painter, QPagedPaintDevice& /*device*/, QSizeF page, int number) const
{
    const QRectF inside(0, number * page.height(), page.width(), page.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black); // the screen's may be white
    context.clip = inside;
    painter.translate(-inside.topLeft());
    text_->documentLayout()->draw(&painter, context);
}

} // namespace sheepshead

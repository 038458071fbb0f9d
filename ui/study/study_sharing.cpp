// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_sharing.h"

#include "ui/files/sharing.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/study/study_draft.h"
#include "ui/study/study_paper.h"
#include "ui/study/study_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace sheepshead {

namespace {

struct StudySharing {
    Q_DECLARE_TR_FUNCTIONS(StudySharing)
};

constexpr int pictureWidth = 560;
constexpr int pictureMargin = 16;
constexpr qreal pixelsAPoint = 2; ///< of a picture that is made of pixels

QString sharedTitle(const StudyDraft& draft)
{
    const QString title = QString::fromStdString(draft.tree().title());
    return title.isEmpty() ? StudySharing::tr("Study") : title;
}

/// The same size wherever it is drawn.
QFont pictureFont()
{
    QFont font;
    font.setPixelSize(15);
    return font;
}

QSize pictureSize(const DiagramPainter& drawn)
{
    const QSizeF size = drawn.size(pictureWidth);
    return { pictureWidth + 2 * pictureMargin,
        static_cast<int>(std::ceil(size.height())) + 2 * pictureMargin };
}

void paintPicture(QPaintDevice& device, const DiagramPainter& drawn)
{
    QPainter painter(&device);
    painter.fillRect(QRect(QPoint(0, 0), pictureSize(drawn)), Qt::white);
    painter.translate(pictureMargin, pictureMargin);
    drawn.paint(painter, pictureWidth);
}

} // namespace

StudyDiagram sharedDiagram(const StudyDraft& draft)
{
    return diagramOf(draft.positionHere(), draft.exampleHere(), draft.seating(),
        QString::fromStdString(draft.tree().title()));
}

QString sharedStudyText(const StudyDraft& draft)
{
    const Seating seating = draft.seating();
    QStringList seats;
    for (int i = 0; i < seating.count(); ++i)
        seats << StudySharing::tr("%1 %2", "the number of a seat and who sits there")
                     .arg(i)
                     .arg(studySeatName(seatAt(i), seating));
    const QString title = sharedTitle(draft);
    const QString head = StudySharing::tr("Sheepshead: %1").arg(title);
    const QString people =
        StudySharing::tr("Seats: %1").arg(seats.join(StudySharing::tr(", ", "between seats")));
    return QStringLiteral("# %1\n# %2\n").arg(head, people)
        + QString::fromStdString(positionText(draft.positionHere()));
}

QByteArray studySvg(const StudyDiagram& diagram)
{
    const DiagramPainter drawn(diagram, pictureFont());
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(pictureSize(drawn));
    svg.setViewBox(QRect(QPoint(0, 0), pictureSize(drawn)));
    svg.setTitle(diagram.title);
    svg.setDescription(diagramText(diagram));
    paintPicture(svg, drawn);
    return buffer.data();
}

QImage studyImage(const StudyDiagram& diagram)
{
    const DiagramPainter drawn(diagram, pictureFont());
    QImage image(pictureSize(drawn) * pixelsAPoint, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelsAPoint);
    image.setText(QStringLiteral("Description"), diagramText(diagram));
    paintPicture(image, drawn);
    return image;
}

void copyStudyText(const StudyDraft& draft)
{
    copyToShare({ .title = {}, .text = sharedStudyText(draft), .picture = {} });
}

void copyStudyPicture(const StudyDraft& draft)
{
    copyToShare({ .title = {}, .text = {}, .picture = studyImage(sharedDiagram(draft)) });
}

void askToSaveStudyPicture(const StudyDraft& draft, QWidget* parent)
{
    const StudyDiagram diagram = sharedDiagram(draft);
    askToSavePicture({ .title = sharedTitle(draft),
                         .text = {},
                         .picture = studyImage(diagram),
                         .svg = studySvg(diagram) },
        parent);
}

void printStudy(const StudyDraft& draft, QWidget* parent)
{
    printPaper(std::make_shared<StudyPaper>(sharedDiagram(draft)), parent);
}

void askToSaveStudyPdf(const StudyDraft& draft, QWidget* parent)
{
    savePaper(std::make_shared<StudyPaper>(sharedDiagram(draft)),
        StudySharing::tr("Save the position as PDF"), parent);
}

} // namespace sheepshead

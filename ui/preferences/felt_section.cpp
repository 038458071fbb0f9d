// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/felt_section.h"

#include "ui/cards/picture_process.h"
#include "ui/preferences/gallery.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>

namespace sheepshead {

namespace {

constexpr QSize swatchSize(132, 76);
const QString pictureId = QStringLiteral("picture");

QString idOf(Felt felt) { return QString::number(static_cast<int>(felt)); }

/// A table from further away: else there is room for only one check of the plaid.
QPixmap swatchOf(Felt felt, qreal dpr)
{
    constexpr int distance = 3;
    QPixmap swatch = feltPixmap(felt, swatchSize * distance, dpr)
                         .scaled((QSizeF(swatchSize) * dpr).toSize(), Qt::IgnoreAspectRatio,
                             Qt::SmoothTransformation);
    swatch.setDevicePixelRatio(dpr);
    return swatch;
}

QString pictureFilter()
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return patterns.join(QLatin1Char(' '));
}

} // namespace

FeltSection::FeltSection(QWidget* parent)
    : QWidget(parent)
    , gallery_(new Gallery(tr("Felts"), swatchSize))
    , words_(new QLabel)
{
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (int i = 0; i < feltCount; ++i) {
        const auto felt = static_cast<Felt>(i);
        gallery_->add(idOf(felt), feltName(felt));
        gallery_->setPicture(idOf(felt), swatchOf(felt, devicePixelRatioF()));
    }
    auto* const choose = new QPushButton(tr("Choose a &Picture…"));
    auto* const column = new QVBoxLayout(this);
    column->addWidget(gallery_, 1);
    auto* const foot = new QHBoxLayout;
    foot->addWidget(words_, 1);
    foot->addWidget(choose, 0, Qt::AlignTop);
    column->addLayout(foot);
    connect(choose, &QPushButton::clicked, this, &FeltSection::askForPicture);
    connect(&pictureNews(), &PictureNews::arrived, this, [this] {
        if (!top_.takeArrived())
            return;
        showTop();
        tell();
    });
    connect(gallery_, &Gallery::choiceChanged, this, [this](const QString& id) {
        if (id != pictureId)
            felt_ = static_cast<Felt>(id.toInt());
        tell();
        Q_EMIT choiceChanged();
    });
}

void FeltSection::setLook(const FeltLook& look)
{
    felt_ = look.felt;
    gallery_->choose(idOf(look.felt));
    problem_.clear();
    if (look.picture.isEmpty())
        return tell();
    showPicture(look.picture);
    felt_ = look.felt;
    gallery_->choose(pictureId);
}

FeltLook FeltSection::look() const
{
    return { felt_, gallery_->chosen() == pictureId ? picture_ : QString() };
}

void FeltSection::showPicture(const QString& file)
{
    picture_ = file;
    if (!gallery_->contains(pictureId))
        gallery_->add(pictureId, tr("Your picture"));
    top_.setLook({ felt_, file });
    showTop();
    gallery_->setWords(pictureId, QDir::toNativeSeparators(file));
}

void FeltSection::showTop()
{
    problem_ = top_.problem();
    gallery_->setPicture(pictureId, top_.pixmap(swatchSize, devicePixelRatioF()));
}

void FeltSection::usePicture(const QString& file)
{
    readPictureFor(this, file, [this, file](const PictureReading& reading) {
        problem_ = reading.problem;
        if (!problem_.isEmpty())
            return words_->setText(problem_);
        showPicture(file);
        gallery_->choose(pictureId);
        tell();
        Q_EMIT choiceChanged();
    });
}

void FeltSection::tell()
{
    if (gallery_->chosen() != pictureId)
        return words_->setText({});
    words_->setText(problem_.isEmpty()
            ? tr("A light picture is darkened, so that words on it can be read.")
            : problem_);
}

void FeltSection::askForPicture()
{
    auto* const dialog = new QFileDialog(this, tr("A Picture for the Table"),
        QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Pictures (%1)").arg(pictureFilter()));
    connect(dialog, &QFileDialog::fileSelected, this, &FeltSection::usePicture);
    dialog->open();
}

} // namespace sheepshead

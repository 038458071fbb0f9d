// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/table_top.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cards/made_deck.h"
#include "tests/ui/contrast.h"

#include <QTemporaryDir>

using namespace sheepshead;
using namespace sheepshead::test;

namespace {

/// Of white words on the lightest spot; the weave is looked at from where words are read.
double contrast(const QPixmap& pixmap)
{
    const QImage image =
        pixmap.toImage().scaled(60, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    double lightest = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            lightest = std::max(lightest, testing::luminance(image.pixelColor(x, y)));
        }
    return 1.05 / (lightest + 0.05);
}

} // namespace

class TableTopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void white_words_can_be_read_on_every_felt()
    {
        for (int i = 0; i < feltCount; ++i) {
            const auto felt = static_cast<Felt>(i);
            const double read = contrast(feltPixmap(felt, { 1200, 800 }, 1));
            QVERIFY2(
                read >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(feltName(felt)).arg(read)));
        }
    }

    void no_two_felts_look_alike()
    {
        QStringList names;
        std::vector<QImage> seen;
        for (int i = 0; i < feltCount; ++i) {
            const auto felt = static_cast<Felt>(i);
            const QImage image = feltPixmap(felt, { 300, 200 }, 2).toImage();
            QCOMPARE(image.size(), QSize(600, 400));
            QVERIFY(std::ranges::find(seen, image) == seen.end());
            QVERIFY(!names.contains(feltName(felt)));
            seen.push_back(image);
            names << feltName(felt);
        }
    }

    void a_picture_covers_the_whole_table()
    {
        TableTop top;
        top.setLook({ Felt::Oak, picture({ 300, 50 }, QColor(40, 20, 10)) });
        QCOMPARE(top.problem(), QString());
        const QImage image = top.pixmap({ 200, 100 }, 2).toImage();
        QCOMPARE(image.size(), QSize(400, 200));
        for (const QPoint at : { QPoint(1, 1), QPoint(398, 198), QPoint(200, 100) })
            QCOMPARE(image.pixelColor(at), QColor(40, 20, 10));
    }

    void white_words_can_be_read_on_a_white_picture()
    {
        TableTop top;
        top.setLook({ Felt::Oak, picture({ 640, 400 }, Qt::white) });
        QVERIFY(contrast(top.pixmap({ 640, 400 }, 1)) >= 4.5);
        QVERIFY(contrast(top.pixmap({ 640, 400 }, 1)) < 7); // no darker than it must be
    }

    void what_is_no_picture_is_refused_with_its_file()
    {
        const QString words = writeFile(in(QStringLiteral("words.png")), "no picture");
        QVERIFY(readPicture(words).image.isNull());
        QVERIFY(readPicture(words).problem.contains(words));
        const QString whole = picture({ 400, 400 }, Qt::red);
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(60));
        QVERIFY(!readPicture(whole).problem.isEmpty());
        QVERIFY(!readPicture(in(QString())).problem.isEmpty()); // a folder
    }

    void without_its_picture_the_felt_is_shown_and_it_says_so()
    {
        TableTop felt;
        felt.setLook({ Felt::Oak, {} });
        TableTop top;
        const QString gone = in(QStringLiteral("gone.jpg"));
        top.setLook({ Felt::Oak, gone });
        QVERIFY(top.problem().contains(gone));
        QCOMPARE(top.pixmap({ 100, 60 }, 1).toImage(), felt.pixmap({ 100, 60 }, 1).toImage());
    }

private:
    QString in(const QString& name) const { return folder_.filePath(name); }

    QString picture(QSize size, const QColor& colour) const
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(colour);
        QString file = in(QStringLiteral("picture.png"));
        image.save(file);
        return file;
    }

    QTemporaryDir folder_;
};

REGISTER_WIDGET_TEST(TableTopTest)
#include "table_top_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialog_spacing.h"

#include "tests/support/registered_test.h"
#include "tests/ui/every_dialog.h"
#include "ui/widgets/text_scale.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QStyleOptionFrame>
#include <QTest>
#include <QTranslator>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

bool holds(QLayoutItem& item, const QWidget& widget)
{
    if (item.widget() != nullptr)
        return item.widget() == &widget || item.widget()->isAncestorOf(&widget);
    QLayout* const layout = item.layout();
    for (int i = 0; layout != nullptr && i < layout->count(); ++i)
        if (holds(*layout->itemAt(i), widget))
            return true;
    return false;
}

/// The distance between the buttons and what is above them, in pixels.
int gapAbove(const QDialogButtonBox& buttons, QLayout& column)
{
    int bottom = 0;
    for (int i = 0; i < column.count(); ++i) {
        QLayoutItem& item = *column.itemAt(i);
        if (holds(item, buttons))
            return item.geometry().top() - bottom - 1;
        if (!item.isEmpty())
            bottom = item.geometry().bottom();
    }
    return 0;
}

/// Whether a text has room in a field, with the line of the cursor and a pixel on each side.
bool hasRoom(const QLineEdit& field, const QString& text)
{
    constexpr int aroundText = 4;
    QStyleOptionFrame option;
    option.initFrom(&field);
    option.lineWidth = field.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &field);
    const QRect inside =
        field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field);
    return field.fontMetrics().horizontalAdvance(text) + aroundText <= inside.width();
}

} // namespace

/// All dialogs keep the same distances, at every size of text.
class DialogSpacingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new SpacedStyle(QStringLiteral("fusion"))); }
    void cleanup() { setTextScale(100); }

    void every_dialog_keeps_the_distances_data()
    {
        QTest::addColumn<int>("dialog");
        QTest::addColumn<int>("text");
        const auto all = everyDialog();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const int text : { leastTextScale, 100, mostTextScale })
                QTest::addRow("%s, text %d %%", all[i].name, text) << static_cast<int>(i) << text;
    }

    void every_dialog_keeps_the_distances()
    {
        QFETCH(int, dialog);
        QFETCH(int, text);
        setTextScale(text);
        const auto shown = everyDialog().at(static_cast<std::size_t>(dialog)).make();
        shown->show();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const DialogSpacing spacing = dialogSpacing();
        QLayout& column = *shown->layout();
        const int edge = spacing.edge;
        QCOMPARE(column.contentsMargins(), QMargins(edge, edge, edge, edge));
        QCOMPARE(column.spacing(), spacing.item);
        for (const auto* const buttons : shown->findChildren<QDialogButtonBox*>())
            QVERIFY(gapAbove(*buttons, column) >= spacing.group);
    }

    void no_dialog_opens_smaller_than_its_words_data() { every_dialog_keeps_the_distances_data(); }

    void no_dialog_opens_smaller_than_its_words()
    {
        QFETCH(int, dialog);
        QFETCH(int, text);
        setTextScale(text);
        const auto shown = everyDialog().at(static_cast<std::size_t>(dialog)).make();
        shown->show();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const QSize least = shown->layout()->totalMinimumSize();
        QVERIFY(shown->width() >= least.width() && shown->height() >= least.height());
        for (const QLabel* const label : shown->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                    qPrintable(label->text()));
    }

    void no_placeholder_is_cut_off_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const code : { "en", "de", "fr", "es", "pl", "cs" })
            QTest::newRow(code) << QString::fromUtf8(code);
    }

    void no_placeholder_is_cut_off()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/sheepshead_%1.qm").arg(language)));
        QApplication::installTranslator(&translator);
        QStringList cut;
        for (const NamedDialog& made : everyDialog()) {
            const auto shown = made.make();
            shown->show();
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            for (const QLineEdit* const field : shown->findChildren<QLineEdit*>())
                if (field->isVisible() && !hasRoom(*field, field->placeholderText()))
                    cut << QString::fromUtf8(made.name) + QStringLiteral(": ")
                            + field->placeholderText();
        }
        QApplication::removeTranslator(&translator);
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
    }

    void distances_grow_at_half_the_pace_of_the_text()
    {
        const DialogSpacing usual = dialogSpacing();
        setTextScale(200);
        const DialogSpacing large = dialogSpacing();
        QVERIFY(large.edge > usual.edge && large.item > usual.item);
        QVERIFY(large.edge < 2 * usual.edge);
    }

    void an_open_dialog_follows_the_size_of_text()
    {
        const auto dialog = dialogs::with<ExportDialog>(ExportChoice {})();
        dialog->show();
        const int before = dialog->layout()->contentsMargins().left();
        setTextScale(200);
        QCOMPARE(dialog->layout()->contentsMargins().left(), dialogSpacing().edge);
        QVERIFY(dialog->layout()->contentsMargins().left() > before);
    }
};

REGISTER_WIDGET_TEST(DialogSpacingTest)
#include "dialog_spacing_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_accessible.h"

#include "tests/support/registered_test.h"

#include <QAccessible>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QTest>

#include <limits>

using namespace sheepshead;

namespace {

QAccessibleInterface* told(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

struct Piece {
    QString text;
    int start = 0;
    int end = 0;
    bool operator==(const Piece&) const = default;
};

Piece pieceAt(QWidget& widget, int offset, QAccessible::TextBoundaryType boundary)
{
    Piece piece;
    piece.text =
        told(widget)->textInterface()->textAtOffset(offset, boundary, &piece.start, &piece.end);
    return piece;
}

} // namespace

class LineAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installLineAccessibility(); }

    void every_piece_at_every_place_is_answered_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* const text :
            { "", "a", "Ada", "Ada and Bruno.", "Ada. Bruno. ", " ", "12" })
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    /// It used to take for ever at the end.
    void every_piece_at_every_place_is_answered()
    {
        QFETCH(QString, text);
        QLineEdit line(text);
        QAccessibleTextInterface& told = *::told(line)->textInterface();
        const int length = static_cast<int>(text.size());
        for (int boundary = QAccessible::CharBoundary; boundary <= QAccessible::NoBoundary;
             ++boundary)
            for (const int offset : { -2, -1, 0, 1, length - 1, length, length + 1, 1000 }) {
                const auto kind = static_cast<QAccessible::TextBoundaryType>(boundary);
                int start = 0;
                int end = 0;
                const auto isPiece = [&](const QString& piece) {
                    return start == -1 ? piece.isEmpty() : piece == text.mid(start, end - start);
                };
                QVERIFY(isPiece(told.textAtOffset(offset, kind, &start, &end)));
                QVERIFY(isPiece(told.textBeforeOffset(offset, kind, &start, &end)));
                QVERIFY(isPiece(told.textAfterOffset(offset, kind, &start, &end)));
            }
    }

    void the_word_at_the_end_is_the_last()
    {
        QLineEdit line(QStringLiteral("Ada and Bruno"));
        const Piece last { QStringLiteral("Bruno"), 8, 13 };
        for (const int offset : { 8, 12, 13, -1 })
            QCOMPARE(pieceAt(line, offset, QAccessible::WordBoundary), last);
        QCOMPARE(pieceAt(line, 13, QAccessible::CharBoundary).text, QString());
        QCOMPARE(pieceAt(line, 13, QAccessible::LineBoundary).text, line.text());
    }

    void a_line_has_its_text_its_name_and_its_state()
    {
        QLineEdit line(QStringLiteral("Ada"));
        line.setAccessibleName(QStringLiteral("Name"));
        line.setPlaceholderText(QStringLiteral("Who plays?"));
        const QAccessibleInterface& told = *::told(line);
        QCOMPARE(told.role(), QAccessible::EditableText);
        QCOMPARE(told.text(QAccessible::Name), QStringLiteral("Name"));
        QCOMPARE(told.text(QAccessible::Value), QStringLiteral("Ada"));
        QCOMPARE(told.text(QAccessible::Description), QStringLiteral("Who plays?"));
        QVERIFY(told.state().editable && !told.state().readOnly);
        line.setReadOnly(true);
        QVERIFY(!told.state().editable && told.state().readOnly);
    }

    void what_is_selected_is_told_and_changed()
    {
        QLineEdit line(QStringLiteral("Ada and Bruno"));
        QAccessibleTextInterface& told = *::told(line)->textInterface();
        int start = 0;
        int end = 0;
        told.selection(0, &start, &end);
        QCOMPARE(told.selectionCount(), 0);
        QCOMPARE(start, -1);
        told.addSelection(4, 7);
        QCOMPARE(line.selectedText(), QStringLiteral("and"));
        told.selection(0, &start, &end);
        QCOMPARE(told.text(start, end), QStringLiteral("and"));
        told.removeSelection(0);
        QCOMPARE(told.selectionCount(), 0);
        told.setCursorPosition(3);
        QCOMPARE(line.cursorPosition(), told.cursorPosition());
        QCOMPARE(line.cursorPosition(), 3);
    }

    void text_is_replaced_where_it_may_be()
    {
        QLineEdit line(QStringLiteral("Ada"));
        QAccessibleEditableTextInterface& told = *::told(line)->editableTextInterface();
        told.insertText(3, QStringLiteral(" and Bruno"));
        QCOMPARE(line.text(), QStringLiteral("Ada and Bruno"));
        told.deleteText(0, 8);
        QCOMPARE(line.text(), QStringLiteral("Bruno"));
        told.replaceText(0, 1, QStringLiteral("Dr"));
        QCOMPARE(line.text(), QStringLiteral("Drruno"));
        line.setReadOnly(true);
        told.deleteText(0, 1);
        ::told(line)->setText(QAccessible::Value, QStringLiteral("Gus"));
        QCOMPARE(line.text(), QStringLiteral("Drruno"));
    }

    void places_outside_are_moved_to_the_ends()
    {
        QLineEdit line(QStringLiteral("Ada"));
        QAccessibleTextInterface& told = *::told(line)->textInterface();
        constexpr int far = std::numeric_limits<int>::max();
        QCOMPARE(told.text(-far, far), QStringLiteral("Ada"));
        QCOMPARE(told.text(2, 1), QString());
        told.setCursorPosition(far);
        QCOMPARE(line.cursorPosition(), 3);
        told.setSelection(0, -far, far);
        QCOMPARE(line.selectedText(), QStringLiteral("Ada"));
        ::told(line)->editableTextInterface()->insertText(far, QStringLiteral("!"));
        QCOMPARE(line.text(), QStringLiteral("Ada!"));
        ::told(line)->editableTextInterface()->deleteText(far, -far);
        QCOMPARE(line.text(), QStringLiteral("Ada!"));
    }

    void a_letter_has_its_place_on_the_screen()
    {
        QLineEdit line(QStringLiteral("Ada and Bruno"));
        line.resize(400, line.sizeHint().height());
        line.show();
        QVERIFY(QTest::qWaitForWindowExposed(&line));
        const QAccessibleTextInterface& told = *::told(line)->textInterface();
        for (int i = 0; i < told.characterCount(); ++i) {
            const QRect letter = told.characterRect(i);
            QVERIFY(::told(line)->rect().contains(letter.center()));
            const int offset = told.offsetAtPoint(letter.center());
            QVERIFY2(offset == i || offset == i + 1, qPrintable(QString::number(i)));
        }
        QCOMPARE(told.offsetAtPoint(QPoint(-10'000, 0)), -1);
    }

    void a_box_is_a_number_and_a_line()
    {
        QSpinBox whole;
        whole.setRange(2, 8);
        whole.setValue(5);
        QDoubleSpinBox part;
        part.setValue(2.5);
        for (QAbstractSpinBox* const box :
            { static_cast<QAbstractSpinBox*>(&whole), static_cast<QAbstractSpinBox*>(&part) }) {
            QCOMPARE(told(*box)->role(), QAccessible::SpinBox);
            QCOMPARE(told(*box)->text(QAccessible::Value), box->text());
            const int end = told(*box)->textInterface()->characterCount();
            QVERIFY(box->text().endsWith(pieceAt(*box, end, QAccessible::WordBoundary).text));
        }
        QAccessibleValueInterface& number = *told(whole)->valueInterface();
        QCOMPARE(number.currentValue().toInt(), 5);
        QCOMPARE(number.minimumValue().toInt(), 2);
        QCOMPARE(number.maximumValue().toInt(), 8);
        QCOMPARE(number.minimumStepSize().toInt(), 1);
        number.setCurrentValue(7);
        QCOMPARE(whole.value(), 7);
        told(whole)->setText(QAccessible::Value, QStringLiteral("3"));
        QCOMPARE(whole.value(), 3);
        QCOMPARE(told(part)->valueInterface()->currentValue().toDouble(), 2.5);
    }

    void a_date_is_a_line()
    {
        QDateEdit date(QDate(2026, 11, 24));
        QCOMPARE(told(date)->text(QAccessible::Value), date.text());
        const int end = told(date)->textInterface()->characterCount();
        QVERIFY(date.text().endsWith(pieceAt(date, end, QAccessible::WordBoundary).text));
        QVERIFY(!told(date)->valueInterface()->currentValue().isValid());
    }
};

REGISTER_WIDGET_TEST(LineAccessibleTest)
#include "line_accessible_test.moc"

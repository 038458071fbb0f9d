// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_accessible.h"

#include <QAbstractSpinBox>
#include <QAccessibleWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace sheepshead {

namespace {

/// The text of a line, for itself and for the box that it is part of. Offsets count characters, as
/// the line does; those outside of it are moved to its nearer end.
class LineText : public QAccessibleTextInterface, public QAccessibleEditableTextInterface {
public:
    explicit LineText(QLineEdit& line)
        : line_(line)
    {
    }

    void selection(int index, int* start, int* end) const override
    {
        const bool has = index == 0 && line_.hasSelectedText();
        *start = has ? line_.selectionStart() : -1;
        *end = has ? line_.selectionEnd() : -1;
    }
    int selectionCount() const override { return line_.hasSelectedText() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override
    {
        if (index == 0)
            line_.deselect();
    }
    void setSelection(int index, int start, int end) override
    {
        if (index == 0)
            line_.setSelection(inside(start), inside(end) - inside(start));
    }

    int cursorPosition() const override { return line_.cursorPosition(); }
    void setCursorPosition(int position) override { line_.setCursorPosition(inside(position)); }

    QString text(int start, int end) const override
    {
        return line_.displayText().mid(inside(start), length(start, end));
    }
    QString textBeforeOffset(
        int offset, QAccessible::TextBoundaryType boundary, int* start, int* end) const override
    {
        const Range here = rangeAt(offset, boundary);
        return told(here.start > 0 ? rangeAt(here.start - 1, boundary) : Range {}, start, end);
    }
    QString textAfterOffset(
        int offset, QAccessible::TextBoundaryType boundary, int* start, int* end) const override
    {
        const Range here = rangeAt(offset, boundary);
        const bool isMore = here.start != -1 && here.end < characterCount();
        return told(isMore ? rangeAt(here.end, boundary) : Range {}, start, end);
    }
    QString textAtOffset(
        int offset, QAccessible::TextBoundaryType boundary, int* start, int* end) const override
    {
        return told(rangeAt(offset, boundary), start, end);
    }
    int characterCount() const override { return static_cast<int>(line_.displayText().size()); }

    QRect characterRect(int offset) const override
    {
        const QRect cursor = line_.inputMethodQuery(Qt::ImCursorRectangle).toRect();
        const auto until = [this](int end) {
            return line_.fontMetrics().horizontalAdvance(text(0, end));
        };
        const int left = cursor.center().x() + until(offset) - until(cursorPosition());
        return { line_.mapToGlobal(QPoint(left, cursor.top())),
            QSize(until(offset + 1) - until(offset), cursor.height()) };
    }
    int offsetAtPoint(const QPoint& point) const override
    {
        const QPoint inLine = line_.mapFromGlobal(point);
        return line_.rect().contains(inLine) ? line_.cursorPositionAt(inLine) : -1;
    }
    void scrollToSubstring(int start, int end) override
    {
        setCursorPosition(end);
        setCursorPosition(start);
    }
    QString attributes(int offset, int* start, int* end) const override
    {
        *start = *end = offset;
        return {};
    }

    void deleteText(int start, int end) override { replaceText(start, end, {}); }
    void insertText(int offset, const QString& text) override { replaceText(offset, offset, text); }
    void replaceText(int start, int end, const QString& text) override
    {
        if (!line_.isReadOnly())
            line_.setText(line_.text().replace(inside(start), length(start, end), text));
    }

private:
    struct Range {
        int start = -1; ///< none
        int end = -1;
    };

    int inside(int offset) const { return std::clamp(offset, 0, characterCount()); }
    int length(int start, int end) const { return std::max(0, inside(end) - inside(start)); }

    /// At -1 that of the end, at -2 that of the cursor. A document finds all that Qt seeks for ever
    /// by other means.
    Range rangeAt(int offset, QAccessible::TextBoundaryType boundary) const
    {
        const int place = offset == -1 ? characterCount()
            : offset == -2             ? cursorPosition()
                                       : offset;
        if (place != inside(place))
            return {};
        QTextDocument document(line_.displayText());
        QTextCursor cursor(&document);
        cursor.setPosition(place);
        const auto [start, end] = QAccessible::qAccessibleTextBoundaryHelper(cursor, boundary);
        return { start, end };
    }

    QString told(Range range, int* start, int* end) const
    {
        *start = range.start;
        *end = range.end;
        return range.start == -1 ? QString() : text(range.start, range.end);
    }

    QLineEdit& line_;
};

class AccessibleLine : public QAccessibleWidget {
public:
    explicit AccessibleLine(QLineEdit& line)
        : AccessibleLine(&line, line, QAccessible::EditableText)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.editable = !line_.isReadOnly();
        state.readOnly = line_.isReadOnly();
        state.selectableText = true;
        state.supportsAutoCompletion = line_.completer() != nullptr;
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return line_.displayText();
        const QString told = QAccessibleWidget::text(kind);
        const bool hasNone = kind == QAccessible::Description && told.isEmpty();
        return hasNone ? line_.placeholderText() : told;
    }
    void setText(QAccessible::Text kind, const QString& text) override
    {
        if (kind == QAccessible::Value)
            text_.replaceText(0, text_.characterCount(), text);
        else
            QAccessibleWidget::setText(kind, text);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(&text_);
        if (type == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface*>(&text_);
        return QAccessibleWidget::interface_cast(type);
    }

protected:
    AccessibleLine(QWidget* whole, QLineEdit& line, QAccessible::Role role)
        : QAccessibleWidget(whole, role)
        , line_(line)
        , text_(line)
    {
    }

private:
    QLineEdit& line_;
    LineText text_;
};

/// A box and its line, as one thing.
class AccessibleBox : public AccessibleLine, public QAccessibleValueInterface {
public:
    AccessibleBox(QAbstractSpinBox& box, QLineEdit& line)
        : AccessibleLine(&box, line, QAccessible::SpinBox)
        , box_(box)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : AccessibleLine::interface_cast(type);
    }

    QVariant currentValue() const override { return box_.property("value"); }
    void setCurrentValue(const QVariant& value) override { box_.setProperty("value", value); }
    QVariant maximumValue() const override { return box_.property("maximum"); }
    QVariant minimumValue() const override { return box_.property("minimum"); }
    QVariant minimumStepSize() const override { return box_.property("singleStep"); }

private:
    QAbstractSpinBox& box_;
};

template <typename... Classes> bool isOneOf(const QString& name)
{
    return ((name == QLatin1String(Classes::staticMetaObject.className())) || ...);
}

QAccessibleInterface* lineInterface(const QString& name, QObject* object)
{
    if (isOneOf<QLineEdit>(name))
        return new AccessibleLine(*static_cast<QLineEdit*>(object));
    if (!isOneOf<QSpinBox, QDoubleSpinBox, QAbstractSpinBox>(name))
        return nullptr;
    auto& box = *static_cast<QAbstractSpinBox*>(object);
    auto* const line = box.findChild<QLineEdit*>();
    return line ? new AccessibleBox(box, *line) : nullptr;
}

} // namespace

void installLineAccessibility() { QAccessible::installFactory(lineInterface); }

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/line_help.h"

#include "ui/keeping/kind_words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace sheepshead {

namespace {

/// "<a href="3"><b>w</b></a> Won", on one line as long as it may be.
QString htmlOf(const LineWord& word, std::size_t index, bool chosen)
{
    const QString letters = word.example.isEmpty() ? word.letters : word.example;
    const QString meaning = word.meaning.toHtmlEscaped();
    return QStringLiteral("<a href=\"%1\" style=\"text-decoration: none\"><b>%2</b></a>&nbsp;%3")
        .arg(index)
        .arg(letters.toHtmlEscaped(), chosen ? QStringLiteral("<u>%1</u>").arg(meaning) : meaning);
}

} // namespace

LineHelp::LineHelp(QLineEdit& line, QLabel& words)
    : QObject(&words)
    , line_(line)
    , label_(words)
{
    label_.setTextFormat(Qt::RichText);
    label_.setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    line_.installEventFilter(this);
    connect(&line_, &QLineEdit::textChanged, this, &LineHelp::offer);
    connect(&label_, &QLabel::linkActivated, this,
        [this](const QString& link) { take(link.toULongLong()); });
}

void LineHelp::lay(LinePlace place)
{
    place_ = std::move(place);
    offer();
}

void LineHelp::offer()
{
    if (taking_)
        return;
    before_ = line_.text();
    words_ = wordsAfter(before_, place_);
    chosen_ = -1;
    show();
}

void LineHelp::show()
{
    QStringList parts;
    if (before_.isEmpty())
        parts << lineExample(place_.rules).toHtmlEscaped();
    for (std::size_t i = 0; i < words_.size(); ++i)
        parts << htmlOf(words_[i], i, static_cast<int>(i) == chosen_);
    label_.setText(parts.join(QStringLiteral(" \u00b7 ")));
}

/// The words after the line as the person typed it, one after another.
void LineHelp::choose(int by)
{
    const int count = static_cast<int>(words_.size());
    if (count == 0)
        return;
    chosen_ = chosen_ < 0 ? (by > 0 ? 0 : count - 1) : (chosen_ + by + count) % count;
    const LineWord& word = words_[static_cast<std::size_t>(chosen_)];
    taking_ = true;
    line_.setText(lineWith(before_, word.letters));
    taking_ = false;
    show();
    label_.setAccessibleName(word.meaning);
    QAccessibleEvent alert(&label_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void LineHelp::take(std::size_t index)
{
    if (index >= words_.size())
        return;
    line_.setText(lineWith(before_, words_[index].letters));
    line_.setFocus(Qt::OtherFocusReason);
}

bool LineHelp::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &line_ || event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Up)
        return false;
    choose(key == Qt::Key_Down ? 1 : -1);
    return true;
}

} // namespace sheepshead

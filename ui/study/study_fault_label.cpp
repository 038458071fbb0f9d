// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_fault_label.h"

namespace sheepshead {

StudyFaultLabel::StudyFaultLabel(const QString& name, QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(name);
    QFont strong = font();
    strong.setBold(true);
    setFont(strong);
    hide();
}

void StudyFaultLabel::tell(const QString& words)
{
    setText(words.isEmpty() ? QString() : QStringLiteral("⚠ ") + words);
    setAccessibleName(words);
    setVisible(!words.isEmpty());
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice_bar.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sheepshead {

namespace {

QFrame* line(const QString& text)
{
    auto* const frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setBackgroundRole(QPalette::ToolTipBase);
    frame->setForegroundRole(QPalette::ToolTipText);
    frame->setAutoFillBackground(true);
    auto* const words = new QLabel(text);
    words->setForegroundRole(QPalette::ToolTipText);
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    auto* const row = new QHBoxLayout(frame);
    row->setContentsMargins(10, 4, 6, 4);
    row->addWidget(words, 1);
    return frame;
}

QPushButton* addNoticeButton(QFrame& frame, const QString& label)
{
    auto* const button = new QPushButton(label);
    button->setAutoDefault(false);
    frame.layout()->addWidget(button);
    return button;
}

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
}

void NoticeBar::say(const QString& text, const std::vector<Offer>& offers, const QString& topic)
{
    if (!topic.isEmpty())
        clear(topic);
    QFrame* const frame = line(text);
    frame->setObjectName(topic);
    for (const Offer& offer : offers) {
        QPushButton* const button = addNoticeButton(*frame, offer.label);
        connect(button, &QPushButton::clicked, frame, &QObject::deleteLater);
        connect(button, &QPushButton::clicked, this, offer.take);
    }
    connect(
        addNoticeButton(*frame, tr("Close")), &QPushButton::clicked, frame, &QObject::deleteLater);
    layout()->addWidget(frame);
}

void NoticeBar::hold(const QString& text, const std::vector<Offer>& offers, const QString& topic)
{
    clear(topic);
    QFrame* const frame = line(text);
    frame->setObjectName(topic);
    for (const Offer& offer : offers)
        connect(addNoticeButton(*frame, offer.label), &QPushButton::clicked, this, offer.take);
    layout()->addWidget(frame);
}

void NoticeBar::clear(const QString& topic)
{
    for (QFrame* const frame : findChildren<QFrame*>(topic, Qt::FindDirectChildrenOnly))
        frame->deleteLater();
}

void NoticeBar::clear()
{
    for (QFrame* const frame : findChildren<QFrame*>(QString(), Qt::FindDirectChildrenOnly))
        frame->deleteLater();
}

} // namespace sheepshead

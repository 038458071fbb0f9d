// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_panel.h"

#include "engine/support/quick_rng.h"
#include "ui/learn/lesson_colours.h"
#include "ui/table/panels/panel_button.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/term_tips.h"

#include <QFrame>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <array>
#include <numeric>

namespace sheepshead {

namespace {

constexpr qreal cardWidthInLesson = 38;
constexpr int panelMargin = 14;

QLabel* wordsOfLesson(qreal larger, bool bold)
{
    auto* const label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * larger);
    font.setBold(bold);
    label->setFont(font);
    return label;
}

QPushButton* buttonOfLesson(const QString& text, PanelButton::Rank rank)
{
    auto* const button = new PanelButton(text, rank);
    button->setAutoDefault(true); // Enter presses it
    return button;
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QWidget(parent)
    , which_(wordsOfLesson(1, false))
    , title_(wordsOfLesson(1.25, true))
    , progress_(new QProgressBar)
    , number_(wordsOfLesson(1, false))
    , scroll_(new QScrollArea)
    , text_(wordsOfLesson(1.15, false))
    , reply_(new QFrame)
    , mark_(wordsOfLesson(1.15, true))
    , words_(wordsOfLesson(1.1, false))
    , continue_(buttonOfLesson(tr("&Continue"), PanelButton::Rank::Main))
    , next_(buttonOfLesson({}, PanelButton::Rank::Main))
    , leave_(buttonOfLesson(tr("&Back to the game"), PanelButton::Rank::Other))
{
    setAccessibleName(tr("Lesson"));
    setPalette(panelPalette());
    setAutoFillBackground(true);
    continue_->setObjectName(QStringLiteral("continue"));
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(6);
    reply_->setFrameShape(QFrame::StyledPanel);
    reply_->setBackgroundRole(QPalette::ToolTipBase);
    reply_->setAutoFillBackground(true);
    auto* const reply = new QVBoxLayout(reply_);
    for (QLabel* const label : { mark_, words_ })
        label->setForegroundRole(QPalette::ToolTipText);
    reply->addWidget(mark_);
    reply->addWidget(words_);

    auto* const content = new QWidget;
    column_ = new QVBoxLayout(content);
    column_->setContentsMargins({});
    column_->setSpacing(12);
    column_->addWidget(text_);
    column_->addWidget(reply_);
    column_->addStretch(1);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::StrongFocus); // while no answer has it

    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(panelMargin, panelMargin, panelMargin, panelMargin);
    all->setSpacing(8);
    all->addWidget(which_);
    all->addWidget(title_);
    all->addWidget(progress_);
    all->addWidget(number_);
    all->addWidget(scroll_, 1);
    for (QPushButton* const button : { continue_, next_, leave_ })
        all->addWidget(button);
    connect(continue_, &QPushButton::clicked, this, &LessonPanel::continued);
    connect(next_, &QPushButton::clicked, this, &LessonPanel::nextLesson);
    connect(leave_, &QPushButton::clicked, this, &LessonPanel::left);
}

void LessonPanel::setTitle(const QString& title, qsizetype lesson, qsizetype lessons)
{
    title_->setText(title);
    which_->setText(tr("Lesson %1 of %2").arg(lesson).arg(lessons));
    which_->setVisible(lesson > 0);
}

void LessonPanel::showStep(const LessonStep& step, std::size_t number, std::size_t count)
{
    clearStep();
    progress_->setRange(0, static_cast<int>(count));
    progress_->setValue(static_cast<int>(number));
    number_->setText(tr("Step %1 of %2").arg(number).arg(count));
    showParts(step, shuffled(step));
}

void LessonPanel::showQuestion(
    const LessonStep& question, const QString& standing, int share, int of)
{
    clearStep();
    progress_->setRange(0, of);
    progress_->setValue(share);
    number_->setText(standing);
    continue_->setText(tr("&Next question"));
    showParts(question, asWritten(question));
}

LessonPanel::Order LessonPanel::asWritten(const LessonStep& step)
{
    Order order(step.answers.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    return order;
}

/// Always the same for the same step.
LessonPanel::Order LessonPanel::shuffled(const LessonStep& step)
{
    Order order = asWritten(step);
    std::uint32_t seed = 1;
    for (const char letter : step.name + step.text)
        seed = seed * 31 + static_cast<unsigned char>(letter);
    QuickRng rng(seed);
    rng.shuffle<std::size_t>(order);
    return order;
}

void LessonPanel::showParts(const LessonStep& step, const Order& order)
{
    text_->setText(QString::fromStdString(step.text));
    explainTerms(*text_);
    if (!step.cards.empty() || step.asked == Asked::Choice) {
        parts_ = new QWidget;
        auto* const parts = new QVBoxLayout(parts_);
        parts->setContentsMargins({});
        column_->insertWidget(1, parts_);
        addCards(step.cards);
        if (step.asked == Asked::Choice)
            addChoices(step, order);
    }
    scroll_->setAccessibleName(text_->text());
    if (step.asked == Asked::Choice)
        scroll_->setFocus();
    scroll_->verticalScrollBar()->setValue(0);
}

void LessonPanel::clearStep()
{
    if (parts_ != nullptr)
        parts_->deleteLater(); // a press of one of its buttons may have led here
    if (parts_ != nullptr)
        parts_->hide();
    parts_ = nullptr;
    reply_->hide();
    next_->hide();
    continue_->show();
}

void LessonPanel::addCards(const std::vector<Card>& cards)
{
    if (cards.empty())
        return;
    auto* const row = new QWidget;
    auto* const places = new FlowLayout(4, 4);
    row->setLayout(places);
    for (const Card card : cards) {
        auto* const picture = new QLabel;
        picture->setPixmap(theme_.face(card, cardWidthInLesson, devicePixelRatioF()));
        picture->setToolTip(cardName(card));
        picture->setAccessibleName(cardName(card));
        places->addWidget(picture);
    }
    parts_->layout()->addWidget(row);
}

void LessonPanel::addChoices(const LessonStep& step, const Order& order)
{
    QWidget* before = scroll_;
    for (const std::size_t i : order) {
        QPushButton* const button = buttonOfLesson(
            QString::fromStdString(step.answers[i].choice).replace(u'&', QStringLiteral("&&")),
            PanelButton::Rank::Other);
        parts_->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(i); });
        setTabOrder(before, button);
        before = button;
    }
}

void LessonPanel::setStanding(const QString& standing, int share)
{
    number_->setText(standing);
    progress_->setValue(share);
}

void LessonPanel::tell(const LessonReply& reply)
{
    if (reply.words.empty())
        return reply_->hide();
    tell(reply.right ? Mark::Right : Mark::TryAgain, QString::fromStdString(reply.words));
}

void LessonPanel::tell(Mark mark, const QString& words)
{
    struct MarkWords {
        QString sign;
        QString name;
    };
    const std::array marks { MarkWords { QStringLiteral("✓"), tr("Right") },
        MarkWords { QStringLiteral("✗"), tr("Not the best") },
        MarkWords { QStringLiteral("↻"), tr("Try again") },
        MarkWords { QStringLiteral("…"), tr("Wait") } };
    const MarkWords& shown = marks.at(static_cast<std::size_t>(mark));
    mark_->setText(shown.sign + u' ' + shown.name);
    mark_->setAccessibleName(shown.name);
    colourReply(mark);
    words_->setText(words);
    explainTerms(*words_);
    reply_->show();
    if (mark != Mark::TryAgain && parts_ != nullptr)
        for (QPushButton* const choice : parts_->findChildren<QPushButton*>())
            choice->setEnabled(false);
    scroll_->widget()->layout()->activate();
    scroll_->ensureWidgetVisible(reply_);
}

/// Green, red or neither, on a ground that is a little of it.
void LessonPanel::colourReply(Mark mark)
{
    QPalette palette = panelPalette();
    const QColor base = palette.color(QPalette::ToolTipBase);
    const QColor ink = mark == Mark::Right ? lesson_colours::right
        : mark == Mark::Wait               ? palette.color(QPalette::ToolTipText)
                                           : lesson_colours::wrong;
    palette.setColor(
        QPalette::ToolTipBase, mark == Mark::Wait ? base : lesson_colours::ground(ink, base));
    reply_->setPalette(palette);
    palette.setColor(QPalette::ToolTipText, ink);
    mark_->setPalette(palette);
}

void LessonPanel::setMayContinue(bool may)
{
    continue_->setEnabled(may);
    if (may)
        continue_->setFocus();
}

void LessonPanel::showEnd(const QString& nextTitle)
{
    clearStep();
    progress_->setValue(progress_->maximum());
    number_->setText(tr("Lesson finished"));
    text_->setText(nextTitle.isEmpty() ? tr("You have taken all lessons. Enjoy the game!")
                                       : tr("Well done. The next lesson: %1").arg(nextTitle));
    continue_->hide();
    next_->setText(tr("&Next lesson"));
    next_->setVisible(!nextTitle.isEmpty());
    (nextTitle.isEmpty() ? leave_ : next_)->setFocus();
}

} // namespace sheepshead

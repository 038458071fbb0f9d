// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/choice_bar.h"

#include "ui/table/panels/choice_button.h"
#include "ui/table/panels/giving_focus_back.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/widgets/flow_layout.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

QLabel* choiceLabel(const QColor& colour, QWidget* parent)
{
    QLabel* const label = labelOnShade(colour, parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

int widthOf(const QLabel& label)
{
    int width = 0;
    for (const QString& line : label.text().split(QLatin1Char('\n')))
        width = qMax(width, label.fontMetrics().horizontalAdvance(line));
    return width + 4;
}

} // namespace

ChoiceBar::ChoiceBar(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , prompt_(choiceLabel(overlay::words, this))
    , note_(choiceLabel(overlay::quietWords, this))
    , column_(new QVBoxLayout(this))
    , line_(new FlowLayout(8, 8))
{
    line_->setAlignment(Qt::AlignCenter);
    column_->addWidget(prompt_);
    column_->addLayout(line_);
    column_->addWidget(note_);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Your decision"));
    applyFonts();
    hide();
}

void ChoiceBar::setVisible(bool visible)
{
    if (!visible)
        giveFocusBack(*this, parentWidget());
    QWidget::setVisible(visible);
}

void ChoiceBar::applyFonts()
{
    QFont bold = font();
    bold.setPixelSize(scale_.pixels(PanelType::Title));
    bold.setBold(true);
    prompt_->setFont(bold);
    QFont quiet = font();
    quiet.setPixelSize(scale_.pixels(PanelType::Note));
    note_->setFont(quiet);
    const int margin = scale_.padding();
    column_->setContentsMargins(margin, margin, margin, margin);
    column_->setSpacing(scale_.gap());
    line_->setGaps(scale_.gap(), scale_.gap());
    for (ChoiceButton* const button : buttons_)
        button->setScale(scale_);
    column_->invalidate();
}

void ChoiceBar::setScale(const PanelScale& scale)
{
    if (std::exchange(scale_, scale) != scale)
        applyFonts();
}

void ChoiceBar::ask(const ExplainedTurn& turn)
{
    turn_ = turn;
    marked_ = {};
    rebuild();
}

void ChoiceBar::dismiss()
{
    turn_.reset();
    hide();
    if (std::exchange(marks_, 0) != 0)
        Q_EMIT marksNeeded(0);
}

void ChoiceBar::setMarked(CardSet marked)
{
    marked_ = marked;
    if (turn_)
        refresh();
}

void ChoiceBar::rebuild()
{
    const WordedChoices choices = choicesIn(*turn_, marked_);
    if (choices.empty())
        return dismiss();
    for (ChoiceButton* const button : std::exchange(buttons_, {}))
        retire(button);
    for (std::size_t i = 0; i < choices.offered.size(); ++i)
        addButton();
    showChoices(choices);
    show();
    if (std::exchange(marks_, choices.marks) != choices.marks)
        Q_EMIT marksNeeded(marks_);
}

/// Deletes buttons later: one of them may be sending the signal.
void ChoiceBar::retire(ChoiceButton* button)
{
    button->disconnect(this);
    giveFocusBack(*button, this);
    button->hide();
    line_->removeWidget(button);
    button->deleteLater();
}

void ChoiceBar::addButton()
{
    auto* const button = new ChoiceButton(theme_, scale_, this);
    connect(button, &ChoiceButton::chosen, this, &ChoiceBar::choose);
    line_->addWidget(button);
    button->setVisible(true); // at once: sizeFor() leaves hidden ones out
    buttons_.push_back(button);
}

void ChoiceBar::refresh() { showChoices(choicesIn(*turn_, marked_)); }

void ChoiceBar::showChoices(const WordedChoices& choices)
{
    prompt_->setText(choices.prompt);
    note_->setText(choices.note);
    note_->setVisible(!choices.note.isEmpty());
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (!choices.offered[i].ready)
            giveFocusBack(*buttons_[i], this);
        buttons_[i]->setChoice(choices.offered[i]);
    }
    setAccessibleDescription(choices.prompt + QLatin1Char(' ') + choices.note);
    column_->invalidate(); // sizeFor() is asked before the event loop tells the layout
    Q_EMIT sizeChanged();
}

void ChoiceBar::choose(const Action& action)
{
    if (!turn_)
        return;
    dismiss();
    Q_EMIT chosen(action);
}

/// Rather two lines of buttons than a bar over the seats at both sides.
QSize ChoiceBar::sizeFor(int width) const
{
    const QMargins margins = column_->contentsMargins();
    const int content = qMax(line_->sizeHint().width(), widthOf(*prompt_));
    const int wanted = qMax(content, note_->isVisibleTo(this) ? widthOf(*note_) : 0);
    int widest = qRound(680 * scale_.unit * qMax(1.0, scale_.text()));
    for (const ChoiceButton* const button : buttons_)
        widest = qMax(widest, button->sizeHint().width());
    const int fitting = qMin(width, qMin(wanted, widest) + margins.left() + margins.right());
    return { fitting, column_->totalHeightForWidth(fitting) };
}

void ChoiceBar::paintEvent(QPaintEvent*) { paintShade(*this, overlay::shade, scale_.corner()); }

void ChoiceBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        moveFocus(event->key() == Qt::Key_Right ? 1 : -1);
    else
        QWidget::keyPressEvent(event);
}

/// Round and round among the buttons that can be pressed.
void ChoiceBar::moveFocus(int by)
{
    const int count = static_cast<int>(buttons_.size());
    const auto focused = std::ranges::find_if(buttons_, &QWidget::hasFocus);
    int index = by > 0 ? -1 : count;
    if (focused != buttons_.end())
        index = static_cast<int>(focused - buttons_.begin());
    for (int step = 0; step < count; ++step) {
        index = (index + by + count) % count;
        ChoiceButton* const button = buttons_[static_cast<std::size_t>(index)];
        if (button->isEnabled())
            return button->setFocus(Qt::TabFocusReason);
    }
}

} // namespace sheepshead

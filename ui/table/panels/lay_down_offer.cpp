// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/lay_down_offer.h"

#include "ui/table/panels/choice_button.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/hand/claim_words.h"

#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace sheepshead {

LayDownOffer::LayDownOffer(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , words_(labelOnShade(overlay::words, this))
    , parts_(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , line_(new QHBoxLayout)
{
    words_->setAlignment(Qt::AlignCenter);
    parts_->addWidget(words_);
    parts_->addLayout(line_);
    setAccessibleName(tr("Lay your cards down?"));
    makeButtons();
    hide();
}

void LayDownOffer::makeButtons()
{
    for (ChoiceButton* const button : std::exchange(buttons_, {}))
        delete button;
    auto* const down = newButton(tr("Lay down (D)"), tr("The rest is played out at once."));
    auto* const on = newButton(tr("Play on"), tr("You are not asked again in this hand."));
    connect(down, &ChoiceButton::chosen, this, &LayDownOffer::layDown);
    connect(on, &ChoiceButton::chosen, this, &LayDownOffer::playOn);
    QFont words = font();
    words.setPixelSize(textPixels(15 * unit_, 12));
    words_->setFont(words);
    const int margin = qRound(8 * unit_);
    parts_->setContentsMargins(margin + 4, margin, margin + 4, margin);
    parts_->setSpacing(qRound(8 * unit_));
}

ChoiceButton* LayDownOffer::newButton(const QString& text, const QString& description)
{
    constexpr qreal smaller = 0.8; // than the bar for decisions
    auto* const button = new ChoiceButton(theme_, unit_ * smaller, this);
    button->setChoice({ text, description, {} });
    button->setFocusPolicy(Qt::TabFocus);
    line_->addWidget(button);
    button->show(); // at once: a size that is asked for leaves hidden ones out
    buttons_.push_back(button);
    return button;
}

void LayDownOffer::setUnit(qreal unit)
{
    if (qFuzzyCompare(unit, unit_))
        return;
    unit_ = unit;
    makeButtons();
}

void LayDownOffer::setRoom(int width)
{
    parts_->setDirection(QBoxLayout::LeftToRight);
    parts_->invalidate();
    if (parts_->sizeHint().width() > width)
        parts_->setDirection(QBoxLayout::TopToBottom);
    parts_->invalidate();
}

void LayDownOffer::offer(const Claim& claim)
{
    words_->setText(claimText(claim));
    setAccessibleDescription(words_->text());
    parts_->invalidate();
    show();
    Q_EMIT told(accessibleName() + QLatin1Char(' ') + words_->text());
}

void LayDownOffer::paintEvent(QPaintEvent*) { paintShade(*this, overlay::shade, 12 * unit_); }

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/lay_down_offer.h"

#include "ui/table/panels/choice_button.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_parts.h"
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
    connect(addButton(tr("Lay down (D)"), tr("The rest is played out at once.")),
        &ChoiceButton::chosen, this, &LayDownOffer::layDown);
    connect(addButton(tr("Play on"), tr("You are not asked again in this hand.")),
        &ChoiceButton::chosen, this, &LayDownOffer::playOn);
    applyScale();
    hide();
}

void LayDownOffer::applyScale()
{
    QFont words = font();
    words.setPixelSize(scale_.pixels(PanelType::Words));
    words_->setFont(words);
    const int margin = scale_.gap();
    parts_->setContentsMargins(margin + 4, margin, margin + 4, margin);
    parts_->setSpacing(scale_.gap());
    constexpr qreal smaller = 0.8; // than the bar for decisions
    for (ChoiceButton* const button : buttons_)
        button->setScale({ scale_.unit * smaller, scale_.textShare });
    parts_->invalidate();
}

ChoiceButton* LayDownOffer::addButton(const QString& text, const QString& description)
{
    auto* const button = new ChoiceButton(theme_, scale_, this);
    button->setChoice({ text, description, {} });
    button->setFocusPolicy(Qt::TabFocus);
    line_->addWidget(button);
    button->show(); // at once: a size that is asked for leaves hidden ones out
    buttons_.push_back(button);
    return button;
}

void LayDownOffer::setScale(const PanelScale& scale)
{
    if (std::exchange(scale_, scale) != scale)
        applyScale();
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

void LayDownOffer::paintEvent(QPaintEvent*) { paintShade(*this, overlay::shade, scale_.corner()); }

} // namespace sheepshead

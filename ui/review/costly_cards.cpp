// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/costly_cards.h"

#include "ui/widgets/titled_button.h"

#include <QHBoxLayout>

namespace sheepshead {

CostlyCards::CostlyCards(QWidget* parent)
    : QWidget(parent)
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins({});
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

/// Cards that stay keep the focus.
void CostlyCards::show(const std::vector<CostlyDecision>& decisions)
{
    if (decisions == shown_)
        return;
    shown_ = decisions;
    auto cards = findChildren<QCommandLinkButton*>(QString(), Qt::FindDirectChildrenOnly);
    while (cards.size() > static_cast<int>(decisions.size()))
        delete cards.takeLast();
    for (std::size_t i = static_cast<std::size_t>(cards.size()); i < decisions.size(); ++i) {
        auto* const card = new TitledButton;
        card->setAutoDefault(false);
        connect(card, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(shown_[i].row); });
        layout()->addWidget(card);
        cards << card;
    }
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        QCommandLinkButton& card = *cards[static_cast<int>(i)];
        card.setText(decisions[i].title);
        card.setDescription(decisions[i].words);
    }
    setVisible(!decisions.empty());
}

} // namespace sheepshead

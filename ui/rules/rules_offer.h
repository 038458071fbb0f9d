// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/card_theme.h"
#include "ui/rules/named_rules.h"

#include <QDialog>

namespace sheepshead {

class RulesPage;

/// Shows rules from a file and asks whether to play by them. The answer is accepted() or
/// rejected().
class RulesOffer : public QDialog {
    Q_OBJECT

public:
    /// Can be compared with the rules that new games are played by now. The rules must be ones
    /// that can be played.
    RulesOffer(const NamedRules& offered, const Variant& now, QWidget* parent = nullptr);

    void setDeck(const CardLook& look);

private:
    RulesPage* page_;
};

} // namespace sheepshead

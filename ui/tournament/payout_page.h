// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/tournament_draft.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace sheepshead {

class DecimalBox;
class PaperBar;
class WholeNumberBox;

/// The fee, who gets how many percent of all fees, and what that comes to.
class PayoutPage : public QWidget {
    Q_OBJECT

public:
    explicit PayoutPage(TournamentDraft& draft, QWidget* parent = nullptr);

private:
    void addRules();
    void show();
    void showPayout();
    void edit();

    TournamentDraft& draft_;
    DecimalBox* fee_;
    QLineEdit* places_;
    WholeNumberBox* session_;
    QComboBox* ties_;
    QLabel* fault_;
    QTreeWidget* table_;
    QLabel* sums_;
    PaperBar* papers_;
    bool showing_ = false;
};

} // namespace sheepshead

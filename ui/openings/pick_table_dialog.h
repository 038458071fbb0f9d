// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"
#include "ui/openings/pick_table_draft.h"

#include <QDialog>

#include <optional>

class QLayout;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace sheepshead {

class ChartPage;
class PickTableSetup;
class PickTableView;

/// The window that asks how good a hand is in each seat. Its owner answers, round by round.
class PickTableDialog : public QDialog {
    Q_OBJECT

public:
    explicit PickTableDialog(const CheckedVariant& tableRules, QWidget* parent = nullptr);

    PickTableSetup& setup() { return *setup_; }
    PickTableView& view() { return *view_; }

    /// Shows the page where the hand is set up.
    void showSetup();
    /// A question is asked: shows its page, without figures yet.
    void begin(const PickTableQuestion& question);
    void showAnswer(const PickTableAnswer& answer);
    void setWorking(bool working);

Q_SIGNALS:
    void askWanted(const sheepshead::PickTableQuestion& question);
    void stopWanted();
    void goOnWanted();

private:
    void addTabs();
    QLayout* makeWork();
    QLayout* makeButtons();
    void showDraft();

    QTabWidget* tabs_;
    PickTableSetup* setup_;
    PickTableView* view_;
    ChartPage* charts_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QPushButton* ask_ = nullptr;
    QPushButton* close_ = nullptr;
    std::optional<PickTableQuestion> asked_;
    bool working_ = false;
    bool complete_ = false;
};

} // namespace sheepshead

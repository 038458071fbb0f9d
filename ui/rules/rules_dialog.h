// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/rules_page.h"

#include <QDialog>

#include <memory>

class QPrinter;

namespace sheepshead {

/// Shows the rules of this table, at any time and beside the game, and puts them on paper.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(const CheckedVariant& variant, QWidget* parent = nullptr);

    ~RulesDialog() override;

    RulesPage& page() { return *page_; }

private:
    void addButtons();
    void askPrinter();
    void print(QPrinter* printer);
    void preview();

    RulesPage* page_;
    std::unique_ptr<QPrinter> printer_; ///< remembers what was chosen the last time
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"
#include "ui/cards/card_theme.h"

#include <QTextBrowser>

#include <memory>

class QPagedPaintDevice;
class QPrinter;

namespace sheepshead {

/// The rules of a table to read, on the screen and on paper.
class RulesPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesPage(QWidget* parent = nullptr);

    void setVariant(const CheckedVariant& variant);
    void setDeck(const CardLook& look);

    /// Call it before the print dialog opens: the page has its own margins.
    static void prepare(QPrinter& printer);
    void print(QPagedPaintDevice& device) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    CheckedVariant variant_;
    std::shared_ptr<CardTheme> theme_;
};

} // namespace sheepshead

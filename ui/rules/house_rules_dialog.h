// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <QDialog>

class QLabel;

namespace sheepshead {

class RuleForm;

/// The house rules of a table, to be changed. Changes take effect on accept; rules that cannot be
/// played together cannot be accepted.
class HouseRulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit HouseRulesDialog(const Variant& variant, QWidget* parent = nullptr);

    /// A line below the rules: from when on they hold.
    void setNote(const QString& note);

Q_SIGNALS:
    /// The person accepted other rules than before; they can be played.
    void chosen(const sheepshead::Variant& variant);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showNote();
    void finish();

    RuleForm* rules_;
    QLabel* note_;
    Variant before_;
};

} // namespace sheepshead

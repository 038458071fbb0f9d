// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_scoring.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sheepshead {

/// Asks for points that no hand brought, one number for each person at the table: what each won in
/// hands that were kept on paper, or a bonus or penalty with its reason.
class PointsDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows points that are typed already, or empty ones of this kind. `names` are those of all
    /// members of the sheet.
    PointsDialog(const TypedPoints& points, const TableState& table, const QStringList& names,
        QWidget* parent = nullptr);

    TypedPoints points() const;
    /// Takes what "Write" accepts. If it cannot, which it tells, the dialog stays open as it is.
    using Take = std::function<bool(const TypedPoints&)>;
    void setTake(Take take) { take_ = std::move(take); }

private:
    void addMembers(QFormLayout& form, const TypedPoints& points, const QStringList& names);
    void addReason(QFormLayout& form, const TypedPoints& points);
    QString doubt() const;
    void adapt();
    void finish();

    TypedPoints typed_; ///< what the dialog does not ask
    TableState table_;
    Take take_;
    std::vector<QSpinBox*> boxes_; ///< one a member at the table
    QLineEdit* note_ = nullptr;
    QCheckBox* intoPot_ = nullptr; ///< of a bonus only
    QLabel* sum_;
    QPushButton* write_;
};

} // namespace sheepshead

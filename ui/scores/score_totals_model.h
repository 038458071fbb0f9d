// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/score_sheet_model.h"

namespace sheepshead {

/// The current totals of a score sheet: one row under the sheet's columns, and a
/// second one where they are money.
class ScoreTotalsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { LeadsRole = Qt::UserRole }; ///< bool: no seat has more, and one has less

    explicit ScoreTotalsModel(const ScoreSheetModel& sheet, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void renew();
    void changed();
    bool leads(int player) const;
    QString spoken(int player) const;
    QVariant moneyData(int player, int role) const;

    const ScoreSheetModel& sheet_;
};

} // namespace sheepshead

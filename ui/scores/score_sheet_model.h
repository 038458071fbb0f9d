// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/sheet_document.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace sheepshead {

/// What a seat was in a hand.
enum class SeatRole : std::uint8_t {
    None,
    Picker,
    Partner,
    Maker, ///< at tables without picking
};

/// A score sheet as a table: players across, hands down, and what happened in each hand as the last
/// column. A player's cell has what the hand brought and the running total after it.
class ScoreSheetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ScoreRole =
            Qt::UserRole, ///< int; none where no seat scored (thrown in) or the seat sat out
        TotalRole,        ///< int
        SeatRoleRole,     ///< int, a SeatRole
        DealtRole,        ///< bool
    };

    explicit ScoreSheetModel(QObject* parent = nullptr);

    /// Shows another table's sheet; resets the model.
    void setDocument(const SheetDocument& document);
    /// The same table's sheet as it is now; hands added at the end or taken back come and go as
    /// rows.
    void setSheet(const ScoreSheet& sheet);

    const SheetDocument& document() const { return document_; }
    int players() const { return document_.sheet.seats(); }
    int happenedColumn() const { return players(); }

    std::optional<Score> score(int row, Seat seat) const;
    Score totalAfter(int row, Seat seat) const;
    Score total(Seat seat) const;
    SeatRole seatRole(int row, Seat seat) const;
    /// Whether any player had this role in any hand.
    bool hasRole(SeatRole role) const;
    bool dealt(int row, Seat seat) const;
    bool satOut(int row, Seat seat) const;
    QString happened(int row) const;
    /// The person was given hints in this hand.
    bool hinted(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const SheetRow& rowAt(int row) const;
    void addUp();
    QVariant playerData(int row, Seat seat, int role) const;
    QVariant handHeader(int row, int role) const;
    QVariant playerHeader(int column, int role) const;
    QString shown(int row, Seat seat) const;
    QString spoken(int row, Seat seat) const;

    SheetDocument document_;
    std::vector<PerSeat<Score>> totals_; ///< after each row
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/sheet_changes.h"
#include "ui/words/scores/sheet_columns.h"
#include "ui/words/scores/sheet_money.h"

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
        ScoreRole = Qt::UserRole, ///< int; none if the hand was thrown in or the seat sat out
        TotalRole,                ///< int
        SeatRoleRole,             ///< int, a SeatRole
        DealtRole,                ///< bool
        MarksRole,                ///< QString of a row's header: leaster, doubler, crack, bump
    };

    explicit ScoreSheetModel(QObject* parent = nullptr);

    /// Shows another table's sheet; resets the model.
    void setDocument(const SheetDocument& document);
    /// The same table's sheet as it is now; hands added at the end or taken back come and go as
    /// rows.
    void setSheet(const ScoreSheet& sheet);

    const SheetDocument& document() const { return document_; }
    int players() const { return columnsOf(document_); }
    int happenedColumn() const { return players(); }

    // Players are columns, from 0.
    std::optional<Score> score(int row, int player) const;
    Score totalAfter(int row, int player) const;
    Score total(int player) const;
    const SheetMoney& money() const { return money_; }
    SeatRole seatRole(int row, int player) const;
    /// Whether any player had this role in any hand.
    bool hasRole(SeatRole role) const;
    bool dealt(int row, int player) const;
    /// Was at the table and did not play.
    bool satOut(int row, int player) const;
    /// Was not at the table, as before they came and after they left.
    bool isAway(int row, int player) const;
    QString happened(int row) const;
    /// Letters for what made the hand another than most; happened() has it in words.
    QString marks(int row) const;
    /// Typed or changed later.
    bool corrected(int row) const;
    /// The person was given hints in this hand.
    bool hinted(int row) const;
    QString withHints(int row, const QString& words) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const SheetRow& rowAt(int row) const;
    void addUp();
    std::optional<Seat> seat(int row, int player) const { return seatIn(document_, row, player); }
    SeatRole roleOf(int row, Seat seat) const;
    QString nameAt(int row, int player) const;
    QVariant playerData(int row, int player, int role) const;
    QVariant handHeader(int row, int role) const;
    QVariant playerHeader(int column, int role) const;
    QString shown(int row, int player) const;
    QString spoken(int row, int player) const;

    SheetDocument document_;
    SheetMoney money_;
    std::vector<std::vector<Score>> totals_; ///< after each row, one a player
};

} // namespace sheepshead

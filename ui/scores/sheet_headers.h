// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace sheepshead {

/// Names over the columns of a score sheet. A name that is wider than its column is cut to its
/// first letters, as long as these tell the players apart; else all names of players stand upright.
/// The whole name is in the tool tip.
class PlayerHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit PlayerHeader(QWidget* parent = nullptr);

    /// The columns from here on are not players' and keep lying.
    void setPlayers(int columns);
    bool upright() const { return upright_; }
    /// What stands over a column.
    QString shown(int column) const;

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int column) const override;
    bool viewportEvent(QEvent* event) override;

private:
    void adapt();
    int advance(int column) const;
    bool fits(const QString& name, int column) const;
    QString fittingPart(int column) const;
    QString text(int column) const;

    int players_ = 0;
    bool upright_ = false;
    QStringList parts_; ///< of the players' names, where these lie
};

/// The hands' numbers before their rows, without the frames of a spreadsheet.
class HandHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit HandHeader(QWidget* parent = nullptr);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int row) const override;
};

} // namespace sheepshead

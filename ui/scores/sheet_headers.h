// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace sheepshead {

/// Names over the columns of a score sheet. Where a name is wider than its column all names of
/// players stand upright, so that eight columns in a narrow dock still have readable headings.
class PlayerHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit PlayerHeader(QWidget* parent = nullptr);

    /// The columns from here on are not players' and keep lying.
    void setPlayers(int columns);
    bool upright() const { return upright_; }

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int column) const override;

private:
    void adapt();
    int advance(int column) const;
    QString text(int column) const;

    int players_ = 0;
    bool upright_ = false;
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <span>
#include <vector>

namespace sheepshead {

/// Lays out widgets like words: as many on a line as fit, the rest below. Small widgets
/// are centered in the height of their line, or on top of it with Qt::AlignTop; with
/// Qt::AlignHCenter lines are centered too.
class FlowLayout : public QLayout {
public:
    /// As far apart as things in dialogs are.
    FlowLayout();
    FlowLayout(int between, int betweenLines);

    void setGaps(int between, int betweenLines);
    /// In each line, a widget whose size policy is to expand gets the width that is left over.
    void setFilling(bool filling);

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override; ///< everything in one line
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    std::vector<QRect> placesIn(const QRect& rect) const;
    void finishLine(std::vector<QRect>& places, std::size_t lineBegin, const QRect& rect) const;
    void fill(std::span<QRect> line, std::size_t lineBegin, const QRect& rect) const;
    void align(std::span<QRect> line, const QRect& rect) const;

    int between_;
    int betweenLines_;
    bool filling_ = false;
    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace sheepshead

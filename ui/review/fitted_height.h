// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QScrollArea;

namespace sheepshead {

/// A column of wrapped texts and a list that keeps the height they need at its width; a splitter
/// alone does not ask for that. If a legend is unfolded, the list may become shorter. If the column
/// needs too much of the window, it scrolls.
class FittedHeight : public QWidget {
    Q_OBJECT

public:
    /// The area scrolls the column and must outlive it.
    explicit FittedHeight(QScrollArea& area);

    /// A label of the column that may take its height from the list.
    void setLegend(const QLabel* legend) { legend_ = legend; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();

    QScrollArea& area_;
    const QLabel* legend_ = nullptr;
};

} // namespace sheepshead

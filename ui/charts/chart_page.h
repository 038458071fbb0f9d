// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"

#include <QWidget>

class QComboBox;
class QPagedPaintDevice;
class QPrinter;
class QStackedWidget;
class QTableView;

namespace sheepshead {

class ChartView;

/// One of several charts, as a picture or as a table with the same figures, to view and to print.
class ChartPage : public QWidget {
    Q_OBJECT

public:
    explicit ChartPage(QWidget* parent = nullptr);

    /// At least one; the one that was shown stays, by its place.
    void setCharts(std::vector<Chart> charts);

private:
    void showChart(int index);
    void print();
    bool paintPages(QPagedPaintDevice& device) const;

    std::vector<Chart> charts_;
    QComboBox* choice_;
    QStackedWidget* shown_;
    ChartView* view_;
    TextTableModel* model_;
    QTableView* table_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "ui/words/seating.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace sheepshead {

/// The hint over the table: what is recommended, why, and what the other choices promise. A click
/// puts it away.
class HintPanel : public QWidget {
    Q_OBJECT

public:
    explicit HintPanel(QWidget* parent = nullptr);

    /// Asked for and not yet there.
    void showThinking();
    void showAdvice(const Advice& advice, const Observation& seen, const Seating& seating);

    /// How large things are: 1 on a table of 1280×800.
    void setUnit(qreal unit);
    /// As wide as is wanted, where that leaves room for whole names.
    struct Shape {
        std::optional<int> width;
        bool flat = false; ///< the choices beside the reason, not below it
    };
    /// As large as it needs to be, but not beyond this; the worst choices give way. False where
    /// some had to, or where it does not fit even so.
    bool fitInto(QSize room, const Shape& shape);

Q_SIGNALS:
    void dismissed();
    /// What it says just now, for a screen reader.
    void told(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void applyFonts();
    void clearChoices();
    void addChoices(const Advice& advice, const Observation& seen);
    void addRow(const QStringList& cells, bool strong);
    void showRow(int row, bool shown);
    void tell(const QString& title, const QString& reason);

    qreal unit_ = 1;
    QVBoxLayout* column_;
    QBoxLayout* body_;
    QLabel* title_;
    QLabel* reason_;
    QGridLayout* choices_;
    int rows_ = 0;       ///< of choices, their heading included
    QStringList spoken_; ///< the choices for a screen reader
};

} // namespace sheepshead

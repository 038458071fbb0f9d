// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/curtain.h"
#include "ui/table/panels/panel_scale.h"
#include "ui/words/players/seating.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QWidget>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace sheepshead {

class PanelButton;

/// A curtain before the whole table while the computer goes from one person to another. It says who
/// is next and what that person has missed, and opens by one key. It hides no cards itself: behind
/// it there are none.
class CurtainPanel : public QWidget {
    Q_OBJECT

public:
    explicit CurtainPanel(QWidget* parent = nullptr);

    /// Falls, or says something else; the person in front of it has just decided something.
    void fall(const Curtain& curtain, const Seating& seating);
    void rise();
    /// What is down now; empty while it is up.
    const std::optional<Curtain>& fallen() const { return fallen_; }

    void setUnit(qreal unit);
    /// A key or click that comes sooner after the fall, in milliseconds, was meant for the table.
    void setPatience(int milliseconds) { patience_ = milliseconds; }

    /// A key at the table behind it: none reaches the cards, and one opens it.
    void takeKey(const QKeyEvent& key);
    /// The next person looks; ignored while there is none, or too soon.
    void open();

Q_SIGNALS:
    /// The next person is alone before the screen.
    void opened();
    /// For a screen reader.
    void told(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override { takeKey(*event); }

private:
    void applyScale();
    QStringList missedLines(const Curtain& curtain, const Seating& seating) const;

    PanelScale scale_;
    std::optional<Curtain> fallen_;
    QElapsedTimer since_;
    int patience_ = 400;
    QWidget* card_;
    QVBoxLayout* column_;
    QLabel* face_;
    QLabel* title_;
    QLabel* note_;
    QLabel* missed_;
    PanelButton* ready_;
};

} // namespace sheepshead

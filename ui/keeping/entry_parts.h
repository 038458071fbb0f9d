// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string_view>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTextBrowser;
class QVBoxLayout;
class QWidget;

namespace sheepshead {

/// The widgets of HandEntry, laid out and named. They belong to the widget they were made for.
struct EntryParts {
    explicit EntryParts(QWidget* parent);

    QLabel* heading;
    QLineEdit* line; ///< a whole hand in short
    QLabel* lineHelp;
    QLabel* places; ///< who has which number, where only the line is shown
    QComboBox* kind;
    QComboBox* dealer;
    QGridLayout* players;
    QLabel* pointsLabel;
    QLineEdit* points;
    QButtonGroup* tiers; ///< ids as in Tier
    QCheckBox* takes;
    QSpinBox* cracks;
    QSpinBox* blitzes;
    QCheckBox* forced;
    QCheckBox* blind;
    QCheckBox* trickless;
    QCheckBox* everyTrick;
    QComboBox* bet;
    QComboBox* solo;
    QComboBox* reneged;
    QLineEdit* note;
    QPushButton* rules;    ///< names rules for so many as play
    QTextBrowser* outcome; ///< how the score comes about
    QPushButton* write;
    QPushButton* cancel;
    QWidget* result;                            ///< points and tiers
    QWidget* raises;                            ///< cracks and blitzes
    std::map<std::string_view, QLabel*> faults; ///< below the field of this name

    /// Shows or hides a field of the form with its label.
    void setShown(QWidget* field, bool shown);
    /// Leaves of the fields only the short line, with what is wrong with the hand and who sits
    /// where.
    void setOnlyLine(bool only);
    bool onlyLine() const { return onlyLine_; }

private:
    void addTop(QWidget* parent, QVBoxLayout* column);
    void addKind(QWidget* parent, QVBoxLayout* column);
    void addPlayers(QWidget* parent, QVBoxLayout* column);
    void addResult(QWidget* parent, QVBoxLayout* column);
    void addMarks(QWidget* parent, QVBoxLayout* column);
    void addBottom(QWidget* parent, QVBoxLayout* column);
    void addFault(std::string_view field, QWidget* parent, QVBoxLayout* column);

    QFormLayout* form_ = nullptr;
    QWidget* details_; ///< all fields but the line
    bool onlyLine_ = false;
};

} // namespace sheepshead

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
    QTextBrowser* outcome; ///< how the score comes about
    QPushButton* write;
    QPushButton* cancel;
    QWidget* result;                            ///< points and tiers
    QWidget* raises;                            ///< cracks and blitzes
    std::map<std::string_view, QLabel*> faults; ///< below the field of this name

    /// Shows or hides a field of the form with its label.
    void setShown(QWidget* field, bool shown);

private:
    void addTop(QWidget* parent, QVBoxLayout* column);
    void addPlayers(QWidget* parent, QVBoxLayout* column);
    void addResult(QWidget* parent, QVBoxLayout* column);
    void addMarks(QWidget* parent, QVBoxLayout* column);
    void addBottom(QWidget* parent, QVBoxLayout* column);
    void addFault(std::string_view field, QWidget* parent, QVBoxLayout* column);

    QFormLayout* form_ = nullptr;
};

} // namespace sheepshead

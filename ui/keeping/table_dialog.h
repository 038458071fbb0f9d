// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/table_setup.h"
#include "ui/rules/named_rules.h"

#include <QDialog>

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace sheepshead {

/// Asks who sits at a real table, who deals next, and by which rules: for a new sheet, or from one
/// hand on.
class TableDialog : public QDialog {
    Q_OBJECT

public:
    /// People whose names are suggested, and rules to choose from beside the presets.
    struct Offers {
        QStringList people;
        std::vector<NamedRules> rules;
    };

    TableDialog(const Offers& offers, QWidget* parent = nullptr);

    /// A table of an earlier evening; the words say when, and who sat there.
    struct EarlierTable {
        qint64 id = 0;
        QString words;
    };
    /// Finds an earlier table again; nothing if it cannot be read, which the function tells.
    using Recall = std::function<std::optional<TableSetup>(qint64 id)>;
    /// For a new sheet: offers to begin as at one of these, the newest first.
    void offerEarlier(const std::vector<EarlierTable>& tables, Recall recall);

    void setSetup(const TableSetup& setup);
    /// Gives the keyboard to the button that begins: all is there.
    void focusBegin();
    TableSetup setup() const;
    /// What "OK" is called, and a line above all.
    void setTask(const QString& verb, const QString& words);
    /// Takes what "OK" accepts. If it cannot, which it tells, the dialog stays open as it is.
    using Take = std::function<bool(const TableSetup&)>;
    void setTake(Take take) { take_ = std::move(take); }
    /// Says that the sheet has no place for more people, with those who have left it.
    void refuseMoreMembers();

private:
    void addEarlier(QVBoxLayout* column);
    void beginAsAt(int index);
    void addPeople(QVBoxLayout* column);
    QPushButton* addPeopleButton(const QString& text, void (TableDialog::*action)());
    void addRules(QVBoxLayout* column);
    void addButtons(QVBoxLayout* column);
    bool addName();
    void takeName();
    void finish();
    void refuse(const QString& why);
    void removeName();
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
    void move(int by);
    void adapt();
    void offerRules();
    const Variant* usualRules(int players) const;
    void chooseRules(int index);
    void openRulesFile();
    void changeRules();
    void useRules(const Variant& variant);
    QStringList names() const;
    QString hint() const;

    Offers offers_;
    Take take_;
    std::vector<Variant> listed_; ///< one an entry of the combo box
    std::ptrdiff_t ownRules_ = 0; ///< the number of entries before the presets
    CheckedVariant rules_;
    bool chosen_ = false; ///< by the person: they stay as long as they fit

    Recall recall_;

    QLabel* words_;
    QLabel* earlierWords_;
    QComboBox* earlier_; ///< each with its id
    QLineEdit* name_;
    QListWidget* people_;
    QPushButton* remove_ = nullptr;
    QPushButton* up_ = nullptr;
    QPushButton* down_ = nullptr;
    QComboBox* dealer_;
    QComboBox* rulesBox_;
    QLabel* rulesWords_;
    QLabel* hint_;
    QPushButton* accept_ = nullptr;
};

} // namespace sheepshead

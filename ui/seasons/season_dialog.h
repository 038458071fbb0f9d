// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season.h"
#include "ui/history/person_entry.h"
#include "ui/widgets/number_box.h"

#include <QDialog>

#include <map>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheepshead {

/// Makes or changes a season: its days, its group, what counts, and its money. What cannot be is
/// said below, and keeps the dialog open.
class SeasonDialog : public QDialog {
    Q_OBJECT

public:
    /// Of the people those of the group come first.
    SeasonDialog(
        const Season& season, const std::vector<PersonEntry>& people, QWidget* parent = nullptr);

    /// As it is typed now.
    Season season() const;

Q_SIGNALS:
    void decided(const sheepshead::Season& season);

private:
    QWidget* groupPage(const std::vector<PersonEntry>& people);
    QWidget* rulesPage();
    QWidget* moneyPage();
    void addPerson(const PersonEntry& person);
    void showPerson();
    void takePerson();
    void adapt();
    std::optional<std::vector<int>> typedPrizes() const;
    QString fault() const;

    Season start_;
    QLineEdit* name_;
    QDateEdit* first_;
    QDateEdit* last_;
    QTreeWidget* group_;
    QCheckBox* substitute_;
    WholeNumberBox* handicap_;
    QComboBox* measure_;
    WholeNumberBox* best_;
    WholeNumberBox* least_;
    DecimalBox* point_;
    DecimalBox* entry_;
    DecimalBox* evening_;
    WholeNumberBox* kitty_;
    QComboBox* prizeKind_;
    QLineEdit* prizes_;
    QLabel* fault_;
    QPushButton* save_;
    std::map<qint64, SeasonPerson> persons_; ///< as they were typed, also of those not in the group
};

} // namespace sheepshead

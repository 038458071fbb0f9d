// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/history_choice.h"
#include "ui/history/person_entry.h"

#include <QWidget>

class QComboBox;
class QDateEdit;

namespace sheepshead {

/// Chooses player, time, place and game of the history.
class HistoryFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit HistoryFilterBar(QWidget* parent = nullptr);

    /// Chooses the first person who plays, if no person is chosen yet.
    void setPeople(const std::vector<PersonEntry>& people);
    void choosePerson(qint64 id);

    HistoryChoice choice() const;

Q_SIGNALS:
    void changed();

private:
    static qint64 oftenest(const std::vector<PersonEntry>& people);
    QComboBox* addBox(const QString& label);
    void fillPeriods();
    void fillGames();
    void adapt();

    QComboBox* person_ = nullptr;
    QComboBox* period_ = nullptr;
    QComboBox* place_ = nullptr;
    QComboBox* game_ = nullptr;
    QDateEdit* from_;
    QDateEdit* to_;
    bool filling_ = false;
};

} // namespace sheepshead

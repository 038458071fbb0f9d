// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "ui/table/panels/hand_kind.h"

#include <QObject>
#include <QTimer>

namespace sheepshead {

class TableScene;

/// What the table says in words: the strip on the felt tells what is known of the hand and whose
/// turn it is. The status line of the window does not repeat it: it is for messages that pass.
class TableStatus : public QObject {
    Q_OBJECT

public:
    explicit TableStatus(TableScene& scene);

    /// POT: the points in the pot; shown from the next settle() on.
    void setPot(int points) { pot_ = points; }
    void setKind(HandKind kind);
    /// Shown from the next settle() on.
    void setInstruction(Instruction instruction) { instruction_ = instruction; }

    /// Before a new hand: nothing is known.
    void clear();
    /// Shows what the viewer knows now. Ends a message.
    void settle(const Observation& seen);

    /// Takes the task of the seat that acted last away: the hand is over.
    void endTurn();

    /// Shows a message on the status line, until something else happens.
    void tellForAWhile(const QString& words);
    /// Ends a message: the person has chosen something that is allowed.
    void endMessage();
    /// Says how to continue, where a finished trick waits for the person.
    void sayHowToGoOn();

Q_SIGNALS:
    /// For the status line of the window.
    void changed(const QString& line);

private:
    QString known() const;
    void expect(const QString& expected);
    void show(const QString& expected);

    TableScene& scene_;
    Observation seen_;
    QString expected_; ///< which seat is to do what
    QTimer message_;   ///< runs while a message is shown
    int pot_ = 0;
    HandKind kind_ = HandKind::Counts;
    Instruction instruction_ = Instruction::None;
};

} // namespace sheepshead

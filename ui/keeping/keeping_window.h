// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/hand_entry.h"
#include "ui/keeping/keeping_commands.h"
#include "ui/keeping/table_dialog.h"
#include "ui/keeping/typed_line.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>

class QLabel;
class QSplitter;

namespace sheepshead {

class ScoreSheetView;

/// The sheet of a real table: its hands on one side, the entry of the next hand on the other. Every
/// change is handed out to be saved before it is shown.
class KeepingWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Saves a sheet as it is to become, and notes that in its table; false if that failed, which
    /// the function tells: then nothing changes, and what was typed stays where it was typed.
    using Save = std::function<bool(KeptSheet&)>;

    KeepingWindow(const KeptSheet& sheet, Save save, QWidget* parent = nullptr);
    ~KeepingWindow() override;

    /// Keeps what is typed and not yet written, or forgets it.
    using KeepTyped = std::function<void(const KeptSheet&, const std::optional<TypedDraft>&)>;
    /// From now on what is typed is kept, a moment later; what was kept before is shown again.
    void keepTyping(KeepTyped keep, const std::optional<TypedDraft>& before);

    /// People and rules to suggest when the table changes.
    void setOffers(const TableDialog::Offers& offers) { offers_ = offers; }
    const KeptSheet& sheet() const { return sheet_.sheet; }
    /// The sheet has another name, which is saved. What is typed stays.
    void rename(const QString& title);
    /// The members of the sheet have these names now, by their numbers. What is typed stays.
    void renameMembers(const QStringList& names);

Q_SIGNALS:
    void closed();
    /// To begin another sheet with the same people, seats and rules.
    void againWanted(const sheepshead::TableSetup& setup);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void connectCommands();
    void showSheet();
    void beginHand();
    void goToNextHand();
    void showPlace();
    void write(const TypedHand& hand);
    bool apply(KeptSheet next);
    void keepTyped();
    bool change(const std::function<void(KeptTable&)>& change);
    bool applyAroundTyped(KeptSheet next, ReplacedLines replaced);
    bool writeLine(const TableLine& line, std::optional<std::size_t> instead);

    void correctRow(int row);
    void correctChosen();
    void insertBefore();
    void removeChosen();
    bool mayUndo() const;
    void undo();
    void redo();
    void nameRules(const Variant& rules);
    void changeTable();
    void changeTableAt(std::size_t line);
    void sharePot();
    void addEvening();
    void addBonus();
    void askForPoints(const TypedPoints& points, std::optional<std::size_t> line);
    void toggleBigType();
    void beginAgain();
    void print();
    void exportPdf();
    void exportWebPage();
    std::optional<std::size_t> chosenLine() const;

    ShownSheet sheet_;
    Save save_;
    KeepTyped keepTyped_;
    QTimer typing_;
    TableDialog::Offers offers_;

    QSplitter* parts_;
    ScoreSheetView* view_;
    HandEntry* entry_;
    TypedLine typed_;
    QLabel* standing_;
    KeepingCommands commands_;
};

} // namespace sheepshead

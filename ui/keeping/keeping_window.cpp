// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/keeping_window.h"

#include "ui/keeping/hand_entry.h"
#include "ui/keeping/points_dialog.h"
#include "ui/keeping/table_questions.h"
#include "ui/paper/paper_dialog.h"
#include "ui/scores/print_dialogs.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/widgets/opening_size.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QSplitter>
#include <QStatusBar>
#include <QStyle>

#include <utility>

namespace sheepshead {

namespace {

constexpr double bigType = 2;    ///< times the usual size
constexpr int typingPause = 150; ///< ms after which what was typed is kept

} // namespace

KeepingWindow::KeepingWindow(const KeptSheet& sheet, Save save, QWidget* parent)
    : QMainWindow(parent)
    , sheet_ { sheet, {}, {} }
    , save_(std::move(save))
    , parts_(new QSplitter(this))
    , view_(new ScoreSheetView(ScoreSheetView::Shape::Narrow))
    , entry_(new HandEntry)
    , typed_(sheet_, *entry_)
    , standing_(new QLabel)
    , commands_(*this)
{
    setWindowFlag(Qt::Window);
    view_->setEditable(true);
    parts_->addWidget(view_);
    parts_->addWidget(entry_);
    parts_->setStretchFactor(0, 1);
    parts_->setChildrenCollapsible(false);
    setCentralWidget(parts_);
    statusBar()->addWidget(standing_, 1);
    connectCommands();
    connect(view_, &ScoreSheetView::editWanted, this, &KeepingWindow::correctRow);
    connect(entry_, &HandEntry::written, this, &KeepingWindow::write);
    connect(entry_, &HandEntry::rulesWanted, this, [this](int players) {
        askForRules(
            players, offers_.rules, this, [this](const Variant& rules) { nameRules(rules); });
    });
    connect(entry_, &HandEntry::cancelled, this, &KeepingWindow::beginHand);
    openAtSize(*this, { 1180, 760 });
    rename(sheet.title);
    beginHand();
}

void KeepingWindow::rename(const QString& title)
{
    sheet_.sheet.title = title;
    setWindowTitle(tr("%1 – score sheet").arg(title));
    showSheet();
}

void KeepingWindow::renameMembers(const QStringList& names)
{
    if (names == sheet().members)
        return;
    sheet_.sheet.members = names;
    showSheet();
    showPlace();
    entry_->renameMembers(names);
}

/// However the window goes, its last letters are kept.
KeepingWindow::~KeepingWindow()
{
    if (typing_.isActive())
        keepTyped();
}

void KeepingWindow::connectCommands()
{
    const auto onCommand = [this](const QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    onCommand(commands_.again, &KeepingWindow::beginAgain);
    onCommand(commands_.print, &KeepingWindow::print);
    onCommand(commands_.pdf, &KeepingWindow::exportPdf);
    onCommand(commands_.webPage, &KeepingWindow::exportWebPage);
    onCommand(commands_.close, &QWidget::close);
    onCommand(commands_.undo, &KeepingWindow::undo);
    onCommand(commands_.redo, &KeepingWindow::redo);
    onCommand(commands_.correct, &KeepingWindow::correctChosen);
    onCommand(commands_.insert, &KeepingWindow::insertBefore);
    onCommand(commands_.remove, &KeepingWindow::removeChosen);
    onCommand(commands_.next, &KeepingWindow::goToNextHand);
    onCommand(commands_.table, &KeepingWindow::changeTable);
    onCommand(commands_.earlierTable, [this] {
        if (const auto line = chosenLine())
            changeTableAt(*line);
    });
    onCommand(commands_.evening, &KeepingWindow::addEvening);
    onCommand(commands_.bonus, &KeepingWindow::addBonus);
    onCommand(commands_.pot, &KeepingWindow::sharePot);
    onCommand(commands_.big, &KeepingWindow::toggleBigType);
}

void KeepingWindow::showSheet()
{
    sheet_.work();
    view_->setDocument(sheet_.shown.document);
    commands_.undo->setEnabled(mayUndo());
    commands_.redo->setEnabled(sheet().table.mayRedo());
    commands_.pot->setEnabled(sheet_.scored.after.stakes.pot > 0);
    for (QAction* const action : commands_.onLine)
        action->setEnabled(!sheet_.shown.lines.empty());
}

void KeepingWindow::beginHand()
{
    typed_.beginNextHand();
    showPlace();
    entry_->takeFocus();
}

/// What is typed of it stays.
void KeepingWindow::goToNextHand() { typed_.isNextHand() ? entry_->takeFocus() : beginHand(); }

void KeepingWindow::showPlace()
{
    standing_->setText(standingText(sheet_.scored.after, sheet().members));
}

void KeepingWindow::keepTyping(KeepTyped keep, const std::optional<TypedDraft>& before)
{
    keepTyped_ = std::move(keep);
    if (before && !isWritten(*before, sheet().table.lines()))
        typed_.resume(*before);
    typing_.setSingleShot(true);
    typing_.setInterval(typingPause);
    connect(&typing_, &QTimer::timeout, this, &KeepingWindow::keepTyped);
    connect(entry_, &HandEntry::typed, &typing_, qOverload<>(&QTimer::start));
}

void KeepingWindow::keepTyped()
{
    typing_.stop();
    keepTyped_(sheet(), typed_.unwritten());
}

/// Saved before it is shown.
bool KeepingWindow::apply(KeptSheet next)
{
    if (!save_(next))
        return false;
    sheet_.sheet = std::move(next);
    showSheet();
    return true;
}

bool KeepingWindow::change(const std::function<void(KeptTable&)>& change)
{
    KeptSheet next = sheet();
    change(next.table);
    return apply(std::move(next));
}

void KeepingWindow::write(const TypedHand& hand)
{
    const bool done = change([&](KeptTable& table) {
        if (entry_->isCorrecting())
            table.correct(typed_.at(), hand);
        else
            table.insert(typed_.at(), hand);
    });
    if (!done)
        return;
    beginHand();
    if (keepTyped_)
        keepTyped();
}

std::optional<std::size_t> KeepingWindow::chosenLine() const
{
    const int row = view_->chosenRow();
    if (row < 0 || static_cast<std::size_t>(row) >= sheet_.shown.lines.size())
        return std::nullopt;
    return sheet_.shown.lines[static_cast<std::size_t>(row)];
}

void KeepingWindow::correctRow(int row)
{
    const std::size_t line = sheet_.shown.lines[static_cast<std::size_t>(row)];
    const TableLine& typed = sheet().table.lines()[line];
    if (std::holds_alternative<TableChange>(typed))
        return changeTableAt(line + 1);
    if (const auto* const points = std::get_if<TypedPoints>(&typed))
        return askForPoints(*points, line);
    const auto* const hand = std::get_if<TypedHand>(&typed);
    if (hand == nullptr)
        return; // a shared pot has nothing to correct
    typed_.correct(line, *hand);
    entry_->takeFocus();
}

void KeepingWindow::correctChosen()
{
    if (chosenLine())
        correctRow(view_->chosenRow());
}

void KeepingWindow::insertBefore()
{
    const auto line = chosenLine();
    if (!line)
        return;
    typed_.beginBefore(*line);
    entry_->takeFocus();
}

void KeepingWindow::removeChosen()
{
    const auto line = chosenLine();
    if (!line)
        return;
    KeptSheet next = sheet();
    next.table.remove(*line);
    applyAroundTyped(std::move(next), { *line, 1 });
}

/// Not the opening of the sheet.
bool KeepingWindow::mayUndo() const { return sheet().table.done() > 1 && sheet().table.mayUndo(); }

void KeepingWindow::undo()
{
    if (!mayUndo())
        return;
    const TableEdit& edit = sheet().table.edits()[sheet().table.done() - 1];
    KeptSheet next = sheet();
    next.table.undo();
    applyAroundTyped(std::move(next), { edit.at, edit.after.size() });
}

void KeepingWindow::redo()
{
    if (!sheet().table.mayRedo())
        return;
    const TableEdit& edit = sheet().table.edits()[sheet().table.done()];
    KeptSheet next = sheet();
    next.table.redo();
    applyAroundTyped(std::move(next), { edit.at, edit.before.size() });
}

/// For a hand in which a person sits out: the rules stay known for the rest of the sheet. They
/// stand just before the hand that is typed, which stays as it is. The rules of the whole table are
/// named again after them, as those named last come first.
void KeepingWindow::nameRules(const Variant& rules)
{
    const std::size_t line = typed_.at();
    const TableState now = sheet_.placeBefore(line).table;
    const auto checked = check(rules);
    if (!checked || now.rules.empty())
        return;
    KeptSheet next = sheet();
    next.table.insert(line, { { .rules = *checked }, { .rules = now.rules.front() } });
    applyAroundTyped(std::move(next), { line, 0 });
}

/// An edit that puts other lines in the place of those removed. The hand that is typed stays as it
/// is, unless it corrects a line that is removed.
bool KeepingWindow::applyAroundTyped(KeptSheet next, ReplacedLines replaced)
{
    const auto typed = typed_.after(replaced, next.table.lines().size());
    if (!apply(std::move(next)))
        return false;
    if (!typed) {
        beginHand();
        return true;
    }
    typed_.resume(*typed);
    showPlace();
    entry_->takeFocus();
    return true;
}

void KeepingWindow::changeTable() { changeTableAt(sheet().table.lines().size()); }

/// The players and rules from a line on: a change that stands just before it is changed itself.
void KeepingWindow::changeTableAt(std::size_t line)
{
    const TableLines& lines = sheet().table.lines();
    const bool there = line > 0 && std::holds_alternative<TableChange>(lines[line - 1]);
    const std::size_t target = there ? line - 1 : line;
    const TableState now = sheet_.placeBefore(line).table;
    const TableState before = sheet_.placeBefore(target).table;
    auto* const dialog = new TableDialog(offers_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setTask(
        tr("&OK"), line == lines.size() ? tr("From the next hand on:") : tr("From this hand on:"));
    dialog->setSetup(setupOf(now, sheet().members)
                         .value_or(TableSetup { namesAt(now, sheet().members), 0, {} }));
    dialog->setTake([this, dialog, before, target, there](const TableSetup& wanted) {
        KeptSheet next = sheet();
        const auto change = changeTo(wanted, before, next.members);
        if (next.members.size() > maxMembers) {
            dialog->refuseMoreMembers();
            return false;
        }
        if (there && change)
            next.table.correct(target, *change);
        else if (there)
            next.table.remove(target);
        else if (change)
            next.table.insert(target, *change);
        return applyAroundTyped(std::move(next), { target, there ? 1U : 0U });
    });
    dialog->open();
}

void KeepingWindow::sharePot()
{
    askWhoGetsThePot(sheet_.scored.after, sheet().members, this,
        [this](const PotShared& shared) { writeLine(shared, {}); });
}

void KeepingWindow::addEvening() { askForPoints({ .what = PointsFor::Evening }, {}); }

void KeepingWindow::addBonus() { askForPoints({ .what = PointsFor::Bonus }, {}); }

/// New points at the end, or others in place of those of a line.
void KeepingWindow::askForPoints(const TypedPoints& points, std::optional<std::size_t> line)
{
    const TableState table = line ? sheet_.placeBefore(*line).table : sheet_.scored.after;
    auto* const dialog = new PointsDialog(points, table, sheet().members, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setTake([this, line](const TypedPoints& typed) { return writeLine(typed, line); });
    dialog->open();
}

/// At the end, or in place of a line.
bool KeepingWindow::writeLine(const TableLine& line, std::optional<std::size_t> instead)
{
    KeptSheet next = sheet();
    const std::size_t at = instead.value_or(next.table.lines().size());
    if (instead)
        next.table.correct(at, line);
    else
        next.table.add(line);
    return applyAroundTyped(std::move(next), { at, instead ? 1U : 0U });
}

void KeepingWindow::toggleBigType()
{
    const bool big = commands_.big->isChecked();
    QFont font = QWidget::font();
    if (big)
        font.setPointSizeF(font.pointSizeF() * bigType);
    view_->setFont(font);
    standing_->setFont(font);
    view_->setOnlyFigures(big);
    entry_->setBigType(big, bigType);
    parts_->setOrientation(big ? Qt::Vertical : Qt::Horizontal);
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, big));
    view_->goToNewest();
    entry_->takeFocus();
}

void KeepingWindow::beginAgain()
{
    if (const auto setup = setupOf(sheet()))
        Q_EMIT againWanted(*setup);
}

void KeepingWindow::print()
{
    const std::vector<CheckedVariant>& rules = sheet_.scored.after.rules;
    if (rules.empty())
        printSheet(sheet_.shown.document, this);
    else
        choosePaper(sheet_.shown.document, rules.front(),
            namesAt(sheet_.scored.after, sheet().members), this);
}

void KeepingWindow::exportPdf() { exportSheet(sheet_.shown.document, this); }

void KeepingWindow::exportWebPage() { saveWebPage(sheet_.shown.document, this); }

void KeepingWindow::closeEvent(QCloseEvent* event)
{
    QMainWindow::closeEvent(event);
    if (event->isAccepted())
        Q_EMIT closed();
}

} // namespace sheepshead

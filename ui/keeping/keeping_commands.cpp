// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/keeping_commands.h"

#include "ui/keeping/keeping_window.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace sheepshead {

namespace {

QAction* addTo(QMenu& menu, const QString& text, const QKeySequence& keys = {})
{
    QAction* const action = menu.addAction(text);
    action->setShortcut(keys);
    return action;
}

} // namespace

KeepingCommands::KeepingCommands(QMainWindow& window)
{
    QMenu& sheet = *window.menuBar()->addMenu(KeepingWindow::tr("&Sheet"));
    again = addTo(sheet, KeepingWindow::tr("Same table &again…"), Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    sheet.addSeparator();
    print = addTo(sheet, KeepingWindow::tr("&Print…"), QKeySequence::Print);
    pdf = addTo(sheet, KeepingWindow::tr("Save as PD&F…"));
    webPage = addTo(sheet, KeepingWindow::tr("Save as &web page…"));
    sheet.addSeparator();
    close = addTo(sheet, KeepingWindow::tr("&Close"), QKeySequence::Close);

    QMenu& edit = *window.menuBar()->addMenu(KeepingWindow::tr("&Edit"));
    undo = addTo(edit, KeepingWindow::tr("&Undo"), QKeySequence::Undo);
    redo = addTo(edit, KeepingWindow::tr("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    edit.addSeparator();
    correct = addTo(edit, KeepingWindow::tr("&Correct line"), Qt::Key_F2);
    insert = addTo(edit, KeepingWindow::tr("&Insert hand before"), Qt::CTRL | Qt::Key_I);
    remove = addTo(edit, KeepingWindow::tr("&Delete line"), Qt::CTRL | Qt::Key_Delete);
    next = addTo(edit, KeepingWindow::tr("&Next hand"), Qt::CTRL | Qt::Key_N);

    QMenu& people = *window.menuBar()->addMenu(KeepingWindow::tr("&Table"));
    table = addTo(people, KeepingWindow::tr("&Players and rules…"), Qt::CTRL | Qt::Key_T);
    earlierTable = addTo(people, KeepingWindow::tr("Players and rules &before this hand…"));
    people.addSeparator();
    evening = addTo(people, KeepingWindow::tr("&Totals of an evening…"));
    bonus = addTo(people, KeepingWindow::tr("Bonus or penalt&y…"));
    pot = addTo(people, KeepingWindow::tr("&Share the pot…"));

    QMenu& view = *window.menuBar()->addMenu(KeepingWindow::tr("&View"));
    big = addTo(view, KeepingWindow::tr("&Big type"), Qt::Key_F11);
    big->setCheckable(true);
    onLine = { correct, insert, remove, earlierTable };

    QToolBar* const bar = window.addToolBar(KeepingWindow::tr("Sheet"));
    bar->setMovable(false);
    bar->addActions({ undo, redo });
    bar->addSeparator();
    bar->addActions({ correct, remove, table, big });
}

} // namespace sheepshead

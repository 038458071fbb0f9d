// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings_screen.h"

#include "ui/tournament/standings_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr double bigStandings = 2; ///< times the usual size

} // namespace

StandingsScreen::StandingsScreen(const Tournament& tournament, int round, QWidget* parent)
    : QDialog(parent)
{
    const QString name = QString::fromStdString(tournament.name);
    //: the name of a tournament
    const QString title = tr("%1: standings after round %2").arg(name).arg(round);
    setWindowTitle(title);
    QFont big = font();
    big.setPointSizeF(big.pointSizeF() * bigStandings);
    auto* const head = new QLabel(title);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    auto* const table = new QTreeWidget;
    fillStandings(*table, tournament, round);
    for (QWidget* const part : { static_cast<QWidget*>(head), static_cast<QWidget*>(table),
             static_cast<QWidget*>(table->header()) })
        part->setFont(big);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(head);
    column->addWidget(table, 1);
    auto* const close = new QShortcut(QKeySequence(Qt::Key_F11), this);
    connect(close, &QShortcut::activated, this, &QDialog::close);
    setWindowState(windowState() | Qt::WindowFullScreen);
    table->setFocus();
}

} // namespace sheepshead

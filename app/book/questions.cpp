// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/questions.h"

#include "app/book/storage_conversion.h"
#include "ui/rules/rules_line.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace sheepshead {

namespace {

struct Questions {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::Questions)
};

/// "Hand 4 was left in the middle. You 12, Ada −2, …"
QString standing(const SheetInfo& sheet)
{
    QStringList totals;
    for (std::size_t i = 0; i < std::min(sheet.players.size(), sheet.totals.size()); ++i)
        totals << Questions::tr("%1 %2")
                      .arg(inSentence(fromUtf8(sheet.players[i])), totalText({ sheet.totals[i] }))
                      .replace(u' ', QChar::Nbsp); // a name and its score stay on one line
    const QString where = sheet.handInPlay
        ? Questions::tr("Hand %1 is unfinished.").arg(sheet.hands + 1)
        : Questions::tr("Hand %1 is next.").arg(sheet.hands + 1);
    QStringList lines { where, totals.join(QStringLiteral(", ")) };
    if (sheet.variant)
        lines << rulesLine(*sheet.variant);
    return lines.join(u'\n');
}

} // namespace

void askToResume(const SheetInfo& sheet, QWidget& window, std::function<void()> resume,
    std::function<void()> newGame)
{
    auto* const box = new QMessageBox(QMessageBox::NoIcon, Questions::tr("Sheepshead"),
        Questions::tr("Resume \"%1\"?").arg(fromUtf8(sheet.name)), QMessageBox::NoButton, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(standing(sheet));
    auto* const resumeButton = box->addButton(Questions::tr("&Resume"), QMessageBox::AcceptRole);
    auto* const newButton = box->addButton(Questions::tr("&New game"), QMessageBox::RejectRole);
    box->setDefaultButton(resumeButton);
    QObject::connect(box, &QMessageBox::finished, &window,
        [box, newButton, resume = std::move(resume), newGame = std::move(newGame)] {
            if (box->clickedButton() == newButton)
                newGame();
            else
                resume();
        });
    box->open();
}

QString runningText(const QString& computer)
{
    return computer.isEmpty()
        ? Questions::tr("Sheepshead is already running with this score book.")
        : Questions::tr(
            "Sheepshead is already running with this score book on another computer (%1).")
              .arg(computer);
}

void askToResumeBesideAnother(const SheetInfo& sheet, const QString& running, QWidget& window,
    std::function<void()> resume, std::function<void()> newGame)
{
    auto* const box = new QMessageBox(QMessageBox::Information, Questions::tr("Sheepshead"),
        running, QMessageBox::NoButton, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        Questions::tr("If you resume \"%1\" here, the other window stops saving it.")
            .arg(fromUtf8(sheet.name))
        + QStringLiteral("\n\n") + standing(sheet));
    auto* const closeButton =
        box->addButton(Questions::tr("&Close this window"), QMessageBox::RejectRole);
    auto* const newButton = box->addButton(Questions::tr("&New game"), QMessageBox::AcceptRole);
    auto* const here = box->addButton(Questions::tr("&Resume here"), QMessageBox::AcceptRole);
    box->setDefaultButton(closeButton);
    box->setEscapeButton(closeButton);
    QObject::connect(here, &QPushButton::clicked, &window, std::move(resume));
    QObject::connect(newButton, &QPushButton::clicked, &window, std::move(newGame));
    QObject::connect(box, &QMessageBox::finished, &window, [box, closeButton, &window] {
        if (box->clickedButton() == closeButton)
            QMetaObject::invokeMethod(&window, &QWidget::close, Qt::QueuedConnection);
    });
    box->open();
}

QMessageBox& lossBox(
    const Loss& loss, const QString& verb, QWidget& window, std::function<void()> then)
{
    if (auto* const asked = window.findChild<QMessageBox*>(loss.name))
        asked->close();
    auto* const box = new QMessageBox(
        QMessageBox::Warning, Questions::tr("Sheepshead"), loss.what, QMessageBox::Cancel, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(loss.name);
    box->setTextFormat(Qt::PlainText); // names of people and tournaments
    box->setInformativeText(loss.why);
    auto* const lose = box->addButton(verb, QMessageBox::DestructiveRole);
    QObject::connect(lose, &QPushButton::clicked, &window, std::move(then));
    return *box;
}

void askToLose(const QString& verb, QWidget& window, std::function<void()> then)
{
    const Loss loss { QStringLiteral("loses the game"), Questions::tr("This game is not saved."),
        Questions::tr("Its score sheet is lost when you leave it.") };
    lossBox(loss, verb, window, std::move(then)).open();
}

} // namespace sheepshead

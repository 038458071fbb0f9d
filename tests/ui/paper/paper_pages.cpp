// SPDX-License-Identifier: GPL-3.0-or-later
// Saves every kind of paper as PDF files, to be looked at: paper_pages FOLDER [TRANSLATION.qm]
#include "engine/rules/presets.h"
#include "tests/ui/paper/paper_files.h"
#include "tests/ui/scores/sample_sheets.h"
#include "ui/paper/blank_sheet.h"
#include "ui/paper/cheat_sheet.h"
#include "ui/paper/rule_agreement.h"
#include "ui/paper/settle_up_slip.h"
#include "ui/rules/rules_line.h"
#include "ui/scores/score_printer.h"

#include <QApplication>
#include <QDir>
#include <QTranslator>

using namespace sheepshead;

namespace {

/// Saves one paper in both sizes.
bool saveBoth(const Paper& paper, const QDir& folder, const QString& name)
{
    return savePages(
               paper, QPageSize::Letter, folder.filePath(name + QStringLiteral("-letter.pdf")))
        && savePages(paper, QPageSize::A4, folder.filePath(name + QStringLiteral("-a4.pdf")));
}

bool saveRules(const QDir& folder)
{
    for (const Preset& preset : presets()) {
        const CheckedVariant rules = check(preset.variant).value();
        const QString key = QString::fromStdString(std::string(preset.key));
        const QStringList names = samples::names(rules.tableSeats());
        if (!saveBoth(CheatSheet(rules), folder, QStringLiteral("cheat-") + key)
            || !saveBoth(RuleAgreement(rules, names), folder, QStringLiteral("agreement-") + key))
            return false;
    }
    Variant own;
    own.doubleOnTheBump = false;
    own.spitz = Spitz::First;
    own.crack = Cracking::One;
    own.centsAPoint = 25;
    const CheckedVariant rules = check(own).value();
    return saveBoth(CheatSheet(rules), folder, QStringLiteral("cheat-own"))
        && saveBoth(
            RuleAgreement(rules, samples::names(5)), folder, QStringLiteral("agreement-own"));
}

bool saveSheets(const QDir& folder)
{
    for (int players = 2; players <= maxSeats; ++players) {
        const QStringList names = samples::names(players);
        for (const int hands : blankSheetHands) {
            const QString end = QStringLiteral("-%1-%2").arg(players).arg(hands);
            const BlankSheetOptions bare { .players = players, .hands = hands };
            const BlankSheetOptions tournament { .players = players,
                .hands = hands,
                .names = names,
                .rules = rulesLine({}),
                .tournament = true };
            if (!saveBoth(BlankSheet(bare), folder, QStringLiteral("blank") + end)
                || !saveBoth(BlankSheet(tournament), folder, QStringLiteral("tournament") + end))
                return false;
        }
        const SheetDocument played = samples::document(players, 20);
        if (!saveBoth(ScorePrinter(played), folder, QStringLiteral("filled-%1").arg(players))
            || !saveBoth(SettleUpSlip(played, 25), folder, QStringLiteral("slip-%1").arg(players)))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2)
        qFatal("paper_pages FOLDER [TRANSLATION.qm]");
    QTranslator translator;
    if (arguments.size() > 2) {
        if (!translator.load(arguments[2]))
            qFatal("%s is not a translation", qPrintable(arguments[2]));
        QCoreApplication::installTranslator(&translator);
        QLocale::setDefault(QLocale(translator.language()));
    }
    const QDir folder(arguments[1]);
    return folder.mkpath(QStringLiteral(".")) && saveRules(folder) && saveSheets(folder) ? 0 : 1;
}

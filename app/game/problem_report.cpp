// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/problem_report.h"

#include "app/session/game_session.h"
#include "app/settings/setting_words.h"
#include "engine/rules/variant_text.h"
#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/whole_file.h"
#include "ui/help/report_dialog.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QScreen>
#include <QSysInfo>

namespace sheepshead {

namespace {

struct ProblemReportWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemReport)
};

QString yesOrNo(bool yes) { return yes ? QStringLiteral("yes") : QStringLiteral("no"); }

/// The id of a deck of the person's own may be the path of its file.
QString withoutFolder(const QString& id) { return id.mid(id.lastIndexOf(u'/') + 1); }

QString levelsText(const Levels& levels)
{
    QStringList keys;
    for (const Level level : levels)
        keys << QString::fromUtf8(keyOf(level).data(), qsizetype(keyOf(level).size()));
    return keys.mid(1).join(u' '); // the first is the person
}

QString screenText()
{
    const QScreen* const screen = QGuiApplication::primaryScreen();
    return screen == nullptr ? QStringLiteral("none")
                             : QStringLiteral("%1x%2, scale %3")
                                   .arg(screen->size().width())
                                   .arg(screen->size().height())
                                   .arg(screen->devicePixelRatio());
}

QString systemText()
{
    return QStringLiteral("%1, %2 %3, %4")
        .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
            QSysInfo::currentCpuArchitecture());
}

/// Text of several lines as notes of a hand file.
QString asNotes(const QString& text)
{
    QString notes;
    for (const QString& line : text.split(u'\n'))
        notes += (QStringLiteral("# ") + line).trimmed() + u'\n';
    return notes;
}

QString fileToSuggest()
{
    return defaultFileName(
        QStringLiteral("sheepshead-report-") + QDate::currentDate().toString(Qt::ISODate),
        QStringLiteral("txt"));
}

void saveReport(MainWindow& window, const QString& file, const std::string& text)
{
    const QString name = QDir::toNativeSeparators(file);
    if (writeWholeFile(file, QByteArray::fromStdString(text))) {
        window.notices().say(ProblemReportWords::tr(
            "The report is in %1. Attach this file when you write to the project.")
                                 .arg(name));
        return;
    }
    auto* const box =
        new QMessageBox(QMessageBox::Warning, ProblemReportWords::tr("Report a problem"),
            ProblemReportWords::tr(
                "The report was not saved: the file %1 could not be written. Choose another "
                "folder.")
                .arg(name),
            QMessageBox::Ok, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace

ReportFacts reportFacts(const Preferences& preferences, const GameSession* played, bool bookIsOpen)
{
    ReportFacts facts { preferences, {}, false, bookIsOpen };
    if (played) {
        facts.handInPlay = played->handInPlay();
        facts.hand = played->record();
    }
    return facts;
}

QString reportLines(const ReportFacts& facts)
{
    const Preferences& has = facts.preferences;
    const std::vector<std::pair<const char*, QString>> lines {
        { "version", QCoreApplication::applicationVersion() },
        { "system", systemText() },
        { "qt",
            QStringLiteral("%1, platform %2")
                .arg(QString::fromLatin1(qVersion()), QGuiApplication::platformName()) },
        { "screen", screenText() },
        { "locale", QLocale::system().name() },
        { "language", has.language.isEmpty() ? QStringLiteral("system") : has.language },
        { "score book open", yesOrNo(facts.bookIsOpen) },
        { "speed", speedKey(has.speed) },
        { "wait after trick", yesOrNo(has.waitAfterTrick) },
        { "laying down", layingDownKey(has.layingDown) },
        { "felt",
            has.felt.picture.isEmpty() ? feltKey(has.felt.felt) : QStringLiteral("a picture") },
        { "deck", withoutFolder(has.deck.deck) },
        { "back", withoutFolder(has.deck.back) },
        { "decks added", QString::number(has.addedDecks.size()) },
        { "trump edges", yesOrNo(has.trumpEdges) },
        { "order of the hand", handOrderKey(has.handOrder) },
        { "sound", has.sound.on ? QString::number(has.sound.volume) : QStringLiteral("off") },
        { "colours", coloursKey(has.colours) },
        { "levels", levelsText(has.levels) },
        { "players noticed", yesOrNo(has.notice) },
        { "rules of new games", QString::fromStdString(variantText(has.variant)) },
    };
    QStringList text;
    for (const auto& [name, value] : lines)
        text << QStringLiteral("%1: %2").arg(QLatin1String(name), value);
    return text.join(u'\n');
}

std::string reportText(const QString& words, const QString& lines, const ReportFacts& facts)
{
    QString notes = QStringLiteral("# Sheepshead problem report\n");
    if (!words.trimmed().isEmpty())
        notes += asNotes(words.trimmed()) + QStringLiteral("#\n");
    notes += asNotes(lines);
    return notes.toStdString() + (facts.hand ? recordText(*facts.hand) : "# no hand\n");
}

void askToReport(MainWindow& window, const ReportFacts& facts)
{
    const QString lines = reportLines(facts);
    auto* const dialog = new ReportDialog(lines,
        !facts.hand            ? ReportDialog::Hand::None
            : facts.handInPlay ? ReportDialog::Hand::InPlay
                               : ReportDialog::Hand::Over,
        &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &window, [&window, dialog, lines, facts] {
        const std::string text = reportText(dialog->words(), lines, facts);
        askWhereToSave({ ProblemReportWords::tr("Save the report"), fileToSuggest(), {} }, &window,
            [&window, text](const QString& file) { saveReport(window, file, text); });
    });
    dialog->open();
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/settings/setting_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <array>

namespace sheepshead {

namespace {

struct CommandLineWords {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

struct ThingToShow {
    const char* key;
    Command command;
};

/// The actions of the desktop entry; their keys are never translated.
constexpr std::array shown { ThingToShow { "lessons", Command::Learn },
    ThingToShow { "score-book", Command::ScoreBook },
    ThingToShow { "score-table", Command::ScoreTable } };

QStringList thingsToShow()
{
    QStringList keys;
    for (const ThingToShow& thing : shown)
        keys << QString::fromLatin1(thing.key);
    return keys;
}

std::optional<Command> commandToShow(const QString& key)
{
    for (const ThingToShow& thing : shown)
        if (key == QLatin1String(thing.key))
            return thing.command;
    return std::nullopt;
}

bool isFileOf(const QString& file, const char* ending)
{
    return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

constexpr const char* rulesEnding = ".sheeprules";
constexpr const char* handEnding = ".sheephand";
constexpr const char* studyEnding = ".sheepstudy";
constexpr const char* challengeEnding = ".sheepchallenge";
constexpr const char* resultEnding = ".sheepresult";
constexpr const char* tournamentFileEnding = ".sheeptournament";
constexpr const char* tableResultsEnding = ".sheepresults";

/// The options of the program and what they say.
struct Options {
    QCommandLineParser parser;
    QCommandLineOption dataDir { QStringLiteral("data-dir"),
        CommandLineWords::tr("Keep score book and preferences in this folder."),
        CommandLineWords::tr("folder") };
    QCommandLineOption language { QStringLiteral("language"),
        CommandLineWords::tr("Use this language: %1."), CommandLineWords::tr("code") };
    QCommandLineOption seed { QStringLiteral("seed"),
        CommandLineWords::tr("Deal the first new game from this number, the same cards each time."),
        CommandLineWords::tr("number") };
    QCommandLineOption speed { QStringLiteral("speed"),
        CommandLineWords::tr("Play at this speed: %1."), CommandLineWords::tr("speed") };
    QCommandLineOption show { QStringLiteral("show"),
        CommandLineWords::tr("Open this beside the game: %1."), CommandLineWords::tr("what") };
    QCommandLineOption help { { QStringLiteral("h"), QStringLiteral("help") },
        CommandLineWords::tr("Print this and end.") };
    QCommandLineOption version { { QStringLiteral("v"), QStringLiteral("version") },
        CommandLineWords::tr("Print the version and end.") };

    explicit Options(const QStringList& languages)
    {
        const QString comma = QStringLiteral(", ");
        language.setDescription(language.description().arg(languages.join(comma)));
        show.setDescription(show.description().arg(thingsToShow().join(comma)));
        speed.setDescription(speed.description().arg(speedKeys().join(comma)));
        parser.setApplicationDescription(CommandLineWords::tr("The card game Sheepshead."));
        parser.addOptions({ dataDir, language, seed, speed, show, help, version });
        parser.addPositionalArgument(QStringLiteral("file"),
            CommandLineWords::tr(
                "Files of house rules to play by (.sheeprules), of hands (.sheephand), of studies "
                "(.sheepstudy), of challenges and their results (.sheepchallenge, "
                ".sheepresult), or of tournaments and their results (.sheeptournament, "
                ".sheepresults). A program that runs with this folder opens them."),
            CommandLineWords::tr("[file…]"));
    }

    bool has(const QCommandLineOption& option) const { return parser.isSet(option); }
    QString value(const QCommandLineOption& option) const { return parser.value(option); }
};

CommandLineReply fault(const QString& text)
{
    return { CommandLineWords::tr("sheepshead: %1\nTry \"sheepshead --help\" for the options.\n")
                 .arg(text),
        2 };
}

/// What is wrong with a value; empty if nothing is.
QString faultIn(const Options& options, const QStringList& languages)
{
    const QStringList files = options.parser.positionalArguments();
    for (const QString& file : files)
        if (!isFileOf(file, rulesEnding) && !isFileOf(file, handEnding) && !isStudyFile(file)
            && !isChallengeFile(file) && !isTournamentFile(file))
            return CommandLineWords::tr("\"%1\" is neither an option nor a file of house rules, of "
                                        "a hand, of a study, of a challenge or of a tournament.")
                .arg(file);
    if (options.has(options.dataDir) && options.value(options.dataDir).isEmpty())
        return CommandLineWords::tr("--data-dir needs a folder.");
    const QString language = options.value(options.language);
    if (options.has(options.language) && !languages.contains(language))
        return CommandLineWords::tr("--language %1: not a language of the program. There are: %2.")
            .arg(language, languages.join(QStringLiteral(", ")));
    bool isNumber = true;
    if (options.has(options.seed))
        options.value(options.seed).toULongLong(&isNumber);
    if (!isNumber)
        return CommandLineWords::tr("--seed %1: not a whole number.")
            .arg(options.value(options.seed));
    const QString speed = options.value(options.speed);
    if (options.has(options.speed) && !speedFrom(speed))
        return CommandLineWords::tr("--speed %1: not a speed. There are: %2.")
            .arg(speed, speedKeys().join(QStringLiteral(", ")));
    const QString show = options.value(options.show);
    if (options.has(options.show) && !commandToShow(show))
        return CommandLineWords::tr("--show %1: nothing to be shown. There are: %2.")
            .arg(show, thingsToShow().join(QStringLiteral(", ")));
    return {};
}

} // namespace

std::variant<CommandLine, CommandLineReply> readCommandLine(
    const QStringList& arguments, const QStringList& languages)
{
    Options options(languages);
    if (!options.parser.parse(arguments))
        return fault(options.parser.errorText());
    if (options.has(options.help))
        return CommandLineReply { options.parser.helpText(), 0 };
    if (options.has(options.version))
        return CommandLineReply {
            QStringLiteral("sheepshead %1\n").arg(QCoreApplication::applicationVersion()), 0
        };
    if (const QString text = faultIn(options, languages); !text.isEmpty())
        return fault(text);
    CommandLine line;
    line.dataFolder = options.value(options.dataDir);
    line.language = options.value(options.language);
    if (options.has(options.seed))
        line.seed = options.value(options.seed).toULongLong();
    line.speed = speedFrom(options.value(options.speed));
    line.show = commandToShow(options.value(options.show));
    const QStringList files = options.parser.positionalArguments();
    const QString first = files.value(0);
    (isRulesFile(first) || first.isEmpty() ? line.rulesFile : line.handFile) = first;
    line.moreFiles = files.mid(1);
    return line;
}

QStringList filesOf(const CommandLine& line)
{
    QStringList files = QStringList { line.rulesFile, line.handFile } + line.moreFiles;
    files.removeAll(QString());
    return files;
}

bool isRulesFile(const QString& file) { return isFileOf(file, rulesEnding); }

bool isStudyFile(const QString& file) { return isFileOf(file, studyEnding); }

bool isTournamentFile(const QString& file)
{
    return isFileOf(file, tournamentFileEnding) || isFileOf(file, tableResultsEnding);
}

bool isChallengeFile(const QString& file)
{
    return isFileOf(file, challengeEnding) || isFileOf(file, resultEnding);
}

CommandLine goingOn(const CommandLine& line)
{
    CommandLine next;
    next.dataFolder = line.dataFolder;
    next.speed = line.speed;
    next.goesOn = true;
    return next;
}

} // namespace sheepshead

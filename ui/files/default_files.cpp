// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/default_files.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

namespace sheepshead {

namespace {

constexpr qsizetype mostNameBytes = 140; // a sync client puts the name of a computer behind it

/// What FAT, Windows and sync clients refuse, or read as something else: : / \ ? * " < > | and
/// more.
QString withWelcomeLetters(QString name)
{
    static const QRegularExpression unseen(QStringLiteral("[\\p{C}]+"),
        QRegularExpression::UseUnicodePropertiesOption); // marks of direction among them
    static const QRegularExpression spaces(
        QStringLiteral("\\s+"), QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression unwelcome(QStringLiteral("[^\\p{L}\\p{M}\\p{N} _.,()'’–—+-]+"),
        QRegularExpression::UseUnicodePropertiesOption);
    name.replace(spaces, QStringLiteral(" "));
    name.remove(unseen);
    return name.replace(unwelcome, QStringLiteral("-"));
}

/// Windows cuts spaces and dots off, and a name that begins with a dot is hidden elsewhere.
QString trimmedName(const QString& name)
{
    static const QRegularExpression ends(QStringLiteral("^[ .-]+|[ .-]+$"));
    return QString(name).remove(ends);
}

/// No more bytes than a disk takes, and no half of a letter.
QString cutName(QString name)
{
    while (name.toUtf8().size() > mostNameBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name;
}

/// Names of devices, whatever stands behind a dot; and those that OneDrive keeps for itself.
bool isTaken(const QString& name)
{
    static const QRegularExpression taken(
        QStringLiteral("^(con|prn|aux|nul|conin|conout|clock|com[0-9¹²³]|lpt[0-9¹²³]|desktop|"
                       "_vti_.*) *([.].*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return taken.match(name).hasMatch();
}

} // namespace

QString defaultFileName(const QString& title, const QString& ending)
{
    const QString welcome = withWelcomeLetters(title.normalized(QString::NormalizationForm_C));
    QString name = trimmedName(cutName(trimmedName(welcome)));
    if (name.isEmpty())
        name = QStringLiteral("Sheepshead");
    if (isTaken(name))
        name.prepend(QStringLiteral("Sheepshead "));
    return name + u'.' + ending;
}

QString folderOfDocuments()
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home()).path();
}

QString defaultFile(const QString& title, const QString& ending)
{
    return QDir(folderOfDocuments()).filePath(defaultFileName(title, ending));
}

} // namespace sheepshead

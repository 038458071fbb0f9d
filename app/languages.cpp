// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace sheepshead {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString pseudo = QStringLiteral("pseudo");

/// The last one installed is asked first.
void install(const QLocale& locale, const QString& catalogue, const QString& where)
{
    auto* const translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, catalogue, QStringLiteral("_"), where))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

void installPseudo()
{
    auto* const translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(QStringLiteral("sheepshead_pseudo"), folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

QStringList languagesToTry()
{
    QStringList codes;
    for (QString file : QDir(folder).entryList({ QStringLiteral("sheepshead_*.qm") }, QDir::Files))
        codes << file.remove(QStringLiteral("sheepshead_")).remove(QStringLiteral(".qm"));
    if (!codes.contains(QStringLiteral("en")))
        codes << QStringLiteral("en");
    codes.sort();
    return codes;
}

QStringList languages()
{
    QStringList codes = languagesToTry();
    codes.removeAll(pseudo);
    return codes;
}

void speak(const QString& language)
{
    if (language == pseudo) {
        installPseudo();
        return;
    }
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("sheepshead"), folder);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/languages.h"

#include "ui/pseudo_translator.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <optional>
#include <utility>

namespace sheepshead {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString pseudo = QStringLiteral("pseudo");
const QString ours = QStringLiteral("speaks"); ///< the object name of what speak() installed

void install(std::unique_ptr<QTranslator> translator)
{
    translator->setObjectName(ours);
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
}

/// Another language can be spoken after this.
void forgetLanguage()
{
    for (QTranslator* const translator :
        QCoreApplication::instance()->findChildren<QTranslator*>(ours)) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

/// Qt asks the last installed translator first. Returns whether the file was found.
std::optional<QLocale> install(
    const QLocale& locale, const QString& catalogue, const QString& where)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(locale, catalogue, QStringLiteral("_"), where))
        return std::nullopt;
    const QLocale found(translator->language());
    install(std::move(translator));
    return found;
}

/// Numbers, dates and lists in the language of the texts, not in the system's.
QLocale speaking(const QLocale& language, const QLocale& system)
{
    return language.language() == system.language()
        ? system
        : QLocale(language.language(), system.territory());
}

} // namespace

QStringList languagesToTry()
{
    QStringList codes;
    for (QString file : QDir(folder).entryList({ QStringLiteral("sheepshead_*.qm") }, QDir::Files))
        codes << file.remove(QStringLiteral("sheepshead_")).remove(QStringLiteral(".qm"));
    if (!codes.contains(QStringLiteral("en")))
        codes << QStringLiteral("en");
    codes << pseudo;
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
    forgetLanguage();
    const QLocale english(QLocale::English);
    install(english, QStringLiteral("sheepshead"), folder); // plurals, where nothing else is found
    if (language == pseudo) {
        QLocale::setDefault(english);
        install(std::make_unique<PseudoTranslator>());
        return;
    }
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    const auto found = install(locale, QStringLiteral("sheepshead"), folder);
    const QLocale spoken = speaking(found.value_or(english), locale);
    install(spoken, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    QLocale::setDefault(spoken);
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pseudo_translator.h"

#include <QApplication>
#include <QTranslator>

namespace sheepshead::testing {

/// The language of a program that takes pictures, for its life: a code or "pseudo".
inline void speak(const QString& language)
{
    auto* const english = new QTranslator(qApp);
    if (english->load(QStringLiteral(":/i18n/sheepshead_en.qm"))) // plurals
        QApplication::installTranslator(english);
    if (language == QStringLiteral("pseudo"))
        QApplication::installTranslator(new PseudoTranslator(qApp));
    auto* const words = new QTranslator(qApp);
    if (words->load(QStringLiteral(":/i18n/sheepshead_%1.qm").arg(language)))
        QApplication::installTranslator(words);
    if (language != QStringLiteral("pseudo"))
        QLocale::setDefault(QLocale(language));
}

} // namespace sheepshead::testing

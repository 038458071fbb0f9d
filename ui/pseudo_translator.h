// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace sheepshead {

/// "Translates" every text into one that is half as long again, accented and in brackets, so that
/// one sees at a glance what cannot be translated and what does not fit.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* sourceText, const char* disambiguation,
        int n) const override;
    bool isEmpty() const override { return false; }
};

/// Placeholders, HTML, mnemonics and file patterns stay as they are.
QString pseudoText(const QString& text);

} // namespace sheepshead

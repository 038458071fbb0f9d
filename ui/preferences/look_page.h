// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

namespace sheepshead {

class RadioGroup;

/// Felt, cards, light or dark windows, language.
class LookPage : public PreferencesPage {
    Q_OBJECT

public:
    /// The languages that the program speaks, as codes; without any there is nothing to choose.
    explicit LookPage(const QStringList& languages, QWidget* parent = nullptr);

    QString title() const override { return tr("&Look"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

private:
    void addLanguages();

    QStringList languages_; ///< the first is the system's: empty
    RadioGroup* felt_;
    RadioGroup* deck_;
    RadioGroup* colours_;
    RadioGroup* language_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/traits.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QTextBrowser;

namespace sheepshead {

/// What was noticed of how a player plays, in plain words and with its uncertainty, and the buttons
/// that have it forgotten. The page forgets nothing itself: it asks the person, and emits requests.
class TraitsPage : public QWidget {
    Q_OBJECT

public:
    explicit TraitsPage(QWidget* parent = nullptr);

    /// Without traits no player is chosen.
    void setTraits(const QString& name, const std::optional<NoticedTraits>& traits);

Q_SIGNALS:
    void forgetRequested();
    void forgetAllRequested();

private:
    void askToForget(bool everybody);

    QTextBrowser* text_;
    QPushButton* forget_;
    QPushButton* forgetAll_;
    QString name_;
};

} // namespace sheepshead

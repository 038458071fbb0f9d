// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/challenge/challenge_folder.h"

#include <QObject>

#include <functional>
#include <string>

class QWidget;

namespace sheepshead {

struct TextToSave;

/// Sends challenges and results to others, as files, as lines of text and on paper, and keeps what
/// comes from others. What cannot be read or written is told and changes nothing.
class ChallengeExchange : public QObject {
    Q_OBJECT

public:
    /// The folder outlives it. The function says in front of what it asks.
    ChallengeExchange(const ChallengeFolder& folder, std::function<QWidget*()> front);

    /// Asks for a file for it.
    void send(const Challenge& challenge);
    void askForFile();
    /// Keeps the challenge or the result that is in a file.
    void openFile(const QString& file);
    /// Keeps the results of this challenge that are in the clipboard.
    void paste(const KeptChallenge& chosen);
    void copyResult(const KeptChallenge& chosen);
    void saveResult(const KeptChallenge& chosen);
    void copyTable(const Challenge& challenge, const RealTable& table);
    void saveTable(const Challenge& challenge, const RealTable& table);
    /// The sheets show all cards, so the person is warned first.
    void askForSheets(const KeptChallenge& chosen);
    void warn(const QString& words, const QString& more = {});

Q_SIGNALS:
    /// The challenge of this hash, or a result of it, came into the folder.
    void kept(const std::string& hash);
    void said(const QString& words);

private:
    void askToSave(const TextToSave& file);
    bool addChallenge(const std::string& text);
    bool addResult(const std::string& text);
    bool isTaken(bool saved);

    const ChallengeFolder& folder_;
    std::function<QWidget*()> front_;
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/challenge/challenge_folder.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace sheepshead {

class UnsavedFiles;

/// Saves what people have played of challenges, and knows what the disk did not take of them, of
/// several challenges and people.
class UnsavedResults {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::UnsavedResults)

public:
    /// Both outlive it.
    UnsavedResults(const ChallengeFolder& folder, UnsavedFiles& files)
        : folder_(folder)
        , files_(files)
    {
    }

    /// In place of what that person had played so far; what cannot be written now waits.
    void save(const Challenge& challenge, const ChallengeResult& result);
    /// With what is in memory only, which is more than what the disk has: no deal is played twice.
    KeptChallenge withUnsaved(KeptChallenge kept) const;

private:
    struct Played {
        QString key;      ///< of its file
        std::string hash; ///< of the challenge
        ChallengeResult result;
    };

    const ChallengeFolder& folder_;
    UnsavedFiles& files_;
    std::vector<Played> played_; ///< who played last comes last
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/unsaved_results.h"

#include "app/book/unsaved_files.h"
#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

/// The person looks now; what was known of them before is replaced.
void lookAs(KeptChallenge& kept, const ChallengeResult& result)
{
    if (kept.own.player != result.player) {
        std::erase_if(kept.housemates,
            [&](const ChallengeResult& mate) { return mate.player == result.player; });
        if (!kept.own.player.empty())
            kept.housemates.insert(kept.housemates.begin(), std::move(kept.own));
    }
    kept.own = result;
}

} // namespace

void UnsavedResults::save(const Challenge& challenge, const ChallengeResult& result)
{
    const std::string hash = hashOfChallenge(challenge, commitmentTo);
    const QString key = QString::fromStdString(hash + ' ' + result.player);
    std::erase_if(
        played_, [&](const Played& one) { return one.key == key || !files_.waits(one.key); });
    played_.push_back({ key, hash, result });
    files_.save({ key,
        tr("The last decisions in the challenge “%1” are not saved.")
            .arg(QString::fromStdString(challenge.name)),
        [this, challenge, result] { return folder_.saveOwn(challenge, result); } });
}

KeptChallenge UnsavedResults::withUnsaved(KeptChallenge kept) const
{
    for (const Played& one : played_)
        if (one.hash == kept.hash && files_.waits(one.key))
            lookAs(kept, one.result);
    return kept;
}

} // namespace sheepshead

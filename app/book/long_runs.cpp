// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/long_runs.h"

#include "app/game/participants.h"
#include "engine/hand/hand_record.h"
#include "ui/words/rules/rule_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace sheepshead {

namespace {

QString layoutName(LayoutId id) { return choiceName("layout", layoutOf(id).key); }

} // namespace

std::vector<NamedLongRun> longRunsOf(const std::vector<std::string>& records)
{
    LongRun all;
    std::map<LayoutId, LongRun> byLayout;
    for (const std::string& text : records) {
        const auto record = parseRecord(text);
        const auto hand = record ? replay(*record) : Result<HandState>(record.problem());
        if (!hand || !hand->over())
            continue;
        all.add(*hand, personsSeat);
        byLayout[record->variant->layout].add(*hand, personsSeat);
    }
    std::vector<NamedLongRun> runs;
    runs.reserve(byLayout.size() + 1);
    for (auto& [layout, run] : byLayout)
        runs.push_back({ layoutName(layout), std::move(run) });
    std::ranges::stable_sort(
        runs, std::greater(), [](const NamedLongRun& run) { return run.run.hands; });
    if (runs.size() != 1)
        runs.insert(
            runs.begin(), { QCoreApplication::translate("LongRun", "All tables"), std::move(all) });
    return runs;
}

} // namespace sheepshead

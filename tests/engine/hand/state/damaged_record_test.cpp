// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/text.h"
#include "tests/engine/hand/state/random_record.h"
#include "tests/support/mutation.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A word as it would be written, where it is a number.
std::string plain(std::string_view word)
{
    const std::size_t start = word.find('=') == std::string_view::npos ? 0 : word.find('=') + 1;
    const std::string_view value = word.substr(start);
    std::string text(word.substr(0, start));
    if (const auto seed = parseNumber<std::uint64_t>(value))
        return text + std::to_string(*seed);
    if (const auto number = parseNumber<int>(value))
        return text + std::to_string(*number);
    return std::string(word);
}

/// The meaning of a line, which does not depend on the order of its cards.
std::vector<std::string> meaning(std::string_view line)
{
    std::vector<std::string> words;
    for (const std::string_view word : wordsOf(line))
        if (plain(word) != "doubler=1")
            words.push_back(plain(word));
    const bool inOrder = line.starts_with("scores") || line.find("call") != std::string_view::npos;
    if (!inOrder)
        std::ranges::sort(words);
    return words;
}

/// Whether an accepted text is what the record says, word for word.
bool saysTheSame(const std::string& text, const HandRecord& record)
{
    const std::string canonical = recordText(record);
    const auto lines = linesOf(text);
    const auto expected = linesOf(canonical);
    if (lines.size() != expected.size())
        return false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool variantLine = i == 1; // may be shorter; read by variant_text, which has its test
        if (!variantLine && meaning(lines[i]) != meaning(expected[i]))
            return false;
    }
    return true;
}

} // namespace

/// Records of hands as a bad disk or a careless hand would leave them.
class DamagedRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_damaged_record_is_refused_or_means_what_it_says()
    {
        Mutation mutation(31);
        int refused = 0;
        for (std::uint64_t seed = 1; seed <= 6000; ++seed) {
            const Preset& preset = presets()[seed % presets().size()];
            const std::string text = mutation.damaged(recordText(randomRecord(preset, seed % 40)));
            const auto record = parseRecord(text);
            if (!record) {
                ++refused;
                checkProblem(record.problem(), text);
            } else {
                QVERIFY2(saysTheSame(text, *record), text.c_str());
                QVERIFY(*parseRecord(recordText(*record)) == *record);
                checkReplay(*record);
            }
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(refused > 2000 && refused < 6000);
    }

private:
    static void checkProblem(const Problem& problem, const std::string& text)
    {
        QVERIFY2(problem.place.starts_with("line "), text.c_str());
        const auto line = parseNumber<std::size_t>(std::string_view(problem.place).substr(5));
        QVERIFY2(line && *line >= 1 && *line <= linesOf(text).size() + 1, text.c_str());
        QVERIFY(!problem.reason.empty());
    }

    /// Either it goes by the rules, or the action at fault is named.
    static void checkReplay(const HandRecord& record)
    {
        const auto hand = replay(record);
        if (hand)
            return;
        QVERIFY(hand.problem().place.starts_with("action "));
        QVERIFY(!hand.problem().reason.empty());
    }
};

REGISTER_TEST(DamagedRecordTest)
#include "damaged_record_test.moc"

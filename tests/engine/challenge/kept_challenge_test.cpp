// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/kept_challenge.h"

#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

ChallengeResult scored(const char* name, const std::vector<int>& scores)
{
    ChallengeResult result { name, {}, {}, true };
    for (const int score : scores)
        result.deals.push_back({ score, {} });
    return result;
}

/// Anna looks, Ben plays at the same computer, and two results came from elsewhere.
KeptChallenge house()
{
    KeptChallenge kept;
    kept.challenge = smallChallenge();
    kept.own = scored("Anna", { 4, -2 });
    kept.housemates = { scored("Ben", { 1 }) };
    kept.others = { scored("Anna", { 3, 3, 3 }), scored("Ben", { 0 }) };
    return kept;
}

std::vector<std::string> namesIn(const KeptChallenge& kept)
{
    std::vector<std::string> names;
    for (const ChallengeResult& result : resultsOf(kept))
        names.push_back(result.player);
    return names;
}

} // namespace

class KeptChallengeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void people_of_one_name_are_told_apart_in_the_same_way_whichever_of_them_looks()
    {
        QVERIFY((
            namesIn(house()) == std::vector<std::string> { "Anna", "Ben", "Anna (2)", "Ben (2)" }));
        QVERIFY((namesIn(seenBy(house(), "Ben"))
            == std::vector<std::string> { "Ben", "Anna", "Anna (2)", "Ben (2)" }));
    }

    void a_number_that_is_a_name_already_is_left_out()
    {
        KeptChallenge kept = house();
        kept.housemates = { scored("Anna (2)", { 1 }) };
        QCOMPARE(namesIn(kept).at(2), std::string("Anna (3)"));
    }

    void the_name_of_who_has_not_played_a_deal_is_theirs_already()
    {
        KeptChallenge kept = house();
        kept.own.deals.clear();
        QVERIFY((namesIn(kept) == std::vector<std::string> { "Ben", "Anna (2)", "Ben (2)" }));
    }

    void everybody_sees_the_deals_that_they_have_played()
    {
        QCOMPARE(tableOf(house()).means.size(), std::size_t { 2 });
        QCOMPARE(tableOf(seenBy(house(), "Ben")).means.size(), std::size_t { 1 });
        QCOMPARE(seenBy(house(), "Cleo").own.player, std::string("Anna"));
    }

    void where_a_result_cannot_be_read_those_who_have_begun_play_on_and_no_one_else_begins()
    {
        KeptChallenge kept = house();
        kept.fault = Problem { "file", "damaged" };
        QVERIFY(kept.mayPlay());
        QVERIFY(!kept.mayBegin());
        kept.own = {};
        QVERIFY(!kept.mayPlay());
    }

    void results_are_of_two_people_where_the_name_or_a_deal_is_another()
    {
        const auto anna = scored("Anna", { 4, -2 });
        QVERIFY(mayBeOfOnePerson(anna, scored("Anna", { 4, -2, 7 })));
        QVERIFY(mayBeOfOnePerson(anna, scored("Anna", { 4 })));
        QVERIFY(!mayBeOfOnePerson(anna, scored("Anna", { 4, -1 })));
        QVERIFY(!mayBeOfOnePerson(anna, scored("Ben", { 4, -2 })));
    }

    /// Different play may score the same.
    void decisions_tell_people_apart_where_both_are_known()
    {
        ChallengeResult one { "Anna", { { 4, { { challengersSeat, Pick {} } } } }, {} };
        ChallengeResult other = one;
        QVERIFY(mayBeOfOnePerson(one, other));
        other.deals[0].actions[0].action = Pass {};
        QVERIFY(!mayBeOfOnePerson(one, other));
        other.deals[0].actions.clear();
        QVERIFY(mayBeOfOnePerson(one, other));
    }
};

REGISTER_TEST(KeptChallengeTest)
#include "kept_challenge_test.moc"

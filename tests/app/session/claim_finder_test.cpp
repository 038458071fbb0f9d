// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/claim_finder.h"

#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The picker, alone and about to lead, with these cards.
HandState pickerWith(const char* kept)
{
    HandState hand = pickedHand(variantWith(""), kept, "AH AS");
    act(hand, "alone");
    return hand;
}

} // namespace

class ClaimFinderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        answers_.clear();
        finder_ = std::make_unique<ClaimFinder>();
        connect(finder_.get(), &ClaimFinder::found, this,
            [this](const std::optional<Claim>& claim) { answers_.push_back(claim); });
    }

    void a_claim_is_found_on_another_thread()
    {
        ask(sure_);
        QVERIFY(answers_.empty()); // not before the event loop runs
        QTRY_COMPARE(answers_.size(), std::size_t { 1 });
        QVERIFY(answers_.front() == claimOf(sure_.observation(seatAt(0)), sure_.legalActions()));
    }

    void that_there_is_none_is_an_answer_too()
    {
        ask(unsure_);
        QTRY_COMPARE(answers_.size(), std::size_t { 1 });
        QVERIFY(!answers_.front());
    }

    void only_the_last_question_is_answered()
    {
        for (int i = 0; i < 20; ++i)
            ask(sure_);
        ask(unsure_);
        QTRY_VERIFY(!answers_.empty());
        QVERIFY(!answers_.front());
        QCOMPARE(answers_.size(), std::size_t { 1 });
    }

    void a_question_that_is_withdrawn_is_not_answered()
    {
        ask(sure_);
        finder_->withdraw();
        ask(unsure_); // thought about after it
        QTRY_VERIFY(!answers_.empty());
        QVERIFY(!answers_.front());
    }

    void it_may_go_in_the_middle_of_a_thought()
    {
        ask(sure_);
        finder_.reset();
        QCoreApplication::processEvents();
        QVERIFY(answers_.empty());
    }

private:
    void ask(const HandState& hand)
    {
        finder_->ask(hand.observation(seatAt(0)), hand.legalActions());
    }

    HandState sure_ = pickerWith("QC QS QH QD JC JS");
    HandState unsure_ = pickerWith("QC 8D 7D 9C 8C 7C");
    std::unique_ptr<ClaimFinder> finder_;
    std::vector<std::optional<Claim>> answers_;
};

REGISTER_GUILESS_TEST(ClaimFinderTest)
#include "claim_finder_test.moc"

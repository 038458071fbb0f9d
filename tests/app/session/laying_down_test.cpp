// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/claims.h"

#include "app/session/person.h"
#include "tests/app/session/prompt.h"
#include "tests/app/session/session_log.h"
#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"

#include <QEventLoop>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Until the hand is over; long before that the test would be given up.
void waitForEnd(GameSession& session)
{
    QEventLoop loop;
    QObject::connect(&session, &GameSession::handOver, &loop, &QEventLoop::quit);
    QTimer::singleShot(60'000, &loop, &QEventLoop::quit);
    if (session.handInPlay())
        loop.exec();
}

/// A hand in which every seat plays at random, with a person at the first seat who does the same
/// unless they can lay down. Played to its end.
struct SeededHand {
    SeededHand(std::uint64_t seed, LayingDown how, bool takesOffers = true)
    {
        const CheckedVariant variant;
        auto participants = prompts(variant, randomly(seed));
        auto person = std::make_unique<Person>();
        Person& ada = *person;
        participants.front() = std::move(person);
        session.emplace(
            Match(variant, seed, seatAt(4)), std::move(participants), SeatSet { viewer });
        session->setLayingDown(how);
        showAtOnce(*session);
        log.emplace(*session);
        QObject::connect(&*session, &GameSession::laidDown, &*session,
            [this](const Claim& claim, CardSet cards) {
                claims.push_back(claim);
                shown = cards;
                toldBefore = log->events.size();
            });
        QObject::connect(&*session, &GameSession::handEnded, &*session,
            [this](const HandRecord& ended) { record = ended; });
        QObject::connect(
            &ada, &Person::asked, &*session, [this, &ada, how, seed](const Turn& turn) {
                open = turn;
                if (how != LayingDown::Ask || !claimOf(turn.seen, turn.legal))
                    ada.answer(randomly(seed)(turn), turn.number);
            });
        QObject::connect(&*session, &GameSession::mayLayDown, &*session,
            [this, &ada, takesOffers, seed](const Claim&) {
                ++offers;
                if (takesOffers)
                    session->layDown();
                else
                    ada.answer(randomly(seed)(*open), open->number);
            });
        session->dealNext();
        waitForEnd(*session);
    }

    std::optional<GameSession> session;
    std::optional<SessionLog> log;
    std::vector<Claim> claims;
    CardSet shown;
    std::size_t toldBefore = 0;
    std::optional<HandRecord> record;
    std::optional<Turn> open;
    int offers = 0;
};

constexpr std::uint64_t enough = 60; // hands until there is a claim

bool isByPerson(const SeededHand& hand)
{
    return !hand.claims.empty() && hand.claims.front().seat == viewer;
}

bool isByBot(const SeededHand& hand)
{
    return !hand.claims.empty() && hand.claims.front().seat != viewer;
}

/// The hand was played to its end, is told to have ended once, and is kept as if every card had
/// been played by itself.
void verifyEnd(SeededHand& hand)
{
    QCOMPARE(hand.claims.size(), std::size_t { 1 });
    QVERIFY(hand.session->hand()->over());
    QCOMPARE(std::ranges::count(hand.log->lines, "hand over"), 1);
    QCOMPARE(hand.log->events.size(), hand.toldBefore + 1);
    QVERIFY(std::holds_alternative<HandScored>(hand.log->events.back()));
    QVERIFY(hand.record);
    const auto again = replay(*hand.record);
    QVERIFY(again);
    QVERIFY(again->over());
    QVERIFY(again->scored()->scores == hand.session->hand()->scored()->scores);
    QVERIFY(hand.shown.size() > 1);
}

} // namespace

class LayingDownTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_claimants_cards_fall_in_the_order_of_the_claim()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
        act(hand, "alone");
        const auto claim = claimOf(hand.observation(viewer), hand.legalActions());
        QVERIFY(claim);
        std::vector<Card> own;
        for (const SeatAction& action : playedOut(hand, *claim)) {
            QVERIFY(hand.toAct() == action.seat);
            QVERIFY(!hand.whyNot(action.action));
            if (action.seat == viewer)
                own.push_back(std::get<Play>(action.action).card);
            hand.apply(action.action);
        }
        QVERIFY(own == claim->order);
        QVERIFY(hand.over());
        QCOMPARE(hand.data().play.tricks(viewer), 6);
    }

    void a_computer_player_lays_down_its_own_tricks_or_what_the_person_sees_to_be_settled()
    {
        int seen = 0;
        int settled = 0;
        for (std::uint64_t seed = 1; seed <= 400 && settled == 0; ++seed) {
            SeededHand hand(seed, LayingDown::Ask, false);
            if (!isByBot(hand))
                continue;
            ++seen;
            settled += hand.claims.front().kind == ClaimKind::Settled ? 1 : 0;
            verifyEnd(hand);
        }
        QVERIFY(seen > settled);
        QVERIFY(settled > 0);
    }

    void a_person_accepts_the_offer_to_lay_down()
    {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= enough; ++seed) {
            SeededHand hand(seed, LayingDown::Ask);
            if (!isByPerson(hand))
                continue;
            ++seen;
            QCOMPARE(hand.offers, 1);
            verifyEnd(hand);
        }
        QVERIFY(seen > 0);
    }

    void a_person_who_plays_on_plays_every_card()
    {
        int offers = 0;
        for (std::uint64_t seed = 1; seed <= enough; ++seed) {
            SeededHand hand(seed, LayingDown::Ask, false);
            offers += hand.offers;
            QVERIFY(!isByPerson(hand));
            QVERIFY(hand.session->hand()->over());
        }
        QVERIFY(offers > 0);
    }

    void always_lays_down_without_a_question()
    {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= enough; ++seed) {
            SeededHand hand(seed, LayingDown::Always);
            QCOMPARE(hand.offers, 0);
            if (!isByPerson(hand))
                continue;
            ++seen;
            verifyEnd(hand);
        }
        QVERIFY(seen > 0);
    }

    void never_plays_every_card()
    {
        for (std::uint64_t seed = 1; seed <= enough; ++seed) {
            SeededHand hand(seed, LayingDown::Never);
            QCOMPARE(hand.offers, 0);
            QVERIFY(hand.claims.empty());
            QVERIFY(hand.session->hand()->over());
        }
    }

    void laying_down_without_an_offer_does_nothing()
    {
        const CheckedVariant variant;
        auto participants = prompts(variant, firstLegal);
        participants.front() = std::make_unique<Person>();
        GameSession session(Match(variant, 1, seatAt(4)), std::move(participants), { viewer });
        session.setLayingDown(LayingDown::Ask);
        showAtOnce(session);
        session.dealNext();
        const auto before = session.hand()->phase();
        session.layDown();
        QVERIFY(session.handInPlay());
        QVERIFY(session.hand()->phase() == before);
    }

    void a_card_played_before_the_offer_is_found_is_the_answer()
    {
        const CheckedVariant variant;
        for (std::uint64_t seed = 1; seed <= enough; ++seed) {
            auto participants = prompts(variant, randomly(seed)); // they answer on the spot
            GameSession session(
                Match(variant, seed, seatAt(4)), std::move(participants), { viewer });
            session.setLayingDown(LayingDown::Ask);
            showAtOnce(session);
            QSignalSpy offers(&session, &GameSession::mayLayDown);
            session.dealNext();
            waitForEnd(session);
            QVERIFY(!session.handInPlay());
            QCOMPARE(offers.count(), 0);
        }
    }
};

REGISTER_GUILESS_TEST(LayingDownTest)
#include "laying_down_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include "app/session/bot_worker.h"
#include "app/session/person.h"
#include "engine/players/random_player.h"
#include "engine/rules/layouts.h"
#include "engine/rules/variant_text.h"

#include <QSignalSpy>
#include <QTest>

#include <string>

using namespace sheepshead;

namespace {

constexpr Seat viewer = seatAt(0);

CheckedVariant variantOf(std::string_view text)
{
    return check(parseVariant(text).value()).value();
}

/// Decides on the spot, as the function says.
class Prompt : public Participant {
public:
    using Choice = std::function<Action(const Turn&)>;
    explicit Prompt(Choice choice)
        : choice_(std::move(choice))
    {
    }
    void ask(const Turn& turn) override { Q_EMIT decided(choice_(turn)); }
    void withdraw() override { }

private:
    Choice choice_;
};

Action firstLegal(const Turn& turn) { return turn.legal.front(); }

Prompt::Choice randomly(std::uint64_t seed)
{
    return [player = std::make_shared<RandomPlayer>(seed)](
               const Turn& turn) { return player->choose(turn.seen, turn.legal, {}); };
}

GameSession::Participants prompts(const CheckedVariant& variant, const Prompt::Choice& choice)
{
    GameSession::Participants all;
    for (int i = 0; i < variant.tableSeats(); ++i)
        all.push_back(std::make_unique<Prompt>(choice));
    return all;
}

GameSession::Participants bots(const CheckedVariant& variant)
{
    GameSession::Participants all;
    for (int i = 0; i < variant.tableSeats(); ++i)
        all.push_back(std::make_unique<BotWorker>(
            std::make_unique<RandomPlayer>(static_cast<std::uint64_t>(i))));
    return all;
}

/// A table that writes down what it is shown, and whoever keeps the match beside it.
struct Log {
    explicit Log(GameSession& session)
    {
        QObject::connect(&session, &GameSession::handBegan,
            [this](const HandRecord&) { lines.push_back("keep deal"); });
        QObject::connect(&session, &GameSession::decided, [this](const SeatAction& decision) {
            lines.push_back("keep " + seatActionText(decision));
        });
        QObject::connect(&session, &GameSession::handEnded, [this](const HandRecord&, bool newRow) {
            lines.push_back(newRow ? "keep row" : "keep no row");
        });
        QObject::connect(&session, &GameSession::happened, [this](const Event& event) {
            lines.push_back("show " + std::to_string(event.index()));
            events.push_back(event);
        });
        QObject::connect(&session, &GameSession::settled,
            [this](const Observation& seen) { settled.push_back(seen); });
        QObject::connect(
            &session, &GameSession::handOver, [this] { lines.push_back("hand over"); });
    }

    std::vector<std::string> lines;
    std::vector<Event> events;
    std::vector<Observation> settled;
};

/// Shows everything at once.
void showAtOnce(GameSession& session)
{
    QObject::connect(&session, &GameSession::happened, &session, &GameSession::tableReady);
}

} // namespace

class GameSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computer_players_play_a_hand_to_its_end_data();
    void computer_players_play_a_hand_to_its_end();
    void nothing_happens_until_the_table_has_shown_the_last_step();
    void every_decision_is_kept_before_the_table_shows_it();
    void the_table_sees_what_its_viewer_may_see();
    void the_end_of_a_hand_is_told_once_and_after_everything_else();
    void a_hand_goes_on_at_the_same_card();
    void a_hand_whose_end_was_not_kept_is_finished();
    void a_hand_of_another_table_is_refused_data();
    void a_hand_of_another_table_is_refused();
    void a_hand_that_nobody_picks_is_thrown_in_and_the_next_one_dealt();
    void the_dealer_of_six_sits_out();
    void a_person_is_asked_and_his_answer_counts_once();
    void nobody_else_sees_who_is_asked_for_a_crack();
    void a_game_is_over_after_the_agreed_hands();
    void the_pot_is_shared_out_when_the_game_is_over();
    void a_hand_in_play_keeps_its_rules_and_the_next_deal_has_the_new_ones();
    void a_hand_left_in_the_middle_goes_on_by_its_own_rules();
    void players_who_stop_give_up_the_hand_and_share_the_pot();
    void a_game_made_shorter_than_it_is_is_over();
};

void GameSessionTest::computer_players_play_a_hand_to_its_end_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addRow("called ace") << QStringLiteral("layout=5H-A");
    QTest::addRow("jack of diamonds") << QStringLiteral("layout=5H-J");
    QTest::addRow("six seats") << QStringLiteral("layout=5H-A dealer-sits-out=on");
    QTest::addRow("raises") << QStringLiteral("layout=5H-J crack=several blitz-black-queens=on");
    for (const Layout& layout : layouts)
        QTest::addRow("%s", layout.key.data())
            << QStringLiteral("layout=%1").arg(QLatin1String(layout.key.data()));
}

void GameSessionTest::computer_players_play_a_hand_to_its_end()
{
    QFETCH(QString, rules);
    const auto variant = variantOf(rules.toStdString());
    GameSession session(Match(variant, 7, seatAt(1)), bots(variant), viewer);
    showAtOnce(session);
    QSignalSpy over(&session, &GameSession::handOver);
    session.dealNext();
    QTRY_COMPARE(over.count(), 1);
    QVERIFY(session.hand()->over());
    QCOMPARE(session.match().sheet().rows().size(),
        session.hand()->thrownIn() == ThrowIn::RedealHand ? std::size_t { 0 } : std::size_t { 1 });
}

void GameSessionTest::nothing_happens_until_the_table_has_shown_the_last_step()
{
    const CheckedVariant variant;
    GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), viewer);
    Log log(session);
    session.dealNext();
    QCOMPARE(log.events.size(), std::size_t { 1 });
    QVERIFY(std::holds_alternative<Dealt>(log.events.back()));
    session.tableReady();
    QCOMPARE(log.events.size(), std::size_t { 2 });
    QVERIFY(std::holds_alternative<Passed>(log.events.back()));
    QCOMPARE(log.settled.size(), std::size_t { 2 });
    QVERIFY(log.settled.back() == session.hand()->observation(viewer));
}

void GameSessionTest::every_decision_is_kept_before_the_table_shows_it()
{
    const CheckedVariant variant;
    GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), viewer);
    Log log(session);
    session.dealNext();
    session.tableReady();
    const std::vector<std::string> expected { "keep deal", "show 0", "keep 0 pass", "show 2" };
    QCOMPARE(log.lines, expected);
}

void GameSessionTest::the_table_sees_what_its_viewer_may_see()
{
    const CheckedVariant variant;
    GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), viewer);
    showAtOnce(session);
    Log log(session);
    session.dealNext();
    QVERIFY(session.hand()->over());
    for (const Event& event : log.events)
        QVERIFY(seenBy(viewer, event, session.hand()->picker()) == event);
    const auto& dealt = std::get<Dealt>(log.events.front());
    QCOMPARE(dealt.hands[viewer].size(), 6);
    QVERIFY(dealt.hands[seatAt(1)].empty());
}

void GameSessionTest::the_end_of_a_hand_is_told_once_and_after_everything_else()
{
    const CheckedVariant variant;
    GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), viewer);
    showAtOnce(session);
    Log log(session);
    session.dealNext();
    session.tableReady();
    QCOMPARE(std::ranges::count(log.lines, "hand over"), 1);
    QCOMPARE(log.lines.back(), std::string("hand over"));
    QCOMPARE(std::ranges::count(log.lines, "keep row"), 1);
    QVERIFY(std::holds_alternative<HandScored>(log.events.back()));
}

void GameSessionTest::a_hand_goes_on_at_the_same_card()
{
    const CheckedVariant variant;
    GameSession whole(Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), viewer);
    std::optional<HandRecord> record;
    connect(&whole, &GameSession::handEnded, this, [&](const HandRecord& r) { record = r; });
    showAtOnce(whole);
    whole.dealNext();

    HandRecord begun = *record;
    begun.actions.resize(begun.actions.size() / 2);
    begun.scores.reset();
    std::size_t next = begun.actions.size();
    const auto asRecorded = [&](const Turn&) { return record->actions[next++].action; };
    GameSession resumed(Match(variant, 3, seatAt(4)), prompts(variant, asRecorded), viewer);
    showAtOnce(resumed);
    QSignalSpy restored(&resumed, &GameSession::restored);
    QVERIFY(!resumed.goOnWith(begun));
    QCOMPARE(restored.count(), 1);
    QVERIFY(
        restored.front().front().value<Observation>() == replay(begun).value().observation(viewer));
    QCOMPARE(next, record->actions.size());
    QVERIFY(resumed.match().sheet() == whole.match().sheet());
}

void GameSessionTest::a_hand_whose_end_was_not_kept_is_finished()
{
    const CheckedVariant variant;
    GameSession whole(Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), viewer);
    std::optional<HandRecord> record;
    connect(&whole, &GameSession::handEnded, this, [&](const HandRecord& r) { record = r; });
    showAtOnce(whole);
    whole.dealNext();
    record->scores.reset();

    GameSession resumed(Match(variant, 3, seatAt(4)), prompts(variant, firstLegal), viewer);
    showAtOnce(resumed);
    Log log(resumed);
    QVERIFY(!resumed.goOnWith(*record));
    const std::vector<std::string> expected { "keep row", "show 21", "hand over" };
    QCOMPARE(log.lines, expected);
    QVERIFY(resumed.match().sheet() == whole.match().sheet());
}

void GameSessionTest::a_hand_of_another_table_is_refused_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("dealer");
    QTest::addRow("other chairs") << QStringLiteral("layout=4H-1") << 3;
    QTest::addRow("another dealer") << QStringLiteral("layout=5H-A") << 3;
}

void GameSessionTest::a_hand_of_another_table_is_refused()
{
    QFETCH(QString, rules);
    QFETCH(int, dealer);
    const auto other = variantOf(rules.toStdString());
    const CheckedVariant variant;
    GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), viewer);
    QSignalSpy restored(&session, &GameSession::restored);
    QVERIFY(session.goOnWith({ other, dealFromSeed(other, 1, seatAt(dealer)), 1, {}, {} }));
    QCOMPARE(restored.count(), 0);
    QVERIFY(!session.hand());
}

void GameSessionTest::a_hand_that_nobody_picks_is_thrown_in_and_the_next_one_dealt()
{
    const auto variant = variantOf("layout=5H-A no-pick=doubler");
    GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), viewer);
    showAtOnce(session);
    QSignalSpy over(&session, &GameSession::handOver);
    session.dealNext();
    QCOMPARE(over.count(), 1);
    QCOMPARE(session.hand()->thrownIn(), std::optional(ThrowIn::Doubler));
    session.dealNext();
    QCOMPARE(over.count(), 2);
    QCOMPARE(session.hand()->doubler(), 2);
    QCOMPARE(session.match().state().handsDealt, std::uint64_t { 2 });
}

void GameSessionTest::the_dealer_of_six_sits_out()
{
    const auto variant = variantOf("layout=5H-A dealer-sits-out=on");
    std::vector<Seat> asked;
    const auto noting = [&](const Turn& turn) {
        asked.push_back(turn.seen.viewer);
        return turn.legal.front();
    };
    GameSession session(Match(variant, 1, viewer), prompts(variant, noting), viewer);
    showAtOnce(session);
    session.dealNext();
    QVERIFY(!asked.empty());
    QCOMPARE(std::ranges::count(asked, viewer), 0);
    QVERIFY(session.match().state().dealer == seatAt(1));
}

void GameSessionTest::a_person_is_asked_and_his_answer_counts_once()
{
    const auto variant = variantOf("layout=5H-A no-pick=doubler");
    auto participants = prompts(variant, firstLegal);
    auto person = std::make_unique<Person>();
    Person& ada = *person;
    participants.front() = std::move(person);
    GameSession session(Match(variant, 1, seatAt(4)), std::move(participants), viewer);
    showAtOnce(session);
    QSignalSpy asked(&ada, &Person::asked);
    QSignalSpy decided(&session, &GameSession::decided);
    session.dealNext();
    QCOMPARE(asked.count(), 1);
    const auto turn = asked.front().front().value<Turn>();
    QVERIFY(turn.whyNot(Play { Card(Rank::Queen, Suit::Clubs) }) == Refusal::NotNow);
    ada.answer(Pass());
    const auto decisions = decided.count();
    ada.answer(Pass());
    QCOMPARE(decided.count(), decisions);
}

/// Picks, and declines everything else.
Action pickOrDecline(const Turn& turn)
{
    const auto has = [&](const Action& action) {
        return std::ranges::find(turn.legal, action) != turn.legal.end();
    };
    if (has(Pick()))
        return Pick();
    return has(Decline()) ? Action(Decline()) : turn.legal.front();
}

/// CRACK-WHO
void GameSessionTest::nobody_else_sees_who_is_asked_for_a_crack()
{
    const auto variant = variantOf("layout=5H-J crack=several");
    std::vector<Seat> asked;
    const auto noting = [&](const Turn& turn) {
        if (turn.seen.phase == Phase::Raising)
            asked.push_back(turn.seen.viewer);
        return pickOrDecline(turn);
    };
    GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, noting), viewer);
    showAtOnce(session);
    int secret = 0;
    connect(&session, &GameSession::settled, this, [&](const Observation& seen) {
        if (seen.phase != Phase::Raising)
            return;
        QCOMPARE(seen.turn.has_value(), seen.turn == viewer);
        secret += seen.turn ? 0 : 1;
    });
    session.dealNext();
    QVERIFY(session.hand()->over());
    QVERIFY(!asked.empty());
    QVERIFY(secret > 0);
}

void GameSessionTest::a_game_is_over_after_the_agreed_hands()
{
    const auto variant = variantOf("layout=5H-J length=hands length-number=2");
    GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, pickOrDecline), viewer);
    showAtOnce(session);
    QVERIFY(!session.gameOver());
    while (!session.gameOver())
        session.dealNext();
    QCOMPARE(session.match().sheet().rows().size(), std::size_t { 2 });
}

void GameSessionTest::the_pot_is_shared_out_when_the_game_is_over()
{
    const auto variant =
        variantOf("layout=5H-J no-pick=leaster pot=losers length=hands length-number=8");
    GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, firstLegal), viewer);
    showAtOnce(session);
    Log log(session);
    connect(
        &session, &GameSession::movedBetweenHands, this, [&] { log.lines.push_back("keep pot"); });
    while (!session.gameOver())
        session.dealNext();
    const SheetRow& last = session.match().sheet().rows().back();
    QVERIFY(std::holds_alternative<PotSettled>(last.outcome));
    QVERIFY(last.toPot < 0);
    QCOMPARE(session.match().state().pot, 0);
    const auto end = std::ranges::find(log.lines, "keep pot");
    QVERIFY(end != log.lines.end());
    QCOMPARE(*(end - 1), std::string("keep row"));
}

void GameSessionTest::a_hand_in_play_keeps_its_rules_and_the_next_deal_has_the_new_ones()
{
    const CheckedVariant before;
    const auto after = variantOf("layout=5H-J");
    GameSession session(Match(before, 3, seatAt(4)), prompts(before, firstLegal), viewer);
    session.dealNext();
    session.tableReady();
    QVERIFY(session.handInPlay());
    QSignalSpy changed(&session, &GameSession::rulesChanged);
    session.changeRules(after);
    session.changeRules(after);
    QCOMPARE(changed.count(), 1);
    QVERIFY(session.rules() == before);
    showAtOnce(session);
    session.tableReady();
    QVERIFY(session.hand()->over());
    QVERIFY(session.hand()->variant() == before);
    QVERIFY(session.rules() == after);
    session.dealNext();
    QVERIFY(session.hand()->variant() == after);
}

/// The rules were changed in it, and then the power failed.
void GameSessionTest::a_hand_left_in_the_middle_goes_on_by_its_own_rules()
{
    const CheckedVariant before;
    const auto after = variantOf("layout=5H-J");
    GameSession session(Match(after, 1, seatAt(4)), prompts(after, firstLegal), viewer);
    QVERIFY(!session.goOnWith({ before, dealFromSeed(before, 1, seatAt(4)), 1, {}, {} }));
    QVERIFY(session.hand()->variant() == before);
    QVERIFY(session.match().variant() == after);
}

void GameSessionTest::players_who_stop_give_up_the_hand_and_share_the_pot()
{
    const auto variant = variantOf("layout=5H-J no-pick=leaster pot=losers");
    GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, firstLegal), viewer);
    const auto shown =
        connect(&session, &GameSession::happened, &session, &GameSession::tableReady);
    while (session.match().state().pot == 0)
        session.dealNext();
    disconnect(shown);
    session.dealNext();
    QVERIFY(session.handInPlay());
    const std::size_t rows = session.match().sheet().rows().size();
    QSignalSpy givenUp(&session, &GameSession::handGivenUp);
    QSignalSpy moved(&session, &GameSession::movedBetweenHands);
    session.stop();
    session.tableReady();
    QCOMPARE(givenUp.count(), 1);
    QCOMPARE(moved.count(), 1);
    QVERIFY(session.gameOver());
    QCOMPARE(session.match().state().pot, 0);
    QCOMPARE(session.match().sheet().rows().size(), rows + 1);
}

void GameSessionTest::a_game_made_shorter_than_it_is_is_over()
{
    const CheckedVariant variant;
    GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), viewer);
    showAtOnce(session);
    session.dealNext();
    session.dealNext();
    QVERIFY(!session.gameOver());
    session.changeRules(variantOf("layout=5H-A length=hands length-number=1"));
    QVERIFY(session.gameOver());
}

QTEST_GUILESS_MAIN(GameSessionTest)
#include "game_session_test.moc"

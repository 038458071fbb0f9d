// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/day_hand_controller.h"

#include "app/match/participants.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "engine/tutor/day_hand.h"
#include "ui/files/sharing.h"
#include "ui/learn/day_hands_dialog.h"
#include "ui/main_window.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/scores/sheet_figures.h"

#include <QLocale>

#include <memory>
#include <utility>

namespace sheepshead {

namespace {

const QString dayTopic = QStringLiteral("hand-of-the-day");

Day dayOf(const QDate& date) { return { date.year(), date.month(), date.day() }; }

QString dateText(const QDate& day) { return QLocale().toString(day, QLocale::LongFormat); }

} // namespace

DayHandController::DayHandController(const TablePlace& place, Today today)
    : place_(place)
    , today_(std::move(today))
    , practice_(place_.host, place_.table, place_.settings)
{
    connect(&practice_, &Practice::handEnded, this, [this] { takeEnd(*practice_.lastHand()); });
    connect(&practice_, &Practice::left, this, &DayHandController::drop);
    connect(&expert_, &ExpertScore::found, this, [this](int score) {
        expertsScore_ = score;
        auto& store = place_.settings.store();
        DayResults results = store.dayResults();
        noteExpert(results, day_, score);
        store.save(results);
        if (score_)
            tell();
    });
}

void DayHandController::play()
{
    playDay(today_(), place_.settings.preferences().names.value(indexOf(personsSeat)));
}

void DayHandController::showDays()
{
    const Preferences& preferences = place_.settings.preferences();
    QStringList others;
    for (const Seat seat : preferences.people)
        others << preferences.names.value(indexOf(seat));
    auto* const dialog = new DayHandsDialog(place_.settings.store().dayResults(), today_(),
        preferences.names.value(indexOf(personsSeat)), others, &place_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DayHandsDialog::chosen, this, &DayHandController::playDay);
    dialog->open();
}

void DayHandController::playDay(const QDate& day, const QString& player)
{
    const HandRecord record = handOfDay(dayOf(day));
    const PracticeTable table { levelsOf(Level::Regular), seedOfDay(dayOf(day)) };
    QStringList names = place_.settings.preferences().names;
    names[indexOf(personsSeat)] = player;
    [[maybe_unused]] const auto problem =
        practice_.begin({ record, names.mid(0, record.variant.tableSeats()) }, table);
    Q_ASSERT(!problem); // a deal alone can always be played
    day_ = day;
    player_ = player;
    isTodays_ = day == today_();
    on_ = true;
    score_.reset();
    expertsScore_.reset();
    expert_.ask(record, table);
    QString words = tr("Hand of the day, %1: everybody gets these cards. It does not count, and "
                       "your game waits for you.")
                        .arg(dateText(day_));
    if (const QString streak = streakWords(); !streak.isEmpty())
        words += u' ' + streak;
    place_.window.notices().say(
        words, { { tr("&Back to the game"), [this] { place_.host.giveBack(); } } }, dayTopic);
}

/// Before its end: what was told afterwards stays.
void DayHandController::drop()
{
    if (std::exchange(on_, false))
        place_.window.notices().clear(dayTopic);
}

void DayHandController::takeEnd(const NamedHand& hand)
{
    if (!on_)
        return;
    const auto played = replay(hand.record);
    if (!played || !played->scored())
        return;
    on_ = false;
    score_ = played->scored()->scores.scores[personsSeat].value;
    takenBack_ = hand.record.practice;
    noteResult(*played);
    tell();
}

/// A row of days is that of the person of this computer.
void DayHandController::noteResult(const HandState& played)
{
    auto& store = place_.settings.store();
    const Preferences& preferences = place_.settings.preferences();
    if (player_ == preferences.names.value(indexOf(personsSeat)) && isTodays_)
        store.save(afterDay(store.days(), day_, *score_));
    const Observation seen = played.observation(personsSeat);
    const bool isMaker = seen.isMaker(personsSeat);
    QString tricks;
    for (const Trick& trick : seen.tricks) {
        const bool isOurs =
            seen.leaster() ? trick.winning == personsSeat : seen.isMaker(trick.winning) == isMaker;
        tricks += isOurs ? u'1' : u'0';
    }
    DayResults results = store.dayResults();
    note(results, { day_, player_, *score_, expertsScore_, takenBack_, tricks });
    store.save(results);
}

/// Text for a message, and a picture where one can be pasted.
void DayHandController::copyResult() const
{
    const DayResults results = place_.settings.store().dayResults();
    const DayResult* const result = resultOf(results, day_, player_);
    if (!result)
        return;
    copyToShare({ .title = {}, .text = shareLine(*result), .picture = sharePicture(*result) });
    place_.table.scene().announcer().say(tr("Copied."));
}

void DayHandController::tell()
{
    QStringList words { tr("Hand of the day, %1.").arg(dateText(day_)) };
    const QString yours = scoreText({ *score_ });
    words << (expertsScore_
            ? tr("Your score is %1. An expert in your seat scores %2.")
                  .arg(yours, scoreText({ *expertsScore_ }))
            : tr("Your score is %1. An expert is still playing your cards.").arg(yours));
    if (takenBack_)
        words << tr("You took decisions back.");
    const DayProgress progress = place_.settings.store().days();
    if (progress.last == day_ && progress.score != *score_)
        words << tr("The first time you scored %1.").arg(scoreText({ progress.score }));
    words << streakWords();
    words.removeAll(QString());
    const QString all = words.join(u' ');
    place_.window.notices().say(all,
        { { tr("&Copy result"), [this] { copyResult(); } },
            { tr("Other &days…"), [this] { showDays(); } } },
        dayTopic);
    place_.table.scene().announcer().say(all);
}

QString DayHandController::streakWords() const
{
    const DayProgress progress = place_.settings.store().days();
    const int streak = streakOn(progress, day_);
    if (streak == 0)
        return {};
    const QString days = tr("You have played on %n day(s) in a row.", nullptr, streak);
    return progress.best > streak
        ? tr("%1 Your longest row: %2.", "a sentence, a number").arg(days).arg(progress.best)
        : days;
}

} // namespace sheepshead

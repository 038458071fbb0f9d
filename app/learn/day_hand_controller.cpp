// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/day_hand_controller.h"

#include "app/match/participants.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "engine/tutor/day_hand.h"
#include "ui/main_window.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/scores/sheet_figures.h"

#include <QLocale>

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
        if (score_)
            tell();
    });
}

void DayHandController::play()
{
    const QDate today = today_();
    const HandRecord record = handOfDay(dayOf(today));
    const PracticeTable table { levelsOf(Level::Regular), seedOfDay(dayOf(today)) };
    const QStringList names = place_.settings.preferences().names;
    [[maybe_unused]] const auto problem =
        practice_.begin({ record, names.mid(0, record.variant.tableSeats()) }, table);
    Q_ASSERT(!problem); // a deal alone can always be played
    day_ = today;
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
    auto& store = place_.settings.store();
    store.save(afterDay(store.days(), day_, *score_));
    tell();
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
    place_.window.notices().say(all, {}, dayTopic);
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

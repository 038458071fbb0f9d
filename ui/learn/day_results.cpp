// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/day_results.h"

#include "ui/widgets/same_name.h"
#include "ui/words/players/seating.h"
#include "ui/words/scores/sheet_figures.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLinearGradient>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sheepshead {

namespace {

struct DayResultWords {
    Q_DECLARE_TR_FUNCTIONS(DayResult)
};

constexpr int mostScore = 10'000;
constexpr int mostTricks = 16;
constexpr qsizetype fieldsOfResult = 6;

QString dayText(const QDate& day)
{
    //: a day of the year, as a format of QLocale::toString()
    return QLocale().toString(day, DayResultWords::tr("MMM d"));
}

QString trickMarks(const QString& tricks)
{
    QString marks;
    for (const QChar trick : tricks)
        marks += trick == u'1' ? u'●' : u'○';
    return marks;
}

std::optional<int> scoreFrom(const QString& text)
{
    bool isNumber = false;
    const int score = text.toInt(&isNumber);
    return isNumber && std::abs(score) <= mostScore ? std::optional(score) : std::nullopt;
}

bool areTricks(const QString& text)
{
    return text.size() <= mostTricks
        && std::ranges::all_of(text, [](QChar trick) { return trick == u'0' || trick == u'1'; });
}

/// Day, score, expert's score or nothing, "taken back" or nothing, tricks, player.
std::optional<DayResult> resultFrom(const QStringList& fields)
{
    const auto score = scoreFrom(fields[1]);
    DayResult result { QDate::fromString(fields[0], Qt::ISODate), fields[5], score.value_or(0),
        scoreFrom(fields[2]), !fields[3].isEmpty(), fields[4] };
    const bool isPossible = result.day.isValid() && score && areTricks(result.tricks)
        && !result.player.isEmpty() && result.player.size() <= longestNameAtTable;
    return isPossible ? std::optional(result) : std::nullopt;
}

void write(QPainter& painter, const QRect& line, int pixels, bool bold, const QString& words)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setBold(bold);
    painter.setFont(font);
    painter.drawText(line, Qt::AlignCenter, words);
}

} // namespace

void note(DayResults& results, const DayResult& result)
{
    if (resultOf(results, result.day, result.player))
        return;
    results.push_back(result);
    std::ranges::stable_sort(results, {}, &DayResult::day);
    if (results.size() > mostDayResults)
        results.erase(results.begin());
}

void noteExpert(DayResults& results, const QDate& day, int score)
{
    for (DayResult& result : results)
        if (result.day == day)
            result.expert = score;
}

const DayResult* resultOf(const DayResults& results, const QDate& day, const QString& player)
{
    const auto found = std::ranges::find_if(results, [&](const DayResult& result) {
        return result.day == day && isSameName(result.player, player);
    });
    return found == results.end() ? nullptr : &*found;
}

QStringList playersOf(const DayResults& results, const QString& first)
{
    QStringList players { first };
    for (const DayResult& result : results)
        if (!holdsName(players, result.player))
            players << result.player;
    return players;
}

QStringList textsOf(const DayResults& results)
{
    QStringList texts;
    for (const DayResult& result : results)
        texts << result.day.toString(Qt::ISODate) << QString::number(result.score)
              << (result.expert ? QString::number(*result.expert) : QString())
              << (result.takenBack ? QStringLiteral("taken back") : QString()) << result.tricks
              << result.player;
    return texts;
}

DayResults dayResultsFrom(const QStringList& texts)
{
    DayResults results;
    for (qsizetype i = 0; i + fieldsOfResult <= texts.size(); i += fieldsOfResult)
        if (const auto result = resultFrom(texts.mid(i, fieldsOfResult)))
            note(results, *result);
    return results;
}

QString shareLine(const DayResult& result)
{
    const QString score = scoreText({ result.score });
    QString line = result.expert
        ? DayResultWords::tr("Sheepshead, %1: %2, expert %3")
              .arg(dayText(result.day), score, scoreText({ *result.expert }))
        : DayResultWords::tr("Sheepshead, %1: %2").arg(dayText(result.day), score);
    if (result.takenBack)
        line = DayResultWords::tr("%1 (with undo)", "a result").arg(line);
    if (!result.tricks.isEmpty())
        line += QStringLiteral(" 🃏 ") + trickMarks(result.tricks);
    return line;
}

QString weekText(const DayResults& results, const QDate& lastDay, const QString& first)
{
    constexpr int daysOfWeek = 7;
    const QDate from = lastDay.addDays(1 - daysOfWeek);
    QStringList lines {
        DayResultWords::tr("Hands of the day, %1 to %2").arg(dayText(from), dayText(lastDay))
    };
    for (const QString& player : playersOf(results, first)) {
        QStringList scores;
        int sum = 0;
        int played = 0;
        for (QDate day = from; day <= lastDay; day = day.addDays(1)) {
            const DayResult* const result = resultOf(results, day, player);
            scores << (result ? scoreText({ result->score }) : QStringLiteral("·"));
            sum += result ? result->score : 0;
            played += result ? 1 : 0;
        }
        if (played > 0)
            //: a player, the sum of a week, and the scores of its days
            lines << DayResultWords::tr("%1: %2 (%3)")
                         .arg(player, scoreText({ sum }), scores.join(u' '));
    }
    return lines.join(u'\n');
}

QImage sharePicture(const DayResult& result)
{
    constexpr QSize size(720, 378);
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient felt(0, 0, 0, size.height());
    felt.setColorAt(0, QColor(38, 92, 62));
    felt.setColorAt(1, QColor(22, 60, 42));
    painter.fillRect(image.rect(), felt);
    painter.setPen(QColor(249, 244, 231));
    const auto line = [&](int top, int height) {
        return QRect(24, top, size.width() - 48, height);
    };
    write(painter, line(28, 40), 26, false,
        DayResultWords::tr("Sheepshead · hand of the day, %1").arg(dayText(result.day)));
    write(painter, line(78, 120), 96, true, scoreText({ result.score }));
    if (result.expert)
        write(painter, line(204, 44), 28, false,
            DayResultWords::tr("An expert: %1").arg(scoreText({ *result.expert })));
    write(painter, line(256, 60), 44, false, trickMarks(result.tricks));
    write(painter, line(326, 32), 20, false, result.player);
    return image;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/old_scores_import.h"

#include "app/storage/exchange/book_exchange.h"
#include "app/storage/score_book.h"
#include "engine/score_keeping/table_line_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>
#include <QTemporaryDir>

namespace sheepshead {

namespace {

struct OldSheetWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::OldSheet)
};

/// Follows from all that is written of an evening.
std::uint64_t seedOf(const OldEvening& evening, const KeptTable& table)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData((evening.day.toString(Qt::ISODate) + evening.players.join(u'\n')).toUtf8());
    for (const TableLine& line : table.lines())
        hash.addData(QByteArray::fromStdString('\n' + tableLineText(line)));
    std::uint64_t seed = 0;
    for (const char byte : hash.result().left(sizeof seed))
        seed = seed << 8 | static_cast<std::uint8_t>(byte);
    return seed;
}

std::string timeOf(const QDate& day)
{
    const QTime evening(20, 0);
    return QDateTime(day, evening).toUTC().toString(Qt::ISODate).toStdString();
}

} // namespace

std::vector<OldSheet> sheetsOf(const OldScores& scores)
{
    std::vector<OldSheet> sheets;
    for (const OldEvening& evening : scores.evenings) {
        const QString day = QLocale().toString(evening.day, QLocale::ShortFormat);
        NewTable table { .name = OldSheetWords::tr("On paper, %1", "a day").arg(day).toStdString(),
            .members = {},
            .table = paperTable(evening.lines) };
        for (const QString& player : evening.players)
            table.members.push_back(player.toStdString());
        table.seed = seedOf(evening, table.table);
        sheets.push_back({ std::move(table), timeOf(evening.day) });
    }
    return sheets;
}

/// They go into a book of their own first, which then comes in as a copied book does.
Result<MergeReport> importSheets(const std::filesystem::path& book,
    const std::vector<OldSheet>& sheets, const Progress& progress)
{
    const QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdU16String()) / "old_scores.sqlite";
    {
        std::string now;
        auto opened = ScoreBook::open(file, [&now] { return now; });
        if (!opened)
            return opened.problem();
        ScoreBook staged = std::move(opened).value();
        for (const OldSheet& sheet : sheets) {
            now = sheet.time;
            if (const auto begun = staged.beginTable(sheet.table); !begun)
                return begun.problem();
        }
    }
    return importBook(book, file, progress);
}

} // namespace sheepshead

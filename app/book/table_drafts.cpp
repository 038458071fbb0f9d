// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/table_drafts.h"

#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_line_text.h"
#include "ui/files/outside_file.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr qint64 longestDraft = qint64 { 64 } * 1024; // bytes
constexpr qsizetype longestText = 1000;               // letters; no hand needs a fifth of it

const QString formatKey = QStringLiteral("sheepshead-draft");
const QString openingKey = QStringLiteral("opening");
const QString linesKey = QStringLiteral("lines");
const QString lineKey = QStringLiteral("line");
const QString correctingKey = QStringLiteral("correcting");
const QString handKey = QStringLiteral("hand");
const QString textKey = QStringLiteral("text");

QString textOf(const TableLine& line) { return QString::fromStdString(tableLineText(line)); }

/// Who sat down first, and by which rules: a book that was put in the place of another has sheets
/// of the same numbers.
QString openingOf(const KeptSheet& sheet)
{
    return sheet.table.lines().empty() ? QString() : textOf(sheet.table.lines().front());
}

std::optional<TypedHand> handIn(const QString& text)
{
    if (text.size() > static_cast<qsizetype>(longestTableLine))
        return std::nullopt;
    const auto line = parseTableLine(text.toStdString());
    const auto* const hand = line ? std::get_if<TypedHand>(&*line) : nullptr;
    return hand ? std::optional(*hand) : std::nullopt;
}

std::size_t countIn(const QJsonValue& value)
{
    return static_cast<std::size_t>(std::max(0, value.toInt()));
}

} // namespace

TableDrafts::TableDrafts(std::filesystem::path book)
    : book_(std::move(book))
{
}

QString TableDrafts::fileOf(SheetId id) const
{
    return QString::fromStdU16String(book_.u16string()) + QStringLiteral(".typed-%1").arg(id);
}

std::optional<TypedDraft> TableDrafts::read(SheetId id, const KeptSheet& sheet) const
{
    const QJsonObject kept =
        QJsonDocument::fromJson(readOutsideFile(fileOf(id), longestDraft).bytes).object();
    if (kept[formatKey].toInt() != 1 || kept[openingKey].toString() != openingOf(sheet))
        return std::nullopt;
    return TypedDraft { countIn(kept[linesKey]), countIn(kept[lineKey]),
        kept[correctingKey].toBool(), handIn(kept[handKey].toString()),
        kept[textKey].toString().left(longestText) };
}

void TableDrafts::keep(
    SheetId id, const KeptSheet& sheet, const std::optional<TypedDraft>& draft) const
{
    const QString name = fileOf(id);
    if (!draft) {
        QFile::remove(name);
        return;
    }
    const QJsonObject kept { { formatKey, 1 }, { openingKey, openingOf(sheet) },
        { linesKey, static_cast<int>(draft->lines) }, { lineKey, static_cast<int>(draft->line) },
        { correctingKey, draft->correcting },
        { handKey, draft->hand ? textOf(*draft->hand) : QString() }, { textKey, draft->text } };
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(QJsonDocument(kept).toJson());
    file.commit();
}

} // namespace sheepshead

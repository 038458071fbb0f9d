// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/kept_document.h"

#include "ui/rules/rules_line.h"
#include "ui/words/scores/line_fault_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

class DocumentBuilder {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::KeptDocument)

public:
    DocumentBuilder(const KeptSheet& sheet, const ScoredTable& scored)
        : sheet_(sheet)
        , scored_(scored)
    {
    }

    KeptDocument build()
    {
        made_.document.title = sheet_.title;
        made_.document.begun = sheet_.begun;
        made_.document.pot = scored_.after.stakes.pot;
        made_.document.sheet = ScoreSheet(maxSeats);
        findColumns();
        const TableLines& lines = sheet_.table.lines();
        for (std::size_t i = 0; i < lines.size(); ++i)
            addLine(i, lines[i], scored_.lines[i]);
        if (made_.document.columns.empty())
            made_.document.columns.emplace_back(); // so that no column is taken for a seat
        noteStake(scored_.after);
        return std::move(made_);
    }

private:
    void findColumns()
    {
        for (const TableLine& line : sheet_.table.lines())
            if (const auto* change = std::get_if<TableChange>(&line))
                for (const Arrival& arrival : change->arrivals)
                    if (!column(arrival.who) && indexOf(arrival.who) < sheet_.members.size())
                        made_.columns.push_back(arrival.who);
        for (const Member member : made_.columns)
            made_.document.players << sheet_.members[indexOf(member)];
    }

    std::optional<int> column(Member member) const
    {
        const auto found = std::ranges::find(made_.columns, member);
        if (found == made_.columns.end())
            return std::nullopt;
        return static_cast<int>(found - made_.columns.begin());
    }

    void addLine(std::size_t index, const TableLine& line, const ScoredLine& scored)
    {
        if (const auto* change = std::get_if<TableChange>(&line))
            noteChange(*change, scored);
        for (const SheetRow& row : scored.rows)
            addRow(index, line, scored, row);
        if (!std::holds_alternative<TableChange>(line) && scored.rows.empty())
            addLost(index, line, scored);
    }

    void addRow(
        std::size_t index, const TableLine& line, const ScoredLine& scored, const SheetRow& row)
    {
        SheetDocument& document = made_.document;
        noteStake(scored.before);
        document.sheet.add(row);
        SeatColumns seats;
        for (const Member member : scored.chairs.members)
            seats.push_back(column(member).value_or(-1));
        document.columns.push_back(std::move(seats));
        document.remarks.push_back(remark(line, scored));
        made_.lines.push_back(index);
    }

    /// A hand that does not hold.
    void addLost(std::size_t index, const TableLine& line, const ScoredLine& scored)
    {
        SheetRow row { .number = nextNumber(),
            .dealer = scored.chairs.dealer,
            .outcome = ThrowIn::Redeal,
            .seats = {} };
        addRow(index, line, scored, row);
    }

    int nextNumber() const
    {
        const auto& rows = made_.document.sheet.rows();
        return rows.empty() ? 1 : rows.back().number + 1;
    }

    RowRemark remark(const TableLine& line, const ScoredLine& scored)
    {
        RowRemark remark { .before = std::exchange(changes_, {}).join(u' ') };
        if (const auto* hand = std::get_if<TypedHand>(&line)) {
            remark.note = QString::fromStdString(hand->note);
            remark.corrected = hand->corrected;
        }
        if (const auto* pot = std::get_if<PotShared>(&line))
            remark.note = QString::fromStdString(pot->note);
        if (const auto* points = std::get_if<TypedPoints>(&line)) {
            remark.note = QString::fromStdString(points->note);
            remark.corrected = points->corrected;
        }
        if (!scored.faults.empty())
            remark.fault = faultText(scored.faults.front(), sheet_.members);
        return remark;
    }

    QString names(const Members& members) const
    {
        QStringList all;
        for (const Member member : members)
            all << playerName(indexOf(member), sheet_.members);
        return QLocale().createSeparatedList(all);
    }

    /// What changed comes with the next row.
    void noteChange(const TableChange& change, const ScoredLine& scored)
    {
        const bool opening = scored.before.members.empty();
        Members arrived;
        for (const Arrival& arrival : change.arrivals)
            if (std::ranges::find(change.departures, arrival.who) == change.departures.end())
                arrived.push_back(arrival.who);
        Members left = change.departures;
        std::erase_if(left, [&](Member member) {
            return std::ranges::find(change.arrivals, member, &Arrival::who)
                != change.arrivals.end();
        });
        if (!opening && !left.empty())
            changes_ << tr("%1 left.", "players").arg(names(left));
        if (!opening && !arrived.empty())
            changes_ << tr("%1 joined.", "players").arg(names(arrived));
        for (const LineFault& fault : scored.faults)
            changes_ << faultText(fault, sheet_.members);
        if (change.rules)
            noteRules(**change.rules);
    }

    /// That of the rules of the whole table, also where a hand has others as a person sits out.
    void noteStake(const TableState& table)
    {
        std::vector<StakeChange>& stakes = made_.document.stakes;
        const int cents = table.rules.empty() ? 0 : table.rules.front()->centsAPoint;
        if (stakes.empty() || stakes.back().cents != cents)
            stakes.push_back({ static_cast<int>(made_.document.sheet.rows().size()), cents });
    }

    void noteRules(const Variant& variant)
    {
        SheetDocument& document = made_.document;
        const bool picking = layoutOf(variant.layout).opening != Opening::Lead;
        if (document.rules.isEmpty()) {
            document.rules = rulesLineWithoutStake(variant);
            document.picking = picking;
            return;
        }
        const auto row = static_cast<int>(document.sheet.rows().size());
        std::erase_if(document.changes, [&](const RulesChange& other) { return other.row == row; });
        // Rules that were named only for a hand in which a person sits out.
        const QString& before =
            document.changes.empty() ? document.rules : document.changes.back().rules;
        const QString now = rulesLineWithoutStake(variant);
        if (before != now)
            document.changes.push_back({ row, now, picking });
    }

    const KeptSheet& sheet_;
    const ScoredTable& scored_;
    KeptDocument made_;
    QStringList changes_;
};

} // namespace

KeptDocument keptDocument(const KeptSheet& sheet, const ScoredTable& scored)
{
    return DocumentBuilder(sheet, scored).build();
}

SheetDocument documentOf(const KeptSheet& sheet)
{
    const auto members = static_cast<int>(sheet.members.size());
    return keptDocument(sheet, scoreTable(sheet.table.lines(), members)).document;
}

QStringList namesAt(const TableState& table, const QStringList& members)
{
    QStringList names;
    for (const Member member : table.members)
        names << playerName(indexOf(member), members);
    return names;
}

QStringList namesNow(const KeptSheet& sheet)
{
    const auto members = static_cast<int>(sheet.members.size());
    return namesAt(scoreTable(sheet.table.lines(), members).after, sheet.members);
}

std::optional<TableSetup> setupOf(const KeptSheet& sheet)
{
    const ScoredTable scored =
        scoreTable(sheet.table.lines(), static_cast<int>(sheet.members.size()));
    auto setup = setupOf(scored.after, sheet.members);
    for (auto line = scored.lines.rbegin(); line != scored.lines.rend() && !setup; ++line)
        setup = setupOf(line->before, sheet.members);
    return setup;
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_json.h"

#include "app/storage/column_bounds.h"
#include "app/storage/exchange/json_writer.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <istream>
#include <optional>
#include <set>

namespace sheepshead {

namespace {

using ImportJson = nlohmann::json;

constexpr int deepest = 20;      ///< levels; a book has eight
constexpr int firstExported = 6; ///< the first version of the schema that was ever exported

[[noreturn]] void refuseJson(const std::string& place, const std::string& reason)
{
    throw StorageError(StorageFault::NotAnExport, place.empty() ? reason : place + ": " + reason);
}

/// A piece of a wrong value, for a message.
std::string shown(const ImportJson& value)
{
    std::string text = value.dump(-1, ' ', true, ImportJson::error_handler_t::replace);
    return text.size() > 40 ? text.substr(0, 40) + "…" : text;
}

class RowParser {
public:
    explicit RowParser(std::int64_t people)
        : people_(people)
    {
    }

    RowTree row(const ImportJson& json, const TableShape& shape, const std::string& place) const
    {
        if (!json.is_object())
            refuseJson(place, shown(json) + " is no object");
        std::set<std::string> known;
        RowTree row;
        for (const ColumnShape& column : shape.columns) {
            known.insert(column.name);
            const auto member = json.find(column.name);
            row.values.push_back(member == json.end()
                    ? missing(column, place)
                    : value(*member, column, place + '.' + column.name));
            if (const auto fault = faultOfValue(shape.name, column.name, row.values.back()))
                refuseJson(place + '.' + column.name, *fault);
        }
        for (const TableShape& child : shape.children) {
            known.insert(child.name);
            const auto member = json.find(child.name);
            row.children.push_back(member == json.end()
                    ? std::vector<RowTree>()
                    : rows(*member, child, place + '.' + child.name));
        }
        for (const auto& member : json.items())
            if (!known.contains(member.key()))
                refuseJson(place, "\"" + member.key() + "\" is unknown");
        return row;
    }

private:
    std::vector<RowTree> rows(
        const ImportJson& json, const TableShape& shape, const std::string& place) const
    {
        if (shape.single)
            return { row(json, shape, place) };
        if (!json.is_array())
            refuseJson(place, shown(json) + " is no list");
        std::vector<RowTree> rows;
        rows.reserve(json.size());
        for (std::size_t i = 0; i < json.size(); ++i)
            rows.push_back(row(json[i], shape, place + '[' + std::to_string(i) + ']'));
        return rows;
    }

    static RowTree::Value missing(const ColumnShape& column, const std::string& place)
    {
        if (column.required)
            refuseJson(place + '.' + column.name, "is missing");
        return {};
    }

    RowTree::Value value(
        const ImportJson& json, const ColumnShape& column, const std::string& place) const
    {
        if (column.type == ColumnShape::Type::Text) {
            if (!json.is_string())
                refuseJson(place, shown(json) + " is no text");
            return json.get<std::string>();
        }
        if (column.type == ColumnShape::Type::Real) {
            if (!json.is_number())
                refuseJson(place, shown(json) + " is no number");
            return json.get<double>();
        }
        const bool fits = json.is_number_integer()
            && (!json.is_number_unsigned() || json.get<std::uint64_t>() <= INT64_MAX);
        if (!fits)
            refuseJson(place, shown(json) + " is no whole number");
        const auto number = json.get<std::int64_t>();
        if (column.type == ColumnShape::Type::Person && (number < 0 || number >= people_))
            refuseJson(place, shown(json) + " is no person of this file");
        return number;
    }

    std::int64_t people_;
};

/// Takes the members of the file as they come, so that only one sheet is in memory.
class FileParser {
public:
    explicit FileParser(const JsonContents& contents)
        : contents_(contents)
    {
    }

    /// Whether the parser is to keep the value.
    bool take(int depth, ImportJson::parse_event_t event, ImportJson& value)
    {
        using Event = ImportJson::parse_event_t;
        if (depth > deepest) // to show or to copy what is nested takes a call for every level
            refuseJson(key_, "is nested deeper than " + std::to_string(deepest) + " levels");
        if (depth == 0 && event == Event::array_start)
            refuseJson({}, "is no object");
        if (depth == 1 && event == Event::key)
            key_ = value.get<std::string>();
        const bool scalar = event == Event::value;
        if (depth == 1 && scalar)
            takeMember(value);
        if (depth == 1 && event == Event::object_start)
            refuseJson(key_, "is no list");
        if (depth == 1 && event == Event::array_start)
            beginList();
        if (depth == 2 && (event == Event::object_end || event == Event::array_end || scalar)) {
            takeRow(value);
            return false;
        }
        return true;
    }

    void end()
    {
        if (!shapes_)
            refuseJson({}, "format and version are missing");
        finishPeople();
    }

private:
    void takeMember(const ImportJson& value)
    {
        if (key_ == "format") {
            if (value != bookFormatName)
                refuseJson(key_, shown(value) + " is not \"" + bookFormatName + '"');
            known_ = true;
        } else if (key_ == "version" && known_) {
            begin(value);
        } else {
            refuseJson(key_, known_ ? "is unknown, or no list" : "format must come first");
        }
    }

    void begin(const ImportJson& value)
    {
        if (!value.is_number_integer() || value < firstExported || shapes_)
            refuseJson(key_, shown(value) + " is no version");
        if (value > migrations().size())
            throw StorageError(StorageFault::NewerExport, "version " + shown(value));
        shapes_ = contents_.begin(value.get<int>());
    }

    void beginList()
    {
        if (!shapes_)
            refuseJson(key_, "format and version must come first");
        const bool isSeason = key_ == "season" && shapes_->season;
        if (key_ != "person" && key_ != "sheet" && !isSeason)
            refuseJson(key_, "is unknown");
        if (!lists_.insert(key_).second)
            refuseJson(key_, "comes twice");
        if (key_ == "person" && lists_.size() > 1)
            refuseJson(key_, "must come before all other lists");
        if (key_ != "person")
            finishPeople();
    }

    void takeRow(const ImportJson& value)
    {
        if (key_ == "person") {
            people_.push_back(value);
            return;
        }
        const RowParser parser(static_cast<std::int64_t>(people_.size()));
        if (key_ == "season") {
            const std::string place = "season[" + std::to_string(seasons_++) + ']';
            contents_.season(parser.row(value, *shapes_->season, place));
            return;
        }
        const std::string place = "sheet[" + std::to_string(sheets_++) + ']';
        contents_.sheet(parser.row(value, shapes_->sheet, place));
    }

    /// A person may name one who comes later.
    void finishPeople()
    {
        if (std::exchange(finished_, true))
            return;
        const RowParser parser(static_cast<std::int64_t>(people_.size()));
        for (std::size_t i = 0; i < people_.size(); ++i)
            contents_.person(
                parser.row(people_[i], shapes_->person, "person[" + std::to_string(i) + ']'));
    }

    const JsonContents& contents_;
    bool known_ = false;
    bool finished_ = false;
    std::string key_;
    std::set<std::string> lists_;
    std::optional<RootShapes> shapes_;
    std::vector<ImportJson> people_;
    int sheets_ = 0;
    int seasons_ = 0;
};

/// "line 3, column 7: …", out of the library's words.
std::string syntaxFault(const std::string& words)
{
    const auto place = words.find(" line ");
    return place == std::string::npos ? words : words.substr(place + 1);
}

} // namespace

void readJson(std::istream& in, const JsonContents& contents)
{
    FileParser parser(contents);
    try {
        const ImportJson rest = ImportJson::parse(
            in, [&parser](int depth, ImportJson::parse_event_t event, ImportJson& value) {
                return parser.take(depth, event, value);
            });
        if (!rest.is_object())
            refuseJson({}, "is no object");
    } catch (const ImportJson::exception& error) {
        refuseJson({}, syntaxFault(error.what()));
    }
    parser.end();
}

} // namespace sheepshead

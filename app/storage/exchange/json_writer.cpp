// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/json_writer.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace sheepshead {

namespace {

using ExportJson = nlohmann::json;

/// A name or a text of another program may be no UTF-8.
std::string dumped(const ExportJson& json)
{
    return json.dump(-1, ' ', false, ExportJson::error_handler_t::replace);
}

/// The columns of a row, without the braces.
std::string membersOf(const RowTree& row, const TableShape& shape)
{
    std::string text;
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        ExportJson value;
        if (const auto* const number = std::get_if<std::int64_t>(&row.values[i]))
            value = *number;
        else if (const auto* const words = std::get_if<std::string>(&row.values[i]))
            value = *words;
        else if (const auto* const real = std::get_if<double>(&row.values[i]))
            value = *real;
        else
            continue;
        text += (text.empty() ? "\"" : ",\"") + shape.columns[i].name + "\":" + dumped(value);
    }
    return text;
}

std::string rowText(const RowTree& row, const TableShape& shape)
{
    std::string text = '{' + membersOf(row, shape);
    for (std::size_t i = 0; i < shape.children.size(); ++i) {
        const TableShape& child = shape.children[i];
        if (row.children[i].empty())
            continue;
        text += (text.size() > 1 ? ",\"" : "\"") + child.name + "\":";
        if (child.single) {
            text += rowText(row.children[i].front(), child);
            continue;
        }
        const char* const lineEnd = child.children.empty() ? "" : "\n";
        std::string list;
        for (const RowTree& part : row.children[i])
            list += (list.empty() ? "" : ",") + (lineEnd + rowText(part, child));
        text += '[' + list + lineEnd + ']';
    }
    return text + '}';
}

} // namespace

JsonWriter::JsonWriter(std::ostream& out, int version)
    : out_(out)
{
    out_ << "{\"format\":\"" << bookFormatName << "\",\"version\":" << version;
}

void JsonWriter::begin(const char* list)
{
    if (list_ == list) {
        out_ << ",\n";
        return;
    }
    out_ << (list_.empty() ? ",\n\"" : "\n],\n\"") << list << "\":[\n";
    list_ = list;
}

void JsonWriter::person(const RowTree& row, const TableShape& shape)
{
    begin("person");
    out_ << rowText(row, shape);
}

void JsonWriter::sheet(const RowTree& row, const TableShape& shape)
{
    begin("sheet");
    out_ << rowText(row, shape);
}

void JsonWriter::season(const RowTree& row, const TableShape& shape)
{
    begin("season");
    out_ << rowText(row, shape);
}

void JsonWriter::end() { out_ << (list_.empty() ? "}\n" : "\n]}\n"); }

} // namespace sheepshead

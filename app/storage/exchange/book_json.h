// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"

#include <functional>
#include <iosfwd>

namespace sheepshead {

/// What a file of JsonWriter has, in its order. Whatever is wrong in it is a StorageError
/// (NotAnExport, NewerExport) with its place, "line 3" or "sheet[0].hand[2].stake".
struct JsonContents {
    /// Called first; returns the shapes of that version.
    std::function<RootShapes(int version)> begin;
    std::function<void(RowTree)> person;
    std::function<void(RowTree)> sheet;
    std::function<void(RowTree)> season;
};
void readJson(std::istream& in, const JsonContents& contents);

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/kept_table.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace sheepshead {

namespace {

std::ptrdiff_t offset(std::size_t at) { return static_cast<std::ptrdiff_t>(at); }

TableLine marked(TableLine line)
{
    std::visit(
        [](auto& of) {
            if constexpr (requires { of.corrected; })
                of.corrected = true;
        },
        line);
    return line;
}

} // namespace

KeptTable::KeptTable(TableLines lines, std::vector<TableEdit> edits, std::size_t done)
    : lines_(std::move(lines))
    , edits_(std::move(edits))
    , done_(std::min(done, edits_.size()))
    , saved_ { edits_.size(), lines_.size() }
{
}

void KeptTable::add(TableLine line) { change({ lines_.size(), {}, { std::move(line) } }); }

void KeptTable::insert(std::size_t at, TableLine line)
{
    assert(at <= lines_.size());
    if (at == lines_.size())
        return add(std::move(line));
    change({ at, {}, { marked(std::move(line)) } });
}

void KeptTable::insert(std::size_t at, std::vector<TableChange> changes)
{
    change({ at, {}, { changes.begin(), changes.end() } });
}

void KeptTable::correct(std::size_t at, TableLine line)
{
    assert(at < lines_.size());
    if (line == lines_[at])
        return;
    change({ at, { lines_[at] }, { marked(std::move(line)) } });
}

void KeptTable::remove(std::size_t at)
{
    assert(at < lines_.size());
    change({ at, { lines_[at] }, {} });
}

void KeptTable::change(TableEdit edit)
{
    edits_.resize(done_);
    saved_.edits = std::min(saved_.edits, done_);
    replace(edit.at, edit.before, edit.after);
    edits_.push_back(std::move(edit));
    ++done_;
}

bool KeptTable::fits(std::size_t at, const TableLines& there) const
{
    return at <= lines_.size() && there.size() <= lines_.size() - at
        && std::equal(there.begin(), there.end(), lines_.begin() + offset(at));
}

void KeptTable::replace(std::size_t at, const TableLines& before, const TableLines& after)
{
    const auto place = lines_.begin() + offset(at);
    const auto next = lines_.erase(place, place + offset(before.size()));
    lines_.insert(next, after.begin(), after.end());
    saved_.lines = std::min(saved_.lines, at);
}

bool KeptTable::mayUndo() const
{
    return done_ > 0 && fits(edits_[done_ - 1].at, edits_[done_ - 1].after);
}

bool KeptTable::mayRedo() const
{
    return done_ < edits_.size() && fits(edits_[done_].at, edits_[done_].before);
}

void KeptTable::undo()
{
    assert(mayUndo());
    const TableEdit& edit = edits_[--done_];
    replace(edit.at, edit.after, edit.before);
}

void KeptTable::redo()
{
    assert(mayRedo());
    const TableEdit& edit = edits_[done_++];
    replace(edit.at, edit.before, edit.after);
}

} // namespace sheepshead

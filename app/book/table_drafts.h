// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "ui/keeping/kept_document.h"
#include "ui/keeping/typed_draft.h"

#include <filesystem>
#include <optional>

namespace sheepshead {

/// Keeps what was typed at a real table and not yet written: a small file beside the book for each
/// sheet that has such a line, named "scores.sqlite.typed-7". It survives the end of the program,
/// however that comes. A file that is not of this form, or of another sheet, counts for nothing.
class TableDrafts {
public:
    explicit TableDrafts(std::filesystem::path book);

    std::optional<TypedDraft> read(SheetId id, const KeptSheet& sheet) const;
    /// Without a draft the file goes. What cannot be written is not kept.
    void keep(SheetId id, const KeptSheet& sheet, const std::optional<TypedDraft>& draft) const;

private:
    QString fileOf(SheetId id) const;

    std::filesystem::path book_;
};

} // namespace sheepshead

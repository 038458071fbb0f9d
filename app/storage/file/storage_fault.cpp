// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/storage_fault.h"

#include "app/storage/file/file_names.h"

#include <array>
#include <string_view>

// The translation tools find the words by this name, which is Qt's; nothing else here is.
#define QT_TRANSLATE_NOOP(context, words) words

namespace sheepshead {

namespace {

struct Wording {
    StorageFault fault;
    std::string_view words;
};

constexpr std::array wordings {
    Wording { StorageFault::NoFolder,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was saved: the folder for the score book does not exist. Create the folder, "
            "or choose another place.") },
    Wording { StorageFault::NotWritable,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: the score book cannot be read and written here. Get permission "
            "to write to the file and its folder, or choose another place.") },
    Wording { StorageFault::NotADatabase,
        QT_TRANSLATE_NOOP("StorageFault",
            "The file was left as it is: it is not a score book. Set it aside under another name "
            "to begin a new book.") },
    Wording { StorageFault::Damaged,
        QT_TRANSLATE_NOOP("StorageFault",
            "The file was left as it is: it is damaged. Put a copy of the score book in its place, "
            "or set the file aside under another name to begin a new book.") },
    Wording { StorageFault::Newer,
        QT_TRANSLATE_NOOP("StorageFault",
            "The file was left as it is: a newer version of this program wrote it. Use that "
            "version, or set the file aside under another name to begin a new book.") },
    Wording { StorageFault::Foreign,
        QT_TRANSLATE_NOOP("StorageFault",
            "The file was left as it is: it belongs to another program. Set it aside under another "
            "name to begin a new book.") },
    Wording { StorageFault::Widowed,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: the score book is missing or empty, but the hands that were "
            "written last are still beside it. Put the book back, or set these aside under another "
            "name to begin a new book.") },
    Wording { StorageFault::Moved,
        QT_TRANSLATE_NOOP("StorageFault",
            "Everything saved before is safe, but the last change is not saved yet: the score book "
            "was moved or deleted, or its drive was removed. Put it back.") },
    Wording { StorageFault::Busy,
        QT_TRANSLATE_NOOP("StorageFault",
            "Everything saved before is safe, but the last change is not saved yet: another "
            "program is writing to the score book. Try again in a moment.") },
    Wording { StorageFault::Full,
        QT_TRANSLATE_NOOP("StorageFault",
            "Everything saved before is safe, but the last change is not saved yet: the disk is "
            "full. Make room on it and try again.") },
    Wording { StorageFault::Failed,
        QT_TRANSLATE_NOOP("StorageFault",
            "Everything saved before is safe, but the last change is not saved yet: the disk could "
            "not be read or written. Check that it is connected, and try again.") },
    Wording { StorageFault::NoSuchSheet,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: the sheet is no longer in the score book. Open another sheet or "
            "begin a new one.") },
    Wording { StorageFault::TakenOver,
        QT_TRANSLATE_NOOP("StorageFault",
            "Everything saved before is safe, but nothing more is saved here: this sheet was "
            "opened in another window. Continue there, or open the sheet again here.") },
    Wording { StorageFault::Unreadable,
        QT_TRANSLATE_NOOP("StorageFault",
            "The sheet was left as it is: this version of the program cannot read it. Try a newer "
            "version, or open another sheet.") },
    Wording { StorageFault::NoSuchPerson,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: this person is no longer in the score book. Close the list of "
            "people and open it again.") },
    Wording { StorageFault::NameTaken,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: another person has this name. Choose another name, or merge the "
            "two if they are the same person.") },
    Wording { StorageFault::PlayedTogether,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: these two played in the same hand, so they cannot be one "
            "person.") },
    Wording { StorageFault::SeatedTwice,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: one person would have two seats in a game, perhaps under two "
            "names. Choose another name, or keep the two names apart in the list of people.") },
    Wording { StorageFault::NoBook,
        QT_TRANSLATE_NOOP(
            "StorageFault", "There is no score book in this file. Choose another file.") },
    Wording { StorageFault::NotReadable,
        QT_TRANSLATE_NOOP(
            "StorageFault", "Nothing was changed: the file cannot be read. Choose another file.") },
    Wording { StorageFault::NotWritten,
        QT_TRANSLATE_NOOP("StorageFault",
            "The file was not written: it cannot be written here. Get permission to write to its "
            "folder, or choose another place.") },
    Wording { StorageFault::NotAnExport,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was imported: the file is not what a score book exports, or was changed. "
            "Correct the place that is named, or export the sheets again.") },
    Wording { StorageFault::NewerExport,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was imported: a newer version of this program wrote the file. Use that "
            "version.") },
    Wording { StorageFault::OnePerson,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was imported: two people of the file are one person in this score book, but "
            "they played in the same hand. Separate them in the score book first.") },
    Wording {
        StorageFault::Stopped, QT_TRANSLATE_NOOP("StorageFault", "Stopped. Nothing was changed.") },
    Wording { StorageFault::InUse,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: the score book is open in another window or program. Close it "
            "there and try again.") },
    Wording { StorageFault::NotABackup,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: the file is not a score book, is damaged, or was written by a "
            "newer version of this program. Choose another backup.") },
    Wording { StorageFault::NotRecoverable,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: nothing can be read of the damaged score book. Restore a backup, "
            "or set the file aside under another name to begin a new book.") },
    Wording { StorageFault::NoSuchSeason,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: the season is no longer in the score book. Close the list of "
            "seasons and open it again.") },
    Wording { StorageFault::Special,
        QT_TRANSLATE_NOOP("StorageFault",
            "Nothing was changed: in the place of the score book, or of what is kept beside it, is "
            "no ordinary file. Remove what is there, or rename it.") },
};

} // namespace

Problem problemOf(StorageFault fault, const std::filesystem::path& file, const std::string& detail)
{
    Problem problem { utf8(file), {} };
    if (!detail.empty())
        problem.place += " (" + detail + ")";
    for (const Wording& wording : wordings)
        if (wording.fault == fault)
            problem.reason = wording.words;
    return problem;
}

std::optional<StorageFault> faultOf(const Problem& problem)
{
    for (const Wording& wording : wordings)
        if (wording.words == problem.reason)
            return wording.fault;
    return std::nullopt;
}

bool canBeSetAside(StorageFault fault)
{
    switch (fault) {
    case StorageFault::NotADatabase:
    case StorageFault::Damaged:
    case StorageFault::Newer:
    case StorageFault::Foreign:
    case StorageFault::Widowed:
        return true;
    default:
        return false;
    }
}

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <QTimer>

#include <filesystem>

namespace sheepshead {

/// Marks a score book as open in this program, by a small file beside it. It only tells people what
/// happens: the book itself can be written by several programs. A mark that a killed program left
/// behind counts for nothing, and where no mark can be written the book counts as open here alone.
/// When the other program ends, the mark becomes this one's.
class BookPresence {
public:
    explicit BookPresence(const std::filesystem::path& book);

    /// Another program had the book open when this one came.
    bool isOpenElsewhere() const { return isOpenElsewhere_; }
    /// The name of the computer on which that one runs; empty if it is this one.
    const QString& otherComputer() const { return otherComputer_; }

private:
    QLockFile mark_;
    QTimer retry_;
    bool isOpenElsewhere_ = false;
    QString otherComputer_;
};

} // namespace sheepshead

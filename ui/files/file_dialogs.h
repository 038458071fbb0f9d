// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string>
#include <string_view>

class QWidget;

namespace sheepshead {

/// What a person is asked where to put.
struct FileToSave {
    QString question; ///< the title of the dialog
    QString name;     ///< suggested, with the ending that a name without one gets
    QString filter;   ///< as QFileDialog takes it: "Studies (*.sheepstudy)"
};

// Each asks for a file, calls back with its name, and returns at once.

void askWhereToSave(
    const FileToSave& file, QWidget* parent, std::function<void(const QString&)> save);

/// A text that is sent to others as a file.
struct TextToSave {
    QString question;        ///< the title of the dialog
    QString name;            ///< what it is about; the name of the file follows from it
    std::string_view ending; ///< of its files: ".sheepchallenge"
    std::string text;
};
/// Writes the text there, too. If that fails, `refuse` gets the words that say so.
void askWhereToSaveText(
    const TextToSave& file, QWidget* parent, std::function<void(const QString&)> refuse);

/// Looks first among the person's own files, or in a folder that is named.
void askWhatToOpen(const QString& question, const QString& filter, QWidget* parent,
    std::function<void(const QString&)> open, const QString& folder = {});

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPrinter;

namespace sheepshead {

/// Pages to put on paper: the one way for printing, the preview and PDF.
class Paper {
public:
    virtual ~Paper() = default;

    /// For the print queue, and the name of a file.
    virtual QString title() const = 0;

    /// Sets margins, orientation and title; call it before the printer is asked for anything.
    virtual void prepare(QPrinter& printer) const = 0;

    /// Prints all pages, or those that the printer was asked for. False if it did not take them; a
    /// PDF file of this name is then unchanged.
    virtual bool print(QPrinter& printer) const = 0;

    /// Paints all pages on this device, whatever the printer was asked for.
    virtual bool preview(QPrinter& printer) const = 0;
};

} // namespace sheepshead

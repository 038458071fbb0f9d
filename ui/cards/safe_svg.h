// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sheepshead {

/// An SVG picture from elsewhere without what reaches beyond it: pictures and style sheets in other
/// files, and document types. Pictures that are in it stay, if they are bitmaps. Compressed ones
/// are unpacked. Empty for what is no SVG, is too large or is nested too deep.
QByteArray safeSvg(const QByteArray& svg);

} // namespace sheepshead

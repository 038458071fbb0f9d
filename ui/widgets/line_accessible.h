// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// Lines to type in, and boxes with a number or a date: a screen reader that asks for the word or
/// the sentence at the end of the text, where one types, got no answer from Qt 6.4, and the program
/// stood still for ever. After this the answer is the last one. Call it once there is an
/// application and before the first window.
void installLineAccessibility();

} // namespace sheepshead

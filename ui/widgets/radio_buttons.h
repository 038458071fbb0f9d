// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QButtonGroup;
class QRadioButton;

namespace sheepshead {

/// Puts a radio button into a group that is one stop of Tab: the button that is checked, so that
/// Tab never enters at another choice than the one that holds. The arrow keys reach the others. As
/// long as none is checked, every button is a stop.
void addRadioButton(QButtonGroup& group, QRadioButton& button, int id);

} // namespace sheepshead

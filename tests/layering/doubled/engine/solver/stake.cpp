// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: see engine/hand/stake.h. A file's own types may have any name.
namespace sheepshead {
namespace {

class Stake { };

} // namespace

class Trick { };

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: see late.cpp.

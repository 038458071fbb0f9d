# SPDX-License-Identifier: GPL-3.0-or-later
# Where programs look for their libraries. CMake pads the search path of a program that will be installed
# with colons, so that it can write the final path over it; the loader reads each empty name between two
# colons as "the current folder", and would take libraries from there. So what is installed is linked with
# its final path at once. That path names only folders of libraries outside the system's usual ones, and of
# our own engine where it is a library (engine_for_each_machine.cmake).
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

# SPDX-License-Identifier: GPL-3.0-or-later
# Link sheepshead_warnings privately to every target of ours.
add_library(sheepshead_warnings INTERFACE)
target_compile_options(sheepshead_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    $<$<BOOL:${SHEEPSHEAD_WARNINGS_AS_ERRORS}>:-Werror>)

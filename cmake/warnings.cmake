# SPDX-License-Identifier: GPL-3.0-or-later
# Link sheepshead_warnings privately to every target of ours.
add_library(sheepshead_warnings INTERFACE)
target_compile_options(sheepshead_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    $<$<BOOL:${SHEEPSHEAD_WARNINGS_AS_ERRORS}>:-Werror>)

# In optimised builds g++ 12 takes joined strings and moved variants for faults (GCC bugs 105651 and
# 105562). The sanitized build keeps these warnings, as errors.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(sheepshead_warnings INTERFACE
        "$<$<CONFIG:Release>:-Wno-restrict;-Wno-maybe-uninitialized;-Wno-stringop-overflow>")
endif()

# Only who links with optimisation sees all types at once, and which of them share a name.
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_link_options(sheepshead_warnings INTERFACE -Werror=odr -Werror=lto-type-mismatch)
endif()

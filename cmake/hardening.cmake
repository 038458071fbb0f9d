# SPDX-License-Identifier: GPL-3.0-or-later
# Hardened release binaries, as distributions build them: position-independent, with a read-only
# relocation table, stack protectors, and checked versions of the C library's functions.
option(SHEEPSHEAD_HARDENED "Harden the binaries of optimised builds" ON)

if(SHEEPSHEAD_HARDENED AND UNIX AND NOT APPLE)
    include(CheckPIESupported)
    check_pie_supported(LANGUAGES CXX)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    add_compile_options(
        $<$<CONFIG:Release,RelWithDebInfo>:-fstack-protector-strong>
        $<$<CONFIG:Release,RelWithDebInfo>:-U_FORTIFY_SOURCE>
        $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
    add_link_options($<$<CONFIG:Release,RelWithDebInfo>:LINKER:-z,relro,-z,now>)
endif()

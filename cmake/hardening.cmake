# SPDX-License-Identifier: GPL-3.0-or-later
# Hardened release binaries, as distributions build them: position-independent, with a read-only
# relocation table, stack protectors, stacks that cannot jump over their guard page, checked versions
# of the C library's functions, and, on x86, marked targets for indirect jumps.
option(SHEEPSHEAD_HARDENED "Harden the binaries of optimised builds" ON)

if(SHEEPSHEAD_HARDENED AND UNIX AND NOT APPLE)
    include(CheckCXXCompilerFlag)
    include(CheckCXXSourceCompiles)
    include(CheckPIESupported)
    check_pie_supported(LANGUAGES CXX)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)

    # The third level checks sizes that are known only at run time. What does not know it falls back
    # to less than the second.
    set(CMAKE_REQUIRED_FLAGS "-O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3")
    check_cxx_source_compiles("
        #include <cstdio>
        #if !defined(__USE_FORTIFY_LEVEL) || __USE_FORTIFY_LEVEL < 3
        #error unknown
        #endif
        int main() { return 0; }" SHEEPSHEAD_FORTIFIES_3)
    unset(CMAKE_REQUIRED_FLAGS)
    set(hardening -fstack-protector-strong -U_FORTIFY_SOURCE
        -D_FORTIFY_SOURCE=$<IF:$<BOOL:${SHEEPSHEAD_FORTIFIES_3}>,3,2>)
    foreach(flag stack-clash-protection cf-protection)
        check_cxx_compiler_flag(-f${flag} SHEEPSHEAD_KNOWS_${flag})
        if(SHEEPSHEAD_KNOWS_${flag})
            list(APPEND hardening -f${flag})
        endif()
    endforeach()
    foreach(flag IN LISTS hardening)
        add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:${flag}>)
    endforeach()
    add_link_options($<$<CONFIG:Release,RelWithDebInfo>:LINKER:-z,relro,-z,now>)
endif()

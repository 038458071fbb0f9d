# SPDX-License-Identifier: GPL-3.0-or-later
# Uses what makes building quicker where it is installed: ccache, which keeps what was compiled
# before, and mold or lld, which link in a tenth of the time.
option(SHEEPSHEAD_QUICK_BUILDS "Use ccache, and mold or lld, where they are found" ON)

if(SHEEPSHEAD_QUICK_BUILDS AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(CCACHE ccache)
    mark_as_advanced(CCACHE)
    if(CCACHE)
        # Without the sloppiness ccache does not keep what was compiled with a precompiled header.
        set(CMAKE_CXX_COMPILER_LAUNCHER
            ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
        add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    endif()
endif()

# Optimisation at link time needs the compiler's own linker, which reports types that share a name.
if(SHEEPSHEAD_QUICK_BUILDS AND NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    include(CheckLinkerFlag)
    foreach(linker mold lld)
        check_linker_flag(CXX -fuse-ld=${linker} SHEEPSHEAD_LINKS_WITH_${linker})
        if(SHEEPSHEAD_LINKS_WITH_${linker})
            add_link_options(-fuse-ld=${linker})
            break()
        endif()
    endforeach()
endif()

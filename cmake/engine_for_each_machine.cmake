# SPDX-License-Identifier: GPL-3.0-or-later
# A package runs on any x86-64, and newer processors (x86-64-v3, since 2013) play faster when they
# may use what they can do. With this option the engine is a library of its own, built for both; at
# the start the system's loader takes the one that fits (see "hwcaps" in ld.so(8)). Other processors
# have no such kinds: there the option says nothing.
option(SHEEPSHEAD_FOR_EACH_MACHINE "Build the engine for any x86-64 and for newer ones" OFF)
if(SHEEPSHEAD_FOR_EACH_MACHINE AND SHEEPSHEAD_FOR_THIS_MACHINE)
    message(FATAL_ERROR "SHEEPSHEAD_FOR_EACH_MACHINE and SHEEPSHEAD_FOR_THIS_MACHINE exclude each other")
endif()

if(SHEEPSHEAD_FOR_EACH_MACHINE)
    # Asked of the compiler: a 32-bit system on a 64-bit processor calls itself x86_64, too.
    include(CheckCXXSourceCompiles)
    check_cxx_source_compiles("
        #if !defined(__x86_64__) || defined(__ILP32__)
        #error another processor
        #endif
        int main() { return 0; }" SHEEPSHEAD_X86_64)
    if(NOT SHEEPSHEAD_X86_64)
        set(SHEEPSHEAD_FOR_EACH_MACHINE OFF)
    endif()
endif()

set(sheepshead_engine_kind STATIC)
if(SHEEPSHEAD_FOR_EACH_MACHINE)
    set(sheepshead_engine_kind SHARED)
    file(RELATIVE_PATH path "/${CMAKE_INSTALL_BINDIR}" "/${CMAKE_INSTALL_LIBDIR}/sheepshead")
    set(CMAKE_INSTALL_RPATH "$ORIGIN/${path}")
    # The library lies beside the programs of the build as it does beside the installed ones.
    cmake_path(SET sheepshead_engine_folder NORMALIZE "${PROJECT_BINARY_DIR}/app/${path}")
    # The console is one folder further down there.
    cmake_path(SET link NORMALIZE "${PROJECT_BINARY_DIR}/app/console/${path}")
    cmake_path(GET link PARENT_PATH folder)
    file(MAKE_DIRECTORY "${sheepshead_engine_folder}" "${folder}")
    file(CREATE_LINK "${sheepshead_engine_folder}" "${link}" SYMBOLIC)
endif()

# To be called when the engine has all of its sources.
function(sheepshead_engine_for_each_machine)
    if(NOT SHEEPSHEAD_FOR_EACH_MACHINE)
        return()
    endif()
    set(folder ${CMAKE_INSTALL_LIBDIR}/sheepshead)
    set(newer glibc-hwcaps/x86-64-v3)
    get_target_property(sources sheepshead_engine SOURCES)
    add_library(sheepshead_engine_v3 SHARED ${sources})
    target_include_directories(sheepshead_engine_v3 PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(sheepshead_engine_v3 PRIVATE sheepshead_warnings)
    target_compile_options(sheepshead_engine_v3 PRIVATE ${sheepshead_v3_flags})
    set_target_properties(sheepshead_engine PROPERTIES
        LIBRARY_OUTPUT_DIRECTORY ${sheepshead_engine_folder})
    set_target_properties(sheepshead_engine_v3 PROPERTIES
        OUTPUT_NAME sheepshead_engine
        LIBRARY_OUTPUT_DIRECTORY ${sheepshead_engine_folder}/${newer})
    foreach(engine sheepshead_engine sheepshead_engine_v3)
        target_compile_options(${engine} PRIVATE -fno-semantic-interposition)
        target_link_options(${engine} PRIVATE -Wl,-Bsymbolic)
    endforeach()
    add_dependencies(sheepshead_engine sheepshead_engine_v3)
    install(TARGETS sheepshead_engine DESTINATION ${folder})
    install(TARGETS sheepshead_engine_v3 DESTINATION ${folder}/${newer})
endfunction()

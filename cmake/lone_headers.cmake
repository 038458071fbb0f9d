# SPDX-License-Identifier: GPL-3.0-or-later
# Every header must compile on its own. Where a header has a .cpp beside it, that .cpp includes it
# first (the layering test looks), so compiling the .cpp has proved it already. The others are
# compiled alone by the target all_verify_interface_header_sets, which is not part of all.
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ON)

# sheepshead_verify_lone_headers(TARGET [FOLDER...]): the headers without a .cpp below this folder,
# or in this folder itself and in those named.
function(sheepshead_verify_lone_headers target)
    if(ARGN)
        file(GLOB headers CONFIGURE_DEPENDS *.h)
        foreach(folder IN LISTS ARGN)
            file(GLOB more CONFIGURE_DEPENDS ${folder}/*.h)
            list(APPEND headers ${more})
        endforeach()
    else()
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS *.h)
    endif()
    set(alone "")
    foreach(header IN LISTS headers)
        string(REGEX REPLACE "[.]h$" ".cpp" source "${header}")
        if(NOT EXISTS "${source}")
            list(APPEND alone "${header}")
        endif()
    endforeach()
    target_sources(${target} PUBLIC FILE_SET lone_headers TYPE HEADERS
                   BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${alone})
    set_target_properties(${target} PROPERTIES INTERFACE_HEADER_SETS_TO_VERIFY lone_headers)
endfunction()

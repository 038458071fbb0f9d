# SPDX-License-Identifier: GPL-3.0-or-later
# Every header must compile on its own. Where a header has a .cpp beside it, that .cpp includes it
# first (the layering test looks), so compiling the .cpp has proved it already. The others are
# compiled alone by the target all_verify_interface_header_sets, which is not part of all.
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ON)

# sheepshead_verify_lone_headers(TARGET): call it after the target's headers are listed.
function(sheepshead_verify_lone_headers target)
    get_target_property(headers ${target} HEADER_SET)
    set(alone "")
    foreach(header IN LISTS headers)
        get_filename_component(header "${header}" ABSOLUTE)
        string(REGEX REPLACE "[.]h$" ".cpp" source "${header}")
        if(NOT EXISTS "${source}")
            list(APPEND alone "${header}")
        endif()
    endforeach()
    target_sources(${target} PUBLIC FILE_SET lone_headers TYPE HEADERS
                   BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${alone})
    set_target_properties(${target} PROPERTIES INTERFACE_HEADER_SETS_TO_VERIFY lone_headers)
endfunction()

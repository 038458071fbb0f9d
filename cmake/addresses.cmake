# SPDX-License-Identifier: GPL-3.0-or-later
# Sets SHEEPSHEAD_HOMEPAGE, SHEEPSHEAD_BUGS … from packaging/addresses.
set(addresses ${CMAKE_CURRENT_LIST_DIR}/../packaging/addresses)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${addresses})
file(STRINGS ${addresses} lines REGEX "^[a-z_]+=")
foreach(line IN LISTS lines)
    if(NOT line MATCHES "^([a-z_]+)=\"([^\"]*)\"$")
        message(FATAL_ERROR "packaging/addresses: not a NAME=\"VALUE\": ${line}")
    endif()
    string(TOUPPER "${CMAKE_MATCH_1}" name)
    set(SHEEPSHEAD_${name} "${CMAKE_MATCH_2}")
endforeach()

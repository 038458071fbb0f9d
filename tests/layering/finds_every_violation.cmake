# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the script LAYERING over the tree ROOT: it must fail, report every include marked
# "// forbidden" there, and no other.
execute_process(COMMAND ${CMAKE_COMMAND} -D ROOT=${ROOT} -P ${LAYERING}
                RESULT_VARIABLE result ERROR_VARIABLE report)
if(result EQUAL 0)
    message(SEND_ERROR "layering.cmake accepts a tree full of violations")
endif()

file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/*.h" "${ROOT}/*.cpp")
if(NOT files)
    message(SEND_ERROR "no files below ${ROOT}")
endif()
foreach(file IN LISTS files)
    file(STRINGS "${ROOT}/${file}" includes REGEX "# *include")
    foreach(include IN LISTS includes)
        string(FIND "${report}" "  ${file}: ${include}\n" reported)
        if(include MATCHES "// forbidden" AND reported EQUAL -1)
            message(SEND_ERROR "not reported:\n  ${file}: ${include}")
        elseif(NOT include MATCHES "// forbidden" AND NOT reported EQUAL -1)
            message(SEND_ERROR "wrongly reported:\n  ${file}: ${include}")
        endif()
    endforeach()
endforeach()

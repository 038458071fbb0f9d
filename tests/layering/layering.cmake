# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include what: cmake -D ROOT=<tree> -P layering.cmake fails if any file reaches further.
#   engine        the standard library and itself: no Qt, no disk, no format of the outside world
#   ui            engine and Qt, but neither storage nor anything of app
#   app/storage   engine and the database, but nothing that shows a window
#   app/bench     engine, and no Qt at all
#   app/commitment  nothing of ours: both of the others use it
#   app/console   engine, and no Qt at all

set(violations "")

# forbid(FOLDER REGEX): no #include below FOLDER may name a file whose path begins like REGEX.
function(forbid folder pattern)
    file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    foreach(file IN LISTS files)
        file(STRINGS "${ROOT}/${file}" includes REGEX "^[ \t]*#[ \t]*include[ \t]*[<\"](${pattern})")
        foreach(include IN LISTS includes)
            string(APPEND violations "  ${file}: ${include}\n")
        endforeach()
    endforeach()
    set(violations "${violations}" PARENT_SCOPE)
endfunction()

set(outside "\\.\\./|/") # includes are written from the root of the tree, so none can hide
set(qt "Q[A-Z]|Qt|q[a-z]+\\.h")
set(widgets "Qt(Gui|Widgets|Svg|PrintSupport)|Q[A-Za-z]*(Widget|Window|Dialog|MessageBox|Graphics|Svg|Printer|Painter|Pixmap|Application)")
set(database "sqlite|SQLiteCpp")

forbid(engine "${qt}|${database}|nlohmann|ui/|app/|${outside}")
forbid(ui "${database}|app/|${outside}")
forbid(app/storage "${widgets}|ui/|app/[a-z_]+\\.h|app/(session|console)/|${outside}")
forbid(app/bench "${qt}|${database}|nlohmann|ui/|app/[a-z_]+\\.h|app/(console|session|storage)/|${outside}")
forbid(app/commitment "${qt}|ui/|engine/|app/[a-z_]+\\.h|app/(console|session|storage)/|${outside}")
forbid(app/console "${qt}|ui/|app/[a-z_]+\\.h|app/(session|storage)/|${outside}")

# A .cpp includes its own header before anything else, which proves that the header needs nothing
# before it (cmake/lone_headers.cmake relies on it).
file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/engine/*.cpp" "${ROOT}/ui/*.cpp" "${ROOT}/app/*.cpp")
foreach(source IN LISTS sources)
    string(REGEX REPLACE "[.]cpp$" ".h" header "${source}")
    if(EXISTS "${ROOT}/${header}")
        file(STRINGS "${ROOT}/${source}" include REGEX "^[ \t]*#[ \t]*include" LIMIT_COUNT 1)
        string(FIND "${include}" "\"${header}\"" own)
        if(own EQUAL -1)
            string(APPEND violations "  ${source}: ${include}\n")
        endif()
    endif()
endforeach()

if(violations)
    message(FATAL_ERROR "These includes reach into a layer they may not use, or stand before the "
                        "file's own header:\n${violations}")
endif()

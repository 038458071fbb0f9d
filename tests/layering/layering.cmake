# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include what: cmake -D ROOT=<tree> -P layering.cmake fails if any file reaches further.
#   engine        the standard library and itself: no Qt, no disk, no format of the outside world
#   engine/files  the one that reads the disk: a library of its own, for the rooms with Qt and those without
#   engine/names  another one, and the only room that uses utf8proc
#   ui            engine and Qt, but neither storage nor anything of app
#   app/storage   engine and the database, but nothing that shows a window
#   app/history   engine, storage and the database, and no Qt at all
#   app/tournament/file  engine, and no Qt at all
#   app/portal    Qt without windows
#   app/instance  the same, and nothing of ours but files
#   app/bench     engine, and no Qt at all
#   app/commitment  nothing of ours: both of the others use it
#   app/console   engine, the score book and its history, and no Qt at all

set(violations "")

# forbid(FOLDER REGEX [ROOM]): no #include below FOLDER, but for those of ROOM, may name a file whose path
# begins like REGEX.
function(forbid folder pattern)
    file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    if(ARGC GREATER 2)
        list(FILTER files EXCLUDE REGEX "^${ARGV2}/")
    endif()
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
forbid(engine "utf8proc" engine/names)
forbid(ui "utf8proc")
forbid(app "utf8proc")
forbid(ui "${database}|app/|${outside}")
forbid(app/storage "${widgets}|ui/|app/[a-z_]+\\.h|app/(session|console)/|${outside}")
forbid(app/history "${qt}|ui/|app/[a-z_]+\\.h|app/(session|console)/|${outside}")
forbid(app/tournament/file "${qt}|${database}|ui/|app/[a-z_]+\\.h|app/(session|console|storage)/|${outside}")
forbid(app/portal "${database}|ui/|app/[a-z_]+\\.h|app/(session|console|storage)/|${outside}")
forbid(app/instance "${widgets}|${database}|engine/[^f]|ui/|app/[a-z_]+\\.h|app/(session|console|storage)/|${outside}")
forbid(app/bench "${qt}|${database}|nlohmann|ui/|app/[a-z_]+\\.h|app/(console|session|storage)/|${outside}")
forbid(app/commitment "${qt}|ui/|engine/|app/[a-z_]+\\.h|app/(console|session|storage)/|${outside}")
forbid(app/console "${qt}|ui/|app/[a-z_]+\\.h|app/session/|${outside}")

# The rooms in their order. A room uses itself and the rooms before it, so there is no cycle. A folder
# that is not listed belongs to the room around it, which stands before or after the rooms in it.
set(rooms
    engine/files engine/support engine/cards engine/rules engine/scoring engine/hand engine/hand/phases engine/hand/state
    engine/match engine/score_keeping engine/worlds engine/position engine/playout engine/solver engine/claims engine/statistics
    engine/players/rule engine/players/learned engine/players/opponents engine/players/search engine/players engine/advice engine/tutor engine/openings engine/study engine/challenge engine/season engine/tournament engine engine/names
    ui/files ui/widgets ui/printing ui/words/players ui/words/terms ui/words/rules ui/words/scores ui/words/hand ui/words/decisions
    ui/charts ui/cards ui/rules ui/scores ui/history ui/paper ui/keeping ui/old_scores ui/deals
    ui/table/layout ui/table/scene ui/table/motion ui/table/panels ui/table
    ui/review ui/study ui/openings ui/learn ui/preferences ui/start ui/challenge ui/seasons ui/tournament ui/help ui
    app/commitment app/bench app/storage/schema app/storage/file app/storage app/storage/exchange app/history app/tournament/file app/portal app/instance app/session app/sound app/settings app/match app/book app/table app/game app/learn app/study app/challenge app/tournament
    app/console/protocol app/console/programs app/console/referee app/console app)

# room_of(PATH INDEX): where the room of a file stands in that order; -1 for a file of no room.
function(room_of path index)
    get_filename_component(folder "${path}" DIRECTORY)
    while(folder)
        list(FIND rooms "${folder}" found)
        if(NOT found EQUAL -1)
            break()
        endif()
        get_filename_component(folder "${folder}" DIRECTORY)
    endwhile()
    if(NOT folder)
        set(found -1)
    endif()
    set(${index} ${found} PARENT_SCOPE)
endfunction()

set(checked "${violations}")
file(GLOB_RECURSE files RELATIVE "${ROOT}"
     "${ROOT}/engine/*.h" "${ROOT}/engine/*.cpp" "${ROOT}/ui/*.h" "${ROOT}/ui/*.cpp"
     "${ROOT}/app/*.h" "${ROOT}/app/*.cpp")
foreach(file IN LISTS files)
    room_of("${file}" room)
    file(STRINGS "${ROOT}/${file}" includes REGEX "^#include \"(engine|ui|app)/")
    foreach(include IN LISTS includes)
        string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" header "${include}")
        room_of("${header}" used)
        string(FIND "${checked}" "  ${file}: ${include}\n" reported)
        if(used GREATER room AND reported EQUAL -1)
            string(APPEND violations "  ${file}: ${include}\n")
        endif()
    endforeach()
endforeach()

# header_of(SOURCE HEADER): the header of a .cpp has its name. Where each system has a .cpp of its own
# (NAME_posix.cpp, NAME_windows.cpp), all of them have the header NAME.h.
function(header_of source header)
    string(REGEX REPLACE "[.]cpp$" ".h" found "${source}")
    if(NOT EXISTS "${ROOT}/${found}")
        string(REGEX REPLACE "_(posix|windows)[.]h$" ".h" found "${found}")
    endif()
    set(${header} "${found}" PARENT_SCOPE)
endfunction()

# A .cpp has a header, but for main() and the commands of the console.
file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/engine/*.cpp" "${ROOT}/ui/*.cpp"
     "${ROOT}/app/*.cpp")
foreach(source IN LISTS sources)
    header_of("${source}" header)
    if(NOT EXISTS "${ROOT}/${header}" AND NOT source MATCHES "(/main|_command)[.]cpp$")
        string(APPEND violations "  ${source} has no header of its name\n")
    endif()
endforeach()

# A .cpp includes its own header before anything else, which proves that the header needs nothing
# before it (cmake/lone_headers.cmake relies on it).
file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/engine/*.cpp" "${ROOT}/ui/*.cpp"
     "${ROOT}/app/*.cpp")
foreach(source IN LISTS sources)
    header_of("${source}" header)
    if(EXISTS "${ROOT}/${header}")
        file(STRINGS "${ROOT}/${source}" include REGEX "^[ \t]*#[ \t]*include" LIMIT_COUNT 1)
        string(FIND "${include}" "\"${header}\"" own)
        if(own EQUAL -1)
            string(APPEND violations "  ${source}: ${include}\n")
        endif()
    endif()
endforeach()

# Who can have the table knows no other one: TableHost alone says whose it is. A class that shares
# out what several have in common (TableCourse) is none of them.
set(occupants "")
file(GLOB_RECURSE headers RELATIVE "${ROOT}" "${ROOT}/app/*.h")
foreach(header IN LISTS headers)
    file(STRINGS "${ROOT}/${header}" class REGEX "public Table(Occupant|Course) {")
    file(STRINGS "${ROOT}/${header}" shared REGEX "virtual .* = 0;")
    if(class AND NOT shared)
        list(APPEND occupants "${header}")
    endif()
endforeach()
foreach(header IN LISTS occupants)
    string(REGEX REPLACE "[.]h$" ".cpp" source "${header}")
    foreach(file IN ITEMS "${header}" "${source}")
        if(EXISTS "${ROOT}/${file}")
            file(STRINGS "${ROOT}/${file}" includes REGEX "^#include \"app/")
            foreach(include IN LISTS includes)
                string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" other "${include}")
                list(FIND occupants "${other}" found)
                if(NOT found EQUAL -1 AND NOT other STREQUAL header)
                    string(APPEND violations "  ${file}: ${include}\n")
                endif()
            endforeach()
        endif()
    endforeach()
endforeach()

if(violations)
    message(FATAL_ERROR "These includes reach into a layer, room or occupant they may not use, or stand before the "
                        "file's own header, or a file has none:\n${violations}")
endif()

# SPDX-License-Identifier: GPL-3.0-or-later
# SQLite in one file, as its own makefile writes it; copied beside it by packaging/windows/libraries.
cmake_minimum_required(VERSION 3.25)
project(sqlite3 LANGUAGES C)

add_library(sqlite3 STATIC sqlite3.c)
# As Debian builds it, as far as the score book needs it.
target_compile_definitions(sqlite3 PRIVATE SQLITE_THREADSAFE=1 SQLITE_ENABLE_COLUMN_METADATA
                           SQLITE_ENABLE_DBSTAT_VTAB SQLITE_SECURE_DELETE SQLITE_OMIT_LOAD_EXTENSION)
install(TARGETS sqlite3 ARCHIVE DESTINATION lib)
install(FILES sqlite3.h DESTINATION include)

# SPDX-License-Identifier: GPL-3.0-or-later
# Builds for 64-bit Windows with mingw-w64, by Debian's names. The libraries that packaging/windows/build
# has made are in SHEEPSHEAD_WINDOWS_LIBRARIES.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

set(SHEEPSHEAD_WINDOWS_LIBRARIES "${CMAKE_CURRENT_LIST_DIR}/../../build/windows-libraries/installed"
    CACHE PATH "Where Qt, SQLite and the others for Windows are installed")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES SHEEPSHEAD_WINDOWS_LIBRARIES)
set(CMAKE_FIND_ROOT_PATH "${SHEEPSHEAD_WINDOWS_LIBRARIES}" /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_PREFIX_PATH "${SHEEPSHEAD_WINDOWS_LIBRARIES}")

# No file says in which folder it was built.
get_filename_component(sheepshead_root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(CMAKE_CXX_FLAGS_INIT "-ffile-prefix-map=${sheepshead_root}=.")

# One file that needs no other, and as large a stack as on Linux.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--stack,8388608")

find_program(SHEEPSHEAD_WINE wine)
if(SHEEPSHEAD_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR "${SHEEPSHEAD_WINE}")
endif()

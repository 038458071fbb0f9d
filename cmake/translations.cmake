# SPDX-License-Identifier: GPL-3.0-or-later
# What the program says in other languages, and the plurals of its English. Without Qt's
# LinguistTools it speaks English only.
if(NOT Qt6LinguistTools_FOUND)
    message(STATUS "No Qt6 LinguistTools: the program will speak English only")
    return()
endif()

# A file for each language; that of English has only plurals.
file(GLOB translations CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/translations/sheepshead_*.ts)
set(english ${PROJECT_SOURCE_DIR}/translations/sheepshead_en.ts)
list(REMOVE_ITEM translations ${english})
set(lupdate Qt6::lupdate -no-obsolete -locations none -I . ui app -ts)

qt_add_lrelease(sheepshead_ui
    TS_FILES ${translations} ${english}
    QM_FILES_OUTPUT_VARIABLE translations_compiled)
qt_add_resources(sheepshead_ui i18n PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR}
                 FILES ${translations_compiled})

# Brings new and changed texts into the .ts files, to be translated by hand or in Qt Linguist.
add_custom_target(update_translations
    COMMAND ${lupdate} ${translations}
    COMMAND ${lupdate} ${english} -pluralonly
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    VERBATIM)

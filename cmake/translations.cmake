# SPDX-License-Identifier: GPL-3.0-or-later
# What the program says in other languages, and the plurals of its English. Without Qt's
# LinguistTools it speaks English only.
if(NOT Qt6LinguistTools_FOUND)
    message(STATUS "No Qt6 LinguistTools: the program will speak English only")
    return()
endif()

set(translations_folder ${PROJECT_SOURCE_DIR}/translations)
set(lupdate Qt6::lupdate -no-obsolete -locations none -I . ui app -ts)

qt_add_lrelease(sheepshead_ui
    TS_FILES ${translations_folder}/sheepshead_de.ts ${translations_folder}/sheepshead_en.ts
    QM_FILES_OUTPUT_VARIABLE translations_compiled)
qt_add_resources(sheepshead_ui i18n PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR}
                 FILES ${translations_compiled})

# Brings new and changed texts into the .ts files, to be translated by hand or in Qt Linguist.
add_custom_target(update_translations
    COMMAND ${lupdate} translations/sheepshead_de.ts
    COMMAND ${lupdate} translations/sheepshead_en.ts -pluralonly
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    VERBATIM)

; SPDX-License-Identifier: GPL-3.0-or-later
; The installer: for the person who runs it, without an administrator. packaging/windows/build defines
; VERSION, LISTS (the folder of install.nsh and remove.nsh), SETUP (the file to write) and ROOT.
Target amd64-unicode ; as the game is, and as a 64-bit wine can run it
SetCompressor lzma
!include MUI2.nsh
!include FileFunc.nsh

Name "Sheepshead"
OutFile "${SETUP}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Sheepshead"
InstallDirRegKey HKCU "Software\Sheepshead" "Folder"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sheepshead"
!define MUI_ICON "${ROOT}/packaging/windows/sheepshead.ico"
!define MUI_UNICON "${ROOT}/packaging/windows/sheepshead.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\sheepshead.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

; A kind of files that a double click opens.
!macro kind ENDING WORDS
    WriteRegStr HKCU "Software\Classes\.${ENDING}" "" "Sheepshead.${ENDING}"
    WriteRegStr HKCU "Software\Classes\Sheepshead.${ENDING}" "" "${WORDS}"
    WriteRegStr HKCU "Software\Classes\Sheepshead.${ENDING}\DefaultIcon" "" "$INSTDIR\sheepshead.exe,0"
    WriteRegStr HKCU "Software\Classes\Sheepshead.${ENDING}\shell\open\command" "" \
        '"$INSTDIR\sheepshead.exe" "%1"'
!macroend
!macro noKind ENDING
    DeleteRegKey HKCU "Software\Classes\.${ENDING}"
    DeleteRegKey HKCU "Software\Classes\Sheepshead.${ENDING}"
!macroend

Section
    SetOutPath "$INSTDIR"
    !include "${LISTS}/install.nsh"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Sheepshead.lnk" "$INSTDIR\sheepshead.exe"
    !insertmacro kind sheeprules "Sheepshead house rules"
    !insertmacro kind sheephand "Sheepshead hand"
    !insertmacro kind sheepstudy "Sheepshead study"
    !insertmacro kind sheepchallenge "Sheepshead challenge"
    !insertmacro kind sheepresult "Sheepshead result"
    !insertmacro kind sheeptournament "Sheepshead tournament"
    !insertmacro kind sheepresults "Sheepshead tournament results"
    WriteRegStr HKCU "Software\Sheepshead" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Sheepshead"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\sheepshead.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; Score book and settings stay: they are the player's.
Section Uninstall
    !include "${LISTS}/remove.nsh"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Sheepshead.lnk"
    !insertmacro noKind sheeprules
    !insertmacro noKind sheephand
    !insertmacro noKind sheepstudy
    !insertmacro noKind sheepchallenge
    !insertmacro noKind sheepresult
    !insertmacro noKind sheeptournament
    !insertmacro noKind sheepresults
    DeleteRegKey HKCU "Software\Sheepshead"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd

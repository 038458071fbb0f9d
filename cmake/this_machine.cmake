# SPDX-License-Identifier: GPL-3.0-or-later
# A game that is built where it is played may count and move bits as processors have done since
# 2013 (x86-64-v3), if the one that builds it can. A package for other machines must not.
option(SHEEPSHEAD_FOR_THIS_MACHINE "Use what this machine's processor can do" OFF)
# No FMA: decisions must be identical on every CPU.
set(sheepshead_v3_flags -march=x86-64-v3 -ffp-contract=off)
# Any x86-64 has no FMA; other processors have, and g++ uses it unless told not to.
if(NOT MSVC AND NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
    add_compile_options(-ffp-contract=off)
endif()

# 32-bit x86 counts with 80 bits unless it may use SSE2, which processors have had since 2003.
include(CheckCXXSourceCompiles)
check_cxx_source_compiles("
    #ifndef __i386__
    #error another processor
    #endif
    int main() { return 0; }" SHEEPSHEAD_I386)
if(SHEEPSHEAD_I386 AND NOT MSVC)
    add_compile_options(-msse2 -mfpmath=sse)
endif()

if(SHEEPSHEAD_FOR_THIS_MACHINE)
    include(CheckCXXSourceRuns)
    set(flags ${sheepshead_v3_flags} -mtune=native)
    list(JOIN flags " " CMAKE_REQUIRED_FLAGS)
    check_cxx_source_runs("
        int main()
        {
            const bool able = __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi\")
                && __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"fma\");
            return able ? 0 : 1;
        }" SHEEPSHEAD_X86_64_V3)
    unset(CMAKE_REQUIRED_FLAGS)
    if(SHEEPSHEAD_X86_64_V3)
        add_compile_options(${flags})
    endif()
endif()

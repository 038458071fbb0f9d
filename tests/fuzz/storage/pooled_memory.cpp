// SPDX-License-Identifier: GPL-3.0-or-later
/// Gives SQLite memory out of a pool, in the fuzzers only: half of the time of a book went to the
/// address sanitizer, which watches what SQLite takes from the system although SQLite itself is not
/// built with it. The same targets watch that memory, too, when they run their corpus as tests.
#include "tests/fuzz/fuzz.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory_resource>

namespace sheepshead::fuzzing {

namespace {

/// Before each block stands its size, and both keep the alignment that SQLite asks for.
using Size = std::uint64_t;
constexpr int alignment = alignof(Size);

std::pmr::memory_resource& pool()
{
    // What is larger than a page of a database comes from the system.
    static std::pmr::unsynchronized_pool_resource resource(
        { 0, 8192 }, std::pmr::new_delete_resource());
    return resource;
}

Size& sizeOf(void* block) { return static_cast<Size*>(block)[-1]; }

void* take(int size)
{
    const auto bytes = static_cast<Size>(size);
    auto* const whole = static_cast<Size*>(pool().allocate(sizeof(Size) + bytes, alignment));
    *whole = bytes;
    return whole + 1;
}

void giveBack(void* block)
{
    if (block)
        pool().deallocate(&sizeOf(block), sizeof(Size) + sizeOf(block), alignment);
}

void* resize(void* block, int size)
{
    void* const other = take(size);
    std::memcpy(other, block, std::min(sizeOf(other), sizeOf(block)));
    giveBack(block);
    return other;
}

int sizeAsked(void* block) { return block ? static_cast<int>(sizeOf(block)) : 0; }

int rounded(int size) { return (size + alignment - 1) / alignment * alignment; }

/// Before main(), because the pool must be there before the first database.
const bool given = [] {
    const sqlite3_mem_methods methods { take, giveBack, resize, sizeAsked, rounded,
        [](void*) { return SQLITE_OK; }, [](void*) {}, nullptr };
    holds(sqlite3_config(SQLITE_CONFIG_SINGLETHREAD) == SQLITE_OK
            && sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0) == SQLITE_OK
            && sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) == SQLITE_OK,
        "SQLite takes memory from the pool");
    return true;
}();

} // namespace

} // namespace sheepshead::fuzzing

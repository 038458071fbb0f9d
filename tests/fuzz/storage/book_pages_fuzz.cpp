// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/storage/small_book.h"

#include <SQLiteCpp/Exception.h>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::fuzzing;

/// A book some of whose bytes are others: three bytes say where, then one how many, then come
/// these.
FUZZ(input)
{
    std::string bytes = smallBook();
    while (input.size() > 4) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(input[i]); };
        const std::size_t at = (byte(0) << 16U | byte(1) << 8U | byte(2)) % bytes.size();
        input.remove_prefix(3);
        const std::size_t length =
            std::min<std::size_t>({ byte(0) % 64U + 1U, input.size() - 1, bytes.size() - at });
        bytes.replace(at, length, input.substr(1, length));
        input.remove_prefix(1 + length);
    }
    try {
        SQLite::Database book = inMemory(bytes);
        readAll(book);
    } catch (const SQLite::Exception&) {
    }
}

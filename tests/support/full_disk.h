// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>

namespace sheepshead::testing {

/// As long as it lives this program can write no file longer than this.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
        : heard_(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit small = before_;
        small.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, heard_);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    void (*heard_)(int);
    rlimit before_ {};
};

} // namespace sheepshead::testing
#endif

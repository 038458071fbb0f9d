// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/programs/child_program.h"

#include <array>
#include <filesystem>
#include <thread>

#include <windows.h>

namespace sheepshead::console {

namespace {

constexpr std::chrono::milliseconds pauseBetweenLooks { 2 };
constexpr DWORD timeToEnd = 500; // ms

void closeIfOpen(HANDLE& handle)
{
    if (handle)
        CloseHandle(handle);
    handle = nullptr;
}

struct Pipe {
    HANDLE out = nullptr; ///< is read from
    HANDLE in = nullptr;  ///< is written to
};

/// A pipe whose ends the next program inherits. A request fits into it whole, so that writing never
/// waits for the reader.
Pipe makePipe()
{
    constexpr DWORD size = 1U << 20U;
    SECURITY_ATTRIBUTES inherited { sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE };
    Pipe pipe;
    CreatePipe(&pipe.out, &pipe.in, &inherited, size);
    return pipe;
}

/// A job whose processes end when its last handle is closed, also because this program is killed.
HANDLE makeJob()
{
    const HANDLE job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits {};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

std::wstring wide(const std::string& utf8)
{
    return std::filesystem::path(std::u8string(utf8.begin(), utf8.end())).wstring();
}

} // namespace

struct ChildProgram::Process {
    HANDLE job = makeJob();
    HANDLE handle = nullptr;
    HANDLE input = nullptr;  ///< this program's end of the pipe to its input
    HANDLE output = nullptr; ///< and of the pipe from its output
};

/// By cmd.exe. All that it starts belongs to a job, which ends with this object.
ChildProgram::ChildProgram(const std::string& command)
    : process_(std::make_unique<Process>())
{
    Pipe in = makePipe();
    Pipe out = makePipe();
    SetHandleInformation(in.in, HANDLE_FLAG_INHERIT, 0);
    SetHandleInformation(out.out, HANDLE_FLAG_INHERIT, 0);

    STARTUPINFOW start {};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = in.out;
    start.hStdOutput = out.in;
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    std::wstring line = L"cmd.exe /d /s /c \"" + wide(command) + L'"';
    PROCESS_INFORMATION started {};
    if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
            CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP, nullptr, nullptr, &start, &started)) {
        AssignProcessToJobObject(process_->job, started.hProcess);
        ResumeThread(started.hThread);
        closeIfOpen(started.hThread);
    }
    process_->handle = started.hProcess;
    closeIfOpen(in.out);
    closeIfOpen(out.in);
    process_->input = in.in;
    process_->output = out.out;
}

/// The end of its input is the sign to end; a program that does not heed it is killed with its job.
ChildProgram::~ChildProgram()
{
    closeIfOpen(process_->input);
    closeIfOpen(process_->output);
    if (process_->handle)
        WaitForSingleObject(process_->handle, timeToEnd);
    closeIfOpen(process_->job);
    closeIfOpen(process_->handle);
}

Passage ChildProgram::write(std::string_view text, Deadline /*unused*/)
{
    while (!text.empty()) {
        DWORD count = 0;
        if (!WriteFile(
                process_->input, text.data(), static_cast<DWORD>(text.size()), &count, nullptr))
            return Passage::Closed;
        text.remove_prefix(count);
    }
    return Passage::Done;
}

/// A pipe cannot be waited for: it is looked at again and again.
Passage ChildProgram::read(std::string& received, Deadline deadline)
{
    std::array<char, 4096> buffer {};
    DWORD there = 0;
    for (;; std::this_thread::sleep_for(pauseBetweenLooks)) {
        if (!PeekNamedPipe(process_->output, nullptr, 0, nullptr, &there, nullptr))
            return Passage::Closed;
        if (there > 0)
            break;
        if (std::chrono::steady_clock::now() >= deadline)
            return Passage::TimeUp;
    }
    DWORD count = 0;
    if (!ReadFile(
            process_->output, buffer.data(), static_cast<DWORD>(buffer.size()), &count, nullptr))
        return Passage::Closed;
    received.append(buffer.data(), count);
    return Passage::Done;
}

std::string ChildProgram::howItEnded()
{
    DWORD status = 0;
    if (!process_->handle)
        return "could not be started";
    if (WaitForSingleObject(process_->handle, timeToEnd) != WAIT_OBJECT_0)
        return "closed its input or output";
    GetExitCodeProcess(process_->handle, &status);
    return "ended with status " + std::to_string(status);
}

} // namespace sheepshead::console

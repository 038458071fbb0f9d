// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/private_file.h"

#include "tests/support/registered_test.h"

#include <QTemporaryDir>

#include <fstream>

#include <sys/stat.h>

using namespace sheepshead;

namespace {

unsigned modeOf(const std::filesystem::path& path)
{
    struct stat status { };
    return ::lstat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

} // namespace

class PrivateFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ::umask(0); } // as wide as a system can be

    void a_file_that_begins_belongs_to_its_owner()
    {
        beginPrivateFile(in("new"));
        QCOMPARE(modeOf(in("new")), 0600U);
        std::ofstream(in("new")) << "what is written later";
        QCOMPARE(modeOf(in("new")), 0600U);
        beginPrivateFile(in("no/such/folder")); // told by who opens it
        std::filesystem::create_symlink(in("far"), in("link"));
        beginPrivateFile(in("link"));
        QCOMPARE(modeOf(in("far")), 0600U);
    }

    void what_is_there_stays_as_it_is()
    {
        std::ofstream(in("old")) << "words";
        ::chmod(in("old").c_str(), 0644);
        beginPrivateFile(in("old"));
        QCOMPARE(modeOf(in("old")), 0644U);
        QCOMPARE(std::filesystem::file_size(in("old")), std::uintmax_t { 5 });
        QCOMPARE(::mkfifo(in("pipe").c_str(), 0644), 0);
        beginPrivateFile(in("pipe")); // and does not wait for a reader
        QCOMPARE(modeOf(in("pipe")), 0644U);
    }

    void a_folder_is_made_with_those_around_it()
    {
        makePrivateFolder(in("a/b/c"));
        for (const char* const name : { "a", "a/b", "a/b/c" })
            QCOMPARE(modeOf(in(name)), 0700U);
        ::chmod(in("a").c_str(), 0755);
        makePrivateFolder(in("a/b/d"));
        QCOMPARE(modeOf(in("a")), 0755U);
    }

    void what_was_wider_is_narrowed_but_for_links()
    {
        std::ofstream(in("wide")) << "words";
        ::chmod(in("wide").c_str(), 0664);
        std::filesystem::create_symlink(in("wide"), in("to wide"));
        narrowToOwner(in("to wide"));
        QCOMPARE(modeOf(in("wide")), 0664U);
        narrowToOwner(in("wide"));
        QCOMPARE(modeOf(in("wide")), 0600U);
        std::filesystem::create_directory(in("folder"));
        ::chmod(in("folder").c_str(), 0755);
        narrowToOwner(in("folder"));
        QCOMPARE(modeOf(in("folder")), 0700U);
        narrowToOwner(in("nothing"));
    }

private:
    std::filesystem::path in(const char* name) const
    {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }

    QTemporaryDir folder_;
};

REGISTER_TEST(PrivateFileTest)
#include "private_file_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_file.h"

#include "engine/study/position_text.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

constexpr const char* smallStudy = "sheepshead study 1\n"
                                   "name Trump or fail?\n"
                                   "note A hand from Tuesday.\n"
                                   "note \n"
                                   "note # Ada would play the king.\n"
                                   "position\n"
                                   "rules: called-ace\n"
                                   "dealer: 4\n"
                                   "seat: 1\n"
                                   "hand: QS QD AD KC 8C 9S\n"
                                   "pick: 0\n"
                                   "call: AS\n"
                                   "trick: 0 TC\n"
                                   "variations\n"
                                   "1 1 play KC\n"
                                   "name Ada's\n"
                                   "2 2 play AC\n"
                                   "1 1 play 8C\n"
                                   "note position\n";

QByteArray problemOfFile(QByteArray text)
{
    const auto tree = parseStudyFile(text.toStdString());
    return tree ? QByteArray("none")
                : QByteArray((tree.problem().place + ": " + tree.problem().reason).c_str());
}

QByteArray changed(const char* from, const char* to)
{
    QByteArray text(smallStudy);
    const auto at = text.indexOf(from);
    return at < 0 ? QByteArray() : text.replace(at, QByteArray(from).size(), to);
}

} // namespace

class StudyFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_study_comes_back_as_it_was_written()
    {
        const auto tree = parseStudyFile(smallStudy);
        QVERIFY2(tree, problemOfFile(smallStudy));
        QCOMPARE(tree->about(), std::string("A hand from Tuesday.\n\n# Ada would play the king."));
        QCOMPARE(tree->size(), std::size_t { 4 });
        QCOMPARE(QByteArray(studyFileText(*tree).c_str()), QByteArray(smallStudy));
    }

    void notes_hold_any_text()
    {
        StudyTree tree = parseStudyFile(smallStudy).value();
        for (const char* text : { "\n", "\n\nend", "sheepshead study 2", "variations\nposition",
                 "1 1 play KC", "# no remark", " a blank at both ends ", "\\n stays", "♥ ☃ \t." }) {
            QVERIFY(!tree.setNote(StudyTree::root, text));
            for (const StudyNodeId id : tree.mainLine())
                QVERIFY(!tree.setNote(id, text));
            const auto read = parseStudyFile(studyFileText(tree));
            QVERIFY2(read, text);
            QVERIFY2(read->isSameAs(tree), text);
        }
    }

    void line_ends_of_other_systems_and_remarks_are_read()
    {
        QByteArray text(smallStudy);
        text.replace("\n", "\r\n");
        const auto tree = parseStudyFile(("# from a mail\n" + text).toStdString());
        QVERIFY(tree);
        QVERIFY(tree->isSameAs(parseStudyFile(smallStudy).value()));
    }

    void a_newer_version_is_refused_with_a_plain_reason()
    {
        QCOMPARE(problemOfFile(changed("study 1", "study 2")),
            QByteArray("line 1: written by a later version of the program"));
    }

    void an_editor_may_have_put_the_mark_of_utf8_before_it()
    {
        const std::string marked = "\xEF\xBB\xBF" + std::string(smallStudy);
        QVERIFY(isStudyText(marked));
        QVERIFY2(parseStudyFile(marked), problemOfFile(QByteArray::fromStdString(marked)));
    }

    void hostile_files_are_refused_where_they_are_wrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const QByteArray& text, const char* place) {
            QTest::newRow(name) << text << QByteArray(place);
        };
        row("empty", "", "line 0");
        row("another file", "sheepshead hand 1\n", "line 1");
        row("no version", changed("study 1", "study x"), "line 1");
        row("no position", "sheepshead study 1\n", "line 1");
        row("an impossible position", changed("hand: QS", "hand: TC"), "line 13, column 10");
        row("a typing error in the position", changed("call: AS", "call: ZZ"), "line 12, column 7");
        row("a variation that the rules forbid", changed("1 1 play KC", "1 1 play QS"), "line 15");
        row("a depth left out", changed("2 2 play", "3 2 play"), "line 17");
        row("depth zero", changed("2 2 play", "0 2 play"), "line 17");
        row("no action", changed("2 2 play AC", "2 2 sing"), "line 17");
        row("a variation twice", changed("1 1 play 8C", "1 1 play KC"), "line 18");
        row("two names", changed("name Ada's", "name Ada's\nname Bruno's"), "line 17");
        row("a note before the first variation", changed("variations\n", "variations\nnote x\n"),
            "line 15");
        row("no UTF-8", changed("Ada's", "\xC3\x28"), "line 16");
        row("a control character", changed("Ada's", "\x1B[2J"), "line 16");
        row("a name too long", changed("Ada's", QByteArray(300, 'x').constData()), "line 16");
    }

    void hostile_files_are_refused_where_they_are_wrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const QByteArray problem = problemOfFile(text);
        QVERIFY2(problem.startsWith(place + ':'), problem);
    }

    void sizes_are_bounded()
    {
        QVERIFY(!parseStudyFile(std::string(longestStudyFile + 1, '#')));
        std::string deep(smallStudy);
        deep.resize(deep.find("1 1 play"));
        for (std::size_t depth = 1; depth < 2 * StudyTree::mostNodes; ++depth)
            deep += std::to_string(depth) + " 0 decline\n";
        QVERIFY(!parseStudyFile(deep));
    }
};

REGISTER_TEST(StudyFileTest)
#include "study_file_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "ui/words/decisions/action_words.h"

#include <QtTest>

using namespace sheepshead;

namespace {

/// The keys of choices with these texts, side by side.
QString sharedKeys(const QStringList& texts)
{
    std::vector<Choice> choices;
    for (const QString& text : texts)
        choices.push_back({ text, {}, Pass {} });
    shareKeys(choices);
    QString keys;
    for (const Choice& choice : choices) {
        const qsizetype at = choice.text.indexOf(QLatin1Char('&'));
        keys += at < 0 ? QLatin1Char('-') : choice.text[at + 1].toUpper();
    }
    return keys;
}

} // namespace

class ActionWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void two_choices_have_different_keys()
    {
        QCOMPARE(
            sharedKeys({ QStringLiteral("&Wend"), QStringLiteral("&Wend") }), QStringLiteral("WE"));
    }

    /// German "Drücken" where D and R are taken: a keyboard of Wisconsin has no Ü.
    void a_key_is_on_every_keyboard_where_one_is_free()
    {
        QCOMPARE(
            sharedKeys({ QStringLiteral("&We"), QStringLiteral("W&e"), QStringLiteral("&Wüe-x") }),
            QStringLiteral("WEX"));
    }

    void otherwise_it_is_a_letter_of_the_language()
    {
        QCOMPARE(
            sharedKeys({ QStringLiteral("&We"), QStringLiteral("W&e"), QStringLiteral("&Wüe") }),
            QStringLiteral("WEÜ"));
    }

    void there_is_none_where_all_letters_are_taken()
    {
        QCOMPARE(
            sharedKeys({ QStringLiteral("&We"), QStringLiteral("W&e"), QStringLiteral("&We") }),
            QStringLiteral("WE-"));
    }
};

REGISTER_GUILESS_TEST(ActionWordsTest)
#include "action_words_test.moc"

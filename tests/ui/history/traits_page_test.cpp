// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/traits_page.h"

#include "tests/support/registered_test.h"
#include "ui/history/trait_words.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace sheepshead;

namespace {

NoticedTraits noticedIn(int hands, double sure)
{
    NoticedTraits noticed { hands };
    for (std::size_t i = 0; i < traitCount; ++i)
        noticed.traits[i].trait = static_cast<Trait>(i);
    noticed.traits[0].more = sure;
    return noticed;
}

QString textOf(const TraitsPage& page) { return page.findChild<QTextBrowser*>()->toPlainText(); }

QPushButton* buttonOf(const QWidget& widget, const QString& text)
{
    for (QPushButton* const button : widget.findChildren<QPushButton*>())
        if (button->text().remove(u'&') == text)
            return button;
    return nullptr;
}

/// Presses a button of the question that is open.
void answer(const TraitsPage& page, const QString& text)
{
    auto* const box = page.findChild<QMessageBox*>();
    QVERIFY(box);
    QPushButton* const button = buttonOf(*box, text);
    QVERIFY(button);
    button->click();
}

} // namespace

class TraitsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_trait_is_told_with_how_sure_it_is_and_how_many_hands_are_behind_it()
    {
        TraitsPage page;
        page.setTraits(QStringLiteral("Bruno"), noticedIn(127, 0.81));
        const QString text = textOf(page);
        QVERIFY2(text.startsWith(QStringLiteral("Bruno")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("127")), qPrintable(text));
        QVERIFY2(text.contains(traitText(Trait::Picks, true)), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("8 of 10 sure")), qPrintable(text));
    }

    void little_is_said_after_few_hands()
    {
        TraitsPage page;
        page.setTraits(QStringLiteral("Bruno"), noticedIn(handsToTell - 1, 0.99));
        QVERIFY(!textOf(page).contains(traitText(Trait::Picks, true)));
        QVERIFY(textOf(page).contains(QString::number(handsToTell)));
    }

    void what_is_not_sure_is_not_said()
    {
        TraitsPage page;
        page.setTraits(QStringLiteral("Bruno"), noticedIn(200, 0.4));
        QVERIFY(!textOf(page).contains(traitText(Trait::Picks, true)));
        QVERIFY(textOf(page).contains(QStringLiteral("plays like most")));
    }

    void a_name_is_no_markup()
    {
        TraitsPage page;
        page.setTraits(QStringLiteral("<i>Bruno</i>"), noticedIn(200, 0.4));
        QVERIFY(textOf(page).contains(QStringLiteral("<i>Bruno</i>")));
    }

    void a_player_is_forgotten_after_a_question()
    {
        TraitsPage page;
        page.setTraits(QStringLiteral("Bruno"), noticedIn(200, 0.9));
        QSignalSpy one(&page, &TraitsPage::forgetRequested);
        QSignalSpy all(&page, &TraitsPage::forgetAllRequested);
        buttonOf(page, QStringLiteral("Forget this player…"))->click();
        QCOMPARE(one.count(), 0);
        answer(page, QStringLiteral("Forget"));
        QCOMPARE(one.count(), 1);
        QCOMPARE(all.count(), 0);
    }

    void all_are_forgotten_after_a_question()
    {
        TraitsPage page;
        QSignalSpy all(&page, &TraitsPage::forgetAllRequested);
        QVERIFY(!buttonOf(page, QStringLiteral("Forget this player…"))->isEnabled());
        buttonOf(page, QStringLiteral("Forget all players…"))->click();
        answer(page, QStringLiteral("Forget"));
        QCOMPARE(all.count(), 1);
    }

    void every_trait_has_words()
    {
        for (std::size_t i = 0; i < traitCount; ++i)
            for (const bool more : { true, false })
                QVERIFY(traitText(static_cast<Trait>(i), more).endsWith(u'.'));
        QCOMPARE(sureText(0.999), QStringLiteral("9 of 10 sure"));
    }
};

REGISTER_WIDGET_TEST(TraitsPageTest)
#include "traits_page_test.moc"

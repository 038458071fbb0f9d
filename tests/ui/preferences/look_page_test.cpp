// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/look_page.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cards/made_deck.h"
#include "ui/preferences/deck_section.h"
#include "ui/preferences/felt_section.h"
#include "ui/preferences/gallery.h"
#include "ui/preferences/look_preview.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

using namespace sheepshead;
using namespace sheepshead::test;

class LookPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_DIRS", QFile::encodeName(folder_->path()));
        makeDeck(in(QStringLiteral("carddecks/flat")), deckSvg());
        page_ = std::make_unique<LookPage>(QStringList());
        before_ = defaultPreferences();
        page_->read(before_);
    }

    void decks_of_the_system_are_offered()
    {
        const QString id = in(QStringLiteral("carddecks/flat/index.desktop"));
        Gallery* const decks = gallery("Card decks");
        QCOMPARE(decks->count(), static_cast<int>(ownDecks().size()) + 1);
        decks->choose(id);
        QCOMPARE(written().deck.deck, id);
        QVERIFY(written().addedDecks.isEmpty());
    }

    void a_deck_is_added_and_chosen()
    {
        const QString folder = makeDeck(in(QStringLiteral("mine")), deckSvg());
        auto* const section = page_->findChild<DeckSection*>();
        section->addDeck(folder);
        section->addDeck(folder + QStringLiteral("/index.desktop")); // the same
        const QString id = folder + QStringLiteral("/index.desktop");
        QCOMPARE(written().deck.deck, id);
        QCOMPARE(written().addedDecks, QStringList { id });
        LookPage later { QStringList() };
        later.read(written());
        Preferences after = defaultPreferences();
        later.write(after);
        QVERIFY(after == written());
    }

    void a_bad_deck_is_refused_in_words_and_changes_nothing()
    {
        const QString folder =
            makeDeck(in(QStringLiteral("bad")), "<svg xmlns='http://www.w3.org/2000/svg'/>");
        auto* const section = page_->findChild<DeckSection*>();
        for (const QString& bad : { folder, in(QStringLiteral("nowhere")) }) {
            section->addDeck(bad);
            QVERIFY(written() == before_);
            const auto labels = section->findChildren<QLabel*>();
            QVERIFY(std::ranges::any_of(
                labels, [&](const QLabel* l) { return l->text().contains(bad); }));
        }
    }

    void an_added_deck_can_be_removed()
    {
        auto* const section = page_->findChild<DeckSection*>();
        section->addDeck(makeDeck(in(QStringLiteral("mine")), deckSvg()));
        for (auto* const button : section->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Remove")))
                button->click();
        QVERIFY(written() == before_);
        QVERIFY(
            QFile::exists(in(QStringLiteral("mine/index.desktop")))); // the files are the person's
    }

    void a_missing_deck_stays_chosen_and_says_so()
    {
        before_.deck.deck = in(QStringLiteral("gone/index.desktop"));
        page_->read(before_);
        QVERIFY(written() == before_);
        QVERIFY(page_->findChild<LookPreview*>()->deckProblem().contains(before_.deck.deck));
    }

    void every_choice_has_a_name_for_screen_readers()
    {
        const auto galleries = page_->findChildren<Gallery*>();
        QCOMPARE(galleries.size(), 3);
        for (const Gallery* found : galleries) {
            QVERIFY(!found->accessibleName().isEmpty());
            for (int i = 0; i < found->count(); ++i)
                QVERIFY(!found->item(i)->text().isEmpty());
        }
        QCOMPARE(gallery("Card backs")->count(), 7);
        QCOMPARE(gallery("Felts")->count(), feltCount);
    }

    void a_picture_of_ones_own_is_used_and_a_bad_one_refused()
    {
        auto* const section = page_->findChild<FeltSection*>();
        QImage image(80, 50, QImage::Format_RGB32);
        image.fill(Qt::darkBlue);
        const QString file = in(QStringLiteral("lake.png"));
        image.save(file);
        section->usePicture(writeFile(in(QStringLiteral("words.png")), "no picture"));
        QVERIFY(written() == before_);
        section->usePicture(file);
        QCOMPARE(written().felt.picture, file);
        QCOMPARE(written().felt.felt, before_.felt.felt);
        gallery("Felts")->choose(QString::number(static_cast<int>(Felt::Plaid)));
        QVERIFY((written().felt == FeltLook { Felt::Plaid, {} }));
    }

    void arrow_keys_choose()
    {
        page_->resize(680, 600);
        page_->show();
        Gallery* const decks = gallery("Card decks");
        QTest::keyClick(decks, Qt::Key_Right);
        QCOMPARE(written().deck.deck, QStringLiteral("four-colour"));
        QTest::keyClick(decks, Qt::Key_End);
        QCOMPARE(written().deck.deck, in(QStringLiteral("carddecks/flat/index.desktop")));
    }

    void the_preview_shows_what_is_chosen()
    {
        auto* const preview = page_->findChild<LookPreview*>();
        preview->resize(600, 180);
        const QImage usual = preview->grab().toImage();
        gallery("Card decks")->choose(QStringLiteral("large-index"));
        const QImage large = preview->grab().toImage();
        QVERIFY(large != usual);
        gallery("Felts")->choose(QString::number(static_cast<int>(Felt::Oak)));
        const QImage oak = preview->grab().toImage();
        QVERIFY(oak != large);
        gallery("Card backs")->choose(QStringLiteral("cheese"));
        QVERIFY(preview->grab().toImage() != oak);
    }

private:
    Preferences written() const
    {
        Preferences after = before_;
        page_->write(after);
        return after;
    }

    Gallery* gallery(const char* name) const
    {
        for (Gallery* const found : page_->findChildren<Gallery*>())
            if (found->accessibleName() == QLatin1String(name))
                return found;
        return nullptr;
    }

    QString in(const QString& name) const { return folder_->filePath(name); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<LookPage> page_;
    Preferences before_;
};

REGISTER_WIDGET_TEST(LookPageTest)
#include "look_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/start_up.h"

#include "app/book/questions.h"
#include "app/book/score_book_controller.h"
#include "app/book/storage_conversion.h"
#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rules_offer.h"
#include "ui/start/first_start_dialog.h"
#include "ui/start/new_game_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QMessageBox>

#include <utility>

namespace sheepshead {

namespace {

const QString welcomeTopic = QStringLiteral("welcome");

} // namespace

StartUp::StartUp(const Desk& desk, CurrentGame& game, const Wishes& wishes)
    : desk_(desk)
    , game_(game)
    , starter_(desk, game)
    , wishes_(wishes)
{
}

void StartUp::begin()
{
    if (const QString file = std::exchange(wishes_.rulesFile, {}); !file.isEmpty())
        offerRules(file);
    else
        beginOrResume();
}

/// A file without valid rules changes nothing.
void StartUp::offerRules(const QString& file)
{
    const auto rules = readRuleFile(file);
    if (rules) {
        ask(*rules);
        return;
    }
    QMessageBox* const box = tellRuleFileProblem(file, rules.problem(), &desk_.window);
    connect(box, &QMessageBox::finished, this, &StartUp::beginOrResume);
}

void StartUp::ask(const NamedRules& rules)
{
    const Preferences& preferences = desk_.settings.preferences();
    auto* const dialog = new RulesOffer(rules, preferences.variant, &desk_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDeck(preferences.deck);
    connect(dialog, &QDialog::accepted, this, [this, variant = rules.variant] {
        desk_.settings.setVariant(variant);
        game_.begin();
    });
    connect(dialog, &QDialog::rejected, this, &StartUp::beginOrResume);
    dialog->open();
}

void StartUp::beginOrResume()
{
    if (desk_.book.isOpen() && !presence_)
        presence_.emplace(desk_.book.book().path());
    const BookSurvey survey = desk_.book.survey();
    if (!survey.unreadable.empty())
        desk_.window.notices().say(unreadableText(survey.unreadable));
    if (const auto& last = survey.unfinished) {
        resumeOrAsk(*last);
        return;
    }
    if (presence_ && presence_->isOpenElsewhere())
        desk_.window.notices().say(runningText(presence_->otherComputer()) + u' '
            + tr("Each window saves its own games."));
    const bool isFirst = desk_.settings.store().isNew() && survey.isEmpty;
    if (isFirst && wishes_.askFirst && desk_.book.isOpen() && !game_) {
        askHowToBegin();
        return;
    }
    if (isFirst)
        welcome();
    game_.begin();
}

void StartUp::resumeOrAsk(const SheetInfo& last)
{
    const auto resume = [this, id = last.id] { game_.resume(id); };
    const auto begin = [this] { game_.begin(); };
    if (wishes_.goesOn)
        resume();
    else if (presence_ && presence_->isOpenElsewhere())
        askToResumeBesideAnother(
            last, runningText(presence_->otherComputer()), desk_.window, resume, begin);
    else
        askToResume(last, desk_.window, resume, begin);
}

/// Without an answer there is a game, and the question comes again at the next start.
void StartUp::askHowToBegin()
{
    auto* const dialog = new FirstStartDialog(&desk_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FirstStartDialog::lessonWanted, this, [this] {
        beginWithCalledAce();
        Q_EMIT lessonWanted();
    });
    connect(dialog, &FirstStartDialog::calledAceWanted, this, [this] {
        beginWithCalledAce();
        sayWhereYouSit();
    });
    connect(dialog, &FirstStartDialog::otherTableWanted, this, [this] {
        NewGameDialog& newGame = starter_.ask();
        connect(&newGame, &NewGameDialog::chosen, this, &StartUp::sayWhereYouSit);
        connect(&newGame, &QDialog::rejected, this, &StartUp::askHowToBegin);
    });
    connect(dialog, &FirstStartDialog::realTableWanted, this, [this] {
        beginWithCalledAce(); // it waits at the table of the program
        Q_EMIT realTableWanted();
    });
    connect(dialog, &QDialog::rejected, &game_, qOverload<>(&CurrentGame::begin));
    dialog->open();
}

/// What a new person's settings have anyway; they are saved, as an answer.
void StartUp::beginWithCalledAce() { game_.replace(); }

void StartUp::sayWhereYouSit()
{
    desk_.window.notices().say(
        tr("Your seat is at the bottom. Cards you may play stand a little higher."), {},
        welcomeTopic);
}

void StartUp::welcome()
{
    const auto teach = [this] {
        endWelcome();
        Q_EMIT lessonWanted();
    };
    desk_.window.notices().hold(
        tr("Welcome! New to Sheepshead? Learn it in ten minutes. Or play: your seat is at the "
           "bottom, and cards you may play stand a little higher."),
        { { tr("&Teach me"), teach }, { tr("&Play"), [this] { endWelcome(); } } }, welcomeTopic);
}

void StartUp::endWelcome() { desk_.window.notices().clear(welcomeTopic); }

} // namespace sheepshead

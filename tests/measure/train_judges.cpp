// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the judges of the learned player (engine/players/learned), by what each option brings in
// real deals:
//
//     train_judges key=value …
//
//     hands=100000 seed=1
//     learn=cards        cards, picks, plans: any of them, with commas
//     use=picks,plans    what of it is used besides cards; hands=0 only shows how it plays
//     from=program       what is learned further: what the program has, nothing, or files of what
//     was
//                        learned, of this machine; from several files, with commas: their mean
//     to=                the file of what is learned
//     own=regular        how a seat that is asked plays on: regular | learned
//     worlds=0           deals that a card is tried in, beside the real one
//     rate=0.0015        of learning; from half of the hands on it falls to a twentieth
//     soft=0             above 0: learn by what a soft choice brings, in units of a usual lesson
//     again=4            how often each decision is learned from
//     show=20000         hands between two lines, with edges over regulars in deals=400 deals
//     source=            the root of the sources, into which the judges are written
#include "engine/rules/variant_text.h"
#include "tests/measure/duplicate.h"
#include "tests/measure/school.h"
#include "tests/measure/settings.h"

#include <cmath>
#include <cstdio>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

void showEdges(const Judges& judges, int deals)
{
    constexpr std::uint64_t seed = 500;
    RulePlayer field;
    Pupil pupil(judges);
    for (const char* const table : { "5H-A", "5H-J", "3H-1", "6H-1" }) {
        const auto variant = check(*parseVariant(std::string("layout=") + table)).value();
        const Edge edge = edgeOver(field, pupil, variant, deals, seed);
        std::printf("  %s %+.4f ± %.4f", table, edge.mean, edge.standardError);
    }
    std::printf("\n");
    std::fflush(stdout);
}

School::Subjects subjectsOf(const Settings& settings)
{
    const std::string learn = settings.text("learn");
    const auto has = [&](const char* what) { return learn.find(what) != std::string::npos; };
    return { has("cards"), has("picks"), has("plans"), settings.text("own") == "learned",
        settings.number("worlds"), settings.number("again"),
        static_cast<float>(settings.real("soft")) };
}

void teach(Judges& judges, const Settings& settings)
{
    const School::Subjects subjects = subjectsOf(settings);
    const std::string use = settings.text("use", "picks,plans");
    judges.picksLearned = judges.picksLearned && use.find("picks") != std::string::npos;
    judges.plansLearned = judges.plansLearned && use.find("plans") != std::string::npos;
    judges.picksLearned |= subjects.picks;
    judges.plansLearned |= subjects.plans;
    School school(judges, subjects, settings.seed());
    const int hands = settings.number("hands");
    const int show = settings.number("show");
    if (hands == 0)
        showEdges(judges, settings.number("deals"));
    for (int i = 0; i < hands; ++i) {
        const double part = static_cast<double>(i) / hands;
        const double fallen = part < 0.5 ? 1 : std::pow(0.05, 2 * part - 1);
        school.playHand(static_cast<float>(settings.real("rate") * fallen));
        if ((i + 1) % show != 0)
            continue;
        std::printf(
            "%d hands, %llu decisions", i + 1, static_cast<unsigned long long>(school.asked()));
        for (FloatNetwork* const network : { &judges.cards[0], &judges.cards[1], &judges.cards[2],
                 &judges.picks, &judges.plans }) {
            std::printf(" %.4f", network->error());
            network->forgetError();
        }
        showEdges(judges, settings.number("deals"));
        if (settings.has("to"))
            judges.write(settings.text("to"));
    }
}

/// Networks that were taught apart from the same start may be mixed.
void readAll(Judges& judges, std::string paths)
{
    int files = 0;
    while (!paths.empty()) {
        const auto comma = paths.find(',');
        Judges one;
        one.read(paths.substr(0, comma));
        judges.mix(one, 1.0F / static_cast<float>(++files));
        paths.erase(0, comma == std::string::npos ? comma : comma + 1);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "hands", "100000" }, { "learn", "cards" }, { "rate", "0.0015" }, { "soft", "0" },
            { "again", "4" }, { "show", "20000" }, { "deals", "400" } });
    const std::string from = settings.text("from", "program");
    Judges judges = from == "program" ? Judges::ofProgram() : Judges();
    if (from != "program" && from != "nothing")
        readAll(judges, from);
    teach(judges, settings);
    if (settings.has("source"))
        judges.writeSources(settings.text("source"));
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/about.h"

#include "ui/help/text_page.h"
#include "ui/history/trait_words.h"

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace sheepshead {

namespace {

struct AboutWords {
    Q_DECLARE_TR_FUNCTIONS(About)
};

/// Unlike QMessageBox::about(), which waits until it is closed.
void show(QWidget* parent, const QString& title, const QString& text, const QString& more)
{
    auto* const box = new QMessageBox(QMessageBox::NoIcon, title, text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(more);
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/sheepshead.svg")).pixmap(64));
    box->open();
}

} // namespace

void showAbout(QWidget* parent)
{
    show(parent, AboutWords::tr("About Sheepshead"),
        AboutWords::tr("Sheepshead %1").arg(QCoreApplication::applicationVersion()),
        AboutWords::tr(
            "The card game of Wisconsin, descended from Schafkopf, for one player against the "
            "computer. It never uses a network.\n\nFree software under the GNU General Public "
            "License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 "
            "1.0)."));
}

void showAboutQt(QWidget* parent)
{
    show(parent, AboutWords::tr("About Qt"),
        AboutWords::tr("Qt %1").arg(QString::fromLatin1(qVersion())),
        AboutWords::tr(
            "Built with Qt, a free application framework, used under the GNU Lesser General Public "
            "License, version 3."));
}

void showNoticing(QWidget* parent)
{
    QString page;
    for (const QString& paragraph : noticingText())
        page += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    showTextPage(parent, AboutWords::tr("What the program remembers"), page);
}

} // namespace sheepshead

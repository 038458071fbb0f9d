// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/about.h"

#include "ui/help/text_page.h"
#include "ui/history/trait_words.h"

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace sheepshead {

namespace {

QString trAbout(const char* text) { return QCoreApplication::translate("About", text); }

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
    show(parent, trAbout(QT_TRANSLATE_NOOP("About", "About Sheepshead")),
        trAbout(QT_TRANSLATE_NOOP("About", "Sheepshead %1"))
            .arg(QCoreApplication::applicationVersion()),
        trAbout(QT_TRANSLATE_NOOP("About",
            "The card game of Wisconsin, descended from Schafkopf, for one player against the "
            "computer. It never uses a network.\n\nFree software under the GNU General Public "
            "License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 "
            "1.0).")));
}

void showAboutQt(QWidget* parent)
{
    show(parent, trAbout(QT_TRANSLATE_NOOP("About", "About Qt")),
        trAbout(QT_TRANSLATE_NOOP("About", "Qt %1")).arg(QString::fromLatin1(qVersion())),
        trAbout(QT_TRANSLATE_NOOP("About",
            "Built with Qt, a free application framework, used under the GNU Lesser General Public "
            "License, version 3.")));
}

void showNoticing(QWidget* parent)
{
    QString page;
    for (const QString& paragraph : noticingText())
        page += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    showTextPage(parent, trAbout(QT_TRANSLATE_NOOP("About", "What the program remembers")), page);
}

} // namespace sheepshead

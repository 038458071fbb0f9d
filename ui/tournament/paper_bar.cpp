// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper_bar.h"

#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QLocale>
#include <QPushButton>

#include <utility>

namespace sheepshead {

namespace {

/// The inch is used where the measures are American.
QPageSize::PageSizeId usualSheet()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                      : QPageSize::A4;
}

} // namespace

PaperBar::PaperBar(const QStringList& names, Maker make, QWidget* parent)
    : QWidget(parent)
    , make_(std::move(make))
    , which_(new QComboBox)
    , size_(new QComboBox)
    , print_(new QPushButton(tr("Pr&int…")))
    , pdf_(new QPushButton(tr("Save as &PDF…")))
{
    which_->addItems(names);
    which_->setAccessibleName(tr("What to print"));
    which_->setVisible(names.size() > 1);
    size_->addItem(tr("A4"), QPageSize::A4);
    size_->addItem(tr("Letter"), QPageSize::Letter);
    size_->setCurrentIndex(size_->findData(usualSheet()));
    size_->setAccessibleName(tr("Size of the sheet"));
    auto* const row = new FlowLayout;
    for (QWidget* const part : { static_cast<QWidget*>(which_), static_cast<QWidget*>(size_),
             static_cast<QWidget*>(print_), static_cast<QWidget*>(pdf_) })
        row->addWidget(part);
    row->setContentsMargins(0, 0, 0, 0);
    setLayout(row);
    const auto sheet = [this] {
        return QPageSize(static_cast<QPageSize::PageSizeId>(size_->currentData().toInt()));
    };
    for (QPushButton* const button : { print_, pdf_ })
        button->setAutoDefault(false);
    connect(print_, &QPushButton::clicked, this, [this, sheet] {
        if (const PaperPointer paper = make_(which_->currentIndex()))
            printPaper(paper, this, sheet());
    });
    connect(pdf_, &QPushButton::clicked, this, [this, sheet] {
        if (const PaperPointer paper = make_(which_->currentIndex()))
            savePaper(paper, tr("Save as PDF"), this, sheet());
    });
}

void PaperBar::setPrintable(bool printable)
{
    print_->setEnabled(printable);
    pdf_->setEnabled(printable);
}

} // namespace sheepshead

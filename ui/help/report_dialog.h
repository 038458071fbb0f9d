// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstdint>

class QPlainTextEdit;

namespace sheepshead {

/// Shows what a problem report tells, and takes the person's words for it. Accepted: they want to
/// save it.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    /// The hand that goes with the report. The cards of a hand in play are not shown.
    enum class Hand : std::uint8_t { None, InPlay, Over };

    /// The facts have a line each.
    ReportDialog(const QString& facts, Hand hand, QWidget* parent = nullptr);

    /// What happened, as the person wrote it; may be empty.
    QString words() const;

private:
    QPlainTextEdit* words_;
};

} // namespace sheepshead

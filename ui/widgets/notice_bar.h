// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace sheepshead {

/// Lines above the table that need no answer, for example a welcome. Each stays until the person
/// closes it or takes its offer.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    struct Offer {
        QString label;
        std::function<void()> take;
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    /// Replaces an earlier notice on the same topic; an empty topic replaces nothing.
    void say(const QString& text, const std::vector<Offer>& offers = {}, const QString& topic = {});
    /// A notice that stays until its topic is cleared: it has no button that closes it, and its
    /// offers leave it there.
    void hold(const QString& text, const std::vector<Offer>& offers, const QString& topic);
    void clear(const QString& topic);
    void clear();
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace sheepshead {

/// Lines above the table which say something that needs no answer: a welcome, or that a game is not
/// kept. Each stays until it is closed, or until what it offers is taken.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    struct Offer {
        QString label;
        std::function<void()> take;
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    /// A notice takes the place of an earlier one on the same topic, unless the topic is empty.
    void say(const QString& text, const std::vector<Offer>& offers = {}, const QString& topic = {});
    /// A notice that stays until its topic is cleared: it has no button that closes it, and its
    /// offers leave it there.
    void hold(const QString& text, const std::vector<Offer>& offers, const QString& topic);
    void clear(const QString& topic);
    void clear();
};

} // namespace sheepshead

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/pick_table_worker.h"

#include <utility>

namespace sheepshead {

PickTableWorker::PickTableWorker(PickTable table, QObject* parent)
    : QObject(parent)
    , table_(std::move(table))
{
    connect(&thread_, &RoundsThread::rested, this, &PickTableWorker::rested);
}

void PickTableWorker::goOn()
{
    if (isWorking() || table_.answer().complete)
        return;
    thread_.start([this](const std::stop_token& stop, const RoundsThread::Tell& tell) {
        while (table_.goOn(stop))
            tell([this, answer = table_.answer()] { Q_EMIT answered(answer); });
    });
}

} // namespace sheepshead

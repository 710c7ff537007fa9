import type { Sandbox } from '#sandbox.ts'
import type { Duty } from '#timetable.ts'
import { toTransferData } from './to-transfer-data.ts'
import { endDueTransfers, nextTransferAt } from './transfers.sql.ts'

export const advanceTransfers = ({ store, outbox }: Sandbox): Duty => ({
  nextAt: () => nextTransferAt(store),
  run: (now) =>
    store.inTransaction(() => {
      for (const ended of endDueTransfers(store, now)) {
        outbox.add(`transfer.${ended.status}`, toTransferData(ended, { id: ended.recipientId }))
      }
    }),
})

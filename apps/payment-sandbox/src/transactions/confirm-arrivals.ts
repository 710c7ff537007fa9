import type { Sandbox } from '#sandbox.ts'
import type { Duty } from '#timetable.ts'
import { charge } from './charge.ts'
import { listArrived, nextArrivalAt } from './transactions.sql.ts'

/** Money sent by transfer or USSD arrives a while after the customer has said so. */
export const confirmArrivals = (sandbox: Sandbox): Duty => ({
  nextAt: () => nextArrivalAt(sandbox.store),
  run: (now) => {
    for (const arrived of listArrived(sandbox.store, now)) {
      charge(sandbox, arrived, {
        channel: arrived.channel ?? 'bank_transfer',
        card: null,
        outcome: 'success',
      })
    }
  },
})

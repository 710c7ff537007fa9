import type { DataOf } from '@ahia/contracts/endpoint'
import type { countStock } from '@ahia/contracts/seller/stock'
import { orderNumber } from '@ahia/rules/order-number'

export type CountNote = { tone: 'ok' | 'warn' | 'info'; text: string }

type CountResult = DataOf<typeof countStock>['results'][number]

/** SELL-41: what became of a count. */
export function noteOf({
  result,
  missing,
  orders,
  row,
}: Pick<CountResult, 'result' | 'missing' | 'orders' | 'row'>): CountNote {
  if (result === 'CHANGED_MEANWHILE')
    return {
      tone: 'warn',
      text: `Stock changed while you counted. There should be ${row?.onShelf ?? 0} now. Count again.`,
    }
  if (result !== 'SAVED') return { tone: 'warn', text: 'This item is no longer among your products.' }
  if (missing === 0) return { tone: 'ok', text: `Counted. ${row?.available ?? 0} available.` }
  const named =
    orders.length === 0 ? 'A customer is paying for it.' : `Orders: ${orders.map(orderNumber).join(', ')}.`
  return { tone: 'warn', text: `${missing} sold but not there. ${named}` }
}

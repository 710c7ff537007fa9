import type { AccountId } from '@ahia/contracts/ids'
import type { StockHolder } from '#catalog/stock/hold-stock.ts'
import type { HoldHistory } from './hold-history.reads.ts'

/** T11 (hoarding): after this many expired holds in a day, items are held only when the payment page opens. */
export const MAX_EXPIRED_HOLDS = 2

/** Not a network: tests, and a market that somebody tries out on a laptop. */
const LOOPBACK = ['127.0.0.1', '0:0:0:0::/64', 'unknown']

/** T11 (hoarding): customers who have received an order are not counted by network, as thousands of phones can share one address. */
export const holderOf = (
  { accountId, clientAddress }: { accountId: AccountId; clientAddress: string },
  { hasReceivedAny }: Pick<HoldHistory, 'hasReceivedAny'>,
): StockHolder => ({
  accountId,
  network: hasReceivedAny || LOOPBACK.includes(clientAddress) ? null : clientAddress,
})

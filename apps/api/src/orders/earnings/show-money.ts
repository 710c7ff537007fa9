import type { LedgerJournalId, OrderId, ShopId } from '@ahia/contracts/ids'
import type * as contract from '@ahia/contracts/seller/money'
import { sum } from '@ahia/money/arithmetic'
import { ZERO } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { listRates } from '#ledger/ledger.reads.ts'
import { listOrderJournals, listShopEntries, type ShopEntry } from '#ledger/shop-entries.reads.ts'
import type { Db } from '#tables.ts'
import { orderNotFound } from '../orders.errors.ts'
import { explainLines } from './explain.rules.ts'
import { findOrderSums, listPart, type MoneyOrderRow, sumParts } from './money.sql.ts'

/** PAYOUT-01: the balance is the sum of its parts, and both come from one statement. */
export async function getMoney({ db }: { db: Db }, shopId: ShopId): Promise<contract.Money> {
  const parts = await sumParts(db.read, shopId)
  const part = (name: contract.MoneyPart) => parts.find((each) => each.part === name)
  const shown = (name: contract.MoneyPart) => ({
    amount: toNaira(part(name)?.kobo ?? ZERO),
    orders: part(name)?.orders ?? 0,
  })
  return {
    balance: toNaira(sum(parts.map(({ kobo }) => kobo))),
    available: shown('AVAILABLE'),
    pending: { ...shown('PENDING'), thisWeek: toNaira(part('PENDING')?.weekKobo ?? ZERO) },
    onHold: shown('ON_HOLD'),
  }
}

type OrdersPage = {
  shopId: ShopId
  part: contract.MoneyPart
  cursor?: OrderId | undefined
  limit: number
}

/** PAYOUT-02 */
export async function listMoneyOrders({ db }: { db: Db }, { shopId, part, cursor, limit }: OrdersPage) {
  const found = await listPart(db.read, { shopId, part, before: cursor ?? null, limit: limit + 1 })
  const orders = found.slice(0, limit).map(toMoneyOrder)
  return { orders, next: found.length > limit ? (orders.at(-1)?._id ?? null) : null }
}

const toMoneyOrder = (row: MoneyOrderRow): contract.MoneyOrder => ({
  _id: row.orderId,
  amount: toNaira(row.kobo),
  status: row.status,
  placedAt: row.placedAt.toISOString(),
  availableAt: row.availableAt?.toISOString() ?? null,
  hold: row.part === 'ON_HOLD' ? row.hold : null,
})

type EntriesPage = { shopId: ShopId; cursor?: string | undefined; limit: number }

export async function listMoneyEntries({ db }: { db: Db }, { shopId, cursor, limit }: EntriesPage) {
  const found = await listShopEntries(db.read, { shopId, before: toPlace(cursor), limit: limit + 1 })
  const entries = found.slice(0, limit).map(toMoneyEntry)
  return { entries, next: found.length > limit ? (entries.at(-1)?._id ?? null) : null }
}

function toPlace(cursor: string | undefined): { journalId: LedgerJournalId; position: number } | null {
  const [journalId, position] = cursor?.split('.') ?? []
  return journalId ? { journalId: journalId as LedgerJournalId, position: Number(position) } : null
}

const toMoneyEntry = (entry: ShopEntry): contract.MoneyEntry => ({
  _id: `${entry.journalId}.${entry.position}`,
  at: entry.bookedAt.toISOString(),
  journal: entry.key,
  kind: entry.kind,
  orderId: entry.orderId,
  amount: toNaira(entry.kobo),
  balance: toNaira(entry.balanceKobo),
})

/** PAYOUT-08: throws the same for another shop's order and for one that was never paid. */
export async function explainOrderMoney(
  { db }: { db: Db },
  own: { shopId: ShopId; orderId: OrderId },
): Promise<contract.OrderMoney> {
  const sums = await findOrderSums(db.read, own)
  if (!sums) throw orderNotFound()
  const entries = await listOrderJournals(db.read, own.orderId)
  const rates = await listRates(db.read, entries[0]?.bookedAt ?? null)
  return {
    order: { ...toMoneyOrder(sums), part: sums.part },
    shopperPaid: {
      items: toNaira(sums.itemsKobo),
      delivery: toNaira(sums.deliveryKobo),
      service: toNaira(sums.serviceKobo),
      total: toNaira(sums.totalKobo),
    },
    lines: explainLines({ entries, categories: sums.categories, rates }),
  }
}

import type { AccountId } from '@ahia/contracts/ids'
import type * as contract from '@ahia/contracts/subscriptions'
import type { z } from 'zod'
import { findOwnShopId } from '#shops/shops.reads.ts'
import type { Db } from '#tables.ts'
import { listInvoices } from './invoices.sql.ts'
import { listPrices } from './prices.sql.ts'
import { findSubscription } from './subscriptions.sql.ts'
import { toInvoice, toSubscription } from './to-subscription.ts'

type Mine = z.input<typeof contract.getSubscription.data>

/** Returns no subscription and no invoices while the account has no shop, or its shop has never chosen a package. */
export async function getSubscription({ db }: { db: Db }, accountId: AccountId): Promise<Mine> {
  const shopId = await findOwnShopId(db.read, accountId)
  const subscription = shopId && (await findSubscription(db.read, shopId))
  if (!subscription) return { subscription: null, invoices: [] }
  const [invoices, prices] = await Promise.all([
    listInvoices(db.read, subscription.shopId),
    listPrices(db.read),
  ])
  return { subscription: toSubscription(subscription, prices), invoices: invoices.map(toInvoice) }
}

import type { ShopId } from '@ahia/contracts/ids'
import { publish } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { shopApproved } from '../shop-events.ts'
import type { ShopStatus } from '../shops.sql.ts'
import { type EmailDeps, emailShop } from './email-shop.ts'
import { sayShopOpen, sayShopOpenAgain, sayShopSuspended } from './shop-emails.ts'

type Move = { shopId: ShopId; from: ShopStatus; to: ShopStatus }

/** Notifies the owner and other slices as part of the transaction; does nothing when the status has not changed. */
export async function emailShopStatus(tx: Tx, deps: EmailDeps, { shopId, from, to }: Move): Promise<void> {
  if (from !== to && to === 'APPROVED') await publish(tx, shopApproved, { shopId })
  const write = emailOf(from, to)
  if (write) await emailShop(tx, deps, shopId, (context) => write({ ...context, shopId }))
}

function emailOf(from: ShopStatus, to: ShopStatus) {
  if (from === to) return null
  if (to === 'SUSPENDED') return sayShopSuspended
  if (to === 'APPROVED') return from === 'SUSPENDED' ? sayShopOpenAgain : sayShopOpen
  return null
}

import { shopIdSchema } from '@ahia/contracts/ids'
import type { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueueAll } from '#platform/jobs/outbox.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Db } from '#tables.ts'
import { priceSchema } from './announce-price.ts'
import type { Price } from './prices.rules.ts'
import { insertPriceEmail } from './prices.sql.ts'
import { sayPriceChange } from './subscription-emails.ts'
import { listSubscribers } from './subscriptions.sql.ts'

/** One job per shop, so that a failing one does not block the others. */
export const priceEmail = jobKind('price_email', priceSchema.extend({ shopId: shopIdSchema }))

export const emailSubscribers = ({ db }: { db: Db }, price: Price): Promise<void> =>
  db.transaction(async (tx) => {
    const subscribers = await listSubscribers(tx, price.tier)
    const keyOfPrice = `price_email:${price.tier}:${price.validFrom.toISOString()}`
    await enqueueAll(
      tx,
      priceEmail,
      subscribers.map((shopId) => ({ shopId, ...price })),
      ({ shopId }) => `${keyOfPrice}:${shopId}`,
    )
  })

/** Emails a shop once, however often the event is delivered, and not if a trial's email has already named the price. */
export const emailPriceChange = (
  deps: EmailDeps,
  { shopId, ...price }: z.output<typeof priceEmail.payload>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await insertPriceEmail(tx, shopId, price))) return
    await emailShop(tx, deps, shopId, (to) => sayPriceChange({ ...to, price }))
  })

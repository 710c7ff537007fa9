import type { OrderId, StandingAppealId } from '@ahia/contracts/ids'
import { appealStanding as contract, type StandingOrder } from '@ahia/contracts/seller/standing'
import type { z } from 'zod'
import { newId } from '#platform/ids.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { alreadyAppealed, orderNotFound } from '../orders.errors.ts'
import { forwardAppeal } from './appeal-emails.ts'
import { insertAppeal } from './appeals.sql.ts'
import { listAgainst } from './standing.sql.ts'

type Appeal = z.output<typeof contract.body> & { caller: ShopCaller; orderId: OrderId }

/** SELL-51: staff are asked to take an order out of a measure, once; the team gets it by email at the same moment. */
export const appealStanding = (
  { db }: { db: Db },
  { caller, orderId, requestKey, measure, words }: Appeal,
): Promise<{ order: StandingOrder }> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['appeal-standing', orderId, measure, words],
    schema: contract.data,
    work: async (tx) => {
      const about = { shopId: caller.shopId, orderId, measure }
      await getAgainst(tx, about) // only what counts against this shop
      if (!(await insertAppeal(tx, { id: newId<StandingAppealId>(), ...about, words })))
        throw alreadyAppealed()
      await forwardAppeal(tx, { ...about, words })
      return { order: await getAgainst(tx, about) }
    },
  })

type About = Pick<Parameters<typeof listAgainst>[1], 'shopId' | 'measure'> & { orderId: OrderId }

async function getAgainst(tx: Tx, { shopId, orderId, measure }: About): Promise<StandingOrder> {
  const [order] = await listAgainst(tx, { shopId, measure, only: orderId, limit: 1 })
  if (!order) throw orderNotFound()
  return order
}

import { setTimeout as pause } from 'node:timers/promises'
import { reviewShop } from '@ahia/contracts/admin/shops'
import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'
import type { ShopId } from '@ahia/contracts/ids'
import type { Product } from '@ahia/testing/product'
import type pg from 'pg'

/** More at once than the back office has connections for: who is asked to wait tries again. */
const [MOST_TRIES, AGAIN_MS] = [60, 500]
const OFFICE = /Office\s+(http:\/\/localhost:\d+)/

/** Where the back office of a market that has opened is. */
export const officeOf = (product: Product): string => OFFICE.exec(product.output())?.[1] ?? ''

/** Shops that wait for their review. */
export async function makeShops(client: pg.Client, count: number): Promise<ShopId[]> {
  const { rows } = await client.query<{ id: ShopId }>(
    `with owners as (
       insert into accounts (id, kind, email, password_hash)
       select gen_random_uuid(), 'SHOP', 'pair-' || n || '@example.com', 'x' from generate_series(1, $1) as n returning id
     )
     insert into shops (id, account_id, name, description, avatar_key, phone, category, street, city, region, country, state, status)
     select gen_random_uuid(), id, 'Pair ' || left(id::text, 18),
       'Sells food.', 'logo', '0803 123 4567', 'FOOD', '1 Ogui Road', 'Enugu', 'Enugu', 'Nigeria', 'ENUGU', 'PENDING'
     from owners returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** 'done', or the code of the error. */
export async function decide(call: Call, id: ShopId, decision: 'ASK' | 'REFUSE'): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await send(call, id, decision)
    if (answer !== 'OVERLOADED') return answer
    await pause(AGAIN_MS)
  }
  return 'OVERLOADED'
}

async function send(call: Call, id: ShopId, decision: 'ASK' | 'REFUSE'): Promise<string> {
  try {
    await call(reviewShop, { id, decision, version: 1, reason: 'OTHER', words: 'In words.' })
    return 'done'
  } catch (error) {
    if (error instanceof ApiError && error.code) return error.code
    throw error
  }
}

/** What staff did to each of these, and what the audit says of it. */
export async function countActs(
  client: pg.Client,
  shops: readonly ShopId[],
): Promise<{ id: ShopId; decisions: number; entries: number }[]> {
  const { rows } = await client.query<{ id: ShopId; decisions: number; entries: number }>(
    `select s.id, (select count(*)::int from shop_decisions d where d.shop_id = s.id) as decisions,
       (select count(*)::int from audit_entries e where e.subjects @> array['shop:' || s.id]) as entries
     from shops s where s.id = any($1::uuid[])`,
    [shops],
  )
  return rows
}

import { setTimeout as pause } from 'node:timers/promises'
import { reviewShop } from '@ahia/contracts/admin/shops'
import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'
import type { ShopId } from '@ahia/contracts/ids'
import { callOffice, signInStaff } from '@ahia/testing/office/staff-session'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'

const PAIRS = { short: 25, full: 100 }
const INSTANCES = 2
/** More at once than the back office has connections for: who is asked to wait tries again. */
const [MOST_TRIES, AGAIN_MS] = [60, 500]
const OFFICE = /Office\s+(http:\/\/localhost:\d+)/

export const proof: Proof = {
  name: 'decide',
  promise: 'ADMIN-15: of two different decisions at the same moment one has effect, once',
  run: decideInPairs,
}

async function decideInPairs({ isFull, runs }: ProofOptions): Promise<ProofResult> {
  const pairs = runs ?? (isFull ? PAIRS.full : PAIRS.short)
  const postgres = await startThrowAwayPostgres({}) // as durable as in production
  const url = await postgres.createDatabase('market')
  const client = new pg.Client({ connectionString: url })
  const env = { DATABASE_URL: url, BROWSE_LIMIT_PER_MINUTE: '1000000000' }
  const products = Array.from({ length: INSTANCES }, () => startProduct(env))
  try {
    await Promise.all(products.map((product) => product.opened()))
    await client.connect()
    const [first, second] = await signIn(client, products)
    if (!first || !second) throw new Error('Two colleagues are needed')
    const shops = await makeShops(client, pairs)
    const answers = await Promise.all(
      shops.map((id) => Promise.all([decide(first, id, 'ASK'), decide(second, id, 'REFUSE')])),
    )
    return await judge(client, shops, answers)
  } finally {
    await client.end()
    await Promise.all(products.map((product) => product.stop()))
    await postgres.stop()
  }
}

/** Two colleagues, each at an instance of their own. */
async function signIn(client: pg.Client, products: readonly Product[]): Promise<Call[]> {
  const calls: Call[] = []
  for (const product of products)
    calls.push(callOffice(OFFICE.exec(product.output())?.[1] ?? '', await signInStaff(client, 'MERCHANTS')))
  return calls
}

/** Shops that wait for their review. */
async function makeShops(client: pg.Client, count: number): Promise<ShopId[]> {
  const { rows } = await client.query<{ id: ShopId }>(
    `with owners as (
       insert into accounts (id, kind, email, password_hash)
       select gen_random_uuid(), 'SHOP', 'pair-' || n || '@example.com', 'x' from generate_series(1, $1) as n returning id
     )
     insert into shops (id, account_id, name, description, avatar_key, phone, category, street, city, region, country, state, status)
     select gen_random_uuid(), id, 'Pair ' || chr(64 + (place / 26)::int) || chr(65 + (place % 26)::int) || left(id::text, 8),
       'Sells food.', 'logo', '0803 123 4567', 'FOOD', '1 Ogui Road', 'Enugu', 'Enugu', 'Nigeria', 'ENUGU', 'PENDING'
     from (select id, row_number() over () as place from owners) as owner returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

async function decide(call: Call, id: ShopId, decision: 'ASK' | 'REFUSE'): Promise<string> {
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

async function judge(client: pg.Client, shops: readonly ShopId[], answers: readonly string[][]) {
  const { rows } = await client.query<{ decisions: number; entries: number }>(
    `select (select count(*)::int from shop_decisions d where d.shop_id = s.id) as decisions,
       (select count(*)::int from audit_entries e where 'shop:' || s.id = any(e.subjects)) as entries
     from shops s where s.id = any($1::uuid[])`,
    [shops],
  )
  const once = answers.filter((pair) => pair.filter((one) => one === 'done').length === 1).length
  const effects = rows.filter(({ decisions, entries }) => decisions === 1 && entries === 1).length
  const errors = [...new Set(answers.flat().filter((one) => one !== 'done'))].join(', ')
  return {
    figures:
      `${shops.length} pairs at once over ${INSTANCES} instances: ${once} times one of two had effect, the other answered ` +
      `${errors}; ${effects} shops with one decision and one entry of the audit`,
    faults: brokenOf({
      'of each pair one has effect': once === shops.length,
      'each shop has one decision and one entry': effects === shops.length,
    }),
  }
}

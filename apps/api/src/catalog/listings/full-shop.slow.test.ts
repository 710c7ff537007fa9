import { randomUUID } from 'node:crypto'
import { MAX_PRODUCTS_OF_SHOP } from '@ahia/contracts/limits'
import { expect, test } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import { aLister } from '../../../test/seller/listing-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'

/** A hundred thousand rows in all indexes of products, on two busy cores. */
const LIMIT_MS = 600_000

test(
  'SELL-21 the 100,000th product of a shop is listed, the next one is refused in words, and one removed makes room',
  async () => {
    const api = await startTestApi()
    const { shopId, create, call, step } = await aLister(api)
    const first = await create({ name: 'Basket' })
    await fill(api, { shopId, copies: MAX_PRODUCTS_OF_SHOP - 2 })

    await create({ name: 'The last that fits' })
    const add = () => call('POST', '/products', { requestKey: randomUUID(), name: 'One too many' })
    expect(await readError(await add())).toMatchObject({ status: 409, code: 'TOO_MANY_PRODUCTS' })

    expect((await step(first, 'remove')).status).toBe(200)
    expect((await add()).status).toBe(200)
  },
  LIMIT_MS,
)

type Filled = { shopId: string; copies: number }

/** Copies the shop's only product. Triggers rest, as none of what they keep is looked at here. */
async function fill({ pool }: Awaited<ReturnType<typeof startTestApi>>, { shopId, copies }: Filled) {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER' and is_identity = 'NO'`,
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) => (name === 'id' ? 'gen_random_uuid()' : `p.${name}`))
    await client.query(
      `insert into products (${names.join(', ')})
       select ${values.join(', ')} from products p, generate_series(1, $2) where p.shop_id = $1`,
      [shopId, copies],
    )
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
}

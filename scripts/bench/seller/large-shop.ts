import pg from 'pg'
import { withoutIndexes } from '../without-indexes.ts'

/** Both ends are made. */
type Numbers = { from: number; to: number }

type Copy = {
  table: string
  /** A condition on the table. */
  of: string
  numbers: Numbers
  /** Column → expression of `n`. */
  instead: Record<string, string>
}

/** As many as a shop that is doing well has to pack: the first of its orders. */
export const TO_SHIP = 200
/** Refunds of one kobo that failed, after each sale: as many bookings as years leave behind. */
const LATER_BOOKINGS = 10
const SALES = [
  'orders',
  'order_lines',
  'parcels',
  'parcel_moves',
  'ledger_journals',
  'ledger_entries',
] as const

/**
 * Fills one shop with copies of a product and of an order of its own, each with eleven bookings, and returns its id. Triggers
 * rest, so what they keep is counted afterwards. Products and orders are filled side by side: the words of 100,000 products
 * alone take a processor two minutes.
 */
export async function fillLargeShop(market: string, email: string, numbers: Numbers): Promise<string> {
  const clients = await Promise.all([connect(market), connect(market)])
  const [client, second] = clients
  try {
    const { rows } = await client.query<{ id: string }>(
      'select s.id from shops s join accounts a on a.id = s.account_id where a.email = $1',
      [email],
    )
    const shopId = rows[0]?.id
    if (!shopId) throw new Error(`${email} has no shop`)
    await Promise.all([
      withoutIndexes(client, ['products'], () => copyProducts(client, shopId, numbers)),
      withoutIndexes(second, SALES, async () => {
        await copyOrders(second, shopId, numbers)
        await copyJournals(second, shopId, numbers)
        await bookLater(second, shopId, numbers)
      }),
    ])
    await client.query('select recount_listings(), recount_shop_money()')
    return shopId
  } finally {
    for (const one of clients) await one.end()
  }
}

async function connect(market: string): Promise<pg.Client> {
  const client = new pg.Client(market)
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  return client
}

const KINDS = { product: 1, order: 2, parcel: 3, journal: 4, later: 5 } as const

/** The same for the same number, and one after the other, as those of the market are: an index is then written at its end. */
const idOf = (kind: keyof typeof KINDS, number = 'n') =>
  `('${prefixOf(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`

const prefixOf = (kind: keyof typeof KINDS) => `0000000${KINDS[kind]}-0000-4000-8000-`

export const productIdOf = (n: number): string => prefixOf('product') + n.toString(16).padStart(12, '0')

const copyProducts = (client: pg.Client, shopId: string, numbers: Numbers) =>
  copyRows(client, {
    table: 'products',
    of: `id = (select id from products where shop_id = '${shopId}' and variant_name is null and status = 'LIVE' order by id limit 1)`,
    numbers,
    instead: {
      id: idOf('product'),
      name: `'Thing number ' || n`,
      created_at: `now() - n * interval '1 minute'`,
    },
  })

async function copyOrders(client: pg.Client, shopId: string, numbers: Numbers): Promise<void> {
  const { rows } = await client.query<{ id: string; order_id: string }>(
    `select id, order_id from parcels where shop_id = $1 and status = 'DELIVERED' order by id limit 1`,
    [shopId],
  )
  const done = rows[0]
  if (!done) throw new Error('The shop has delivered nothing')
  const isOpen = `(n <= ${TO_SHIP})`
  const minutesAgo = `now() - n * interval '1 minute'` // so a week's orders can still be complained about
  const copies: Copy[] = [
    {
      table: 'orders',
      of: `id = '${done.order_id}'`,
      numbers,
      instead: {
        id: idOf('order'),
        status: `case when ${isOpen} then 'PAID' else 'DELIVERED' end`,
        placed_at: minutesAgo,
        delivered_at: `case when not ${isOpen} then ${minutesAgo} end`,
      },
    },
    {
      table: 'order_lines',
      of: `order_id = '${done.order_id}'`,
      numbers,
      instead: { order_id: idOf('order') },
    },
    {
      table: 'parcels',
      of: `id = '${done.id}'`,
      numbers,
      instead: {
        id: idOf('parcel'),
        order_id: idOf('order'),
        status: `case when ${isOpen} then 'ACCEPTED' else 'DELIVERED' end`,
        proof: `case when not ${isOpen} then copied.proof end`,
        due_at: `now() + n * interval '1 minute'`,
        cancels_at: `now() + n * interval '1 minute' + interval '2 days'`,
        paid_at: minutesAgo,
      },
    },
    {
      table: 'parcel_moves',
      of: `parcel_id = '${done.id}'`,
      numbers,
      instead: { id: 'uuidv7()', parcel_id: idOf('parcel') },
    },
  ]
  for (const copy of copies) await copyRows(client, copy)
}

/** What was booked for its delivered order, once for each copy of it: the balance adds up over as many orders. */
async function copyJournals(client: pg.Client, shopId: string, numbers: Numbers): Promise<void> {
  const { rows } = await client.query<{ id: string; order_id: string }>(
    `select e.journal_id as id, e.order_id from ledger_entries e join parcels p on p.order_id = e.order_id
     where e.shop_id = $1 and p.status = 'DELIVERED' order by e.journal_id limit 1`,
    [shopId],
  )
  const booked = rows[0]
  if (!booked) throw new Error('Nothing was booked for the shop')
  await copyRows(client, {
    table: 'ledger_journals',
    of: `id = '${booked.id}'`,
    numbers,
    instead: { id: idOf('journal'), key: `'settle:copy ' || n` },
  })
  await copyRows(client, {
    table: 'ledger_entries',
    of: `order_id = '${booked.order_id}'`,
    numbers,
    instead: { journal_id: idOf('journal'), order_id: idOf('order') },
  })
}

/** In turn one more refund and its failure, so that the shop is owed what it was. */
async function bookLater(client: pg.Client, shopId: string, { from, to }: Numbers): Promise<void> {
  const each = `generate_series(${from}, ${to}) as n, generate_series(1, ${LATER_BOOKINGS}) as k`
  const journal = idOf('later', 'n * 100 + k')
  await client.query(
    `insert into ledger_journals (id, key, kind)
     select ${journal}, 'refund:copy ' || n || ' ' || k, case k % 2 when 0 then 'REFUND_FAILED' else 'REFUND' end from ${each}`,
  )
  await client.query(
    `insert into ledger_entries (journal_id, position, account, shop_id, order_id, kobo)
     select ${journal}, place, account, of_shop::uuid, ${idOf('order')}, kobo * case k % 2 when 0 then -1 else 1 end
     from ${each}, (values (0, 'SHOP', '${shopId}', 1), (1, 'PROVIDER', null, -1)) as half (place, account, of_shop, kobo)`,
  )
}

async function copyRows(client: pg.Client, { table, of, numbers, instead }: Copy): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => instead[name] ?? `copied.${name}`)
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from ${table} as copied, generate_series(${numbers.from}, ${numbers.to}) as n where ${of.replace(/\b(id|order_id|parcel_id) =/, 'copied.$1 =')}`,
  )
}

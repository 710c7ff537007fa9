import type { ShopId } from '@ahia/contracts/ids'
import pg from 'pg'

const WRITERS = 8

/** Transactions a second by all writers together. */
export type AppendRates = { rows: number; entries: number; acts: number; actsWithEntry: number }

type Work = (writer: pg.Client, shop: ShopId) => Promise<unknown>

const ENTRY = `insert into audit_entries (actor_kind, act, subjects, fields, reason)
  values ('MARKET', 'proof.append', array['shop:' || $1], array['status'], 'OTHER')`
const ROW = ENTRY.replace(
  'audit_entries (',
  `plain_entries (sequence, happened_at, previous_hash, hash, `,
).replace('values (', `values (1, clock_timestamp(), '\\x00', '\\x00', `)
const ACT = `insert into shop_decisions (id, shop_id, decision, reason, words, email_subject)
  values (gen_random_uuid(), $1, 'WARN', 'OTHER', 'In words.', 'A subject')`

/** A plain row, a row with its entry, and the same without, each in a transaction of its own by 8 writers at once. */
export async function measureAppends(
  url: string,
  { shops, each }: { shops: readonly ShopId[]; each: number },
): Promise<AppendRates> {
  const writers = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: url }))
  await Promise.all(writers.map((writer) => writer.connect()))
  const rate = (work: Work) => measure(writers, { shops, each, work })
  try {
    await writers[0]?.query('create table plain_entries (like audit_entries)')
    return {
      rows: await rate((writer, shop) => writer.query(ROW, [shop])),
      entries: await rate((writer, shop) => writer.query(ENTRY, [shop])),
      acts: await rate((writer, shop) => writer.query(ACT, [shop])),
      actsWithEntry: await rate((writer, shop) => actWithEntry(writer, shop)),
    }
  } finally {
    await Promise.all(writers.map((writer) => writer.end()))
  }
}

async function actWithEntry(writer: pg.Client, shop: ShopId): Promise<void> {
  await writer.query('begin')
  await writer.query(ACT, [shop])
  await writer.query(ENTRY, [shop])
  await writer.query('commit')
}

async function measure(
  writers: readonly pg.Client[],
  { shops, each, work }: { shops: readonly ShopId[]; each: number; work: Work },
): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(
    writers.map(async (writer, at) => {
      const shop = shops[at]
      if (!shop) throw new Error('Each writer needs a shop of its own')
      for (let turn = 0; turn < each; turn += 1) await work(writer, shop)
    }),
  )
  return Math.round((writers.length * each) / ((performance.now() - startedAt) / 1000))
}

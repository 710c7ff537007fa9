import { type AccountId, accountIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import {
  type Erasure,
  findLastNumber,
  findStoreId,
  insertErasure,
  insertStoredErasure,
  listUnstored,
  markStored,
} from './erasures.sql.ts'
import type { LineStore } from './line-store.ts'

export const erasureRecorded = jobKind('store_erasures', z.strictObject({}))

const AT_ONCE = 100
const lineSchema = z.strictObject({ accountId: accountIdSchema, erasedAt: z.iso.datetime() })
const nameOf = (store: string, number: number): string =>
  `erasures/${store}/${String(number).padStart(12, '0')}.json`

/** PRIV-11: records that an account was erased, in the transaction that does it; the line follows by a job. */
export async function recordErasure(tx: Tx, accountId: AccountId): Promise<void> {
  await enqueue(tx, erasureRecorded, {}, { key: 'store_erasures' })
  await insertErasure(tx, accountId)
}

/** PRIV-11: writes the lines that the object store does not have yet: a pseudonymous id and when, nothing else. */
export async function storeErasures({ db, lines }: { db: Db; lines: LineStore }): Promise<void> {
  const storeSome = () =>
    db.transaction(async (tx) => {
      const unstored = await listUnstored(tx, AT_ONCE)
      const store = await findStoreId(tx)
      for (const { number, accountId, erasedAt } of unstored) {
        await lines.put(
          nameOf(store, number),
          JSON.stringify({ accountId, erasedAt: erasedAt.toISOString() }),
        )
        await markStored(tx, number)
      }
      return unstored.length
    })
  while ((await storeSome()) === AT_ONCE);
}

type ReplayDeps = {
  db: Db
  lines: LineStore
  /** Erases an account that is there again; does nothing where it is gone or never was. */
  eraseAgain(tx: Tx, accountId: AccountId): Promise<void>
}

/**
 * PRIV-11: a database that was restored to an earlier moment has accounts again that were erased since. The store has the
 * lines after its last number: they are done again, one by one, before anybody is served. Returns how many.
 */
export async function replayErasures({ db, lines, eraseAgain }: ReplayDeps): Promise<number> {
  const store = await findStoreId(db.read)
  const first = (await findLastNumber(db.read)) + 1
  for (let number = first; ; number += 1) {
    const erasure = await readLine(lines, nameOf(store, number), number)
    if (erasure === null) return number - first
    await db.transaction(async (tx) => {
      await insertStoredErasure(tx, erasure)
      await eraseAgain(tx, erasure.accountId)
    })
  }
}

async function readLine(lines: LineStore, name: string, number: number): Promise<Erasure | null> {
  const text = await lines.get(name)
  if (text === null) return null
  const { accountId, erasedAt } = lineSchema.parse(JSON.parse(text))
  return { number, accountId, erasedAt: new Date(erasedAt) }
}

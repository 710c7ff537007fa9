import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData } from '@ahia/contracts/user'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { listKeptLines } from '../cart-lines.sql.ts'
import { toChosen } from '../to-chosen.ts'

type KeptItem = z.output<typeof exportMyData.data>['cart'][number]

/** PROF-06: what is in a customer's cart, and what was taken out of it and can still be put back, last added first. */
export async function listKeptItems({ db }: { db: Db }, accountId: AccountId): Promise<KeptItem[]> {
  const lines = await listKeptLines(db.read, accountId)
  return lines.map((line) => ({
    ...toChosen(line),
    removedAt: line.removedAt?.toISOString() ?? null,
  }))
}

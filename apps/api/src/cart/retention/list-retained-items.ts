import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData } from '@ahia/contracts/user'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { listRetainedLines } from '../cart-lines.sql.ts'
import { toChosen } from '../to-chosen.ts'

type StoredItem = z.output<typeof exportMyData.data>['cart'][number]

/** PROF-06: what is in a customer's cart, and what was taken out of it and can still be put back, last added first. */
export async function listRetainedItems({ db }: { db: Db }, accountId: AccountId): Promise<StoredItem[]> {
  const lines = await listRetainedLines(db.read, accountId)
  return lines.map((line) => ({
    ...toChosen(line),
    removedAt: line.removedAt?.toISOString() ?? null,
  }))
}

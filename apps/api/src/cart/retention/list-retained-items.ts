import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData } from '@ahia/contracts/profile/privacy'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { listRetainedLines } from '../cart-lines.sql.ts'
import { toChosen } from '../to-chosen.ts'

type StoredItem = z.output<typeof exportMyData.data>['cart'][number]

/** PROF-06: the lines of a customer's cart and the removed lines that can still be restored, newest first. */
export async function listRetainedItems({ db }: { db: Db }, accountId: AccountId): Promise<StoredItem[]> {
  const lines = await listRetainedLines(db.read, accountId)
  return lines.map((line) => ({
    ...toChosen(line),
    removedAt: line.removedAt?.toISOString() ?? null,
  }))
}

import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '#tables.ts'
import type { TestApi } from '../test-api.ts'
import { inUndone } from './in-undone.ts'

export type Until<Of> = {
  /** The moment, from now: '0' or '-1 hour'. */
  edge: string
  /** What holds at that very moment; before it nothing does, after it everything. */
  at: boolean
  /** Moves what is timed to the moment. */
  set: (at: RawBuilder<Date>, of: Of) => RawBuilder<unknown>
  holds: (tx: Tx, of: Of) => Promise<boolean>
}

/**
 * What holds a microsecond before a moment, at it and a microsecond after it. In one transaction, as now() is the same for
 * all of its statements.
 */
export async function aroundTheMoment<Of>(api: TestApi, of: Of, { edge, set, holds }: Until<Of>) {
  const found: boolean[] = []
  await inUndone(api, async (tx) => {
    for (const micros of [-1, 0, 1]) {
      await sql`savepoint untouched`.execute(tx)
      const at = sql<Date>`(now() + ${edge}::interval + ${micros} * interval '1 microsecond')`
      const { numAffectedRows } = await set(at, of).execute(tx)
      expect(numAffectedRows).not.toBe(0n)
      found.push(await holds(tx, of))
      await sql`rollback to savepoint untouched`.execute(tx)
    }
  })
  return found
}

/** Whether a row is there. */
export const isThere = async (tx: Tx, table: string, where: RawBuilder<unknown>): Promise<boolean> => {
  const { rows } = await sql`select from ${sql.table(table)} where ${where}`.execute(tx)
  return rows.length > 0
}

type Where<Of> = (of: Of) => RawBuilder<unknown>

export const setTime =
  <Of>(table: string, column: string, where: Where<Of>): Until<Of>['set'] =>
  (at, of) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where ${where(of)}`

/** Whether a row outlives the job that deletes old ones. */
export const outlives =
  <Of>(clean: (tx: Tx) => Promise<unknown>, table: string, where: Where<Of>): Until<Of>['holds'] =>
  async (tx, of) => {
    await clean(tx)
    return isThere(tx, table, where(of))
  }

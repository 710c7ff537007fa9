import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '#tables.ts'
import type { TestApi } from '../test-api.ts'

/** Leaves everything as it was, for the next test. */
export const inUndone = ({ db }: TestApi, work: (tx: Tx) => Promise<void>) =>
  expect(
    db.transaction(async (tx) => {
      await work(tx)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')

/** The same with triggers off, which allow only real steps: for rows as they are in any state. */
export const freely = (api: TestApi, work: (tx: Tx) => Promise<void>) =>
  inUndone(api, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await work(tx)
  })

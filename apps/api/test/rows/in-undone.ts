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

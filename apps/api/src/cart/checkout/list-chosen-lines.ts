import { batch } from '#platform/batch.ts'
import type { Db } from '#tables.ts'
import { type ChosenLine, type ChosenLinesQuery, selectCartLines } from './checkout-lines.sql.ts'

/** The cart lines a customer wants to buy, in the order requested. T5: other customers' lines are missing, like unknown ones. */
export type ListChosenLines = (query: ChosenLinesQuery) => Promise<ChosenLine[]>

/** Concurrent checkouts share one query. */
export const createListChosenLines = ({ db }: { db: Db }): ListChosenLines =>
  batch((queries: readonly ChosenLinesQuery[]) => selectCartLines(db.read, queries))

import { batch } from '#platform/batch.ts'
import type { Db } from '#tables.ts'
import { type ChosenLine, type ChosenLinesQuery, selectChosen } from './bought-lines.sql.ts'

/** What a customer wants to buy of their cart, in the order asked. T5: a stranger's line and none at all are missing alike. */
export type ListChosenLines = (query: ChosenLinesQuery) => Promise<ChosenLine[]>

/** Those who buy at the same moment share the question. */
export const createListChosenLines = ({ db }: { db: Db }): ListChosenLines =>
  batch((queries: readonly ChosenLinesQuery[]) => selectChosen(db.read, queries))

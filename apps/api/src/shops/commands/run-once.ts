import { createHash } from 'node:crypto'
import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { z } from 'zod'
import type { Db, Tx } from '#tables.ts'
import { requestKeyReused } from '../shops.errors.ts'
import { deleteOldCommands, findCommand, insertCommand, storeAnswer } from './shop-commands.sql.ts'

/** Who of which shop calls; null for the dev console, which is nobody. */
export type ShopCaller = { shopId: ShopId; accountId: AccountId | null }

type Once<Answer> = {
  caller: ShopCaller
  requestKey: string
  /** What was asked for: the same key with something else is refused. */
  request: unknown
  schema: z.ZodType<Answer>
  work: (tx: Tx) => Promise<Answer>
}

/** SELL-07: a command in one transaction; its repeat gets the first one's answer, also while the first is under way. */
export function runOnce<Answer>(
  db: Db,
  { caller, requestKey, request, schema, work }: Once<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const command = { shopId: caller.shopId, requestKey, requestHash }
  return db.transaction(async (tx) => {
    if (await insertCommand(tx, command)) {
      const answer = schema.parse(await work(tx)) // its repeat is read like this too, so that both are equal
      await storeAnswer(tx, command, answer)
      return answer
    }
    const known = await findCommand(tx, command)
    if (known?.requestHash !== requestHash) throw requestKeyReused()
    return schema.parse(known.answer)
  })
}

export const forgetOldCommands = ({ db }: { db: Db }): Promise<void> => db.statement(deleteOldCommands)

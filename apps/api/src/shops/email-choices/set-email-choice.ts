import { setEmailChoice as contract, type EmailChoices } from '@ahia/contracts/seller/email-choices'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { runOnce, type ShopCaller } from '../commands/run-once.ts'
import { listMutedEmails } from './email-choices.reads.ts'
import { storeChoice } from './email-choices.sql.ts'

type Choose = z.output<typeof contract.body> & { caller: ShopCaller }

/** SELL-47: news of a kind come by email, or in the hub alone. */
export const setEmailChoice = (
  { db }: { db: Db },
  { caller, requestKey, kind, isWanted }: Choose,
): Promise<EmailChoices> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['email-choice', kind, isWanted],
    schema: contract.data,
    work: async (tx) => {
      await storeChoice(tx, { shopId: caller.shopId, kind, isWanted })
      return { muted: await listMutedEmails(tx, caller.shopId) }
    },
  })

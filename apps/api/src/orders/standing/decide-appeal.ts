import type { StandingAppealId } from '@ahia/contracts/ids'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { appealDecided } from '../orders.errors.ts'
import { emailAppealAnswer } from './appeal-emails.ts'
import { decide } from './appeals.sql.ts'

type Decision = { id: StandingAppealId; outcome: 'TAKEN_OUT' | 'STAYS'; answer: string }

/** SELL-51: staff decide an appeal once, and the shop is emailed their answer. */
export const decideAppeal = (deps: EmailDeps, decision: Decision): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const decided = await decide(tx, decision)
    if (!decided) throw appealDecided()
    await emailAppealAnswer(tx, deps, { ...decided, ...decision })
  })

import type pg from 'pg'
import { forgetOldCodes } from '#accounts/forget-old-codes.ts'
import { forgetOldSessions } from '#accounts/forget-old-sessions.ts'
import { forgetOldLines } from '#cart/forget-old-lines.ts'
import { foldShelfCounts } from '#catalog/fold-shelf-counts.ts'
import { forgetUnconfirmed } from '#content/forget-unconfirmed.ts'
import { sendMail } from '#notifications/mail-later.ts'
import { sweepRateLimits } from '#platform/http/rate-limits.ts'
import { everyTime, type Handler, handle } from '#platform/jobs/handlers.ts'
import type { DeliverMail } from '#providers/mail/mail.ts'
import type { Db } from './tables.ts'

type Parts = { pool: pg.Pool; db: Db; deliverMail: DeliverMail }

/** All background work: what runs when, and who listens to which news. */
export const listHandlers = ({ pool, db, deliverMail }: Parts): Handler[] => [
  handle(sendMail, deliverMail),
  everyTime('*/10 * * * *', 'sweep_rate_limits', () => sweepRateLimits(pool)),
  everyTime('* * * * *', 'fold_shelf_counts', () => foldShelfCounts({ db })),
  everyTime('5 * * * *', 'forget_old_codes', () => forgetOldCodes({ db })),
  everyTime('35 * * * *', 'forget_old_sessions', () => forgetOldSessions({ db })),
  everyTime('20 3 * * *', 'forget_unconfirmed', () => forgetUnconfirmed({ db })),
  everyTime('50 3 * * *', 'forget_old_lines', () => forgetOldLines({ db })),
]

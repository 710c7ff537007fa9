import type pg from 'pg'
import { sweepRateLimits } from '#platform/http/rate-limits.ts'
import { everyTime, type Handler } from '#platform/jobs/handlers.ts'

/** All background work: what runs when, and who listens to which news. */
export const listHandlers = ({ pool }: { pool: pg.Pool }): Handler[] => [
  everyTime('*/10 * * * *', 'sweep_rate_limits', () => sweepRateLimits(pool)),
]

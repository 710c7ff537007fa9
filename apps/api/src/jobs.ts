import type pg from 'pg'
import { foldShelfCounts } from '#catalog/fold-shelf-counts.ts'
import { sweepRateLimits } from '#platform/http/rate-limits.ts'
import { everyTime, type Handler } from '#platform/jobs/handlers.ts'
import type { Db } from './tables.ts'

/** All background work: what runs when, and who listens to which news. */
export const listHandlers = ({ pool, db }: { pool: pg.Pool; db: Db }): Handler[] => [
  everyTime('*/10 * * * *', 'sweep_rate_limits', () => sweepRateLimits(pool)),
  everyTime('* * * * *', 'fold_shelf_counts', () => foldShelfCounts({ db })),
]

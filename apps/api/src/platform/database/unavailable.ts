import pg from 'pg'

// 08 connection, 53 out of resources (disk, connections), 57 shut down or cancelled, 55P03 a lock not given, 25P03 idle too long
const PASSING_FAULTS = /^(08|53|57|55P03|25P03)/
const PASSING_SYSTEM_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
// node-postgres gives these three no code.
const PASSING_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** Whether the database is away, full or overrun: nobody's fault in the request, and worth another try later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return PASSING_FAULTS.test(error.code ?? '')
  const code = 'code' in error ? String(error.code) : ''
  return PASSING_SYSTEM_FAULTS.has(code) || PASSING_WORDS.test(error.message)
}

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
// These have no code in node-postgres.
const PASSING_WORDS = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'is not queryable',
  ].join('|'),
)
const STATEMENT_TIMEOUT = '57014'

/** Whether the database is down, full or overloaded: not the request's fault, and worth a retry. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return PASSING_FAULTS.test(error.code ?? '')
  return PASSING_SYSTEM_FAULTS.has(codeOf(error) ?? '') || PASSING_WORDS.test(error.message)
}

/** Whether one of our statements took too long: the caller may retry, but the statement has to be made faster. */
export const isStatementTimeout = (error: unknown): boolean => codeOf(error) === STATEMENT_TIMEOUT

/** The database's or the system's own code, or null. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null

/** What an error says, also when node-postgres tried several addresses of one host and left its message empty. */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError) return toReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

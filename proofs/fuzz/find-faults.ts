import { errorCodes } from '@ahia/contracts/error-codes'

export type Answer = { status: number; contentType: string; body: string }

const CODES: ReadonlySet<unknown> = new Set(errorCodes)
const FIELDS: ReadonlySet<string> = new Set(['success', 'message', 'code', 'details', 'requestId'])
/** Names of our insides: stacks, files, SQL, tables, drivers. */
const INSIDES =
  /\bat \S+ \(|\.(?:ts|js|mjs):\d|node_modules|file:\/\/|\/(?:home|root|work|usr|var|tmp)\/|\b(?:select|insert into|update|delete from)\b.{1,80}\b(?:from|where|values|set)\b|\brelation "|\bcolumn "|violates|duplicate key|syntax error|invalid input syntax|\bpg_\w+|levenshtein|ZodError|TypeError|RangeError|SyntaxError|ECONN|\[object /i

/** R16: what is wrong with an answer; null when nothing is. */
export function findFault({ status, contentType, body }: Answer): string | null {
  if (status >= 500) return `answers ${status}`
  if (status < 400) return null
  if (INSIDES.test(body)) return 'tells of our insides'
  if (!contentType.startsWith('application/json')) return `is an error as ${contentType || 'nothing'}`
  return body === '' || isErrorAnswer(body) ? null : 'does not fit the error schema'
}

function isErrorAnswer(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer !== 'object' || answer === null) return false
    const given = new Map(Object.entries(answer))
    return (
      [...given.keys()].every((name) => FIELDS.has(name)) &&
      given.get('success') === false &&
      CODES.has(given.get('code')) &&
      [given.get('message'), given.get('requestId')].every((text) => typeof text === 'string' && text !== '')
    )
  } catch {
    return false
  }
}

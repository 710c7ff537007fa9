import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { CodeFor } from './codes.sql.ts'

export type EmailContent = Tables['code_emails']['content']

/** AUTH-09: emails to an address for one purpose: the first, and three resends per hour or six per day. */
const EMAILS_PER_HOUR = 1 + 3
const EMAILS_PER_DAY = 1 + 6
/** AUTH-09: wrong guesses per day over all codes of an address, and per hour from a network. */
const WRONG_PER_ADDRESS = 10
const WRONG_PER_NETWORK = 20
/** T2: one guess at each of many addresses still hits one in ten thousand, so there is a limit for all addresses together. */
const WRONG_IN_ALL = 300
const WRONG_PERCENT_OF_CODES = 20
/** A reset opens an account that has something to lose, and its email has a link beside the code. */
const WRONG_RESETS = 10

/**
 * Records that an email is sent now; false, and nothing recorded, when a limit is reached. The caller holds a lock, as
 * concurrent calls do not see each other's emails. T1: devices that have signed in before have an allowance of their own,
 * which strangers cannot use up.
 */
export async function takeEmailAllowance(
  tx: Tx,
  { kind, email, purpose, isKnownDevice }: CodeFor & { isKnownDevice: boolean },
  content: EmailContent,
): Promise<boolean> {
  const { rows } = await sql`
    insert into code_emails (kind, email, purpose, content, is_known_device)
    select ${kind}, ${email}, ${purpose}, ${content}, ${isKnownDevice}
    where (
      select count(*) < ${sql.lit(EMAILS_PER_DAY)}
        and count(*) filter (where sent_at > now() - interval '1 hour') < ${sql.lit(EMAILS_PER_HOUR)}
        and coalesce(max(sent_at) <= now() - make_interval(secs => ${sql.lit(RESEND_AFTER_SECONDS)}), true)
      from code_emails
      where kind = ${kind} and email = ${email} and purpose = ${purpose} and sent_at > now() - interval '1 day'
        and is_known_device = ${isKnownDevice}
    )
    returning sent_at`.execute(tx)
  return rows.length > 0
}

export async function insertWrongGuess(
  tx: Tx,
  guess: Pick<CodeFor, 'email' | 'purpose'> & { network: string },
): Promise<void> {
  const { email, purpose, network } = guess
  await tx.insertInto('wrong_guesses').values({ email, purpose, network }).execute()
}

/** Seconds until the next guess is accepted; null when it is now. */
export async function findWait(reader: Reader, of: CodeFor, network: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(free_at) - now()))::int as seconds from (
      (${ofCode(of)}) union all (${ofNetwork(network)}) union all (${ofAddress(of)}) union all (${ofMarket(of)})
    ) as limits`.execute(reader)
  return rows[0]?.seconds ?? null
}

/** T1: whether codes for this address are blocked at the moment, so that a link is sent instead. */
export async function areCodesRefused(reader: Reader, of: CodeFor): Promise<boolean> {
  const { rows } = await sql`(${ofAddress(of)}) union all (${ofMarket(of)})`.execute(reader)
  return rows.length > 0
}

/** T2: whether codes for this purpose are blocked for everyone. */
export async function isMarketsBudgetSpent(reader: Reader, of: CodeFor): Promise<boolean> {
  const { rows } = await ofMarket(of).execute(reader)
  return rows.length > 0
}

// Each limit is a query for the time of the next allowed guess, and returns no row while guesses are allowed.
type LimitQuery = RawBuilder<{ free_at: Date }>

const ofCode = ({ kind, email, purpose }: CodeFor): LimitQuery => sql`
  select expires_at as free_at from codes
  where kind = ${kind} and email = ${email} and purpose = ${purpose} and guesses_left = 0 and expires_at > now()`

const ofNetwork = (network: string): LimitQuery =>
  whenFull({ counted: sql`network = ${network}`, hours: 1, most: sql.lit(WRONG_PER_NETWORK) })

const ofAddress = ({ email }: CodeFor): LimitQuery =>
  whenFull({ counted: sql`email = ${email}`, hours: 24, most: sql.lit(WRONG_PER_ADDRESS) })

function ofMarket({ purpose }: CodeFor): LimitQuery {
  const ofAll = whenBudgetIsSpent()
  if (purpose !== 'RESET') return ofAll
  const ofResets = whenFull({ counted: sql`purpose = 'RESET'`, hours: 24, most: sql.lit(WRONG_RESETS) })
  return sql`(${ofAll}) union all (${ofResets})`
}

/** Counts the day's emails only when enough guesses were wrong for it to matter, as this runs with every guess. */
function whenBudgetIsSpent(): LimitQuery {
  const counted = sql`true`
  const least = sql.lit(WRONG_IN_ALL)
  const most = sql<number>`
    case when exists (${whenFull({ counted, hours: 24, most: least })}) then (
      select greatest(${least}, count(*) * ${sql.lit(WRONG_PERCENT_OF_CODES)} / 100)
      from code_emails where content = 'CODE' and sent_at > now() - interval '1 day')
    else ${least} end`
  return whenFull({ counted, hours: 24, most })
}

type Window = { counted: RawBuilder<unknown>; hours: number; most: RawBuilder<number> }

/** The oldest of the last `most` wrong guesses: when it leaves the window, another guess is allowed. */
function whenFull({ counted, hours, most }: Window): LimitQuery {
  const length = sql`make_interval(hours => ${sql.lit(hours)})`
  return sql`
    select guessed_at + ${length} as free_at from wrong_guesses
    where ${counted} and guessed_at > now() - ${length}
    order by guessed_at desc offset (${most}) - 1 limit 1`
}

// Older than any limit's window.
export const deleteOldGuesses = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'wrong_guesses', sql`guessed_at < now() - interval '1 day'`)
export const deleteOldCodeEmails = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'code_emails', sql`sent_at < now() - interval '1 day'`)

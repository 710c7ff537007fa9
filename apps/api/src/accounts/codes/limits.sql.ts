import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { CodeFor } from './codes.sql.ts'

export type EmailContent = Tables['code_emails']['content']

/** AUTH-09: emails to an address for one purpose. */
const EMAILS_PER_HOUR = 3
const EMAILS_PER_DAY = 6
/** AUTH-09: wrong guesses in a day, over all codes of an address, and in an hour from a network. */
const WRONG_PER_ADDRESS = 10
const WRONG_PER_NETWORK = 20
/** T2: one guess at each of many addresses finds one in ten thousand, so all of them together are counted too. */
const WRONG_IN_ALL = 300
const WRONG_PERCENT_OF_CODES = 20
const RESET_SHARE = 3

/** Notes that an email goes out now; false, and nothing noted, when it may not. Ask in turn: two at once would both count the others only. */
export async function takeEmailAllowance(
  tx: Tx,
  { kind, email, purpose }: CodeFor,
  content: EmailContent,
): Promise<boolean> {
  const { rows } = await sql`
    insert into code_emails (kind, email, purpose, content)
    select ${kind}, ${email}, ${purpose}, ${content}
    where (
      select count(*) < ${sql.lit(EMAILS_PER_DAY)}
        and count(*) filter (where sent_at > now() - interval '1 hour') < ${sql.lit(EMAILS_PER_HOUR)}
        and coalesce(max(sent_at) <= now() - make_interval(secs => ${sql.lit(RESEND_AFTER_SECONDS)}), true)
      from code_emails
      where kind = ${kind} and email = ${email} and purpose = ${purpose} and sent_at > now() - interval '1 day'
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

/** Seconds until the next guess is looked at; null when it is now. */
export async function findWait(reader: Reader, of: CodeFor, network: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(free_at) - now()))::int as seconds from (
      (${ofCode(of)}) union all (${ofNetwork(network)}) union all (${ofAddress(of)}) union all (${ofMarket(of)})
    ) as limits`.execute(reader)
  return rows[0]?.seconds ?? null
}

/** T1: whether codes are of no use to this address just now, so that a link has to do. */
export async function areCodesRefused(reader: Reader, of: CodeFor): Promise<boolean> {
  const { rows } = await sql`(${ofAddress(of)}) union all (${ofMarket(of)})`.execute(reader)
  return rows.length > 0
}

/** T2: whether the whole market takes no codes for this purpose. */
export async function isMarketsBudgetSpent(reader: Reader, of: CodeFor): Promise<boolean> {
  const { rows } = await ofMarket(of).execute(reader)
  return rows.length > 0
}

// Each limit is the time when it lets the next guess through, and no row at all while it does.
type LimitQuery = RawBuilder<{ free_at: Date }>

const ofCode = ({ kind, email, purpose }: CodeFor): LimitQuery => sql`
  select expires_at as free_at from codes
  where kind = ${kind} and email = ${email} and purpose = ${purpose} and guesses_left = 0 and expires_at > now()`

const ofNetwork = (network: string): LimitQuery =>
  whenFull({ counted: sql`network = ${network}`, hours: 1, most: sql.lit(WRONG_PER_NETWORK) })

const ofAddress = ({ email }: CodeFor): LimitQuery =>
  whenFull({ counted: sql`email = ${email}`, hours: 24, most: sql.lit(WRONG_PER_ADDRESS) })

function ofMarket({ purpose }: CodeFor): LimitQuery {
  const ofAll = whenBudgetIsSpent(sql`true`, 1)
  if (purpose !== 'RESET') return ofAll
  return sql`(${ofAll}) union all (${whenBudgetIsSpent(sql`purpose = 'RESET'`, RESET_SHARE)})`
}

/** A day's emails are counted only when this many guesses were wrong that it matters: this is asked with every guess. */
function whenBudgetIsSpent(counted: RawBuilder<unknown>, share: number): LimitQuery {
  const least = sql.lit(WRONG_IN_ALL / share)
  const most = sql<number>`
    case when exists (${whenFull({ counted, hours: 24, most: least })}) then (
      select greatest(${sql.lit(WRONG_IN_ALL)}, count(*) * ${sql.lit(WRONG_PERCENT_OF_CODES)} / 100) / ${sql.lit(share)}
      from code_emails where content = 'CODE' and sent_at > now() - interval '1 day')
    else ${least} end`
  return whenFull({ counted, hours: 24, most })
}

type Window = { counted: RawBuilder<unknown>; hours: number; most: RawBuilder<number> }

/** Of the last `most` wrong guesses the oldest: when it leaves the window, there is room for another. */
function whenFull({ counted, hours, most }: Window): LimitQuery {
  const length = sql`make_interval(hours => ${sql.lit(hours)})`
  return sql`
    select guessed_at + ${length} as free_at from wrong_guesses
    where ${counted} and guessed_at > now() - ${length}
    order by guessed_at desc offset (${most}) - 1 limit 1`
}

// What no limit counts any more.
export const deleteOldGuesses = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'wrong_guesses', sql`guessed_at < now() - interval '1 day'`)
export const deleteOldCodeEmails = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'code_emails', sql`sent_at < now() - interval '1 day'`)

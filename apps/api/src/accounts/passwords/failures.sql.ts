import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tables, Tx } from '#tables.ts'
import type { AccountKind } from '../sessions/access-token.ts'

/** T19: failures before the first wait; higher for a network, as many phones share one address. */
const FREE_FAILURES = 5
const FREE_FAILURES_OF_NETWORK = 20
/** Then 1 second, 2, 4 … up to this. Never a lockout, as the owner must be able to sign in. */
const LONGEST_WAIT_SECONDS = 15 * 60
const FORGET_HOURS = 24
/** A network's failures fade one by one. A success does not reset them, or an attacker could sign in to their own account in between. */
const NETWORK_FORGETS_ONE_SECONDS = 30

export type Attempt = {
  kind: AccountKind
  email: string
  clientAddress: string
  /** A device or session of the account: counted apart, so that others' wrong passwords do not delay the owner. */
  known: string | null
}
export type AttemptDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number }

type Counted = Pick<Tables['password_failures'], 'kind' | 'subject'>

/** The network's last, so that concurrent attempts lock them in the same order. */
const countedOf = ({ kind, email, clientAddress, known }: Attempt): Counted[] =>
  known === null
    ? [
        { kind, subject: email },
        { kind: 'NETWORK', subject: clientAddress },
      ]
    : [{ kind: 'DEVICE', subject: known }]

const rowsOf = (counted: readonly Counted[]) => sql`
  unnest(${counted.map(({ kind }) => kind)}::text[], ${counted.map(({ subject }) => subject)}::text[])`

/** Who waited for the row began before it was written last: then none has faded yet. */
const faded = sql`
  case kind
    when 'NETWORK' then greatest(0, failures
      - greatest(0, floor(extract(epoch from now() - failed_at) / ${sql.lit(NETWORK_FORGETS_ONE_SECONDS)}))::int)
    else case when failed_at < now() - make_interval(hours => ${sql.lit(FORGET_HOURS)}) then 0 else failures end
  end`
const freeFailures = sql`
  case kind when 'NETWORK' then ${sql.lit(FREE_FAILURES_OF_NETWORK)} else ${sql.lit(FREE_FAILURES)} end`

/**
 * Counts an attempt as failed before the password is checked, so that concurrent attempts are limited like sequential ones.
 * An attempt that must wait is not counted. All rows are locked by the first statement, so that a concurrent success cannot
 * remove the address's row in between. The clock, not now(): who waited for the row began before it was written last.
 */
export async function takeTurn(tx: Tx, attempt: Attempt): Promise<AttemptDecision> {
  const counted = rowsOf(countedOf(attempt))
  const { rows } = await sql<{ waitSeconds: number }>`
    insert into password_failures (kind, subject, failures, failed_at, next_at)
    select kind, subject, 0, now(), now() from ${counted} with ordinality as one (kind, subject, place) order by place
    on conflict (kind, subject) do update set failures = password_failures.failures
    returning extract(epoch from next_at - clock_timestamp())::float8 as "waitSeconds"`.execute(tx)
  const waitSeconds = Math.max(...rows.map((row) => row.waitSeconds))
  if (waitSeconds > 0) return { allowed: false, retryAfterSeconds: Math.ceil(waitSeconds) }
  await sql`
    update password_failures set
      failures = ${faded} + 1,
      failed_at = clock_timestamp(),
      next_at = clock_timestamp() + case when ${faded} + 1 < ${freeFailures} then interval '0'
        else make_interval(secs => least(${sql.lit(LONGEST_WAIT_SECONDS)}, 2 ^ least(20, ${faded} + 1 - ${freeFailures})))
        end
    where (kind, subject) in (select * from ${counted})`.execute(tx)
  return { allowed: true }
}

/** The attempt does not count, as the password could not be checked. */
export async function takeBack(tx: Tx, attempt: Attempt): Promise<void> {
  for (const one of countedOf(attempt)) await takeOff(tx, one)
}

/** The password was right: resets the address or the known device, and takes the counted attempt off the network. */
export async function forgive(tx: Tx, attempt: Attempt): Promise<void> {
  for (const one of countedOf(attempt))
    await (one.kind === 'NETWORK' ? takeOff(tx, one) : deleteFailures(tx, one))
}

async function takeOff(tx: Tx, { kind, subject }: Counted): Promise<void> {
  await sql`
    update password_failures set failures = greatest(0, failures - 1), next_at = now()
    where kind = ${kind} and subject = ${subject}`.execute(tx)
}

export const forgetFailures = (tx: Tx, { kind, email }: Pick<Attempt, 'kind' | 'email'>): Promise<void> =>
  deleteFailures(tx, { kind, subject: email })

async function deleteFailures(tx: Tx, { kind, subject }: Counted): Promise<void> {
  await tx.deleteFrom('password_failures').where('kind', '=', kind).where('subject', '=', subject).execute()
}

export const deleteOldFailures = (tx: Tx): Promise<number> =>
  deleteSome(
    tx,
    'password_failures',
    sql`failed_at < now() - make_interval(hours => ${sql.lit(FORGET_HOURS)})`,
  )

import pg from 'pg'
import { chargebackInvariants, takenAtProvider } from './audit/chargeback-invariants.ts'
import type { Invariant } from './audit/invariant.ts'
import { keptInvariants } from './audit/kept-invariants.ts'
import { ledgerInvariants } from './audit/ledger-invariants.ts'
import { orderInvariants } from './audit/order-invariants.ts'
import { parcelInvariants } from './audit/parcel-invariants.ts'
import { paymentInvariants } from './audit/payment-invariants.ts'
import { providerInvariants } from './audit/provider-invariants.ts'
import { stockInvariants } from './audit/stock-invariants.ts'
import { subscriptionInvariants } from './audit/subscription-invariants.ts'
import type { CapturedPayment } from './sandbox-control.ts'

/** An invariant and the rows that break it; no rows means that it holds. */
export type AuditFinding = Pick<Invariant, 'name' | 'sentence'> & { rows: Record<string, unknown>[] }

type Options = {
  /** I12: how long background work may take to catch up; 0 where all of it is known to be done. */
  graceSeconds?: number
  /** What the provider says it captured, to compare with; read it before this. */
  captured?: readonly CapturedPayment[]
}

const GRACE_SECONDS = 60 // I12: captured money may take this long to reach an order or a refund

const numberOf = ({ name }: Invariant): number => Number(name.slice(1))
const INVARIANTS = [
  ...ledgerInvariants,
  ...stockInvariants,
  ...orderInvariants,
  ...parcelInvariants,
  ...paymentInvariants,
  ...chargebackInvariants,
  ...subscriptionInvariants,
  ...keptInvariants,
].toSorted((a, b) => numberOf(a) - numberOf(b))

/** Checks every invariant of money and stock in one snapshot, whatever happens meanwhile. */
export async function auditMoney(database: pg.Pool | string, options: Options = {}): Promise<AuditFinding[]> {
  const { client, leave } = await enter(database)
  try {
    await client.query('begin isolation level repeatable read read only')
    // Millions of rows take longer than any page may.
    await client.query('set local statement_timeout = 0')
    return await listFindings(client, options)
  } finally {
    await client.query('rollback').catch(() => {})
    await leave()
  }
}

async function enter(database: pg.Pool | string): Promise<{ client: pg.ClientBase; leave(): unknown }> {
  if (typeof database !== 'string') {
    const client = await database.connect()
    return { client, leave: () => client.release() }
  }
  const client = new pg.Client(database)
  await client.connect()
  return { client, leave: () => client.end() }
}

/** The same in the caller's own transaction. */
export async function listFindings(client: pg.ClientBase, options: Options = {}): Promise<AuditFinding[]> {
  const { graceSeconds = GRACE_SECONDS, captured } = options
  const findings: AuditFinding[] = []
  for (const invariant of INVARIANTS) {
    const values = invariant.sql.includes('$1') ? [graceSeconds] : []
    findings.push(await ask(client, invariant, values))
  }
  const seen = captured && [
    captured.map(({ reference }) => reference),
    captured.map(({ kobo }) => kobo),
    captured.map(({ refundedKobo }) => refundedKobo),
    captured.map(({ takenKobo }) => takenKobo),
  ]
  for (const invariant of seen ? [...providerInvariants, takenAtProvider] : [])
    findings.push(await ask(client, invariant, seen ?? []))
  return findings
}

/** For a proof: one sentence per broken invariant, with its first rows. */
export const faultsOf = (findings: readonly AuditFinding[]): string[] =>
  findings
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, sentence, rows }) => {
      const shown = rows.slice(0, 3).map((row) => JSON.stringify(row))
      return `${name}: ${sentence} (${rows.length} broken: ${shown.join(', ')})`
    })

async function ask(client: pg.ClientBase, invariant: Invariant, values: unknown[]): Promise<AuditFinding> {
  const { name, sentence, sql } = invariant
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, values)
    return { name, sentence, rows }
  } catch (error) {
    throw new Error(`${name} could not be asked: ${sentence}`, { cause: error })
  }
}

import type pg from 'pg'
import { type AuditFinding, listFindings } from '../audit-money.ts'
import { inOpenTransaction } from '../database/own-connection.ts'

/** What the audit finds after something went wrong behind the back of every trigger; then it is as before. */
export const findAfter = (
  pool: pg.Pool,
  statements: readonly string[],
  options?: Parameters<typeof listFindings>[1],
): Promise<AuditFinding[]> =>
  inOpenTransaction(pool, async (client) => {
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    return (await listFindings(client, options)).filter(({ rows }) => rows.length > 0)
  })

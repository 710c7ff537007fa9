import type { Tables, Tx } from '#tables.ts'
import { insertEntry } from './audit.sql.ts'

export type Act = {
  /** Who: an account, or the market itself. */
  actor: { kind: 'STAFF' | 'SHOP' | 'CUSTOMER'; id: string; role?: string } | { kind: 'MARKET' }
  /** What, as slice and verb: 'shop.approve'. */
  act: string
  /** About what, as kind and id: 'shop:<id>'. Never a name, an address or another personal value: an entry stays for good. */
  subjects: readonly [string, ...string[]]
  /** Names of the fields that changed. */
  fields?: readonly string[]
  /** From a list. */
  reason?: string
  requestId?: string
  sessionId?: Tables['audit_entries']['session_id']
  network?: string
}

/**
 * ADMIN-46: writes an entry of the audit in the transaction of what it tells. From here to the commit nobody else can add one:
 * let it be the last thing that a transaction does.
 */
export const recordAct = (tx: Tx, act: Act): Promise<void> => insertEntry(tx, act)

import type { Tx } from '#tables.ts'
import type { CodeFor } from './codes.sql.ts'

/**
 * PROF-06: removes the address of a deleted account from everything that proved it. Wrong guesses stay without the address,
 * as they also count for the network and for the whole market.
 */
export async function eraseAddress(tx: Tx, { kind, email }: Omit<CodeFor, 'purpose'>): Promise<void> {
  await tx.deleteFrom('codes').where('kind', '=', kind).where('email', '=', email).execute()
  await tx.deleteFrom('grants').where('kind', '=', kind).where('email', '=', email).execute()
  await tx.deleteFrom('code_emails').where('kind', '=', kind).where('email', '=', email).execute()
  await tx.updateTable('wrong_guesses').set({ email: '' }).where('email', '=', email).execute()
}

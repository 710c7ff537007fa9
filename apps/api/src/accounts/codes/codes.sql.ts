import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tables, Tx } from '#tables.ts'

/** What a code is valid for, and nothing else. */
export type CodeFor = Pick<Tables['codes'], 'kind' | 'email' | 'purpose'>
/** Hashes of what was emailed (both null when nothing is valid), and whether links are currently sent instead of codes. */
type Emailed = { codeHash: Buffer | null; linkHash: Buffer | null; areCodesRefused: boolean }

/** AUTH-09: limits that make four digits hard to guess. */
const CODE_MINUTES = 10
const GUESSES_PER_CODE = 5
/** It cannot be guessed, so it lasts long enough for an email that arrives late. */
const LINK_MINUTES = 60

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${sql.lit(minutes)})`

/**
 * Replaces the previous code or link. Its lifetime must not depend on whether there is an account, as the time that a
 * guesser has to wait would reveal it.
 */
export async function replaceCode(tx: Tx, of: CodeFor, emailed: Emailed): Promise<void> {
  const { codeHash, linkHash, areCodesRefused } = emailed
  const code = {
    code_hash: codeHash,
    link_hash: linkHash,
    guesses_left: GUESSES_PER_CODE,
    expires_at: inMinutes(areCodesRefused ? LINK_MINUTES : CODE_MINUTES),
    link_expires_at: inMinutes(LINK_MINUTES),
  }
  await tx
    .insertInto('codes')
    .values({ kind: of.kind, email: of.email, purpose: of.purpose, ...code })
    .onConflict((same) => same.columns(['kind', 'email', 'purpose']).doUpdateSet(code))
    .execute()
}

/** Consumes the code, and the link beside it; false when it is wrong, expired, used, or has been guessed too often. */
export async function useCode(tx: Tx, { kind, email, purpose }: CodeFor, codeHash: Buffer): Promise<boolean> {
  const used = await tx
    .updateTable('codes')
    .set({ code_hash: null, link_hash: null })
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('guesses_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('email')
    .executeTakeFirst()
  return used !== undefined
}

type EmailedLink = Pick<CodeFor, 'kind'> & { linkHash: Buffer }

/** Consumes the link, and the code beside it, and returns what it is for; null when it is unknown, expired, replaced, used or of another kind. */
export async function useLink(tx: Tx, { kind, linkHash }: EmailedLink): Promise<CodeFor | null> {
  const used = await tx
    .updateTable('codes')
    .set({ code_hash: null, link_hash: null })
    .where('link_hash', '=', linkHash)
    .where('kind', '=', kind)
    .where('link_expires_at', '>', sql<Date>`now()`)
    .returning(['kind', 'email', 'purpose'])
    .executeTakeFirst()
  return used ?? null
}

/**
 * An address without a code is treated as if it had one that nothing matches: its guesses run out in the same way, so they
 * do not reveal whether there is one. A link stays valid, as it cannot be guessed.
 */
export async function takeGuess(tx: Tx, { kind, email, purpose }: CodeFor): Promise<void> {
  const left = sql.lit(GUESSES_PER_CODE - 1)
  await sql`
    insert into codes as known (kind, email, purpose, guesses_left, expires_at)
    values (${kind}, ${email}, ${purpose}, ${left}, ${inMinutes(CODE_MINUTES)})
    on conflict (kind, email, purpose) do update set
      guesses_left = case when known.expires_at > now() then known.guesses_left - 1 else excluded.guesses_left end,
      code_hash = case when known.expires_at > now() then known.code_hash end,
      link_hash = case when known.link_expires_at > now() then known.link_hash end,
      expires_at = case when known.expires_at > now() then known.expires_at else excluded.expires_at end
  `.execute(tx)
}

/**
 * Invalidates everything that was emailed to the address. Call it before finishing grants, so that a code that is being
 * verified at this moment has its grant by then.
 */
export async function voidCodes(tx: Tx, { kind, email }: Omit<CodeFor, 'purpose'>): Promise<void> {
  await tx
    .updateTable('codes')
    .set({ code_hash: null, link_hash: null })
    .where('kind', '=', kind)
    .where('email', '=', email)
    .execute()
}

/** Does the work and rolls it back, so that it takes the same time without any effect. */
export async function undo(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint before_work`.execute(tx)
  await work()
  await sql`rollback to savepoint before_work`.execute(tx)
}

export const deleteOldCodes = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'codes', sql`expires_at < now() - interval '1 day'`)

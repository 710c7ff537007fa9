import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Tables, Tx } from '#tables.ts'

/** What a code is about: it fits nothing else. */
export type CodeFor = Pick<Tables['codes'], 'kind' | 'email' | 'purpose'>
/** Hashes of what was emailed, two nulls where nothing shall fit, and whether links are emailed just now instead of codes. */
type Emailed = { codeHash: Buffer | null; linkHash: Buffer | null; areCodesRefused: boolean }

/** AUTH-09 */
const CODE_MINUTES = 10
const GUESSES_PER_CODE = 5
/** Nobody can guess it, so it may wait for an email that comes late. */
const LINK_MINUTES = 60

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${sql.lit(minutes)})`

/**
 * Puts what is emailed now in the place of whatever was emailed before. How long it lasts must not depend on whether there
 * is an account, else anyone who guesses reads it from the time they have to wait.
 */
export async function replaceCode(tx: Tx, of: CodeFor, emailed: Emailed): Promise<void> {
  const { codeHash, linkHash, areCodesRefused } = emailed
  const code = {
    code_hash: codeHash,
    link_hash: linkHash,
    guesses_left: GUESSES_PER_CODE,
    expires_at: inMinutes(areCodesRefused ? LINK_MINUTES : CODE_MINUTES),
  }
  await tx
    .insertInto('codes')
    .values({ kind: of.kind, email: of.email, purpose: of.purpose, ...code })
    .onConflict((same) => same.columns(['kind', 'email', 'purpose']).doUpdateSet(code))
    .execute()
}

/** Uses the code up; false when it is another one, too old, used, or has been guessed at too often. */
export async function useCode(tx: Tx, { kind, email, purpose }: CodeFor, codeHash: Buffer): Promise<boolean> {
  const used = await tx
    .updateTable('codes')
    .set({ code_hash: null })
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

/** Uses the link up and says what it was about; null when it is not known, too old, replaced, used or of another kind. */
export async function useLink(tx: Tx, { kind, linkHash }: EmailedLink): Promise<CodeFor | null> {
  const used = await tx
    .updateTable('codes')
    .set({ link_hash: null })
    .where('link_hash', '=', linkHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['kind', 'email', 'purpose'])
    .executeTakeFirst()
  return used ?? null
}

/**
 * An address without a code is treated as if it had one that nothing fits: guesses at it run out alike, and nobody
 * learns from them whether there is one.
 */
export async function takeGuess(tx: Tx, { kind, email, purpose }: CodeFor): Promise<void> {
  const left = sql.lit(GUESSES_PER_CODE - 1)
  await sql`
    insert into codes as known (kind, email, purpose, guesses_left, expires_at)
    values (${kind}, ${email}, ${purpose}, ${left}, ${inMinutes(CODE_MINUTES)})
    on conflict (kind, email, purpose) do update set
      guesses_left = case when known.expires_at > now() then known.guesses_left - 1 else excluded.guesses_left end,
      code_hash = case when known.expires_at > now() then known.code_hash end,
      link_hash = case when known.expires_at > now() then known.link_hash end,
      expires_at = case when known.expires_at > now() then known.expires_at else excluded.expires_at end
  `.execute(tx)
}

/**
 * Nothing that was emailed to the address before opens anything any more. To be done before grants are finished: a code
 * that is being taken at this moment has its grant afterwards.
 */
export async function voidCodes(tx: Tx, { kind, email }: Omit<CodeFor, 'purpose'>): Promise<void> {
  await tx
    .updateTable('codes')
    .set({ code_hash: null, link_hash: null })
    .where('kind', '=', kind)
    .where('email', '=', email)
    .execute()
}

/** Does the work and takes it back: it has cost what it costs, and nothing comes of it. */
export async function undo(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint before_work`.execute(tx)
  await work()
  await sql`rollback to savepoint before_work`.execute(tx)
}

export const deleteOldCodes = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'codes', sql`expires_at < now() - interval '1 day'`)

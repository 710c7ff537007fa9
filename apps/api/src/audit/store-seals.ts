import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { listUnstoredSeals, markSealStored } from './seals.sql.ts'
import { type Seal, sealKeyFrom, sealPublicKeyOf } from './seals.ts'
import { nameOfSeal } from './stored-seals.ts'

/** Small files that are written once: `add` is false where there is one. */
export type SealStore = {
  get(name: string): Promise<string | null>
  add(name: string, text: string): Promise<boolean>
}

type Deps = { db: Db; secrets: Secrets; log: Log; seals: SealStore }

const AT_ONCE = 100

/**
 * ADMIN-48: puts seals where no database administrator can change them; what the store does not take now, it gets with the
 * next seal. A different seal under the same name means that the chain was written a second time: it is left as it is, and said aloud.
 */
export async function storeSeals({ db, secrets, log, seals }: Deps): Promise<void> {
  const publicKey = sealPublicKeyOf(sealKeyFrom(secrets))
  for (const seal of await listUnstoredSeals(db.read, AT_ONCE)) {
    const name = nameOfSeal(publicKey, seal.sequence)
    const text = JSON.stringify(seal)
    const isThere = (await seals.add(name, text)) || (await seals.get(name)) === text
    if (!isThere) return warn(log, seal, name)
    await db.statement((writer) => markSealStored(writer, seal))
  }
}

function warn(log: Log, seal: Seal, name: string): void {
  log.error({ seal, name }, 'the store has another seal of this entry: the audit was changed, or restored')
}

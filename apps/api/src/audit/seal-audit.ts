import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { findUnsealed, insertSeal } from './audit.sql.ts'
import { sealKeyFrom, sealOf } from './seals.ts'

type Deps = { db: Db; secrets: Secrets; log: Log }

/** ADMIN-48: signs the end of the chain. The log has every seal too, out of reach of anyone who can change the database. */
export async function sealAudit({ db, secrets, log }: Deps): Promise<void> {
  const end = await findUnsealed(db.read)
  if (end === null) return
  const seal = sealOf(sealKeyFrom(secrets), end)
  await db.transaction((tx) => insertSeal(tx, seal))
  log.info({ seal }, 'audit sealed')
}

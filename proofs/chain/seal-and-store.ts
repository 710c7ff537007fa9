import { sealAudit } from '../../apps/api/src/audit/seal-audit.ts'
import { sealKeyFrom, sealPublicKeyOf } from '../../apps/api/src/audit/seals.ts'
import { storeSeals } from '../../apps/api/src/audit/store-seals.ts'
import { linesInFolder } from '../../apps/api/src/media/lines/open-line-store.ts'
import { createDatabase } from '../../apps/api/src/platform/database/database.ts'
import { createPools } from '../../apps/api/src/platform/database/pool.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { createSecrets } from '../../apps/api/src/platform/secrets.ts'
import type { Tables } from '../../apps/api/src/tables.ts'

export const SECRET_KEY = 'no secret at all: it is for the proof of the audit'

const secrets = createSecrets(SECRET_KEY)
const log = createLog('silent')

export const PUBLIC_KEY = sealPublicKeyOf(sealKeyFrom(secrets))

/** What the market does each hour. */
export async function sealAndStore({ DATABASE_URL, MEDIA_DIR }: { DATABASE_URL: string; MEDIA_DIR: string }) {
  const pools = createPools({ url: DATABASE_URL, max: 1, log })
  try {
    const db = createDatabase<Tables>(pools)
    await sealAudit({ db, secrets, log })
    await storeSeals({ db, secrets, log, seals: linesInFolder(MEDIA_DIR) })
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}

import type { StaffMemberId } from '@ahia/contracts/ids'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { stepOfCode } from './authenticator.ts'
import { findSealedSecret, useStep } from './factors.sql.ts'
import { openSealed } from './sealed-text.ts'

type Checked = { staffId: StaffMemberId; code: string }

/** ADMIN-03: whether the code is of the colleague's authenticator and has not been used before. */
export async function checkCode(
  { db, secrets }: { db: Db; secrets: Secrets },
  { staffId, code }: Checked,
): Promise<boolean> {
  const sealed = await findSealedSecret(db.read, staffId)
  if (sealed === null) return false
  const step = stepOfCode(openSealed(secrets, sealed), code)
  return step !== null && (await db.statement((writer) => useStep(writer, { staffId, step })))
}

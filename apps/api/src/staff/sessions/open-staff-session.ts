import type { StaffMemberId, StaffSessionId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import { coarseNetwork, describeDevice } from '#platform/http/device.rules.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { hashToken, newToken } from './session-cookie.ts'
import { insertStaffSession } from './staff-sessions.sql.ts'

/** Where a request comes from. */
export type StaffPlace = { userAgent: string; clientAddress: string; requestId: string }

/** Signs a colleague in and returns the word that only their cookie holds. The entry is the last thing of the transaction. */
export async function openStaffSession(
  tx: Tx,
  {
    staffId,
    place,
    how,
  }: { staffId: StaffMemberId; place: StaffPlace; how: 'PASSKEY' | 'PASSWORD' | 'INVITATION' },
): Promise<string> {
  const token = newToken()
  const id = newId<StaffSessionId>()
  const network = coarseNetwork(place.clientAddress)
  const device = describeDevice(place.userAgent)
  await insertStaffSession(tx, { id, tokenHash: hashToken(token), staffId, network, device })
  await recordAct(tx, {
    actor: { kind: 'STAFF', id: staffId },
    act: 'staff.sign-in',
    subjects: [`staff:${staffId}`],
    reason: how,
    requestId: place.requestId,
    sessionId: id,
    network,
  })
  return token
}

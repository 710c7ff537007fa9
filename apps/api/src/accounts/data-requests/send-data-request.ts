import type { AccountId, DataRequestId } from '@ahia/contracts/ids'
import type { DataRequest } from '@ahia/contracts/shapes/data-request'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { getProven } from '../passwords/get-proven.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { insertRequest, listRequestsOf, type RequestRow, toDataRequest } from './data-requests.sql.ts'
import { sayRequestReceived } from './request-emails.ts'

type Sending = {
  account: AccessClaims
  password: string
  place: Place
  kind: RequestRow['kind']
  words: string
}

/** PRIV-08: from the profile, by somebody who has just shown their password; the same wish again is the same request. */
export async function sendDataRequest(deps: AccountsDeps, sending: Sending): Promise<DataRequest> {
  const { accountId, email } = await getProven(deps, sending)
  const { kind, words } = sending
  const id = newId<DataRequestId>()
  return deps.db.transaction(async (tx) => {
    const row = await insertRequest(tx, {
      id,
      account_id: accountId,
      kind,
      words,
      source: 'PROFILE',
      contact: null,
      identity: 'SIGNED_IN',
      receivedAt: null,
    })
    if (row.id === id) await enqueueEmail(tx, await sayRequestReceived({ email, row }))
    return toDataRequest(row)
  })
}

export const listOwnRequests = async ({ db }: { db: Db }, accountId: AccountId): Promise<DataRequest[]> =>
  (await listRequestsOf(db.read, accountId)).map(toDataRequest)

import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { coarseNetwork, describeDevice } from '#platform/http/device.rules.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import type { AccessTokens, AccountKind } from './access-token.ts'
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts'
import { insertRefreshToken } from './refresh-tokens.sql.ts'
import { insertSession } from './sessions.sql.ts'

/** The device and network of a request, as far as they are known, and its id in the logs. */
export type Place = { userAgent: string; clientAddress: string; deviceKey: string | null; requestId: string }
export type Tokens = { token: string; refresh: string }

type Opening = { kind: AccountKind; accountId: AccountId; isRemembered: boolean; place: Place }

/** Signs an account in on one device. */
export async function openSession(
  tx: Tx,
  accessTokens: AccessTokens,
  { kind, accountId, isRemembered, place }: Opening,
): Promise<Tokens> {
  const sessionId = newId<SessionId>()
  const refresh = newRefreshToken()
  await insertSession(tx, {
    id: sessionId,
    account_id: accountId,
    is_remembered: isRemembered,
    device: describeDevice(place.userAgent),
    network: coarseNetwork(place.clientAddress),
  })
  await insertRefreshToken(tx, { sessionId, tokenHash: hashRefreshToken(refresh) })
  return { token: await accessTokens.sign({ kind, accountId, sessionId }), refresh }
}

import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { Cache } from '#platform/cache.ts'
import { isId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Tables } from '#tables.ts'

export type AccountKind = Tables['accounts']['kind']
export const ACCOUNT_KINDS: readonly AccountKind[] = ['CUSTOMER', 'SHOP', 'STAFF']
/** The claims of an access token; whether the session is still open is read from its row. */
export type AccessClaims = { kind: AccountKind; accountId: AccountId; sessionId: SessionId }

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<string>
  /** null for anything that is not a valid access token, whatever the reason. */
  verify(token: string): Promise<AccessClaims | null>
}

/** SESS-04: short, because a stolen access token cannot be taken back. */
const LIFE = '15 minutes'
const ALGORITHM = 'HS256'
/** RFC 9068: a token states its type, so that one for another purpose is not accepted. */
const TYPE = 'at+jwt'
const audienceOf = (kind: AccountKind): string => `${kind.toLowerCase()}:access`

/** A shopper sends the same token for a quarter of an hour, and verifying it costs more than the call itself. */
const MAX_VERIFIED = 10_000
type Verified = { claims: AccessClaims; expiresAt: number }

export const ACCESS_KEY = 'access-token'

type Parts = { secrets: Secrets; publicUrl: string }

export function createAccessTokens({ secrets, publicUrl }: Parts): AccessTokens {
  const key = secrets.deriveKey(ACCESS_KEY)
  const expected = {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: publicUrl,
    audience: ACCOUNT_KINDS.map(audienceOf),
    requiredClaims: ['exp', 'sub', 'sid'],
  }
  const verified = new Cache<Verified>({ maxEntries: MAX_VERIFIED })
  return {
    sign: ({ kind, accountId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(publicUrl)
        .setAudience(audienceOf(kind))
        .setSubject(accountId)
        .setIssuedAt()
        .setExpirationTime(LIFE)
        .sign(key),
    verify: async (token) => {
      const known = verified.find(token)
      if (known && known.expiresAt > Date.now()) return known.claims
      // The caller gets the same answer, whatever is wrong with it.
      const found = await jwtVerify(token, key, expected).catch(() => null)
      const claims = found && toClaims(found.payload)
      if (claims) verified.set(token, { claims, expiresAt: (found.payload.exp ?? 0) * 1000 })
      return claims
    },
  }
}

function toClaims({ aud, sub, sid }: JWTPayload): AccessClaims | null {
  const kind = ACCOUNT_KINDS.find((one) => audienceOf(one) === aud)
  if (kind === undefined || sub === undefined || typeof sid !== 'string') return null
  return isId<AccountId>(sub) && isId<SessionId>(sid) ? { kind, accountId: sub, sessionId: sid } : null
}

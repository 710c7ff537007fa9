import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '#platform/secrets.ts'
import type { Tables } from '#tables.ts'
import { ACCOUNT_KINDS, type AccountKind } from '../sessions/access-token.ts'

export type GrantPurpose = Tables['grants']['purpose']
/** The claims of a grant token; whether the grant is still open is read from its row. */
export type GrantClaims = { grantId: string; kind: AccountKind; purpose: GrantPurpose }

export type GrantTokens = {
  sign(grant: GrantClaims): Promise<string>
  /** null for anything that is not a valid grant token, whatever the reason. */
  verify(token: string): Promise<GrantClaims | null>
}

/** Long enough to think of a password and to look up a postcode. */
export const GRANT_MINUTES = 60
const ALGORITHM = 'HS256'
const TYPE = 'grant+jwt'
const PURPOSES: readonly GrantPurpose[] = ['SIGNUP', 'RESET']
type Opening = { kind: AccountKind; purpose: GrantPurpose }
const OPENINGS: readonly Opening[] = ACCOUNT_KINDS.flatMap((kind) =>
  PURPOSES.map((purpose) => ({ kind, purpose })),
)
const audienceOf = ({ kind, purpose }: Opening): string => `${kind}:${purpose}`.toLowerCase()

export const GRANT_KEY = 'grant-token'

type Parts = { secrets: Secrets; publicUrl: string }

export function createGrantTokens({ secrets, publicUrl }: Parts): GrantTokens {
  const key = secrets.deriveKey(GRANT_KEY)
  const expected = {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: publicUrl,
    audience: OPENINGS.map(audienceOf),
    requiredClaims: ['exp', 'jti'],
  }
  return {
    sign: ({ grantId, ...opening }) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(publicUrl)
        .setAudience(audienceOf(opening))
        .setJti(grantId)
        .setIssuedAt()
        .setExpirationTime(`${GRANT_MINUTES} minutes`)
        .sign(key),
    verify: async (token) => {
      // The caller gets the same answer, whatever is wrong with it.
      const verified = await jwtVerify(token, key, expected).catch(() => null)
      return verified && toClaims(verified.payload)
    },
  }
}

function toClaims({ aud, jti }: JWTPayload): GrantClaims | null {
  const opening = OPENINGS.find((one) => audienceOf(one) === aud)
  return opening === undefined || jti === undefined ? null : { grantId: jti, ...opening }
}

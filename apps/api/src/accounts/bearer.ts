import type { Auth, Endpoint } from '@ahia/contracts/endpoint'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '#tables.ts'
import type { AccessClaims, AccessTokens, AccountKind } from './access-token.ts'
import type { GrantPurpose, GrantTokens } from './grant-token.ts'
import { findOpenGrant, type OpenGrant } from './grants.sql.ts'
import type { IsSessionOpen } from './is-session-open.ts'
import { notSignedIn, wrongAccount } from './sessions.errors.ts'

type BearerDeps = {
  db: Db
  accessTokens: AccessTokens
  grantTokens: GrantTokens
  isSessionOpen: IsSessionOpen
}

/** Who holds the bearer of an endpoint that takes two kinds of them. */
export type Holder = { by: 'session'; account: AccessClaims } | { by: 'grant'; grant: OpenGrant }

const KIND_OF_AUTH: Partial<Record<Auth, AccountKind>> = {
  customer: 'CUSTOMER',
  'customer-or-signup': 'CUSTOMER',
  shop: 'SHOP',
  staff: 'STAFF',
}

type Knowing<Known> = MiddlewareHandler<{ Variables: { deps: BearerDeps } & Known }>

/** SESS-03: lets through whoever is signed in with the endpoint's kind of account; the handler finds them in `c.var.account`. */
export function signedIn({ auth, path }: Endpoint): Knowing<{ account: AccessClaims }> {
  const kind = KIND_OF_AUTH[auth]
  if (kind === undefined) throw new Error(`${path} is for no kind of account`)
  return async (c, next) => {
    c.set('account', await getAccount(c.var.deps, bearerOf(c.req.header('authorization')), kind))
    await next()
  }
}

/** Lets through whoever has proven an address and is not done yet; the handler finds what they may do in `c.var.grant`. */
export const grantHolder =
  (purpose: GrantPurpose, kind: AccountKind = 'CUSTOMER'): Knowing<{ grant: OpenGrant }> =>
  async (c, next) => {
    const grant = await findGrant(c.var.deps, bearerOf(c.req.header('authorization')), { kind, purpose })
    if (grant === null) throw notSignedIn()
    c.set('grant', grant)
    await next()
  }

/** For the profile, which is filled in at the end of a registration and changed ever after. */
export const signedInOrSigningUp = (): Knowing<{ holder: Holder }> => async (c, next) => {
  const token = bearerOf(c.req.header('authorization'))
  const grant = await findGrant(c.var.deps, token, { kind: 'CUSTOMER', purpose: 'SIGNUP' })
  c.set(
    'holder',
    grant
      ? { by: 'grant', grant }
      : { by: 'session', account: await getAccount(c.var.deps, token, 'CUSTOMER') },
  )
  await next()
}

async function getAccount(
  { accessTokens, isSessionOpen }: BearerDeps,
  token: string | null,
  kind: AccountKind,
): Promise<AccessClaims> {
  const claims = token === null ? null : await accessTokens.verify(token)
  if (claims === null || !(await isSessionOpen(claims))) throw notSignedIn()
  // ROLE-02: said only to those who are really signed in.
  if (claims.kind !== kind) throw wrongAccount()
  return claims
}

async function findGrant(
  { db, grantTokens }: BearerDeps,
  token: string | null,
  { kind, purpose }: { kind: AccountKind; purpose: GrantPurpose },
): Promise<OpenGrant | null> {
  const claims = token === null ? null : await grantTokens.verify(token)
  if (claims === null || claims.kind !== kind || claims.purpose !== purpose) return null
  return findOpenGrant(db.read, claims.grantId)
}

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*) *$/i

const bearerOf = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null

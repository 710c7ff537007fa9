import type { Auth, Endpoint } from '@ahia/contracts/endpoint'
import type { AccountId } from '@ahia/contracts/ids'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '#tables.ts'
import type { GrantPurpose, GrantTokens } from '../codes/grant-token.ts'
import { findOpenGrant, type OpenGrant } from '../codes/grants.sql.ts'
import type { AccessClaims, AccessTokens, AccountKind } from './access-token.ts'
import { bearerOf } from './bearer-of.ts'
import type { IsSessionOpen } from './is-session-open.ts'
import { notSignedIn, wrongAccount } from './sessions.errors.ts'

type BearerDeps = {
  db: Db
  accessTokens: AccessTokens
  grantTokens: GrantTokens
  isSessionOpen: IsSessionOpen
}

/** The holder of a bearer token, for endpoints that accept two kinds of tokens. */
export type BearerHolder = { by: 'session'; account: AccessClaims } | { by: 'grant'; grant: OpenGrant }

const KIND_OF_AUTH: Partial<Record<Auth, AccountKind>> = {
  customer: 'CUSTOMER',
  'customer-or-signup': 'CUSTOMER',
  shop: 'SHOP',
  'shop-or-signup': 'SHOP',
  staff: 'STAFF',
}

type Knowing<Known> = MiddlewareHandler<{ Variables: { deps: BearerDeps } & Known }>

/** SESS-03: requires a signed-in account of the endpoint's kind; the handler finds it in `c.var.account`. */
export function signedIn(endpoint: Endpoint): Knowing<{ account: AccessClaims }> {
  const kind = kindFor(endpoint)
  return async (c, next) => {
    c.set('account', await getAccount(c.var.deps, bearerOf(c.req.header('authorization')), kind))
    await next()
  }
}

/**
 * For endpoints that guests may call too: the handler finds the customer, or null, in `c.var.customer`. An invalid token is
 * rejected and not treated as a guest, whose answer would lack what the customer expects.
 */
export const signedInOrGuest: Knowing<{ customer: AccessClaims | null }> = async (c, next) => {
  const header = c.req.header('authorization')
  c.set('customer', header === undefined ? null : await getAccount(c.var.deps, bearerOf(header), 'CUSTOMER'))
  await next()
}

/** Requires an open grant for a verified address; the handler finds it in `c.var.grant`. */
export const grantHolder =
  (purpose: GrantPurpose, kind: AccountKind = 'CUSTOMER'): Knowing<{ grant: OpenGrant }> =>
  async (c, next) => {
    const grant = await findGrant(c.var.deps, bearerOf(c.req.header('authorization')), { kind, purpose })
    if (grant === null) throw notSignedIn()
    c.set('grant', grant)
    await next()
  }

/** For the profile, which is filled in at the end of a registration and changed ever after. */
export function signedInOrSigningUp(endpoint: Endpoint): Knowing<{ holder: BearerHolder }> {
  const kind = kindFor(endpoint)
  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    const grant = await findGrant(c.var.deps, token, { kind, purpose: 'SIGNUP' })
    c.set(
      'holder',
      grant ? { by: 'grant', grant } : { by: 'session', account: await getAccount(c.var.deps, token, kind) },
    )
    await next()
  }
}

/** For data of an account, also during its registration: the handler finds the account in `c.var.ownerId`. */
export function accountOwner(endpoint: Endpoint): Knowing<{ ownerId: AccountId }> {
  const kind = kindFor(endpoint)
  const isForSignUp = endpoint.auth.endsWith('-or-signup')
  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    const grant = isForSignUp ? await findGrant(c.var.deps, token, { kind, purpose: 'SIGNUP' }) : null
    if (grant !== null && grant.accountId === null) throw notSignedIn() // its password is still to be set
    c.set('ownerId', grant?.accountId ?? (await getAccount(c.var.deps, token, kind)).accountId)
    await next()
  }
}

function kindFor({ auth, path }: Endpoint): AccountKind {
  const kind = KIND_OF_AUTH[auth]
  if (kind === undefined) throw new Error(`${path} is for no kind of account`)
  return kind
}

async function getAccount(
  { accessTokens, isSessionOpen }: BearerDeps,
  token: string | null,
  kind: AccountKind,
): Promise<AccessClaims> {
  const claims = token === null ? null : await accessTokens.verify(token)
  if (claims === null || !(await isSessionOpen(claims))) throw notSignedIn()
  // ROLE-02: revealed only to accounts that are signed in.
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

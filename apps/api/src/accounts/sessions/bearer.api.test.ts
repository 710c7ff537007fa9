import { createHmac } from 'node:crypto'
import type { AccountId, SessionId } from '@ahia/contracts/ids'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createSecrets } from '#platform/secrets.ts'
import { aCustomer, send } from '../../../test/customer.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createGrantTokens } from '../codes/grant-token.ts'
import { openGrant } from '../codes/open-grant.ts'
import { type AccessClaims, type AccountKind, createAccessTokens } from './access-token.ts'

let api: TestApi
let user: Awaited<ReturnType<typeof aCustomer>>
let claims: AccessClaims
beforeAll(async () => {
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
  user = await aCustomer(api)
  const read = await createAccessTokens(api).verify(user.token)
  if (read === null) throw new Error('The token of a login is no access token')
  claims = read
})

const look = (token: string) => send(api, '/user/profile', { token })

type Changes = {
  aud?: string
  iss?: string
  typ?: string
  alg?: 'HS256' | 'HS512'
  exp?: string
  sid?: string
  key?: Buffer
}

/** An access token that differs from a good one in what is said. */
function forge({ aud = 'customer:access', iss = api.publicUrl, typ = 'at+jwt', ...rest }: Changes = {}) {
  const { alg = 'HS256', exp = '15 minutes', sid = claims.sessionId } = rest
  return new SignJWT({ sid })
    .setProtectedHeader({ alg, typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(claims.accountId)
    .setExpirationTime(exp)
    .sign(rest.key ?? api.secrets.deriveKey('access-token'))
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

test('SESS-03 an access token is valid for 15 minutes', async () => {
  const [, payload = ''] = user.token.split('.')
  const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())

  expect(exp - iat).toBe(15 * 60)
  expect((await look(user.token)).status).toBe(200)
  expect((await look(await forge())).status).toBe(200)
})

test.each<[what: string, token: () => string | Promise<string>]>([
  ['no token at all', () => ''],
  ['any text', () => 'let me in'],
  ['an expired token', () => forge({ exp: '-1 second' })],
  ['a token for another end', () => forge({ aud: 'customer:signup' })],
  ['a token of another market', () => forge({ iss: 'https://elsewhere.example' })],
  ['a token of another type', () => forge({ typ: 'JWT' })],
  ['another algorithm', () => forge({ alg: 'HS512', key: Buffer.alloc(64, 1) })],
  [
    'another algorithm with our key',
    () =>
      forge({ alg: 'HS512', key: Buffer.concat([api.secrets.deriveKey('access-token'), Buffer.alloc(32)]) }),
  ],
  [
    'another key',
    () => forge({ key: createSecrets('another secret of another house').deriveKey('access-token') }),
  ],
  ['the key of another end', () => forge({ key: api.secrets.deriveKey('grant-token') })],
  ['a session that never was', () => forge({ sid: newId<SessionId>() })],
  ['a session that is no id', () => forge({ sid: "' or true --" })],
  ['a refresh token', () => user.refresh],
  ['no signature', () => `${base64({ alg: 'none', typ: 'at+jwt' })}.${user.token.split('.')[1]}.`],
  [
    'a changed payload',
    async () => {
      const [head, payload = '', signature] = user.token.split('.')
      const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: newId<AccountId>() }
      return [head, base64(changed), signature].join('.')
    },
  ],
  [
    'a key that the token brings along',
    () => {
      const jwk = { kty: 'oct', k: Buffer.from('mine').toString('base64url') }
      const body = `${base64({ alg: 'HS256', typ: 'at+jwt', jwk })}.${user.token.split('.')[1]}`
      return `${body}.${createHmac('sha256', 'mine').update(body).digest('base64url')}`
    },
  ],
  [
    'a token that opens a registration',
    () => createGrantTokens(api).sign({ grantId: newId(), kind: 'CUSTOMER', purpose: 'SIGNUP' }),
  ],
  [
    'a token that opens a reset',
    () => createGrantTokens(api).sign({ grantId: newId(), kind: 'CUSTOMER', purpose: 'RESET' }),
  ],
])('SESS-03 %s is refused as an access token', async (_what, token) => {
  const response = await look(await token())

  expect(await readError(response)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

test('SESS-03 a token sent in any other way than as a bearer is refused', async () => {
  for (const authorization of [user.token, `Basic ${user.token}`, `Bearer ${user.token} ${user.token}`]) {
    const response = await fetch(`${api.origin}/api/v1/user/profile`, { headers: { authorization } })
    expect(response.status).toBe(401)
  }
  expect((await send(api, `/user/profile?token=${user.token}`)).status).toBe(401)
})

test('SESS-03 a caller who is not signed in gets 401 before the input is validated', async () => {
  const error = await readError(await send(api, '/user/changePassword', { body: { nonsense: true } }))

  expect(error).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

test('ROLE-01 guests may browse, also with an invalid bearer', async () => {
  for (const token of [undefined, 'let.me.in', await forge({ exp: '-1 hour' })]) {
    const { status } = await send(api, '/products/featured', token === undefined ? {} : { token })
    expect(status).toBe(200)
  }
})

const guarded = endpoints.filter(({ auth }) => !['none', 'optional', 'signature'].includes(auth))

test.each(guarded.map(({ method, path }) => [method, path] as const))(
  'ROLE-01 %s %s is refused to guests',
  async (method, path) => {
    const answer = await send(api, path.replace(/\{\w+\}/g, newId()), {
      method,
      ...(method === 'POST' ? { body: {} } : {}),
    })

    expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  },
)

const FOR_CUSTOMERS = ['customer', 'customer-or-signup']
const FOR_SHOPS = ['shop', 'shop-or-signup']

/** What each endpoint for one kind of account answers to a token: they all say the same. */
async function answersTo(token: string, kinds: string[]) {
  const text = new Set<string>()
  const asked = guarded.filter(({ auth }) => kinds.includes(auth))
  for (const [place, { method, path }] of asked.entries()) {
    const address = path.replace(/\{\w+\}/g, newId())
    const network = `198.51.100.${place}` // together they would be too many for one
    const sent = { token, method, network, ...(method === 'POST' ? { body: {} } : {}) }
    const answer = await send(api, address, sent)
    const { status, code } = await readError(answer)
    text.add(`${status} ${code}`)
  }
  return { asked: asked.length, text: [...text] }
}

test('ROLE-02 a shop’s token is refused by all customer endpoints, even with the same email', async () => {
  const shop = await aShopOwner(api, { email: user.email })

  const { asked, text } = await answersTo(shop.token, FOR_CUSTOMERS)

  expect(asked).toBeGreaterThan(20)
  expect(text).toEqual(['403 WRONG_ACCOUNT'])
})

test('ROLE-02 a customer’s token is refused by all shop endpoints, even with the same email', async () => {
  const shop = await aShopOwnerWithShop(api)
  const customer = await aCustomer(api, { email: shop.email })

  const { asked, text } = await answersTo(customer.token, FOR_SHOPS)

  expect(asked).toBeGreaterThanOrEqual(2)
  expect(text).toEqual(['403 WRONG_ACCOUNT'])
})

test.each<[AccountKind, string[]]>([
  ['CUSTOMER', [...FOR_SHOPS, 'shop-signup', 'shop-reset']],
  ['SHOP', [...FOR_CUSTOMERS, 'signup', 'reset']],
])(
  'ROLE-02 a registration or reset token of a %s is refused by endpoints of the other account kind',
  async (kind, others) => {
    for (const purpose of ['SIGNUP', 'RESET'] as const) {
      const grant = await api.db.transaction((tx) =>
        openGrant(tx, { kind, purpose, email: 'proven@example.com' }),
      )
      const token = await createGrantTokens(api).sign(grant)

      expect((await answersTo(token, others)).text).toEqual(['401 NOT_SIGNED_IN'])
    }
  },
)

test('ROLE-02 a customer’s token that claims to be a shop is refused', async () => {
  const token = await createAccessTokens(api).sign({ ...claims, kind: 'SHOP' })

  expect((await look(token)).status).toBe(401)
})

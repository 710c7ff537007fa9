import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createSecrets } from '#platform/secrets.ts'
import { createGrantTokens, type GrantClaims } from './grant-token.ts'

const secrets = createSecrets('a secret of thirty-two characters or more')
const publicUrl = 'https://ahia.example'
const grantTokens = createGrantTokens({ secrets, publicUrl })
const GRANT: GrantClaims = { grantId: 'AAAAAAAAAAAAAAAAAAAAAA', kind: 'CUSTOMER', purpose: 'SIGNUP' }

const aToken = (header = { alg: 'HS256', typ: 'grant+jwt' }) =>
  new SignJWT()
    .setProtectedHeader(header)
    .setIssuer(publicUrl)
    .setAudience('customer:signup')
    .setJti(GRANT.grantId)
    .setExpirationTime('1 hour')
const ownKey = secrets.deriveKey('grant-token')
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('AUTH-03 a grant token returns the grant it was signed for', async () => {
  expect(await grantTokens.verify(await grantTokens.sign(GRANT))).toEqual(GRANT)
  expect(await grantTokens.verify(await aToken().sign(ownKey))).toEqual(GRANT)
})

test.each([
  ['made with another key', () => aToken().sign(secrets.deriveKey('access-token'))],
  ['of another market', () => aToken().setIssuer('https://other.example').sign(ownKey)],
  ['for something else', () => aToken().setAudience('customer:access').sign(ownKey)],
  ['for two things', () => aToken().setAudience(['customer:signup', 'customer:reset']).sign(ownKey)],
  ['too old', () => aToken().setExpirationTime('-1 second').sign(ownKey)],
  ['of another type', () => aToken({ alg: 'HS256', typ: 'at+jwt' }).sign(ownKey)],
  [
    'signed otherwise',
    () => aToken({ alg: 'HS512', typ: 'grant+jwt' }).sign(Buffer.concat([ownKey, ownKey])),
  ],
  [
    'not signed',
    async () => {
      const [, payload] = (await aToken().sign(ownKey)).split('.')
      return `${base64({ alg: 'none', typ: 'grant+jwt' })}.${payload}.`
    },
  ],
  ['no token', async () => 'abc'],
])('AUTH-03 a token that is %s is refused', async (_case, make) => {
  expect(await grantTokens.verify(await make())).toBeNull()
})

import { expect, test } from 'vitest'
import { createSecrets } from '#platform/secrets.ts'
import { hashCode, newCode, newLinkSecret } from './secret.ts'

const secrets = createSecrets('a secret of thirty-two characters or more')
const OF = { kind: 'CUSTOMER', purpose: 'SIGNUP', email: 'ada@example.com' } as const

test('AUTH-03 a code has four digits, also when it starts with a zero', () => {
  const codes = Array.from({ length: 2_000 }, newCode)

  expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

test('AUTH-09 the same code has a different hash for each email, purpose, account kind and server secret', () => {
  const hashes = [
    hashCode(secrets, OF, '0042'),
    hashCode(secrets, { ...OF, email: 'bola@example.com' }, '0042'),
    hashCode(secrets, { ...OF, purpose: 'RESET' }, '0042'),
    hashCode(secrets, { ...OF, kind: 'SHOP' }, '0042'),
    hashCode(createSecrets('another secret of thirty-two characters'), OF, '0042'),
  ]

  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(hashes.length)
  expect(hashCode(secrets, OF, '0042')).toEqual(hashes[0])
})

test('AUTH-09 an emailed link has a 128-bit secret that never repeats', () => {
  const links = Array.from({ length: 1_000 }, newLinkSecret)

  expect(links.every((link) => Buffer.from(link, 'base64url').length === 16)).toBe(true)
  expect(new Set(links).size).toBe(1_000)
})

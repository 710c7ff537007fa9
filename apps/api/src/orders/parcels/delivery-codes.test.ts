import { type ParcelId, parcelIdSchema } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createSecrets } from '#platform/secrets.ts'
import { createDeliveryCodes } from './delivery-codes.ts'

const SECRET = 'a secret of the market for tests only'
const codes = createDeliveryCodes(createSecrets(SECRET))
const parcelId = parcelIdSchema.parse('0198c0de-0000-7000-8000-000000000001')

test('SELL-34 a code follows from secret, parcel and salt for good, as it is in emails that were sent', () => {
  expect(codes.codeOf({ parcelId, salt: 'salt' })).toBe('772620')
  expect(codes.codeOf({ parcelId, salt: 'other' })).not.toBe(codes.codeOf({ parcelId, salt: 'salt' }))
  expect(codes.codeOf({ parcelId: newId<ParcelId>(), salt: 'salt' })).not.toBe(
    codes.codeOf({ parcelId, salt: 'salt' }),
  )
  const others = createDeliveryCodes(createSecrets(`${SECRET}!`))
  expect(others.codeOf({ parcelId, salt: 'salt' })).not.toBe(codes.codeOf({ parcelId, salt: 'salt' }))
})

test('SELL-34 every code has six digits, also those that begin with zeros, and only it is accepted', () => {
  const drawn = Array.from({ length: 2_000 }, (_, n) => codes.codeOf({ parcelId, salt: String(n) }))

  for (const code of drawn) expect(code).toMatch(/^\d{6}$/)
  expect(drawn.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(drawn).size).toBeGreaterThan(1_990)
  const parcel = { parcelId, salt: '7' }
  const code = codes.codeOf(parcel)
  expect(codes.isCodeOf(parcel, code)).toBe(true)
  expect(codes.isCodeOf({ ...parcel, salt: '8' }, code)).toBe(false)
  for (const wrong of [code.slice(1), `${code}0`, `0${code}`, '', drawn[1] ?? ''])
    expect(codes.isCodeOf(parcel, wrong)).toBe(false)
})

test('SELL-34 the QR of a parcel is accepted for it alone, unchanged, and from this market', () => {
  const token = codes.tokenOf(parcelId)
  const other = newId<ParcelId>()

  expect(codes.isTokenOf(parcelId, token)).toBe(true)
  expect(codes.isTokenOf(other, token)).toBe(false)
  const head = codes.tokenOf(other).split('.').slice(0, 2).join('.')
  expect(codes.isTokenOf(other, `${head}.${token.split('.')[2]}`)).toBe(false)
  expect(codes.isTokenOf(parcelId, token.slice(0, -4))).toBe(false)
  expect(codes.isTokenOf(parcelId, `${token.split('.').slice(0, 2).join('.')}.`)).toBe(false)
  const stranger = createDeliveryCodes(createSecrets(`${SECRET}!`))
  expect(codes.isTokenOf(parcelId, stranger.tokenOf(parcelId))).toBe(false)
  expect(Buffer.from(codes.publicKey, 'base64url')).toHaveLength(32)
})

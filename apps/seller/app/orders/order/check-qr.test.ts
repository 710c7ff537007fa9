import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { deliveryQrHead } from '@ahia/rules/parcels/delivery-qr'
import { expect, test } from 'vitest'
import { checkQr } from './check-qr.ts'

const PARCEL = '0199f3a2-7c11-7d4e-8a3b-5c6d7e8f9a0b'
const OTHER = '0199f3a2-7c11-7d4e-8a3b-5c6d7e8f9a0c'

const market = generateKeyPairSync('ed25519')
const publicKey = market.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64url')

const tokenFor = (parcelId: string, key: KeyObject = market.privateKey) => {
  const head = deliveryQrHead(parcelId)
  return `${head}.${sign(null, Buffer.from(head), key).toString('base64url')}`
}

test('SELL-34 without a network a phone tells the QR of this parcel from every other', async () => {
  const check = (token: string) => checkQr({ token, parcelId: PARCEL, publicKey })
  const token = tokenFor(PARCEL)

  expect(await check(token)).toBe('genuine')
  expect(await check(tokenFor(OTHER))).toBe('wrong')
  expect(await check(tokenFor(PARCEL, generateKeyPairSync('ed25519').privateKey))).toBe('wrong')
  expect(await check(`${token.slice(0, -8)}AAAAAAAA`)).toBe('wrong')
  expect(await check('https://example.com/pay')).toBe('wrong')
})

test('SELL-34 a phone that has no key yet, or an old browser, leaves the decision to the server', async () => {
  const token = tokenFor(PARCEL)

  expect(await checkQr({ token, parcelId: PARCEL, publicKey: null })).toBe('unknown')
  expect(await checkQr({ token, parcelId: PARCEL, publicKey: 'not a key' })).toBe('unknown')
})

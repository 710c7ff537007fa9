import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasSigned } from './has-signed.ts'

const KEY = 'sk_test_of-this-test'
const BODY = Buffer.from('{ "event":"charge.success",\r\n\t"data":{"email":"ada\\u0040ahia.example"}}')
const sign = (algorithm: string, key = KEY) => createHmac(algorithm, key).update(BODY).digest('hex')
const right = sign('sha512')

test('PAY-03 a signature is valid only for the exact bytes that were signed', () => {
  expect(hasSigned(KEY, BODY, right)).toBe(true)
  expect(hasSigned(KEY, Buffer.from(JSON.stringify(JSON.parse(BODY.toString()))), right)).toBe(false)
})

test.each([
  ['none', null],
  ['an empty one', ''],
  ['a short one', right.slice(0, 127)],
  ['a long one', `${right}0`],
  ['upper-case hex', right.toUpperCase()],
  ['SHA-256', sign('sha256')],
  ['one of another key', sign('sha512', 'sk_test_of-somebody-else')],
  ['one with a line break', `${right}\n`],
  ['one digit off', `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`],
])('PAY-03 %s is refused as a signature', (_name, signature) => {
  expect(hasSigned(KEY, BODY, signature)).toBe(false)
})

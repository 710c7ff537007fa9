import { expect, test } from 'vitest'
import { isSafeAddress } from './leave-for.ts'

test.each([
  ['https://checkout.paystack.com/0peioxfhpn', true],
  ['http://127.0.0.1:4070/pay/abc', true],
  ['http://localhost:4070/pay/abc', true],
  ['http://[::1]:4070/pay/abc', true],
  ['http://checkout.paystack.com/abc', false],
  ['http://127.0.0.1.evil.example/abc', false],
  ['https://checkout.paystack.com@evil.example/abc', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['', false],
])('CHK-04 %s is safe as a payment page: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe)
})

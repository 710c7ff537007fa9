import { endpoints } from '@ahia/contracts/server/endpoints'
import { SWITCH_NAMES, type SwitchName } from '@ahia/reference/staff/switches'
import { expect, test } from 'vitest'
import { stopOf } from './stops.rules.ts'

const stoppedWith = (...names: SwitchName[]) =>
  endpoints
    .filter((endpoint) => stopOf(endpoint, new Set(names)) !== null)
    .map(({ method, path }) => `${method} ${path}`)

test('ADMIN-53 stopping checkout stops placing and paying, and nothing else', () => {
  expect(stoppedWith('checkout').sort()).toEqual(['POST /orders/checkout', 'POST /orders/pay'])
})

test('ADMIN-53 stopping sign-ups stops new accounts of customers and shops, and nothing else', () => {
  expect(stoppedWith('sign-ups').sort()).toEqual([
    'POST /shop/createShop',
    'POST /shop/setPassword',
    'POST /user/register',
    'POST /user/setPassword',
  ])
})

test('ADMIN-53 stopping uploads stops every call that takes files', () => {
  const withFiles = endpoints.filter(({ files }) => files).map(({ method, path }) => `${method} ${path}`)

  expect(withFiles.length).toBeGreaterThan(4)
  expect(stoppedWith('uploads')).toEqual(withFiles)
})

test('ADMIN-53 read-only stops every change but signing in and out, the assistant and what the provider sends', () => {
  const open = endpoints
    .filter((one) => one.method !== 'GET' && !one.isLocalOnly && stopOf(one, new Set(['read-only'])) === null)
    .map(({ path }) => path)

  expect(open.sort()).toEqual(
    [
      '/ai/recommend',
      '/ai/recommend/model',
      '/shop/login',
      '/shop/logout',
      '/shop/refresh',
      '/user/login',
      '/user/logout',
      '/user/refresh',
      '/webhooks/paystack',
    ].sort(),
  )
  expect(stoppedWith(...SWITCH_NAMES).filter((call) => call.startsWith('GET'))).toEqual([])
  expect(stoppedWith()).toEqual([])
})

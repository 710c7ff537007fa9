import { fromNaira } from '@ahia/money/naira'
import { expect, test } from 'vitest'
import { deliveryCost } from './delivery-cost.rules.ts'

const arrives = { from: '2026-11-18', to: '2026-11-20' }
const estimate = { fee: 2500, arrives, undelivered: [] }
const READY = { state: 'ready', value: estimate } as const
const FAILED = { state: 'failed', message: 'No', status: null } as const

test.each([
  ['is known', { part: READY, isCurrent: true, isNeeded: true }, { state: 'known', kobo: fromNaira(2500) }],
  ['is of other lines', { part: READY, isCurrent: false, isNeeded: true }, { state: 'loading' }],
  ['failed', { part: FAILED, isCurrent: true, isNeeded: true }, { state: 'later' }],
  ['is of nothing', { part: READY, isCurrent: false, isNeeded: false }, { state: 'later' }],
  [
    'leaves an item out',
    { part: { ...READY, value: { ...estimate, undelivered: ['one'] } }, isCurrent: true, isNeeded: true },
    { state: 'later' },
  ],
] as const)('WIN-07 when the estimate %s, the total has the right delivery cost', (_case, given, cost) => {
  expect(deliveryCost(given)).toEqual(cost)
})

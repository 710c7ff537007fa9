import type { CheckoutId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { EarlierCheckout } from './checkout.sql.ts'
import { assertWithinLimits, findSame, listToReplace } from './earlier-checkouts.ts'

const anEarlier = (value: Partial<EarlierCheckout> = {}): EarlierCheckout => ({
  id: newId<CheckoutId>(),
  secondsAgo: 900,
  isSame: false,
  isShared: false,
  isPayable: true,
  awaitsPayment: false,
  unpaid: [],
  ...value,
})
const times = (count: number, value: Partial<EarlierCheckout>) =>
  Array.from({ length: count }, () => anEarlier(value))
const rejection = (earlier: EarlierCheckout[]): unknown => {
  try {
    assertWithinLimits(earlier)
    return null
  } catch (error) {
    return error
  }
}

test('T11 ten checkouts within a minute are the most, and the next waits for the oldest of them', () => {
  const nine = times(9, { secondsAgo: 2 })
  expect(rejection(nine)).toBe(null)
  expect(rejection([...nine, anEarlier({ secondsAgo: 60 })])).toBe(null)
  expect(rejection([...nine, anEarlier({ secondsAgo: 59.9 })])).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 1,
  })
  expect(rejection([...nine, anEarlier({ secondsAgo: 30.5 })])).toMatchObject({ retryAfterSeconds: 30 })
})

test('T11 five unpaid checkouts of other items are the most, whether they hold them or not', () => {
  const four = times(4, { awaitsPayment: true })
  expect(rejection(four)).toBe(null)
  expect(rejection([...four, anEarlier({ awaitsPayment: true, isShared: true })])).toBe(null)
  expect(rejection([...four, anEarlier()])).toBe(null)
  expect(rejection([...four, anEarlier({ awaitsPayment: true })])).toMatchObject({ code: 'TOO_MANY_UNPAID' })
})

test('CHK-06 only an equal checkout that can be paid is the same, and only an unpaid one is replaced', () => {
  const [same, shared] = [anEarlier({ isSame: true }), anEarlier({ isShared: true, unpaid: [newId()] })]
  expect(findSame([anEarlier(), anEarlier({ isSame: true, isPayable: false }), same])).toBe(same)
  expect(listToReplace([anEarlier({ unpaid: [newId()] }), anEarlier({ isShared: true }), shared])).toEqual([
    shared,
  ])
})

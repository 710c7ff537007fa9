import type { CheckoutId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { EarlierCheckout } from './checkout.sql.ts'
import { assertWithinLimits, findSame, listReplaced } from './earlier-checkouts.ts'

const anEarlier = (value: Partial<EarlierCheckout> = {}): EarlierCheckout => ({
  id: newId<CheckoutId>(),
  secondsAgo: 900,
  isSame: false,
  isShared: false,
  isPayable: true,
  holdsItems: false,
  unpaid: [],
  ...value,
})
const times = (count: number, value: Partial<EarlierCheckout>) =>
  Array.from({ length: count }, () => anEarlier(value))
const refusal = (earlier: EarlierCheckout[]): unknown => {
  try {
    assertWithinLimits(earlier)
    return null
  } catch (error) {
    return error
  }
}

test('T11 ten checkouts within a minute are the most, and the next waits for the oldest of them', () => {
  const nine = times(9, { secondsAgo: 2 })
  expect(refusal(nine)).toBe(null)
  expect(refusal([...nine, anEarlier({ secondsAgo: 60 })])).toBe(null)
  expect(refusal([...nine, anEarlier({ secondsAgo: 59.9 })])).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 1,
  })
  expect(refusal([...nine, anEarlier({ secondsAgo: 30.5 })])).toMatchObject({ retryAfterSeconds: 30 })
})

test('T11 five checkouts that hold other items are the most', () => {
  const four = times(4, { holdsItems: true })
  expect(refusal(four)).toBe(null)
  expect(refusal([...four, anEarlier({ holdsItems: true, isShared: true })])).toBe(null)
  expect(refusal([...four, anEarlier()])).toBe(null)
  expect(refusal([...four, anEarlier({ holdsItems: true })])).toMatchObject({ code: 'TOO_MANY_UNPAID' })
})

test('CHK-06 only an equal checkout that can be paid is the same, and only an unpaid one is replaced', () => {
  const [same, shared] = [anEarlier({ isSame: true }), anEarlier({ isShared: true, unpaid: [newId()] })]
  expect(findSame([anEarlier(), anEarlier({ isSame: true, isPayable: false }), same])).toBe(same)
  expect(listReplaced([anEarlier({ unpaid: [newId()] }), anEarlier({ isShared: true }), shared])).toEqual([
    shared,
  ])
})

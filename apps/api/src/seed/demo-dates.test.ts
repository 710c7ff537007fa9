import { expect, test } from 'vitest'
import { ageInDays } from './demo-dates.ts'

const SHARES = [0, 0.25, 0.5, 0.75, 0.999]

test('PIC-11 goods with rendered pictures are newer than all drawn ones', () => {
  const oldestRendered = Math.max(...SHARES.map((share) => ageInDays(share, true)))
  const youngestDrawn = Math.min(...SHARES.map((share) => ageInDays(share, false)))

  expect(oldestRendered).toBeLessThan(youngestDrawn)
})

test('PIC-11 within its half, a product keeps its place', () => {
  for (const isRendered of [true, false]) {
    const ages = SHARES.map((share) => ageInDays(share, isRendered))

    expect(ages).toEqual(ages.toSorted((one, other) => one - other))
    expect(new Set(ages).size).toBe(SHARES.length)
  }
})

import { kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { PERIOD_MONTHS, type Period } from '@ahia/reference/packages'
import { totalOf, trialEnd } from '@ahia/rules/invoice-lines'
import { addLagosMonths, lagosMonthsBetween } from '@ahia/rules/lagos-months'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Agreement, type Bill, nextBill, upgradeKobo } from './invoice.rules.ts'
import type { Price } from './prices.rules.ts'

const START = new Date('2026-11-30T12:00:00Z')

const basic = (naira: number, from = '2026-01-01T00:00:00+01:00'): Price => ({
  tier: 'BASIC',
  validFrom: new Date(from),
  monthlyKobo: fromNaira(naira),
})

/** As many bills as asked for, each after the last. */
function billsOf(period: Period, count: number, prices = [basic(120_000)], trialStartedAt = START): Bill[] {
  const bills: Bill[] = []
  let agreement: Agreement = {
    tier: 'BASIC',
    period,
    trialStartedAt,
    periodEndsAt: trialEnd(trialStartedAt),
    resumedAt: null,
    isSetUp: false,
  }
  for (let i = 0; i < count; i++) {
    const bill = nextBill(agreement, prices)
    bills.push(bill)
    agreement = { ...agreement, periodEndsAt: bill.to }
  }
  return bills
}

const inNaira = ({ lines }: Bill) => lines.map(({ what, kobo }) => [what, kobo / 100])

test('CONST-09 after three free months the first invoice has set-up, the month and account management', () => {
  const [first, second] = billsOf('MONTHLY', 2)

  expect(first?.from).toEqual(new Date('2027-02-28T12:00:00Z'))
  expect(first && inNaira(first)).toEqual([
    ['SETUP', 200_000],
    ['SUBSCRIPTION', 120_000],
    ['ACCOUNT_MANAGEMENT', 40_000],
  ])
  expect(second && inNaira(second)).toEqual([['SUBSCRIPTION', 120_000]])
})

test('CONST-09 a billing day missing in February returns in March', () => {
  const ends = billsOf('MONTHLY', 4).map(({ to }) => to.toISOString().slice(0, 10))

  expect(ends).toEqual(['2027-03-30', '2027-04-30', '2027-05-30', '2027-06-30'])
})

test.each<[Period, number[]]>([
  ['MONTHLY', [0, 12, 24]],
  ['QUARTERLY', [0, 4, 8, 12, 16, 20, 24]],
  ['SEMI_ANNUALLY', [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]],
  ['ANNUALLY', []],
])('CONST-10 paid %s, account management is on the first invoice of each year', (period, expected) => {
  const withFee = billsOf(period, 25).flatMap(({ lines }, at) =>
    lines.some(({ what }) => what === 'ACCOUNT_MANAGEMENT') ? [at] : [],
  )

  expect(withFee).toEqual(expected)
})

test('CONST-10 a period that began before a price change keeps its price', () => {
  const prices = [basic(120_000), basic(150_000, '2027-03-15T00:00:00+01:00')]

  const subscription = billsOf('QUARTERLY', 2, prices).map(
    ({ lines }) => lines.find(({ what }) => what === 'SUBSCRIPTION')?.kobo,
  )

  expect(subscription).toEqual([fromNaira(360_000), fromNaira(450_000)])
})

const periods = fc.constantFrom<Period>('MONTHLY', 'QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY')
const starts = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2050-01-01') })

test('CONST-10 a year costs the same for every billing period, except for account management', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 }).map(kobo)
  fc.assert(
    fc.property(
      periods,
      amounts,
      starts,
      fc.integer({ min: 1, max: 3 }),
      (period, monthlyKobo, start, years) => {
        const price = { ...basic(1, '2020-01-01T00:00:00Z'), monthlyKobo }

        const bills = billsOf(period, (12 * years) / PERIOD_MONTHS[period], [price], start)

        const fees = period === 'ANNUALLY' ? 0 : 4_000_000 * years
        expect(totalOf(bills.flatMap(({ lines }) => lines))).toBe(
          20_000_000 + 12 * years * monthlyKobo + fees,
        )
      },
    ),
  )
})

test('CONST-09 billing periods have no gaps, each with the agreed number of months', () => {
  fc.assert(
    fc.property(periods, starts, (period, start) => {
      const bills = billsOf(period, 14, [basic(1, '2020-01-01T00:00:00Z')], start)

      for (const [at, { from, to }] of bills.entries()) {
        expect(from).toEqual(bills[at - 1]?.to ?? trialEnd(start))
        expect(lagosMonthsBetween(from, to)).toBe(PERIOD_MONTHS[period])
      }
    }),
  )
})

const ACTIVE: Agreement = {
  tier: 'BASIC',
  period: 'MONTHLY',
  trialStartedAt: new Date('2026-06-10T12:00:00Z'),
  periodEndsAt: new Date('2026-12-10T12:00:00Z'),
  resumedAt: null,
  isSetUp: true,
}
const ELITE: Price = { ...basic(320_000), tier: 'ELITE' }

test('SELL-52 a higher package costs the difference for the days that are left of the period', () => {
  const prices = [basic(120_000), ELITE]
  const costAt = (now: string) => upgradeKobo(ACTIVE, { tier: 'ELITE', prices, now: new Date(now) })

  expect(costAt('2026-11-10T12:00:00Z')).toBe(fromNaira(200_000))
  expect(costAt('2026-11-25T12:00:00Z')).toBe(fromNaira(100_000))
  expect(costAt('2026-11-20T12:00:00Z')).toBe(13_333_333) // a third of a kobo is left out
  expect(costAt('2026-11-30T12:00:00Z')).toBe(6_666_667) // two thirds are one
  expect(costAt('2026-12-10T12:00:00Z')).toBe(0)
  expect(costAt('2026-12-11T12:00:00Z')).toBe(0)
})

test('SELL-52 an upgrade is exact to the kobo at every moment of every period', () => {
  const begins = new Date('2026-06-10T12:00:00Z')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom<Period>('MONTHLY', 'QUARTERLY', 'ANNUALLY'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (difference, period, passed) => {
        const months = PERIOD_MONTHS[period]
        const ends = addLagosMonths(begins, months)
        const whole = BigInt(ends.getTime() - begins.getTime())
        const now = new Date(begins.getTime() + Math.floor(passed * Number(whole)))
        const prices = [basic(1), { ...ELITE, monthlyKobo: kobo(100 + difference) }]
        const agreement = { ...ACTIVE, period, resumedAt: begins, periodEndsAt: ends }

        const left = BigInt(ends.getTime() - now.getTime())
        const exact = (BigInt(difference * months) * left * 2n + whole) / (whole * 2n)
        expect(BigInt(upgradeKobo(agreement, { tier: 'ELITE', prices, now }))).toBe(exact)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('SELL-52 a resumed package is billed for whole months from that day, without set-up again', () => {
  const at = new Date('2027-01-25T12:00:00Z')

  const bill = nextBill({ ...ACTIVE, resumedAt: at, periodEndsAt: at }, [basic(120_000)])

  expect(bill.to).toEqual(new Date('2027-02-25T12:00:00Z'))
  expect(inNaira(bill)).toEqual([
    ['SUBSCRIPTION', 120_000],
    ['ACCOUNT_MANAGEMENT', 40_000],
  ])
})

test('SELL-52 after a change of period account management is still billed once a year', () => {
  const months = (from: string, period: Period) => ({ ...ACTIVE, period, periodEndsAt: new Date(from) })
  const hasFee = (agreement: Agreement) =>
    nextBill(agreement, [basic(120_000)]).lines.some(({ what }) => what === 'ACCOUNT_MANAGEMENT')

  // Paid for 10 months, then quarterly: the second year begins in this quarter, and not in the next.
  expect(hasFee(months('2027-07-10T12:00:00Z', 'QUARTERLY'))).toBe(true)
  expect(hasFee(months('2027-10-10T12:00:00Z', 'QUARTERLY'))).toBe(false)
})

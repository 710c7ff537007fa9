import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { expect, test } from 'vitest'
import { invoiceLines, totalOf, trialEnd } from './invoice-lines.ts'

const basic = (period: Parameters<typeof invoiceLines>[0]['period'], monthsBefore: number) =>
  invoiceLines({ period, monthlyKobo: fromNaira(120_000), monthsBefore })

test.each([
  ['MONTHLY', ['₦200,000', '₦120,000', '₦40,000'], '₦360,000'],
  ['QUARTERLY', ['₦200,000', '₦360,000', '₦40,000'], '₦600,000'],
  ['SEMI_ANNUALLY', ['₦200,000', '₦720,000', '₦40,000'], '₦960,000'],
  ['ANNUALLY', ['₦200,000', '₦1,440,000'], '₦1,640,000'],
] as const)('MERCH-05, CONST-09 paid %s, the first invoice of Basic is %s: %s', (period, amounts, total) => {
  const lines = basic(period, 0)

  expect(lines.map(({ kobo }) => formatNaira(kobo))).toEqual(amounts)
  expect(formatNaira(totalOf(lines))).toBe(total)
})

test('CONST-10 later invoices have no set-up fee, and account management once a year', () => {
  const asked = [3, 6, 9, 12].map((monthsBefore) => basic('QUARTERLY', monthsBefore).map(({ what }) => what))

  expect(asked).toEqual([
    ['SUBSCRIPTION'],
    ['SUBSCRIPTION'],
    ['SUBSCRIPTION'],
    ['SUBSCRIPTION', 'ACCOUNT_MANAGEMENT'],
  ])
})

test('CONST-09 three free months end on the same day, or on the last day of a shorter month', () => {
  expect(trialEnd(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2027-02-15T10:00:00Z'))
  expect(trialEnd(new Date('2026-11-30T10:00:00Z'))).toEqual(new Date('2027-02-28T10:00:00Z'))
})

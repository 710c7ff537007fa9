import { formatNaira } from '@ahia/money/format-naira'
import { expect, test } from 'vitest'
import { firstInvoice } from './first-invoice.rules.ts'

const today = new Date('2026-11-16T10:00:00.000Z')
const basic = { amount: 120_000, next: null }

test.each([
  ['MONTHLY', '₦360,000', '₦120,000'],
  ['ANNUALLY', '₦1,640,000', '₦1,440,000'],
] as const)('MERCH-05 paid %s, Basic costs %s first and then %s', (period, total, later) => {
  const invoice = firstInvoice(basic, period, today)

  expect(formatNaira(invoice.totalKobo)).toBe(total)
  expect(formatNaira(invoice.laterKobo)).toBe(later)
})

test('MERCH-05 an announced price counts if it is valid when the invoice is due', () => {
  const announced = (from: string) => ({ amount: 120_000, next: { amount: 150_000, from } })

  const before = firstInvoice(announced('2027-02-16T09:00:00.000Z'), 'MONTHLY', today)
  const after = firstInvoice(announced('2027-02-16T10:00:01.000Z'), 'MONTHLY', today)

  expect(formatNaira(before.laterKobo)).toBe('₦150,000')
  expect(formatNaira(after.laterKobo)).toBe('₦120,000')
})

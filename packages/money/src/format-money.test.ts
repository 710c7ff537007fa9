import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test('DATA-07 naira, dollar, euro, pound and yen are formatted, with naira as the default', () => {
  expect(formatMoney(1_250_000)).toBe('₦12,500')
  expect(formatMoney(1_250_000, 'naira')).toBe('₦12,500')
  expect(formatMoney(1_250_050, 'dollar')).toBe('$12,500.50')
  expect(formatMoney(1_250_000, 'euro')).toBe('€12,500')
  expect(formatMoney(1_250_000, 'pound')).toBe('£12,500')
  expect(formatMoney(1_250_000, 'yen')).toBe('¥12,500')
})

test('DATA-07 a missing amount is shown as 0', () => {
  expect(formatMoney(null)).toBe('₦0')
  expect(formatMoney(undefined, 'pound')).toBe('£0')
})

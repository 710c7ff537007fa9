import { expect, test } from 'vitest'
import { auditPath, filterIn } from './audit-path.rules.ts'

test('ADMIN-46 what is looked for in the audit is in the address, and nothing else', () => {
  const filter = { subject: 'shop:1', act: ' ', day: '2026-11-17' }

  expect(auditPath(filter)).toBe('/audit?subject=shop%3A1&day=2026-11-17')
  expect(filterIn(new URLSearchParams('act=shop.approve&day=&other=1'))).toEqual({ act: 'shop.approve' })
  expect(auditPath({})).toBe('/audit')
})

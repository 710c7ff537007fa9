import { expect, test } from 'vitest'
import { stageOf } from './dispute.rules.ts'

test('ADMIN-26 a decision can be appealed until its last moment, and not at it', () => {
  const at = new Date('2026-03-01T12:00:00Z')
  const stage = (appealUntil: Date | null) =>
    stageOf({ readAt: at, closedAt: at, withStaffSince: null, appealUntil, appeal: null })

  expect(stage(new Date(at.getTime() + 1))).toBe('DECIDED')
  expect(stage(at)).toBe('ENDED')
  expect(stage(null)).toBe('ENDED')
})

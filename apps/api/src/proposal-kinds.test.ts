import { expect, test } from 'vitest'
import { addRuleKind, endRuleKind } from '#catalog/goods-rules/rule-proposals.ts'
import { sendAnnouncementKind } from '#shops/announcements/plan-announcement.ts'
import { erasureKind } from '#worklist/data-requests/erasure-proposal.ts'
import { addHolidayKind } from '#worklist/holidays/holiday-proposal.ts'
import { changeRatesKind } from '#worklist/rates/change-rates.ts'
import { switchKind } from '#worklist/switches/switch-proposal.ts'

test('ADMIN-08, ADMIN-45 agreeing to each kind of proposal needs the permission of its own field', () => {
  const nothing = {} as Parameters<typeof erasureKind>[0]
  const rules = [addRuleKind, endRuleKind]
  const others = [erasureKind(nothing), switchKind, addHolidayKind, sendAnnouncementKind, changeRatesKind]

  expect(rules.map(({ needs }) => needs)).toEqual(['goods-rules.agree', 'goods-rules.agree'])
  expect(others.map(({ needs }) => needs)).toEqual([
    'erasures.agree',
    'switches.agree',
    'settings.agree',
    'announcements.agree',
    'rates.agree',
  ])
})

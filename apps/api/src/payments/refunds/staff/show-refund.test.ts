import type { RefundId, StaffMemberId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { actsOf } from './show-refund.ts'
import type { StuckRefundFacts } from './stuck-refunds.sql.ts'

const closedAt = new Date('2026-03-01T00:00:00Z')
const OPEN: StuckRefundFacts = {
  id: '0190a0a0-0000-7000-8000-000000000001' as RefundId,
  reference: 'ahia-1',
  orderId: null,
  shopName: null,
  amountKobo: kobo(100),
  reason: 'PAID_TWICE',
  status: 'REQUESTED',
  requestedAt: closedAt,
  closedAt: null,
  providerId: null,
  canRetry: true,
  isReplaced: false,
  closing: null,
}
const FAILED = { ...OPEN, status: 'FAILED', closedAt } as const
const closing = { reason: 'OTHER_REFUND', staffId: OPEN.id as string as StaffMemberId, at: '' } as const

test.each<[string, string[], StuckRefundFacts]>([
  ['was requested', ['ASK'], OPEN],
  ['was sent', ['ASK'], { ...OPEN, status: 'SENT' }],
  ['needs attention', ['ASK'], { ...OPEN, status: 'NEEDS_ATTENTION' }],
  ['is open and has nothing left to send', ['ASK'], { ...OPEN, canRetry: false }],
  ['has arrived', [], { ...OPEN, status: 'PROCESSED', closedAt }],
  ['a bank has covered', [], { ...OPEN, status: 'COVERED', closedAt }],
  [
    'a bank has covered and that has nothing left to send',
    [],
    { ...OPEN, status: 'COVERED', closedAt, canRetry: false },
  ],
  ['failed, with its money still here', ['RETRY'], FAILED],
  ['failed, with its money returned another way', ['CLOSE'], { ...FAILED, canRetry: false }],
  ['failed and was sent again', [], { ...FAILED, isReplaced: true }],
  ['failed, was sent again and has nothing left', [], { ...FAILED, isReplaced: true, canRetry: false }],
  ['failed and was closed', [], { ...FAILED, closing }],
  ['failed, was closed and has nothing left', [], { ...FAILED, closing, canRetry: false }],
])('ADMIN-41 what staff may do with a refund that %s', (_what, acts, facts) => {
  expect(actsOf(facts)).toEqual(acts)
})

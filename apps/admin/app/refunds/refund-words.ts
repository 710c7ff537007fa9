import type { CLOSING_REASONS, StuckRefund } from '@ahia/contracts/admin/refunds'
import type { TagTone } from '@ahia/ui/tag'

export const STATUS_TAGS = {
  REQUESTED: ['info', 'Not sent yet'],
  SENT: ['info', 'On its way'],
  NEEDS_ATTENTION: ['warn', 'Stuck at the provider'],
  PROCESSED: ['ok', 'Refunded'],
  FAILED: ['danger', 'Failed'],
  COVERED: ['ok', 'The bank returned the money'],
} as const satisfies Record<StuckRefund['status'], readonly [TagTone, string]>

export const REASON_LABELS: Readonly<Record<string, string>> = {
  CANCELLED: 'The order was cancelled',
  DISPUTE: 'A complaint was decided',
  TOO_LATE: 'The money arrived too late',
  PAID_TWICE: 'The order was paid twice',
  WRONG_AMOUNT: 'The amount was wrong',
}

export const CLOSING_LABELS = {
  BANK_RETURNED: 'The bank has returned the money.',
  OTHER_REFUND: 'Another refund has returned the money.',
} as const satisfies Record<(typeof CLOSING_REASONS)[number], string>

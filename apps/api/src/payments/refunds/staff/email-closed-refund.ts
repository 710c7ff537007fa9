import { formatNaira } from '@ahia/money/format-naira'
import { BRAND } from '@ahia/reference/brand'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Tx } from '#tables.ts'
import { type ClosingReason, findPayerEmail, type StuckRefundFacts } from './stuck-refunds.sql.ts'

const WAYS: Readonly<Record<ClosingReason, string>> = {
  BANK_RETURNED: 'Your bank has returned this money to you instead.',
  OTHER_REFUND: 'This money is part of another refund that we have sent to you.',
}

/** The order's page promises an email once the team knows what became of a refund that failed. */
export async function emailClosedRefund(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  { id, orderId, amountKobo, reason }: StuckRefundFacts & { reason: ClosingReason },
): Promise<void> {
  const to = await findPayerEmail(tx, id)
  if (to === null) return
  const subject = `Your refund of ${formatNaira(amountKobo)}`
  const written = await writeEmail({
    heading: subject,
    paragraphs: [
      `We couldn't send it the usual way. ${WAYS[reason]} Nothing more is on its way.`,
      "If it hasn't arrived, reply to this email and we'll look into it.",
    ],
    button: {
      label: orderId === null ? 'Your orders' : 'Your order',
      url: orderId === null ? `${publicUrl}/orders` : `${publicUrl}/orders/${orderId}`,
    },
    footnote: { text: `You're getting this email because you paid for something at ${BRAND.name}.` },
  })
  await enqueueEmail(tx, { to, subject, ...written, headers: { 'Reply-To': BRAND.email } })
}

import type { OrderId, ShopId } from '@ahia/contracts/ids'
import type { StandingMeasure } from '@ahia/contracts/seller/standing'
import { BRAND } from '@ahia/reference/brand'
import { orderNumber } from '@ahia/rules/order-number'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'

const AS_WHAT = {
  LATE: 'late',
  CANCELLED: 'cancelled by the shop',
  COMPLAINT: 'with a complaint',
  FAULT: 'refunded for a fault',
} as const satisfies Record<StandingMeasure, string>

type Appeal = { shopId: ShopId; orderId: OrderId; measure: StandingMeasure }

/** To our own team, so that an appeal is read wherever the market runs. */
export async function forwardAppeal(tx: Tx, { shopId, orderId, measure, words }: Appeal & { words: string }) {
  const subject = `Appeal: order ${orderNumber(orderId)} counted as ${AS_WHAT[measure]}`
  const body = await writeEmail({
    heading: subject,
    paragraphs: [words, `Shop ${shopId}, order ${orderId}. Answer it in the back office.`],
    button: null,
    footnote: { text: `A shop of ${BRAND.name} asks us not to count this order in its standing.` },
  })
  await enqueueEmail(tx, { to: BRAND.email, subject, ...body, headers: {} })
}

type Answer = Appeal & { outcome: 'TAKEN_OUT' | 'STAYS'; answer: string }

/** The same before it goes, for the preview. */
export function appealAnswer({ orderId, measure, outcome, answer }: Omit<Answer, 'shopId'>) {
  const number = orderNumber(orderId)
  const subject =
    outcome === 'TAKEN_OUT'
      ? `Order ${number} no longer counts as ${AS_WHAT[measure]}`
      : `Order ${number} still counts as ${AS_WHAT[measure]}`
  return { subject, paragraphs: [answer] }
}

export async function emailAppealAnswer(
  tx: Tx,
  deps: Pick<EmailDeps, 'publicUrl'>,
  { shopId, orderId, measure, outcome, answer }: Answer,
): Promise<void> {
  const { subject, paragraphs } = appealAnswer({ orderId, measure, outcome, answer })
  await emailShop(tx, deps, shopId, async ({ email, publicUrl }) => ({
    to: email,
    subject,
    ...(await writeEmail({
      heading: subject,
      paragraphs,
      button: { label: 'See your standing', url: `${publicUrl}/seller/standing` },
      footnote: { text: `You're getting this email because you appealed at ${BRAND.name}.` },
    })),
    headers: { 'Reply-To': BRAND.email },
  }))
}

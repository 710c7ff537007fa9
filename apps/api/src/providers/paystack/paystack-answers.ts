import { kobo } from '@ahia/money/kobo'
import { z } from 'zod'
import type { ProviderDispute, ProviderPayment, ProviderRefund } from './payment-provider.ts'

const id = z.union([z.string(), z.number()]).transform(String)
// P10: sometimes a string, sometimes a number.
const amount = z
  .union([z.string().regex(/^\d+$/).transform(Number), z.int()])
  .refine((value) => Number.isSafeInteger(value) && value >= 0)
  .transform(kobo)
const domain = z.enum(['test', 'live'])

export type Domain = z.output<typeof domain>

export const initialized = z.object({ authorization_url: z.url(), reference: z.string() })

// P13: every other status (ongoing, pending, processing, queued, or one that is new to us) is not final: the payment is
// open.
const STATUSES = ['success', 'failed', 'abandoned', 'reversed'] as const

const toStatus = (status: string): ProviderPayment['status'] =>
  STATUSES.find((known) => known === status) ?? 'open'

export const verified = z
  .object({
    id,
    domain,
    reference: z.string(),
    status: z.string().transform(toStatus),
    amount,
    currency: z.string(),
    channel: z.string().nullish(),
    fees: amount.nullish(),
    paid_at: z.coerce.date().nullish(),
  })
  .transform(({ id: providerId, domain: of, reference, status, currency, ...rest }) => ({
    domain: of,
    payment: {
      reference,
      providerId,
      status,
      amountKobo: rest.amount,
      currency,
      channel: rest.channel ?? null,
      feesKobo: rest.fees ?? null,
      paidAt: rest.paid_at ?? null,
    } satisfies ProviderPayment,
  }))

// A number where refunds are listed, more of it where one is asked for.
const transaction = z.union([
  id.transform((number) => ({ id: number, reference: null })),
  z.object({
    id,
    reference: z
      .string()
      .nullish()
      .transform((text) => text ?? null),
  }),
])

export const refunded = z
  .object({
    id,
    domain,
    amount,
    status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
    merchant_note: z.string().nullish(),
    transaction,
    transaction_reference: z.string().nullish(),
  })
  .transform(({ id: providerId, domain: of, amount: amountKobo, status, merchant_note, ...rest }) => ({
    domain: of,
    of: {
      providerId: rest.transaction.id,
      reference: rest.transaction_reference ?? rest.transaction.reference,
    },
    refund: { providerId, ourId: merchant_note ?? null, amountKobo, status } satisfies ProviderRefund,
  }))

/** P33 */
export const uploadPlace = z.object({ signedUrl: z.url(), fileName: z.string().min(1) })

export const disputed = z
  .object({
    id,
    domain,
    status: z.string().min(1),
    resolution: z.string().nullish(),
    refund_amount: amount.nullish(),
    transaction: z.object({ id, reference: z.string() }),
    category: z.string().nullish().catch(null),
    dueAt: z.coerce.date().nullish(),
  })
  .transform(({ id: providerId, domain: of, status, resolution, transaction: its, ...rest }) => ({
    domain: of,
    of: { providerId: its.id, reference: its.reference },
    dispute: {
      providerId,
      providerStatus: status,
      status: toEnding(status, resolution ?? null),
      amountKobo: rest.refund_amount || null,
      reason: toReason(rest.category ?? ''),
      dueAt: rest.dueAt ?? null,
    } satisfies ProviderDispute,
  }))

/** P32: a resolution that we do not know leaves it open, so that nothing is paid out meanwhile. */
function toEnding(status: string, resolution: string | null): ProviderDispute['status'] {
  if (status === 'archived' || resolution === 'declined') return 'won'
  return resolution?.endsWith('accepted') ? 'lost' : 'open'
}

/** A word or a few of the provider's own: no address, number or sentence of a person. */
const CATEGORY = /^[a-z][a-z _-]{0,39}$/i

/**
 * T24: only the category. What the customer wrote to the bank may name people, and would outlive their account here; staff
 * read it at the provider, where they answer.
 */
const toReason = (category: string): string => (CATEGORY.test(category) ? category : 'No reason given')

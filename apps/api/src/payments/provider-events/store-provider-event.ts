import { createHash } from 'node:crypto'
import type { ProviderEventId } from '@ahia/contracts/ids'
import { z } from 'zod'
import { faultPoint } from '#platform/fault-point.ts'
import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { signatureRefused } from '../payments.errors.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { readProviderEvent } from './provider-event.rules.ts'
import { insertProviderEvent } from './provider-events.sql.ts'

export const processProviderEvent = jobKind('process_provider_event', z.object({ eventId: z.uuid() }))

type SignedBody = { bytes: Uint8Array; signature: string | null }

/**
 * I14, R10: stores any event that the provider has signed, and enqueues its processing; when this returns it is on disk.
 * Throws when the signature is missing or invalid.
 */
export async function storeProviderEvent(
  { db, log, payments }: PaymentsDeps,
  { bytes, signature }: SignedBody,
): Promise<void> {
  if (!payments.hasSigned(bytes, signature)) {
    log.warn({ bytes: bytes.byteLength }, 'webhook with an invalid signature rejected')
    throw signatureRefused()
  }
  faultPoint('K7')
  const fingerprint = createHash('sha256').update(bytes).digest('hex')
  const event = readProviderEvent(new TextDecoder().decode(bytes), fingerprint)
  const id = newId<ProviderEventId>()
  await db.transaction(async (tx) => {
    if (await insertProviderEvent(tx, { id, ...event })) {
      await enqueue(tx, processProviderEvent, { eventId: id })
    }
  })
  faultPoint('K8')
}

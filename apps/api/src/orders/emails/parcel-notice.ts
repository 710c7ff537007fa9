import { orderIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'

/** Emails a customer about a parcel that has not changed the status of its order. */
export const parcelNotice = jobKind(
  'parcel_notice',
  z.object({
    orderId: orderIdSchema,
    notice: z.enum(['AT_POINT', 'ADDRESS_QUESTION', 'LATE', 'REMINDER', 'NOT_SENT_YET']),
  }),
)

export type ParcelNotice = z.output<typeof parcelNotice.payload>

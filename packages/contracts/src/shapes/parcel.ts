import {
  DELIVERY_PROOFS,
  PARCEL_STATUSES,
  RETURN_REASONS,
  type ReturnReason,
} from '@ahia/reference/parcel-statuses'
import { z } from 'zod'
import { parcelIdSchema } from '../ids.ts'

const time = z.iso.datetime()

export const returnReasonSchema = z.enum(Object.keys(RETURN_REASONS) as [ReturnReason, ...ReturnReason[]])

const movesSchema = z
  .array(
    z.strictObject({
      status: z.enum(PARCEL_STATUSES),
      at: time,
      by: z.enum(['CUSTOMER', 'SHOP', 'STAFF', 'MARKET']),
      note: z.string().nullable(),
    }),
  )
  .describe('first things first')

/** SELL-27: what shop and customer both see of a parcel; nothing that identifies either. */
export const parcelSchema = z.strictObject({
  _id: parcelIdSchema,
  status: z.enum(PARCEL_STATUSES),
  dueAt: time.describe('by when the shop must hand it over'),
  isLate: z.boolean().describe('it was not handed over in time'),
  cancelsAt: time.describe('when it is cancelled and refunded unless it is handed over before'),
  arrivesBy: time.nullable().describe('the end of the last promised day; null until it is handed over'),
  closesAt: time.nullable().describe('when silence counts as delivered; null until it is handed over'),
  carrier: z.string().nullable(),
  waybill: z.string().nullable(),
  proof: z.enum(DELIVERY_PROOFS).nullable().describe('how its delivery was proved; null until then'),
  hasPhoto: z.boolean().describe('the shop added a photo of what it handed over'),
  returnReason: returnReasonSchema.nullable().describe('why it could not be delivered; null when it was'),
  question: z
    .strictObject({
      text: z.string().nullable().describe('null once the account is deleted'),
      askedAt: time,
      answeredAt: time.nullable(),
      until: time.describe('after that the due time runs again'),
    })
    .nullable()
    .describe('the shop asked for a complete address (SELL-36)'),
  moves: movesSchema,
})

export type Parcel = z.output<typeof parcelSchema>

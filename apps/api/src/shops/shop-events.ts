import { shopIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { eventKind } from '#platform/jobs/kinds.ts'

/** Customers see it from now on: for the first time, or again. */
export const shopApproved = eventKind('shops.approved', z.object({ shopId: shopIdSchema }))

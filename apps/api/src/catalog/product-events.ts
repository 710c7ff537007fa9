import { shopIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { eventKind } from '#platform/jobs/kinds.ts'

/** A shop that had nothing listed has listed its first product. */
export const firstProductPublished = eventKind(
  'catalog.first_product_published',
  z.object({ shopId: shopIdSchema }),
)
